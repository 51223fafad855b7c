import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { beginAttempt, handBackAttempt, reportProgress } from './attempts.ts';
import { createTask } from './create-task.ts';
import { deleteTask, finishTask } from './end-task.ts';
import { findAnyTask, findTask } from './find-task.ts';
import { LEASE_DEFAULTS } from './lease.ts';
import { listTasks } from './list-tasks.ts';
import { setLike, setVisibility } from './task-settings.ts';
import { sampleMember, sampleTask } from './testing.ts';
import { beat, reclaim } from './workers.ts';

let server: TestServer;
let db: Database;
let member: string;
let task: ReturnType<typeof sampleTask>;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ lanes: { generate: { capacity: 1000 } } }));
});
beforeEach(async () => {
  member = await sampleMember(db);
  task = sampleTask(member);
  await createTask(db, task);
});
afterAll(async () => {
  expect(await verifyLedger(db)).toEqual([]);
  await server.stop();
});

const RESULTS = { files: [], kept: [], thumb: null, output: {} };
const dead = (id: string) => (worker: { id: string }) => worker.id === id;

/** A worker that has locked the task's job, begun an attempt, and is never heard of again. */
async function loseOne(id: string): Promise<number> {
  const begun = await beginAttempt(db, task.id, id, LEASE_DEFAULTS);
  await beat(db, { id, host: 'h', pid: 1 }, [`pool-${id}`], [{ taskId: task.id, attempt: begun!.attempt }]);
  await db.pool.query(`update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where key = $2`, [
    `pool-${id}`,
    task.id,
  ]);
  return begun!.attempt;
}

async function openJobs(): Promise<number> {
  const { rows } = await db.pool.query(
    'select 1 from graphile_worker.jobs where key = $1 and locked_at is null and attempts < max_attempts',
    [task.id],
  );
  return rows.length;
}

test('a living attempt keeps every other worker away', async () => {
  expect((await beginAttempt(db, task.id, 'a', LEASE_DEFAULTS))?.attempt).toBe(1);
  expect(await beginAttempt(db, task.id, 'b', LEASE_DEFAULTS)).toBeUndefined();
});

test('a dead worker loses its task to the next one, and its late result is refused', async () => {
  const first = await loseOne('w1');
  expect(await reclaim(db, LEASE_DEFAULTS, dead('w1'))).toBe(1);
  expect(await openJobs()).toBe(1);
  const second = await beginAttempt(db, task.id, 'w2', LEASE_DEFAULTS);
  expect(second?.attempt).toBe(2);
  expect(await reportProgress(db, task.id, first, 90, 'late')).toBe(false);
  expect(await finishTask(db, task.id, first, RESULTS)).toBe(false);
  const lost = await beat(db, { id: 'w1', host: 'h', pid: 1 }, [], [{ taskId: task.id, attempt: first }]);
  expect(lost).toEqual([task.id]);
  expect(await finishTask(db, task.id, 2, RESULTS)).toBe(true);
  expect(await finishTask(db, task.id, 2, RESULTS)).toBe(false);
});

test('an attempt without a heartbeat for the lease is lost, one that beats is not', async () => {
  const lease = { ...LEASE_DEFAULTS, leaseMs: 1000 };
  await loseOne('w3');
  expect(await reclaim(db, lease)).toBe(0);
  await db.pool.query(`update attempt set heartbeat_at = now() - interval '2 s' where task_id = $1`, [task.id]);
  expect(await reclaim(db, lease)).toBe(1);
});

test('a task that loses two workers is failed and refunded', async () => {
  for (const id of ['w4', 'w5']) {
    await loseOne(id);
    expect(await reclaim(db, LEASE_DEFAULTS, dead(id))).toBe(1);
  }
  expect(await findAnyTask(db, task.id)).toMatchObject({ status: 'failed', error: expect.stringMatching(/refunded/) });
  expect(await beginAttempt(db, task.id, 'w6', LEASE_DEFAULTS)).toBeUndefined();
});

test('a handed-back attempt does not count as a try', async () => {
  for (let i = 1; i <= 4; i++) {
    expect((await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS))?.attempt).toBe(i);
    expect(await handBackAttempt(db, task.id, i)).toBe(true);
  }
  expect((await findAnyTask(db, task.id))?.status).toBe('running');
});

test('a running task whose job a late worker has removed gets a new one', async () => {
  await db.pool.query('delete from graphile_worker._private_jobs where key = $1', [task.id]);
  await db.pool.query(`update task set created_at = created_at - interval '1 h' where id = $1`, [task.id]);
  expect(await reclaim(db, LEASE_DEFAULTS)).toBe(1);
  expect(await openJobs()).toBe(1);
});

test('a job locked by a worker that died before it said so goes to another', async () => {
  await db.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'unheard', locked_at = now() where key = $1`,
    [task.id],
  );
  await db.pool.query(`update task set created_at = created_at - interval '1 h' where id = $1`, [task.id]);
  expect(await reclaim(db, LEASE_DEFAULTS)).toBe(1);
  expect(await openJobs()).toBe(1);
});

test('progress never falls, over attempts too, and is 100 only when done', async () => {
  await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS);
  await reportProgress(db, task.id, 1, 60, 'far');
  await reportProgress(db, task.id, 1, 30, 'back');
  await handBackAttempt(db, task.id, 1);
  await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS);
  await reportProgress(db, task.id, 2, 400, 'wild');
  expect(await findAnyTask(db, task.id)).toMatchObject({ progress: 99, stage: 'wild' });
  await finishTask(db, task.id, 2, RESULTS);
  expect(await findAnyTask(db, task.id)).toMatchObject({ progress: 100, stage: null });
});

test('a cancelled attempt learns of it at its next word', async () => {
  await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS);
  expect(await deleteTask(db, member, task.id)).toBe('running');
  expect(await reportProgress(db, task.id, 1, 10, 'still here')).toBe(false);
  expect(await finishTask(db, task.id, 1, RESULTS)).toBe(false);
});

test("another member's task is an unknown one, in every query", async () => {
  const other = await sampleMember(db);
  expect(await findTask(db, other, task.id)).toBeUndefined();
  expect(await deleteTask(db, other, task.id)).toBeUndefined();
  expect(await setVisibility(db, other, task.id, 'public')).toBe(false);
  expect(await listTasks(db, other)).toEqual([]);
  expect(await listTasks(db, other, { before: task.id })).toEqual([]);
});

test('a page starts below the task it is asked to', async () => {
  const ids = [task.id];
  for (let i = 0; i < 4; i++) {
    const next = sampleTask(member);
    await createTask(db, next);
    ids.unshift(next.id);
  }
  expect((await listTasks(db, member)).map((one) => one.id)).toEqual(ids);
  expect((await listTasks(db, member, { before: ids[1], limit: 2 })).map((one) => one.id)).toEqual(ids.slice(2, 4));
});

test('a like counts once, and only on what is public and done', async () => {
  const other = await sampleMember(db);
  expect(await setLike(db, other, task.id, true)).toBeUndefined();
  await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS);
  const file = { name: 'model.glb', file: 'x', bytes: 1, mime: 'model/gltf-binary', sha256: '0', key: 'results/x' };
  await finishTask(db, task.id, 1, { ...RESULTS, files: [file] });
  expect(await setLike(db, other, task.id, true)).toBeUndefined();
  await setVisibility(db, member, task.id, 'public');
  expect(await setLike(db, other, task.id, true)).toBe(1);
  expect(await setLike(db, other, task.id, true)).toBe(1);
  expect(await setLike(db, other, task.id, false)).toBe(0);
  expect(await setLike(db, other, task.id, false)).toBe(0);
});
