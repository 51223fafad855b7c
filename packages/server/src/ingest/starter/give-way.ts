import { setTimeout as sleep } from 'node:timers/promises';
import { holdProcesses } from '../../engine/child/hold-processes.ts';

export interface WayOptions {
  /** Whether somebody else needs the machine. */
  busy(): Promise<boolean>;
  /** The processes that do the work, now. */
  pids(): readonly number[];
  /** Nothing is held any more once it is aborted. */
  signal: AbortSignal;
  /** How long may be waited, in all: on a machine that is never idle the work is done too. */
  mostMs: number;
  /** How often is looked. Default half a second. */
  everyMs?: number;
}

const EVERY_MS = 500;

/** Does `work` while nobody else needs the machine: it begins when nobody does, and its processes are held while somebody does. */
export async function giveWay<T>(work: () => Promise<T>, options: WayOptions): Promise<T> {
  const { signal, mostMs, everyMs = EVERY_MS } = options;
  const ended = new AbortController();
  const over = AbortSignal.any([signal, ended.signal]);
  let left = mostMs;
  /** False: it is free, or has been waited for long enough. */
  const mustWait = async () => left > 0 && !over.aborted && (await options.busy().catch(() => false)) && !over.aborted;
  const wait = async () => {
    const began = performance.now();
    await sleep(everyMs, undefined, { signal: over }).catch(() => undefined);
    return performance.now() - began;
  };
  while (await mustWait()) left -= await wait();
  signal.throwIfAborted();
  const watched = watch();
  try {
    return await work();
  } finally {
    ended.abort();
    await watched;
  }

  async function watch(): Promise<void> {
    let held: { pids: string; release(): void } | undefined;
    while (!over.aborted) {
      const hold = await mustWait();
      const pids = hold ? options.pids() : [];
      if (held?.pids !== pids.join()) {
        held?.release();
        held = { pids: pids.join(), release: holdProcesses(pids) };
      }
      const waited = await wait();
      if (hold) left -= waited;
    }
    held?.release();
  }
}
