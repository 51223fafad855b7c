import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { readBalance } from '../ledger/balance.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { type CreateOutcome, createTask } from './create-task.ts';
import { deleteTask, failTask } from './end-task.ts';
import { sampleLane, sampleMember, sampleTask } from './testing.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  const tiers = { crowd: { ...TIER, maxRunning: 8, allowance: 0 }, free: { allowance: 0 } };
  ({ db } = await server.database({ tiers }));
  // the race is for credits and slots here, not for running tasks
  await db.pool.query(`update tier set max_running = 100000 where name = 'crowd'`);
});
afterEach(async () => expect(await verifyLedger(db)).toEqual([]));
afterAll(() => server.stop());

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
  const outcomes = await times(256, () => createTask(db, sampleTask(member, { cost: 25, lane })));
  expect(tally(outcomes)).toEqual({ created: 4, credits: 252 });
  expect((await readBalance(db, member)).credits).toBe(0);
  expect(outcomes.find((one) => one.outcome === 'credits')).toMatchObject({ need: 25, allowanceLeft: 0 });
});

test('of 256 parallel creates by 16 members on a lane of 7, exactly 7 are taken', async () => {
  const members = await times(16, () => sampleMember(db, { tier: 'crowd', credits: 10_000 }));
  const lane = await sampleLane(db, 7);
  const outcomes = await times(256, (i) => createTask(db, sampleTask(members[i % 16]!, { lane })));
  expect(tally(outcomes)).toEqual({ created: 7, lane: 249 });
  const full = outcomes.find((one) => one.outcome === 'lane');
  // no run yet: ten seconds a task are assumed, (7 used + 1 - 2 slots) / 2 slots of them
  expect(full).toEqual({ outcome: 'lane', lane, retryAfter: 30 });
});

test('of 64 parallel creates by a member who may run 3, exactly 3 are taken', async () => {
  const member = await sampleMember(db, { tier: 'free', credits: 10_000 });
  const outcomes = await times(64, () => createTask(db, sampleTask(member)));
  expect(tally(outcomes)).toEqual({ created: 3, max_running: 61 });
});

test('of 32 parallel creates under one Idempotency-Key one is taken, and the others are its replays', async () => {
  const member = await sampleMember(db, { tier: 'crowd', credits: 10_000 });
  const idempotency = { key: 'k', digest: new Uint8Array([1]) };
  const lane = await sampleLane(db, 100);
  const outcomes = await times(32, () => createTask(db, sampleTask(member, { idempotency, lane })));
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
