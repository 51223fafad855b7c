import type { TaskPlanner } from '../planner.ts';
import type { FromChild, WrittenFile } from './messages.ts';
import type { OpProcess } from './process.ts';

export interface OpRun {
  url: string;
  params: unknown;
  seed: number;
  /** An empty folder of this attempt's own. */
  folder: string;
  timeoutMs: number;
  /** How long its process may be held from outside, in all: time that is not its own. */
  heldMs?: number;
  memoryMb: number;
  /** Aborts the attempt: the op is asked first, then killed. */
  signal: AbortSignal;
  input(name: string, file?: string): Promise<{ name: string; path: string }>;
  planner?: TaskPlanner;
  onProgress(fraction: number, stage: string): void;
  onLog(message: string, details?: Record<string, unknown>): void;
}

/** How an attempt ended in its process. */
export type OpResult =
  | {
      end: 'done';
      files: WrittenFile[];
      kept: WrittenFile[];
      thumbnail: WrittenFile | undefined;
      output: Record<string, unknown>;
    }
  /** The op threw; `safe` messages may be shown. */
  | { end: 'threw'; safe: boolean; message: string; stack?: string }
  /** Stopped by us: too slow, too big, or not wanted any more. */
  | { end: 'timeout' | 'memory' | 'aborted' }
  /** The process died by itself; `started`: after its code was loaded. */
  | { end: 'crashed'; started: boolean; detail: string };

const WATCH_MS = 250;
/** Loading an op's code is not its own time, but must end too. */
const LOAD_MS = 120_000;
const ABORT_GRACE_MS = 1500;

/** Runs one op in a process; never throws. The process may be dead afterwards. */
export async function runOp(child: OpProcess, run: OpRun): Promise<OpResult> {
  let started = false;
  let stopped: 'timeout' | 'memory' | 'aborted' | undefined;
  const stop = (why: 'timeout' | 'memory' | 'aborted') => {
    stopped ??= why;
    child.kill(why);
  };
  const { heldMs = 0 } = run;
  let deadline = setTimeout(() => stop('timeout'), LOAD_MS + heldMs);
  const timers: NodeJS.Timeout[] = [];
  timers.push(setInterval(() => child.residentMb() > run.memoryMb && stop('memory'), WATCH_MS));
  const onAbort = () => {
    child.send({ type: 'abort' });
    timers.push(setTimeout(() => stop('aborted'), ABORT_GRACE_MS));
  };
  run.signal.addEventListener('abort', onAbort, { once: true });
  let unlisten = () => {};
  try {
    const finished = new Promise<OpResult>((resolve) => {
      unlisten = child.onMessage((message) => {
        if (message.type === 'started') {
          started = true;
          clearTimeout(deadline);
          deadline = setTimeout(() => stop('timeout'), run.timeoutMs + heldMs);
        } else handle(child, run, message, resolve);
      });
    });
    const died = child.ended.then((end): OpResult => {
      if (stopped) return { end: stopped };
      // V8 gives up with SIGABRT when its heap is full: that would happen again
      if (end.signal === 'SIGABRT' && /heap out of memory/i.test(child.lastWords())) return { end: 'memory' };
      return { end: 'crashed', started, detail: `code ${end.code}, signal ${end.signal}: ${child.lastWords()}` };
    });
    if (run.signal.aborted) return { end: 'aborted' };
    const { url, params, seed, folder } = run;
    child.send({ type: 'run', url, params, seed, folder, planner: run.planner?.terms });
    const result = await Promise.race([finished, died]);
    return run.signal.aborted && result.end !== 'done' ? { end: 'aborted' } : result;
  } finally {
    unlisten();
    run.signal.removeEventListener('abort', onAbort);
    for (const timer of [deadline, ...timers]) clearTimeout(timer);
  }
}

function handle(child: OpProcess, run: OpRun, message: FromChild, resolve: (result: OpResult) => void): void {
  if (message.type === 'progress') run.onProgress(message.fraction, message.stage);
  else if (message.type === 'log') run.onLog(message.message, message.details);
  else if (message.type === 'need') {
    const { request, name, file } = message;
    run.input(name, file).then(
      (found) => child.send({ type: 'input', request, file: found }),
      (error: Error) => child.send({ type: 'input', request, error: error.message }),
    );
  } else if (message.type === 'plan') {
    const { request } = message;
    void run.planner?.ask(request, message.question).then((reply) => child.send({ type: 'plan', request, reply }));
  } else if (message.type === 'plan-verdict') {
    void run.planner?.settle(message.request, message.usable);
  } else if (message.type === 'done') {
    const { files, kept, thumbnail, output } = message;
    resolve({ end: 'done', files, kept, thumbnail, output });
  } else if (message.type === 'failed') {
    resolve({ end: 'threw', safe: message.safe, message: message.message, stack: message.stack });
  }
}
