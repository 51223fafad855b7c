import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/db/database.ts';
import { startTestServer, type TestServer, temporaryFolder } from '../../packages/server/src/db/testing.ts';
import type { PlanQuestion, PlanReply } from '../../packages/server/src/engine/define-op.ts';
import { SILENT } from '../../packages/server/src/engine/log.ts';
import type { Worker } from '../../packages/server/src/engine/worker.ts';
import { complete, startChatServer } from '../../packages/server/src/engines/chat/testing-chat-server.ts';
import { createMember } from '../../packages/server/src/members/create-member.ts';
import { createTask } from '../../packages/server/src/queue/create-task.ts';
import { deleteTask } from '../../packages/server/src/queue/end-task.ts';
import { ended, taskWhen } from '../fixtures/task-when.ts';
import { fixtureWorker, newTask } from '../fixtures/worker-setup.ts';

describe('a plan', () => {
  let server: TestServer;
  let db: Database;
  let worker: Worker;
  let member: string;
  let asked: PlanQuestion[] = [];
  let results: string[] = [];
  let answer: (n: number, signal: AbortSignal) => PlanReply | Promise<PlanReply>;
  const folder = temporaryFolder();

  beforeAll(async () => {
    server = await startTestServer();
    const opened = await server.database();
    db = opened.db;
    const source = {
      model: 'tiny-1',
      when: 'unsure' as const,
      ask: async (question: PlanQuestion, signal: AbortSignal) => answer(asked.push(question), signal),
    };
    const planner = { db, source, log: SILENT, onPlan: (result: string) => void results.push(result) };
    worker = await fixtureWorker(db, opened.config, folder.path, { planner });
    await worker.start();
  });
  beforeEach(async () => {
    [asked, results] = [[], []];
    answer = (n) => ({ text: JSON.stringify({ n }) });
    member = (await createMember(db, { email: `${Math.random()}@test`, tier: 'studio' }, undefined)).id;
  });
  afterAll(async () => {
    await worker.stop(0);
    await server.stop();
    folder.remove();
  });

  const create = async (params: Record<string, unknown>) => {
    const task = newTask(member, params, { op: 'consult', cost: 0 });
    expect((await createTask(db, task)).outcome).toBe('created');
    return task.id;
  };
  const consult = async (params: Record<string, unknown>) => taskWhen(db, await create(params), ended);
  const stored = async () => Number((await db.pool.query('select count(*) from plan')).rows[0].count);

  test('stays the same for the same question, and goes with the tasks that hold it', async () => {
    const first = await consult({ prompt: 'same' });
    const second = await consult({ prompt: 'same' });
    const other = await consult({ prompt: 'other' });
    expect([first, second, other].map((t) => t.output.said)).toEqual([{ value: 1 }, { value: 1 }, { value: 2 }]);
    expect(results).toEqual(['used', 'stored', 'used']);
    await deleteTask(db, member, first.id);
    expect((await consult({ prompt: 'same' })).output.said).toEqual({ value: 1 });
    for (const { id } of (await db.pool.query<{ id: string }>('select id from task where member_id = $1', [member]))
      .rows)
      await deleteTask(db, member, id);
    expect(await stored()).toBe(0);
    expect((await consult({ prompt: 'same' })).output.said).toEqual({ value: 3 });
  });

  test('is the same in the next attempt, after the process died with it', async () => {
    const id = await create({ prompt: 'die', pause: 1500 });
    await taskWhen(db, id, (task) => task.progress > 0);
    for (const pid of worker.childPids()) process.kill(pid, 'SIGKILL');
    const task = await taskWhen(db, id, ended);
    expect(task).toMatchObject({ status: 'done', attempt: 2, output: { said: { value: 1 } } });
    expect(asked).toHaveLength(1);
  });

  test('that is of no use is not kept, and costs nothing but itself', async () => {
    answer = () => ({ text: '{"n":"many"}' });
    expect((await consult({ prompt: 'odd' })).output.said).toEqual({ failure: 'unusable' });
    const kept = async () => (await db.pool.query("select from plan where answer like '%many%'")).rowCount;
    await expect.poll(kept).toBe(0);
    answer = () => ({ failure: 'timeout' });
    expect((await consult({ prompt: 'odd' })).output.said).toEqual({ failure: 'timeout' });
    answer = (n) => ({ text: JSON.stringify({ n }) });
    expect((await consult({ prompt: 'odd' })).output.said).toEqual({ value: 3 });
    expect(results).toEqual(['unusable', 'timeout', 'used']);
  });

  test('is not waited for when the task is deleted', async () => {
    let aborted = false;
    answer = (_, signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          resolve({ failure: 'aborted' });
        }),
      );
    const id = await create({ prompt: 'slow' });
    await expect.poll(() => asked.length).toBe(1);
    await deleteTask(db, member, id);
    await expect.poll(() => aborted && worker.running === 0, { timeout: 20_000 }).toBe(true);
  });

  test('is nothing that ops can ask for where no planner is attached', async () => {
    const own = await server.database();
    const { id } = await createMember(own.db, { email: 'bare@test', tier: 'studio' }, undefined);
    const bare = await fixtureWorker(own.db, own.config, `${folder.path}/bare`);
    await bare.start();
    const task = newTask(id, { prompt: 'x' }, { op: 'consult', cost: 0 });
    await createTask(own.db, task);
    expect((await taskWhen(own.db, task.id, ended)).output).toEqual({ said: null, model: null });
    await bare.stop(0);
  });
});

describe('the service with a planner', () => {
  const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/claywork.js', import.meta.url));
  const folder = temporaryFolder();
  let service: ChildProcess | undefined;
  let closeChat: (() => Promise<void>) | undefined;
  afterEach(async () => {
    if (service?.exitCode === null && service.kill('SIGINT'))
      await new Promise((resolve) => service?.once('exit', resolve));
    await closeChat?.();
    folder.remove();
  });

  test('makes what the planner says, twice the same, counts it, and keeps its key and the prompt out of the log', async () => {
    let asked = 0;
    const chat = await startChatServer((request) => {
      asked++;
      const vase = {
        id: 'v',
        archetype: 'vase',
        like: asked > 1 ? 'urn' : 'vase',
        stands_for: 'frobozz',
        count: asked,
      };
      complete(request, { nodes: [vase] });
    });
    closeChat = chat.close;
    const env = {
      PATH: process.env.PATH,
      CLAYWORK_DATA_DIR: folder.path,
      PORT: '0',
      OPS_PORT: '0',
      EDGE: 'off',
      PLANNER_URL: chat.url,
      PLANNER_MODEL: 'tiny-1',
      PLANNER_KEY: 'sk-test',
    };
    const member = spawnSync(process.execPath, [PROGRAM, 'member', 'add', '--email', 'a@test'], {
      env,
      encoding: 'utf8',
    });
    const key = /^key +(cw_live_\w+)$/m.exec(member.stdout)?.[1] ?? '';
    let log = '';
    service = spawn(process.execPath, [PROGRAM, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [service.stdout, service.stderr]) stream?.on('data', (bytes) => (log += String(bytes)));
    const file = `${folder.path}/service.json`;
    await expect.poll(() => existsSync(file), { timeout: 50_000 }).toBe(true);
    const note = JSON.parse(readFileSync(file, 'utf8')) as { url: string; opsUrl: string };
    const call = async (path: string, body?: object) => {
      const headers = { 'x-api-key': key, 'user-agent': 'test/1.0 (test)', 'content-type': 'application/json' };
      const answer = await fetch(`${note.url}/api/gen/${path}`, {
        headers,
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const make = async () => {
      const { task_id: id } = await call('create', {
        op: 'text-to-3d',
        prompt: 'a secret frobozz',
        quality: 'draft',
        seed: 5,
      });
      let task: Record<string, unknown> = {};
      await expect
        .poll(async () => (task = await call(`task/${id}`)).status, { timeout: 100_000, interval: 500 })
        .not.toBe('running');
      return task;
    };
    const [one, two] = [await make(), await make()];
    expect(one).toMatchObject({ status: 'done', output: { understood: { planner: { model: 'tiny-1', used: true } } } });
    expect(two.output).toEqual(one.output);
    expect(asked).toBe(1);
    const metrics = await (await fetch(`${note.opsUrl}/metrics`)).text();
    expect(metrics).toContain('claywork_planner_seconds_count{result="used"} 1');
    expect(metrics).toContain('claywork_planner_seconds_count{result="stored"} 1');
    expect(log).toContain('"result":"used"');
    expect(log).not.toMatch(/sk-test|frobozz/);
  }, 240_000);
});
