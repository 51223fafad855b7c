import { EventEmitter } from 'node:events';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Runner, run, type WorkerEvents } from 'graphile-worker';
import { isAlive } from '../config/process-alive.ts';
import { whenAvailable } from '../db/errors.ts';
import { quietLogger } from '../db/quiet-logger.ts';
import { beginAttempt } from '../queue/attempts.ts';
import { listenForCancels } from '../queue/cancellations.ts';
import { forgetIdempotency } from '../queue/garbage.ts';
import { beat, reclaim, releaseWorker, type WorkerIdentity } from '../queue/workers.ts';
import { ABORT, type AttemptDeps, type AttemptEnd, runAttempt } from './attempt.ts';
import { ChildPool } from './child/pool.ts';
import { sweepGarbage } from './sweep-garbage.ts';
import { isGone, thisWorker } from './worker-identity.ts';

export interface WorkerOptions extends Omit<AttemptDeps, 'pool'> {
  /** Tasks at once. */
  concurrency: number;
  /** Folder that child processes keep compiled code in. */
  codeCache: string;
  onAttempt?(op: string, end: AttemptEnd, seconds: number): void;
}

const SWEEP_MS = 15_000;

/** Takes tasks from the queue and runs them in child processes; also takes back what dead workers held. */
export class Worker {
  readonly identity: WorkerIdentity = thisWorker();
  readonly #options: WorkerOptions;
  readonly #deps: AttemptDeps;
  readonly #running = new Map<string, { attempt: number; abort: AbortController }>();
  readonly #poolIds = new Set<string>();
  readonly #timers: NodeJS.Timeout[] = [];
  #runner: Runner | undefined;
  #loop: Promise<void> | undefined;
  #cancels: { close(): Promise<void> } | undefined;
  #stopping = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const workDir = join(options.workDir, String(process.pid));
    clearDeadWork(options.workDir);
    mkdirSync(workDir, { recursive: true });
    this.#deps = {
      ...options,
      workDir,
      pool: new ChildPool(options.concurrency, options.memoryMb, options.codeCache, options.registry.urls.values()),
    };
  }

  /** Pids of the child processes. */
  childPids(): number[] {
    return this.#deps.pool.pids();
  }

  get running(): number {
    return this.#running.size;
  }

  async start(): Promise<void> {
    await this.#beat();
    // what a killed predecessor on this machine held is taken back at once
    await this.#reclaim();
    await this.#tidy();
    this.#every(this.#options.lease.heartbeatMs, () => this.#beat());
    this.#every(this.#options.lease.heartbeatMs, () => this.#reclaim());
    this.#every(SWEEP_MS, () => this.#tidy());
    this.#cancels = listenForCancels(this.#deps.db, (taskId) => this.#running.get(taskId)?.abort.abort(ABORT.lost));
    this.#loop = this.#keepRunning();
  }

  /** No new tasks; running ones get `graceMs` to finish, then are handed back. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping = true;
    const stopped = this.#runner?.stop().catch(() => {});
    const deadline = performance.now() + graceMs;
    while (this.#running.size > 0 && performance.now() < deadline) await sleep(25);
    for (const one of this.#running.values()) one.abort.abort(ABORT.draining);
    await Promise.all([stopped, this.#loop]);
    await this.#cancels?.close();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#deps.pool.close();
    await releaseWorker(this.#deps.db, this.identity.id).catch(() => {});
    rmSync(this.#deps.workDir, { recursive: true, force: true });
  }

  /** graphile-worker gives up after a row of errors; we begin again for as long as the process lives. */
  async #keepRunning(): Promise<void> {
    while (!this.#stopping) {
      try {
        const events: WorkerEvents = new EventEmitter();
        events.on('pool:create', ({ workerPool }) => {
          this.#poolIds.add(workerPool.id);
          this.#beat().catch(() => {});
        });
        this.#runner = await run({
          events,
          pgPool: this.#deps.db.pool,
          concurrency: this.#options.concurrency,
          noHandleSignals: true,
          pollInterval: 1000,
          logger: quietLogger,
          taskList: {
            run_task: (payload) => this.#runTask((payload as { task_id: string }).task_id),
          },
          // ours is the only say in when a task ends
          preset: { worker: { gracefulShutdownAbortTimeout: 2 ** 30 } },
        });
        if (this.#stopping) await this.#runner.stop();
        await this.#runner.promise;
      } catch (error) {
        this.#deps.log.warn({ detail: String(error) }, 'the queue is not reachable');
      }
      // jobs that this pool still holds belong to nobody now: `reclaim` queues them again
      this.#poolIds.clear();
      if (!this.#stopping) await sleep(500);
    }
  }

  async #runTask(taskId: string): Promise<void> {
    // graphile-worker offers a job that threw again, to another worker
    if (this.#stopping) throw new Error('stopping');
    const { db, lease } = this.#deps;
    const task = await whenAvailable(60_000, () => beginAttempt(db, taskId, this.identity.id, lease));
    if (!task) return;
    const abort = new AbortController();
    this.#running.set(taskId, { attempt: task.attempt, abort });
    const started = performance.now();
    try {
      const end = await runAttempt(this.#deps, task, abort);
      this.#options.onAttempt?.(task.op, end, (performance.now() - started) / 1000);
    } finally {
      this.#running.delete(taskId);
    }
  }

  async #beat(): Promise<void> {
    const mine = [...this.#running].map(([taskId, { attempt }]) => ({ taskId, attempt }));
    const lost = await beat(this.#deps.db, this.identity, [...this.#poolIds], mine);
    for (const taskId of lost) {
      const attempt = mine.find((one) => one.taskId === taskId)?.attempt;
      const now = this.#running.get(taskId);
      if (now?.attempt === attempt) now?.abort.abort(ABORT.lost);
    }
  }

  async #reclaim(): Promise<void> {
    const moved = await reclaim(this.#deps.db, this.#deps.lease, isGone);
    if (moved > 0) this.#deps.log.warn({ moved }, 'took back tasks of dead workers');
  }

  async #tidy(): Promise<void> {
    await sweepGarbage(this.#deps.db, this.#deps.store);
    await forgetIdempotency(this.#deps.db);
  }

  /** Runs `work` again and again, never twice at once; a failure waits for the next turn. */
  #every(ms: number, work: () => Promise<void>): void {
    let busy = false;
    const tick = async () => {
      if (busy) return;
      busy = true;
      await work().catch((error: unknown) => this.#deps.log.warn({ detail: String(error) }, 'will try again'));
      busy = false;
    };
    this.#timers.push(setInterval(tick, ms));
  }
}

/** Removes the folders of workers that were killed. */
function clearDeadWork(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!isAlive(Number(name))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
