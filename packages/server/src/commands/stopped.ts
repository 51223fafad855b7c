import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** How long a command may take to end by itself. */
const GRACE_MS = 5000;

/** A command was told to stop. */
export class Stopped extends Error {
  /** As shells have it: 128 and the signal's number. */
  readonly status: number;

  constructor(name: (typeof SIGNALS)[number]) {
    super('stopped');
    this.name = 'Stopped';
    this.status = 128 + constants.signals[name];
  }
}

/**
 * Does `work` with a signal that Ctrl-C and SIGTERM abort, instead of ending the process. `cutOff` rejects some seconds later, for work that does not
 * look at it. More signals change nothing: started by npm, a program gets Ctrl-C twice.
 */
export async function stoppable<T>(work: (signal: AbortSignal, cutOff: Promise<never>) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let cut: (reason: Stopped) => void;
  const cutOff = new Promise<never>((_, reject) => (cut = reject));
  cutOff.catch(() => {});
  const onSignal = (name: NodeJS.Signals) => {
    if (stop.signal.aborted) return;
    const reason = new Stopped(name as (typeof SIGNALS)[number]);
    stop.abort(reason);
    timer = setTimeout(() => cut(reason), GRACE_MS);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    return await work(stop.signal, cutOff);
  } finally {
    clearTimeout(timer);
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}
