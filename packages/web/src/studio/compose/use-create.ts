import { type ClayworkError, type CreateBody, InsufficientCredits, LaneFull } from '@claywork/sdk';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { randomKey } from './random-key.ts';

/** Why a press waits: the lane is full, and it is asked again by itself. */
export interface Pause {
  until: number;
  attempt: number;
  full: boolean;
}

interface Create {
  busy: boolean;
  pause: Pause | undefined;
  error: unknown;
  /** What is missing, when that is why. */
  short: InsufficientCredits | undefined;
  create: (body: Record<string, unknown>) => Promise<string | undefined>;
  cancel: () => void;
  forget: () => void;
}

/** Starts tasks: one press, one task, however often the network loses an answer; waits where the lane is full. */
export function useCreate(): Create {
  const [busy, setBusy] = useState(false);
  const [pause, setPause] = useState<Pause>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const create = async (body: Record<string, unknown>): Promise<string | undefined> => {
    if (running.current && !running.current.signal.aborted && busy) return undefined;
    const controller = (running.current = new AbortController());
    setBusy(true);
    setError(undefined);
    try {
      const created = await client.tasks.create(body as CreateBody, {
        signal: controller.signal,
        idempotencyKey: randomKey(),
        onBusy: ({ seconds, attempt, error: busyError }: { seconds: number; attempt: number; error: ClayworkError }) =>
          setPause({ until: Date.now() + seconds * 1000, attempt, full: busyError instanceof LaneFull }),
      });
      return created.task_id;
    } catch (problem) {
      if (!controller.signal.aborted) setError(problem);
      return undefined;
    } finally {
      setBusy(false);
      setPause(undefined);
    }
  };
  return {
    busy,
    pause,
    error,
    short: error instanceof InsufficientCredits ? error : undefined,
    create,
    cancel: () => running.current?.abort(),
    forget: () => setError(undefined),
  };
}
