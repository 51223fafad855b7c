import type { Database } from '../db/database.ts';

export interface LaneOverview {
  name: string;
  capacity: number;
  slots: number;
  /** Admitted tasks, waiting ones included. */
  used: number;
  /** How long an attempt in this lane takes; null before the first has ended. */
  meanSeconds: number | null;
}

export interface QueueOverview {
  op: string;
  lane: string;
  waiting: number;
  running: number;
  /** How long the oldest of those that wait has waited. */
  oldestWaitSeconds: number | null;
}

export interface WorkerOverview {
  id: string;
  host: string;
  pid: number;
  startedAt: Date;
  seenAt: Date;
  running: {
    taskId: string;
    op: string;
    handle: string;
    attempt: number;
    progress: number;
    stage: string | null;
    startedAt: string;
  }[];
}

/** A failed task, and what each of its attempts came to. */
export interface Failure {
  taskId: string;
  op: string;
  memberId: string;
  handle: string;
  /** What the member was told. */
  error: string;
  cost: number;
  createdAt: Date;
  failedAt: Date;
  attempts: { number: number; outcome: string | null; seconds: number | null; worker: string; detail: string | null }[];
}

/** How full the lanes are, and how fast they move: the mean over their operations, by how often each was run. */
export async function lanesOverview(db: Database): Promise<LaneOverview[]> {
  const { rows } = await db.pool.query<LaneOverview>(
    `with recent as (select distinct lane, op from task where created_at > now() - interval '7 days'),
      speed as (select r.lane, sum(s.mean_seconds * s.runs) / nullif(sum(s.runs), 0) as mean
        from recent r join op_stat s on s.op = r.op group by r.lane)
    select l.name, l.capacity, l.slots, l.used, s.mean as "meanSeconds"
    from lane l left join speed s on s.lane = l.name order by l.name`,
  );
  return rows;
}

/** What is under way, by operation. */
export async function queueOverview(db: Database): Promise<QueueOverview[]> {
  const { rows } = await db.pool.query<QueueOverview>(
    `select t.op, t.lane, (count(*) filter (where a.task_id is null))::integer as waiting, count(a.task_id)::integer as running,
      extract(epoch from now() - min(t.created_at) filter (where a.task_id is null))::double precision as "oldestWaitSeconds"
    from task t left join attempt a on a.task_id = t.id and a.number = t.attempt and a.ended_at is null
    where t.status = 'running' group by t.op, t.lane order by t.op`,
  );
  return rows;
}

/** Processes that take tasks, and what each is at. */
export async function workersOverview(db: Database): Promise<WorkerOverview[]> {
  const { rows } = await db.pool.query<WorkerOverview>(
    `select w.id, w.host, w.pid, w.started_at as "startedAt", w.seen_at as "seenAt", coalesce(json_agg(json_build_object(
        'taskId', t.id, 'op', t.op, 'handle', m.handle, 'attempt', a.number, 'progress', t.progress, 'stage', t.stage,
        'startedAt', a.started_at) order by a.started_at) filter (where t.id is not null), '[]') as running
    from worker w
    left join attempt a on a.worker_id = w.id and a.ended_at is null
    left join task t on t.id = a.task_id and t.attempt = a.number and t.status = 'running'
    left join member m on m.id = t.member_id
    group by w.id order by w.started_at, w.id`,
  );
  return rows;
}

/** The newest failures that have not been deleted by their owners. */
export async function failuresOverview(db: Database, limit: number): Promise<Failure[]> {
  const { rows } = await db.pool.query<Failure>(
    `select t.id as "taskId", t.op, t.member_id as "memberId", m.handle, t.error, t.cost, t.created_at as "createdAt",
      t.finished_at as "failedAt", (select coalesce(json_agg(json_build_object('number', a.number, 'outcome', a.outcome,
        'seconds', extract(epoch from a.ended_at - a.started_at), 'worker', a.worker_id, 'detail', a.detail) order by a.number), '[]')
        from attempt a where a.task_id = t.id) as attempts
    from task t join member m on m.id = t.member_id
    where t.status = 'failed' order by t.finished_at desc limit $1`,
    [limit],
  );
  return rows;
}
