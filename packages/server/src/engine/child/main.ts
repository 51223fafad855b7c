// The process that runs operations: forked by the worker, one task at a time, reused while it behaves.
import { flushCompileCache } from 'node:module';
import type { OpDefinition } from '../define-op.ts';
import { ChildContext } from './context.ts';
import type { FromChild, ToChild } from './messages.ts';

/** Errors whose message may be shown. By name: importing the kernels only to compare classes would slow every start. */
const SAFE = new Set(['OpError', 'GeometryError']);

let current: ChildContext | undefined;

process.on('message', (message: ToChild) => {
  if (message.type === 'run') void run(message);
  else if (message.type === 'warm') void warm(message.urls);
  else if (message.type === 'input') current?.answer(message);
  else if (message.type === 'plan') current?.planner?.answer(message.request, message.reply);
  else current?.abort();
});
// the worker is gone: its successor will run the task again
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; when to stop is the worker's decision
process.on('SIGINT', () => {});

function send(message: FromChild): void {
  // a closed channel is handled by 'disconnect'
  if (process.connected) process.send?.(message, undefined, undefined, () => {});
}

async function load(url: string) {
  const { op } = (await import(url)) as { op: OpDefinition<never> };
  return op.load();
}

/** Loading the code takes longer than a small task: done ahead, while nobody waits. */
async function warm(urls: string[]): Promise<void> {
  for (const url of urls) {
    const work = await load(url).catch(() => undefined);
    work?.warm?.();
  }
  // we are killed, not ended: what is not on disk now never will be
  flushCompileCache();
}

async function run(message: Extract<ToChild, { type: 'run' }>): Promise<void> {
  const context = new ChildContext(message, send);
  current = context;
  try {
    const work = await load(message.url);
    send({ type: 'started' });
    await work.run(message.params as never, context);
    send({
      type: 'done',
      files: context.files,
      kept: context.kept,
      thumbnail: context.thumb,
      output: context.result,
    });
  } catch (error) {
    send(failureOf(error));
  } finally {
    current = undefined;
  }
}

function failureOf(error: unknown): FromChild {
  const known = error instanceof Error ? error : new Error(String(error));
  const safe = SAFE.has(known.name);
  return { type: 'failed', safe, message: known.message, stack: known.stack };
}
