import type { Database } from '../db/database.ts';
import type { LeaseOptions } from './lease.ts';

/** A process that runs tasks. `host` names the machine's boot and process namespace, within which `pid` means something. */
export interface WorkerIdentity {
  id: string;
  host: string;
  pid: number;
}

/** Heartbeat of a worker and its attempts. Returns the tasks whose attempt is no longer current. */
export async function beat(
  db: Database,
  worker: WorkerIdentity,
  poolIds: readonly string[],
  running: readonly { taskId: string; attempt: number }[],
): Promise<string[]> {
  const { rows } = await db.pool.query<{ beat: string }>({
    name: 'beat',
    text: 'select beat($1, $2, $3, $4, $5, $6)',
    values: [
      worker.id,
      worker.host,
      worker.pid,
      poolIds,
      running.map((one) => one.taskId),
      running.map((one) => one.attempt),
    ],
  });
  return rows.map((row) => row.beat);
}

/** A worker that has stopped in good order leaves nothing locked. */
export async function releaseWorker(db: Database, workerId: string): Promise<void> {
  await db.pool.query('select release_worker($1)', [workerId]);
}

/**
 * Takes back what dead workers held: their locked jobs, attempts past their lease, and running tasks that nothing will run.
 * `isGone` tells of a worker of this host whose process no longer exists: it is not waited for. Returns how many tasks moved.
 */
export async function reclaim(
  db: Database,
  lease: LeaseOptions,
  isGone: (worker: WorkerIdentity) => boolean = () => false,
): Promise<number> {
  const workers = await db.pool.query<WorkerIdentity & { silent: boolean }>(
    `select id, host, pid, seen_at < now() - $1 * interval '1 ms' as silent from worker`,
    [lease.leaseMs],
  );
  const dead = workers.rows.filter(isGone).map((worker) => worker.id);
  for (const worker of workers.rows) {
    if (worker.silent || dead.includes(worker.id)) await releaseWorker(db, worker.id);
  }
  let moved = 0;
  const stale = await db.pool.query<{ id: string }>(
    `select task_id as id from attempt
     where ended_at is null and (heartbeat_at < now() - $1 * interval '1 ms' or worker_id = any ($2)) order by task_id`,
    [lease.leaseMs, dead],
  );
  for (const { id } of stale.rows) {
    const { rows } = await db.pool.query<{ ok: boolean }>(
      `select reclaim_attempt($1, $2 * interval '1 ms', $3, $4) as ok`,
      [id, lease.leaseMs, lease.triesMax, dead],
    );
    if (rows[0]!.ok) moved++;
  }
  return moved + (await requeueOrphans(db, lease));
}

/** A late worker may complete a job that was already given to another: whatever is left without a job gets one. */
async function requeueOrphans(db: Database, lease: LeaseOptions): Promise<number> {
  const orphans = await db.pool.query<{ id: string }>(
    `select t.id from task t
     where t.status = 'running' and t.created_at < now() - $1 * interval '1 ms'
       and not exists (select 1 from attempt a where a.task_id = t.id and a.ended_at is null)
       and not has_job(t.id)`,
    [lease.leaseMs],
  );
  let moved = 0;
  for (const { id } of orphans.rows) {
    const { rows } = await db.pool.query<{ ok: boolean }>('select requeue_orphan($1) as ok', [id]);
    if (rows[0]!.ok) moved++;
  }
  return moved;
}
