import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperatorConfig } from '../../packages/server/src/config/operator.ts';
import type { Database } from '../../packages/server/src/db/database.ts';
import { startTestServer, type TestServer, temporaryFolder } from '../../packages/server/src/db/testing.ts';
import { SENTENCES } from '../../packages/server/src/engine/sentences.ts';
import { sweepGarbage } from '../../packages/server/src/engine/sweep-garbage.ts';
import type { Worker } from '../../packages/server/src/engine/worker.ts';
import { readBalance } from '../../packages/server/src/ledger/balance.ts';
import { verifyLedger } from '../../packages/server/src/ledger/verify.ts';
import { createMember } from '../../packages/server/src/members/create-member.ts';
import { createTask } from '../../packages/server/src/queue/create-task.ts';
import { deleteTask } from '../../packages/server/src/queue/end-task.ts';
import { openFolderStore } from '../../packages/server/src/storage/folder-store.ts';
import { ended, taskWhen } from '../fixtures/task-when.ts';
import { fixtureWorker, newTask } from '../fixtures/worker-setup.ts';

let server: TestServer;
let db: Database;
let config: OperatorConfig;
let worker: Worker;
let member: string;
const folder = temporaryFolder();

beforeAll(async () => {
  server = await startTestServer();
  ({ db, config } = await server.database());
  worker = await fixtureWorker(db, config, folder.path);
  await worker.start();
});
beforeEach(async () => {
  member = (await createMember(db, { email: `${Math.random()}@test`, tier: 'studio' }, undefined)).id;
});
afterEach(async () => {
  expect(await verifyLedger(db)).toEqual([]);
});
afterAll(async () => {
  await worker.stop(0);
  await server.stop();
  folder.remove();
});

async function runTask(params: Record<string, unknown>, more = {}) {
  const task = newTask(member, params, more);
  expect((await createTask(db, task)).outcome).toBe('created');
  return taskWhen(db, task.id, ended);
}

describe('a task that succeeds', () => {
  test('ends done with its files in the store, its seed in the output, and the hold settled', async () => {
    const task = await runTask({ steps: 3, bytes: 1000 });
    expect(task).toMatchObject({ status: 'done', progress: 100, error: null, output: { steps: 3, seed: 7 } });
    expect(task.files).toMatchObject([{ name: 'model.txt', bytes: 1000, mime: 'text/plain' }]);
    const store = await openFolderStore(`${folder.path}/store`);
    expect(Buffer.from(await store.read(task.files[0]!.key)).toString()).toBe('x'.repeat(1000));
    expect((await readBalance(db, member)).allowance.used).toBe(20);
  });

  test('hands its files and kept artefacts to a task chained to it', async () => {
    const first = await runTask({ bytes: 10 });
    const second = await runTask({ input: first.id }, { op: 'echo', lane: 'io', cost: 0, params: { input: first.id } });
    expect(second).toMatchObject({ status: 'done', output: { name: 'model.txt' } });
    const params = { input: second.id, file: 'kept.txt' };
    expect(await runTask({}, { op: 'echo', lane: 'io', cost: 0, params })).toMatchObject({
      status: 'done',
      output: { name: 'kept.txt' },
    });
    for (const more of [
      { many: [first.id, second.id], from: 'many[1]', file: 'kept.txt' },
      { named: { front: first.id, back: second.id }, from: 'named.back', file: 'kept.txt' },
    ])
      expect(await runTask({}, { op: 'echo', lane: 'io', cost: 0, params: more })).toMatchObject({
        status: 'done',
        output: { name: 'kept.txt' },
      });
    const beyond = { many: [first.id], from: 'many[1]' };
    expect(await runTask({}, { op: 'echo', lane: 'io', cost: 0, params: beyond })).toMatchObject({ status: 'failed' });
  });
});

describe('a task that fails is refunded in full and says no more than it may', () => {
  test.each([
    ['throw', SENTENCES.engine],
    ['op-error', 'The sentence to show.'],
    ['geometry-error', 'The mesh is open.'],
    ['misname', SENTENCES.engine],
    ['empty', SENTENCES.engine],
    ['forge', SENTENCES.engine],
    ['eat', SENTENCES.memory],
    ['heap', SENTENCES.memory],
    ['die', SENTENCES.engine],
  ])('when the engine does "%s"', async (trouble, sentence) => {
    const task = await runTask({ trouble });
    if (trouble === 'die') expect(task.error).toMatch(/stopped unexpectedly/);
    else expect(task.error).toBe(sentence);
    expect(task).toMatchObject({ status: 'failed', files: [], thumb: null });
    expect((await readBalance(db, member)).allowance.used).toBe(0);
  });

  test('when it runs past its deadline', async () => {
    const task = await runTask({}, { op: 'brief-loop', lane: 'mesh', cost: 5 });
    expect(task.error).toBe(SENTENCES.timeout);
  });

  test('when the task it builds on is gone', async () => {
    const params = { input: 'tsk_none' };
    const task = await runTask({}, { op: 'echo', lane: 'io', cost: 0, params });
    expect(task.error).toBe('The task this one builds on is not available any more.');
  });

  test('when its operation is no longer in service', async () => {
    expect((await runTask({}, { op: 'retired' })).error).toBe(SENTENCES.gone);
  });
});

test('a child that is killed from outside is replaced, and the task runs again', async () => {
  const task = newTask(member, { steps: 40, pause: 25 });
  await createTask(db, task);
  await taskWhen(db, task.id, (now) => now.progress > 5);
  for (const pid of worker.childPids()) process.kill(pid, 'SIGKILL');
  const end = await taskWhen(db, task.id, ended);
  expect(end, end.error ?? '').toMatchObject({ status: 'done', attempt: 2 });
});

test('deleting a running task stops it, refunds it and leaves nothing in the store', async () => {
  const task = newTask(member, { steps: 400, pause: 25 });
  await createTask(db, task);
  await taskWhen(db, task.id, (now) => now.progress > 0);
  expect(await deleteTask(db, member, task.id)).toBe('running');
  expect((await readBalance(db, member)).allowance.used).toBe(0);
  await expect.poll(() => worker.running, { timeout: 20_000 }).toBe(0);
  const store = await openFolderStore(`${folder.path}/store`);
  await sweepGarbage(db, store, task.id);
  for await (const key of store.list(`results/${task.id}`)) expect.fail(`left behind: ${key}`);
});

test('deleting a running task stops an operation that says nothing, long before the next heartbeat', async () => {
  const own = await server.database();
  const { id } = await createMember(own.db, { email: 'silent@test', tier: 'studio' }, undefined);
  const other = temporaryFolder();
  const lease = { leaseMs: 3_600_000, heartbeatMs: 3_600_000, triesMax: 2 };
  const silent = await fixtureWorker(own.db, own.config, other.path, { lease });
  await silent.start();
  const task = newTask(id, { steps: 1, trouble: 'wait' });
  await createTask(own.db, task);
  await taskWhen(own.db, task.id, (now) => now.progress > 0);
  await deleteTask(own.db, id, task.id);
  await expect.poll(() => silent.running, { timeout: 15_000 }).toBe(0);
  await silent.stop(0);
  other.remove();
});

test('a worker that stops hands its tasks back, and the next one finishes them without a lost try', async () => {
  const own = await server.database();
  const { id } = await createMember(own.db, { email: 'drain@test', tier: 'studio' }, undefined);
  const other = temporaryFolder();
  const first = await fixtureWorker(own.db, own.config, other.path);
  await first.start();
  const task = newTask(id, { steps: 60, pause: 20 });
  await createTask(own.db, task);
  await taskWhen(own.db, task.id, (now) => now.progress > 0);
  await first.stop(0);
  const second = await fixtureWorker(own.db, own.config, other.path);
  await second.start();
  expect(await taskWhen(own.db, task.id, ended)).toMatchObject({ status: 'done', attempt: 2 });
  expect(await verifyLedger(own.db)).toEqual([]);
  await second.stop(0);
  other.remove();
});
