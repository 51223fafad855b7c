import { z } from 'zod';
import { failuresOverview, lanesOverview, queueOverview, workersOverview } from '../../queue/overview.ts';
import { readTotals } from '../../queue/totals.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const FAILURES = 50;
/** A worker says every five seconds that it is there. */
const SILENT_MS = 20_000;

const seconds = z.number().min(0).nullable();
const time = z.iso.datetime();

const lane = z.object({
  name: z.string(),
  ops: z.array(z.string()),
  capacity: z.int(),
  used: z.int().meta({ description: 'Admitted tasks, waiting ones included.' }),
  slots: z.int(),
  mean_seconds: seconds,
});
const queued = z.object({
  op: z.string(),
  lane: z.string(),
  waiting: z.int(),
  running: z.int(),
  oldest_wait_seconds: seconds,
});
const worker = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  alive: z.boolean().meta({ description: 'Heard of in the last 20 seconds.' }),
  started_at: time,
  seen_at: time,
  running: z.array(
    z.object({
      task_id: z.string(),
      op: z.string(),
      handle: z.string(),
      attempt: z.int(),
      progress: z.int(),
      stage: z.string().optional(),
      started_at: time,
    }),
  ),
});
const failure = z.object({
  task_id: z.string(),
  op: z.string(),
  member_id: z.string(),
  handle: z.string(),
  error: z.string().meta({ description: 'What the member was told.' }),
  cost: z.int(),
  created_at: time,
  failed_at: time,
  attempts: z.array(
    z.object({
      number: z.int(),
      outcome: z.string().optional(),
      seconds,
      worker: z.string(),
      detail: z.string().optional().meta({ description: 'What went wrong inside; never shown to members.' }),
    }),
  ),
});
const overviewSchema = z
  .object({
    lanes: z.array(lane),
    queue: z.object({ waiting: z.int(), running: z.int(), oldest_wait_seconds: seconds, ops: z.array(queued) }),
    workers: z.array(worker),
    failures: z.array(failure).meta({ description: `The ${FAILURES} newest.` }),
    totals: z.object({
      members: z.int(),
      members_today: z.int(),
      tasks: z.int(),
      tasks_today: z.int(),
      done_today: z.int(),
      failed_today: z.int(),
      credits_today: z.int().meta({ description: 'Held today, less what came back. Days begin at midnight UTC.' }),
      store_bytes: z.int().meta({ description: 'Files of tasks, uploads and the catalog.' }),
    }),
  })
  .meta({ id: 'Overview' });

/** `GET /admin/overview`: what goes on, and what went wrong. */
export function registerAdminOverview(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getOverview',
    summary: 'Lanes, queue, workers, failures with their causes, and the service in figures',
    tags: ['admin'],
    security: NEEDS_KEY,
    response: { 200: overviewSchema, ...errorResponses(404) },
  };
  api.get('/admin/overview', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const [lanes, queue, workers, failures, totals] = await Promise.all([
      lanesOverview(deps.db),
      queueOverview(deps.db),
      workersOverview(deps.db),
      failuresOverview(deps.db, FAILURES),
      readTotals(deps.db),
    ]);
    const waits = queue.flatMap(({ oldestWaitSeconds }) => oldestWaitSeconds ?? []);
    const sum = (of: 'waiting' | 'running') => queue.reduce((all, one) => all + one[of], 0);
    const now = Date.now();
    return {
      lanes: lanes.map(({ meanSeconds, ...one }) => ({
        ...one,
        ops: [...deps.ops.values()].filter((op) => op.lane === one.name).map((op) => op.name),
        mean_seconds: meanSeconds,
      })),
      queue: {
        waiting: sum('waiting'),
        running: sum('running'),
        oldest_wait_seconds: waits.length ? Math.max(...waits) : null,
        ops: queue.map(({ oldestWaitSeconds, ...one }) => ({ ...one, oldest_wait_seconds: oldestWaitSeconds })),
      },
      workers: workers.map(({ id, host, pid, startedAt, seenAt, running }) => ({
        id,
        host,
        pid,
        alive: now - seenAt.getTime() < SILENT_MS,
        started_at: startedAt.toISOString(),
        seen_at: seenAt.toISOString(),
        running: running.map((task) => ({
          task_id: task.taskId,
          op: task.op,
          handle: task.handle,
          attempt: task.attempt,
          progress: task.progress,
          ...(task.stage !== null && { stage: task.stage }),
          started_at: new Date(task.startedAt).toISOString(),
        })),
      })),
      failures: failures.map(({ taskId, op, memberId, handle, error, cost, createdAt, failedAt, attempts }) => ({
        task_id: taskId,
        op,
        member_id: memberId,
        handle,
        error,
        cost,
        created_at: createdAt.toISOString(),
        failed_at: failedAt.toISOString(),
        attempts: attempts.map(({ outcome, detail, ...one }) => ({
          ...one,
          ...(outcome !== null && { outcome }),
          ...(detail !== null && { detail }),
        })),
      })),
      totals: {
        members: totals.members,
        members_today: totals.membersToday,
        tasks: totals.tasks,
        tasks_today: totals.tasksToday,
        done_today: totals.doneToday,
        failed_today: totals.failedToday,
        credits_today: totals.creditsToday,
        store_bytes: totals.storeBytes,
      },
    };
  });
}
