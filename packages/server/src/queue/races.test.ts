import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { readBalance } from '../ledger/balance.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { createTask } from './create-task.ts';
import { deleteTask, failTask } from './end-task.ts';
import type { CreateOutcome } from './new-task.ts';
import { sampleLane, sampleMember, sampleTask } from './testing.ts';

let server: TestServer;
let db: Database;
/** Four processes' worth: creates of one are committed together, those of several race. */
let nodes: Database[];
beforeAll(async () => {
  server = await startTestServer();
  const tiers = { crowd: { ...TIER, maxRunning: 8, allowance: 0 }, free: { allowance: 0 } };
  ({ db } = await server.database({ tiers }));
  // the race is for credits and slots here, not for running tasks
  await db.pool.query(`update tier set max_running = 100000 where name = 'crowd'`);
  nodes = Array.from({ length: 4 }, () => openDatabase(db.url, { connectionsMax: 8 }));
});
afterEach(async () => expect(await verifyLedger(db)).toEqual([]));
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await server.stop();
});
const nodeOf = (i: number) => nodes[i % nodes.length]!;

const TIER = { title: 'Crowd', price: 0, currency: 'USD', downloads: 0, favorites: 0 };

function tally(outcomes: CreateOutcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));

test('of 256 parallel creates on credits for 4, exactly 4 are taken', async () => {
  const member = await sampleMember(db, { tier: 'crowd', credits: 100 });
  const lane = await sampleLane(db, 1000);
  const outcomes = await times(256, (i) => createTask(nodeOf(i), sampleTask(member, { cost: 25, lane })));
  expect(tally(outcomes)).toEqual({ created: 4, credits: 252 });
  expect((await readBalance(db, member)).credits).toBe(0);
  expect(outcomes.find((one) => one.outcome === 'credits')).toMatchObject({ need: 25, allowanceLeft: 0 });
});

test('of 256 parallel creates by 16 members on a lane of 7, exactly 7 are taken', async () => {
  const members = await times(16, () => sampleMember(db, { tier: 'crowd', credits: 10_000 }));
  const lane = await sampleLane(db, 7);
  const outcomes = await times(256, (i) => createTask(nodeOf(i >> 4), sampleTask(members[i % 16]!, { lane })));
  expect(tally(outcomes)).toEqual({ created: 7, lane: 249 });
  const full = outcomes.find((one) => one.outcome === 'lane');
  // no run yet: ten seconds a task are assumed, (7 used + 1 - 2 slots) / 2 slots of them
  expect(full).toEqual({ outcome: 'lane', lane, retryAfter: 30 });
});

test('of 64 parallel creates by a member who may run 3, exactly 3 are taken', async () => {
  const member = await sampleMember(db, { tier: 'free', credits: 10_000 });
  const outcomes = await times(64, (i) => createTask(nodeOf(i), sampleTask(member)));
  expect(tally(outcomes)).toEqual({ created: 3, max_running: 61 });
});

test('of 32 parallel creates under one Idempotency-Key one is taken, and the others are its replays', async () => {
  const member = await sampleMember(db, { tier: 'crowd', credits: 10_000 });
  const idempotency = { key: 'k', digest: new Uint8Array([1]) };
  const lane = await sampleLane(db, 100);
  const outcomes = await times(32, (i) => createTask(nodeOf(i), sampleTask(member, { idempotency, lane })));
  expect(tally(outcomes)).toEqual({ created: 1, replayed: 31 });
  expect(new Set(outcomes.map((one) => 'taskId' in one && one.taskId)).size).toBe(1);
  const other = { key: 'k', digest: new Uint8Array([2]) };
  expect(await createTask(db, sampleTask(member, { idempotency: other, lane }))).toEqual({ outcome: 'conflict' });
  const tomorrow = new Date(Date.now() + 25 * 3600_000);
  expect((await createTask(db, sampleTask(member, { idempotency: other, lane, at: tomorrow }))).outcome).toBe(
    'created',
  );
});

test('a task that is failed and deleted at once by many is refunded once', async () => {
  const member = await sampleMember(db, { tier: 'crowd', credits: 100 });
  const lane = await sampleLane(db, 100);
  for (let round = 0; round < 10; round++) {
    const task = sampleTask(member, { lane });
    await createTask(db, task);
    await times<unknown>(12, (i) => (i % 2 ? deleteTask(db, member, task.id) : failTask(db, task.id, 0, 'No.')));
    expect((await readBalance(db, member)).credits).toBe(100);
  }
});

test('creates and refunds that race for a member and a lane never wait for each other in a circle', async () => {
  const members = await times(3, () => sampleMember(db, { tier: 'studio' }));
  const lanes = [await sampleLane(db, 1000), await sampleLane(db, 1000)];
  await db.pool.query(`update tier set max_running = 1000 where name = 'studio'`);
  let tasks: string[] = [];
  for (let round = 0; round < 15; round++) {
    const ending = tasks.map((id) => failTask(db, id, 0, 'No.'));
    const fresh = await times(24, (i) =>
      createTask(nodeOf(i), sampleTask(members[i % 3]!, { lane: lanes[i % 2]!, cost: 1 })),
    );
    await Promise.all(ending);
    tasks = fresh.flatMap((one) => (one.outcome === 'created' ? one.taskId : []));
    expect(tasks).toHaveLength(24);
  }
});

test('of creates under one commit, one that cannot be fails alone', async () => {
  const member = await sampleMember(db, { tier: 'crowd', credits: 1000 });
  const lane = await sampleLane(db, 100);
  const tasks = times(8, async (i) => createTask(db, sampleTask(i === 3 ? 'nobody' : member, { lane })));
  await expect(tasks).rejects.toThrow(/no rows/);
  const after = await createTask(db, sampleTask(member, { lane }));
  expect(after.outcome).toBe('created');
  expect((await readBalance(db, member)).credits).toBe(1000 - 8 * 20);
});

test('the job of a create is the one that the queue itself would have made', async () => {
  const member = await sampleMember(db, { tier: 'crowd', credits: 1000 });
  const task = sampleTask(member, { lane: await sampleLane(db, 100) });
  await createTask(db, task);
  await db.pool.query(
    `select graphile_worker.add_job('run_task', json_build_object('task_id', $1::text), job_key => 'by the queue')`,
    [task.id],
  );
  const { rows } = await db.pool.query(
    `select to_jsonb(j) - array['id', 'key', 'run_at', 'created_at', 'updated_at'] as job
    from graphile_worker._private_jobs j where key in ($1, 'by the queue') order by id`,
    [task.id],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});
