import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { whenAvailable } from '../db/errors.ts';
import { crashAttempt, handBackAttempt } from '../queue/attempts.ts';
import { failTask, finishTask } from '../queue/end-task.ts';
import { noteDetail } from '../queue/failure-detail.ts';
import { findAnyTask } from '../queue/find-task.ts';
import type { LeaseOptions } from '../queue/lease.ts';
import type { Task } from '../queue/task.ts';
import type { Store } from '../storage/store.ts';
import { AttemptProgress } from './attempt-progress.ts';
import type { ChildPool } from './child/pool.ts';
import { type OpResult, type OpRun, runOp } from './child/run-op.ts';
import { locateInput, materialise } from './inputs.ts';
import type { Log } from './log.ts';
import { type PlannerDeps, TaskPlanner } from './planner.ts';
import type { AnyOp, Registry } from './registry.ts';
import { attemptPrefix, resultsFault, storeResults } from './results.ts';
import { SENTENCES } from './sentences.ts';

export interface AttemptDeps {
  db: Database;
  store: Store;
  registry: Registry;
  pool: ChildPool;
  lease: LeaseOptions;
  memoryMb: number;
  /** The language model that ops may ask, where one is attached. */
  planner?: PlannerDeps;
  /** Attempts' folders are made here. */
  workDir: string;
  log: Log;
}

/** How an attempt ended, for metrics. `lost`: another attempt has taken over, or the task is gone. */
export type AttemptEnd = 'done' | 'failed' | 'crashed' | 'handed_back' | 'lost';

/** Why an attempt is aborted: it is no longer current, or the worker is stopping. */
export const ABORT = Object.freeze({ lost: 'lost', draining: 'draining' });

/** Runs one attempt to its end in the database. Throws only when the database stays away; the lease then sorts it out. */
export async function runAttempt(deps: AttemptDeps, task: Task, abort: AbortController): Promise<AttemptEnd> {
  const op = deps.registry.ops.get(task.op);
  const url = deps.registry.urls.get(task.op);
  if (!op || !url) return fail(deps, task, SENTENCES.gone, 'no such operation');
  const folder = join(deps.workDir, `${task.id}-${task.attempt}`);
  await mkdir(folder, { recursive: true });
  const progress = new AttemptProgress(deps.db, task, () => abort.abort(ABORT.lost));
  const planner = deps.planner && new TaskPlanner(deps.planner, task.id);
  abort.signal.addEventListener('abort', () => planner?.close(), { once: true });
  try {
    const result = await runInPool(deps.pool, {
      url,
      params: task.params,
      seed: task.seed,
      folder,
      timeoutMs: op.timeoutMs,
      memoryMb: deps.memoryMb,
      signal: abort.signal,
      planner,
      input: async (name, file) => {
        const found = await locateInput(deps.db, task, op, name, file);
        return { name: found.name, path: await materialise(deps.store, found.key, folder) };
      },
      onProgress: (fraction, stage) => progress.report(fraction, stage),
      onLog: (message, details) => deps.log.info({ task: task.id, op: task.op, ...details }, message),
    });
    if (result.end === 'done') return await publish(deps, task, op, result, progress);
    await progress.close();
    return await end(deps, task, result, abort.signal);
  } finally {
    planner?.close();
    await progress.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** More than any pool keeps idle: even when all of them were killed at once, a fresh process is reached. */
const IDLE_DEATHS_MAX = 16;

/** A process may have died while it was idle: an op that never began is not a lost try. */
async function runInPool(pool: ChildPool, run: OpRun): Promise<OpResult> {
  for (let tries = 0; ; tries++) {
    const child = pool.take();
    const result = await runOp(child, run);
    pool.give(child);
    if (result.end !== 'crashed' || result.started || tries === IDLE_DEATHS_MAX) return result;
  }
}

async function publish(
  deps: AttemptDeps,
  task: Task,
  op: AnyOp,
  done: Extract<OpResult, { end: 'done' }>,
  progress: AttemptProgress,
): Promise<AttemptEnd> {
  const fault = await resultsFault(done, op.files(task.params));
  if (fault) return fail(deps, task, SENTENCES.engine, fault);
  await progress.copying();
  let results: Awaited<ReturnType<typeof storeResults>>;
  try {
    results = await storeResults(deps.store, task.id, task.attempt, done);
  } catch (error) {
    await removeAttempt(deps, task);
    return fail(deps, task, SENTENCES.storage, String(error));
  }
  const output = takesSeed(op) ? { ...results.output, seed: task.seed } : results.output;
  const current = await patient(deps, () => finishTask(deps.db, task.id, task.attempt, { ...results, output }));
  if (current) return 'done';
  // the answer to an earlier try of ours may have been lost on the way: then the files are in use
  if (await isPublished(deps, task)) return 'done';
  await removeAttempt(deps, task);
  return 'lost';
}

async function isPublished(deps: AttemptDeps, task: Task): Promise<boolean> {
  const now = await patient(deps, () => findAnyTask(deps.db, task.id));
  return now?.status === 'done' && now.attempt === task.attempt;
}

async function end(
  deps: AttemptDeps,
  task: Task,
  result: Exclude<OpResult, { end: 'done' }>,
  signal: AbortSignal,
): Promise<AttemptEnd> {
  switch (result.end) {
    case 'aborted':
      if (signal.reason !== ABORT.draining) return 'lost';
      await patient(deps, () => handBackAttempt(deps.db, task.id, task.attempt));
      return 'handed_back';
    case 'crashed':
      deps.log.error({ task: task.id, op: task.op, detail: result.detail }, 'the child process died');
      await note(deps, task, result.detail);
      await patient(deps, () => crashAttempt(deps.db, task.id, task.attempt, deps.lease));
      return 'crashed';
    case 'threw':
      return fail(deps, task, result.safe ? result.message : SENTENCES.engine, result.stack ?? result.message);
    default:
      return fail(deps, task, SENTENCES[result.end], result.end);
  }
}

async function fail(deps: AttemptDeps, task: Task, sentence: string, detail: string): Promise<AttemptEnd> {
  deps.log.error({ task: task.id, op: task.op, detail }, 'the task failed');
  await note(deps, task, detail);
  const current = await patient(deps, () => failTask(deps.db, task.id, task.attempt, sentence));
  return current ? 'failed' : 'lost';
}

/** The cause of a failure is worth keeping, but nothing to fail for. */
async function note(deps: AttemptDeps, task: Task, detail: string): Promise<void> {
  await noteDetail(deps.db, task.id, task.attempt, detail).catch((error: unknown) => {
    deps.log.warn({ task: task.id, detail: String(error) }, 'the cause could not be kept');
  });
}

/** Endings are no-ops the second time, so they may be repeated while the database comes back. */
function patient<T>(deps: AttemptDeps, work: () => Promise<T>): Promise<T> {
  return whenAvailable(Math.max(deps.lease.leaseMs, 30_000), work);
}

async function removeAttempt(deps: AttemptDeps, task: Task): Promise<void> {
  await deps.store.remove(attemptPrefix(task.id, task.attempt)).catch((error: unknown) => {
    deps.log.warn({ task: task.id, detail: String(error) }, 'an unused attempt was left in the store');
  });
}

function takesSeed(op: AnyOp): boolean {
  return 'seed' in ((op.params as { shape?: object }).shape ?? {});
}
