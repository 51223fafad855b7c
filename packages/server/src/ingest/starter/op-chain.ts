import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildPool } from '../../engine/child/pool.ts';
import { type OpResult, runOp } from '../../engine/child/run-op.ts';
import type { Registry } from '../../engine/registry.ts';
import { resultsFault } from '../../engine/results.ts';
import { IngestError } from '../ingest-error.ts';

/** One operation of a chain, with its parameters but for `input`. */
export interface ChainStep {
  op: string;
  params: Record<string, unknown>;
}

export interface ChainOptions {
  pool: ChildPool;
  registry: Registry;
  memoryMb: number;
  seed: number;
  /** Each step gets a folder in it. */
  folder: string;
  signal: AbortSignal;
  /** How long the process may be held from outside, for each step. */
  heldMs: number;
  onProgress(step: ChainStep, fraction: number, stage: string): void;
}

/** How much longer than for a member an operation may take. */
export const SLOWER = 3;

type Done = Extract<OpResult, { end: 'done' }>;

/** Stands for the task before: these are no tasks, and only the form of an id is looked at. */
const BEFORE = 'task_before';
/** More than a pool of one keeps idle. */
const IDLE_DEATHS_MAX = 4;

/** Runs operations in a child process, each on the result of the one before; no task, no credits. Returns the path of the last one's first file. */
export async function runChain(steps: readonly ChainStep[], options: ChainOptions): Promise<string> {
  let before: Done | undefined;
  for (const [i, step] of steps.entries()) {
    const folder = join(options.folder, String(i));
    await mkdir(folder, { recursive: true });
    before = await runStep(step, before, folder, options);
  }
  if (!before) throw new IngestError('nothing is to be done');
  return before.files[0]!.path;
}

async function runStep(step: ChainStep, before: Done | undefined, folder: string, o: ChainOptions): Promise<Done> {
  const op = o.registry.ops.get(step.op);
  const url = o.registry.urls.get(step.op);
  if (!op || !url) throw new IngestError(`there is no operation ${step.op}`);
  const read = op.params.safeParse(before ? { ...step.params, input: BEFORE } : step.params);
  if (!read.success) throw new IngestError(`${step.op}: ${issueOf(read.error.issues[0])}`);
  const params = read.data;
  for (let tries = 0; ; tries++) {
    const child = o.pool.take();
    const result = await runOp(child, {
      ...{ url, params, folder, seed: o.seed, memoryMb: o.memoryMb, signal: o.signal },
      // at the lowest priority an op may wait for others most of its time
      ...{ timeoutMs: SLOWER * op.timeoutMs, heldMs: o.heldMs },
      input: async (_name, file) => {
        const found = file ? before?.kept.find(({ name }) => name === file) : before?.files[0];
        if (!found) throw new Error(`The step before has no ${file ?? 'file'}.`);
        return { name: found.name, path: found.path };
      },
      onProgress: (fraction, stage) => o.onProgress(step, fraction, stage),
      onLog: () => {},
    });
    o.pool.give(child);
    o.signal.throwIfAborted();
    // it may have died while it was idle
    if (result.end === 'crashed' && !result.started && tries < IDLE_DEATHS_MAX) continue;
    if (result.end !== 'done') throw new IngestError(`${step.op}: ${sentenceOf(result)}`);
    const fault = await resultsFault(result, op.files(params));
    if (fault) throw new IngestError(`${step.op}: ${fault}`);
    return result;
  }
}

function issueOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'its parameters are not valid';
}

function sentenceOf(result: Exclude<OpResult, Done>): string {
  if (result.end === 'threw') return result.message.split('\n', 1)[0]!;
  if (result.end === 'crashed') return `the process died (${result.detail.trim().split('\n').at(-1)})`;
  if (result.end === 'timeout') return 'it took longer than allowed';
  return result.end === 'memory' ? 'it needed more memory than allowed' : 'it was stopped';
}
