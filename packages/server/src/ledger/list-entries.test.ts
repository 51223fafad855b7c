import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { beginAttempt } from '../queue/attempts.ts';
import { createTask } from '../queue/create-task.ts';
import { deleteTask, failTask, finishTask } from '../queue/end-task.ts';
import { LEASE_DEFAULTS } from '../queue/lease.ts';
import { sampleMember, sampleTask } from '../queue/testing.ts';
import { grantCredits } from './balance.ts';
import { listEntries } from './list-entries.ts';
import { reasonOf } from './reason.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ tiers: { free: { allowance: 30 } } }));
});
afterAll(() => server.stop());

async function run(memberId: string, cost: number, op: string): Promise<{ id: string; attempt: number }> {
  const task = sampleTask(memberId, { cost, op });
  await createTask(db, task);
  const begun = await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS);
  return { id: task.id, attempt: begun!.attempt };
}

const shown = async (memberId: string, page = {}) =>
  (await listEntries(db, memberId, { limit: 50, ...page })).map((entry) => [
    reasonOf(entry),
    entry.allowance,
    entry.purchased,
    entry.balanceAfter,
  ]);

test('every movement says why, with the balance after it; what moves nothing is left out', async () => {
  const member = await sampleMember(db, { tier: 'free', credits: 100 });
  const done = await run(member, 20, 'text-to-3d');
  await finishTask(db, done.id, done.attempt, { files: [], kept: [], thumb: null, output: {} });
  const failed = await run(member, 40, 'retopo');
  await failTask(db, failed.id, failed.attempt, 'No.');
  const free = await run(member, 0, 'rig-check');
  await finishTask(db, free.id, free.attempt, { files: [], kept: [], thumb: null, output: {} });
  await grantCredits(db, member, 7, 'thanks for the report');
  await grantCredits(db, member, -2, 'twice');
  const removed = await run(member, 15, 'splat');
  await deleteTask(db, member, removed.id);
  const running = await run(member, 10, 'rig');
  await deleteTask(db, member, done.id);
  expect(await shown(member)).toEqual([
    ['Set aside for rig', -10, 0, 105],
    ['Given back: splat was cancelled', 10, 5, 105],
    ['Splat', -10, -5, 100],
    ['Corrected by the operator: twice', 0, -2, 105],
    ['Granted by the operator: thanks for the report', 0, 7, 107],
    ['Given back: retopo failed', 10, 30, 100],
    ['Retopo', -10, -30, 70],
    ['Text-to-3d', -20, 0, 100],
    ['Credits to begin with', 0, 100, 100],
  ]);
  const newest = (await listEntries(db, member, { limit: 1 }))[0]!;
  expect(newest).toMatchObject({ kind: 'hold', taskId: running.id, op: 'rig', state: 'running' });
});

test('pages meet, whatever their size, and balances run through', async () => {
  const member = await sampleMember(db, { credits: 5 });
  for (let i = 1; i <= 23; i++) await grantCredits(db, member, i, `${i}`);
  await grantCredits(db, await sampleMember(db), 99, 'of somebody else');
  const all = await listEntries(db, member, { limit: 100 });
  expect(all).toHaveLength(24);
  for (let i = 0; i + 1 < all.length; i++) {
    expect(all[i]!.balanceAfter).toBe(all[i + 1]!.balanceAfter + all[i]!.purchased);
  }
  const paged = [];
  for (let before: number | undefined; ; ) {
    const page = await listEntries(db, member, { limit: 5, before });
    paged.push(...page);
    if (page.length < 5) break;
    before = page.at(-1)!.id;
  }
  expect(paged).toEqual(all);
});
