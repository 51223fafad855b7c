import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { createMember } from '../members/create-member.ts';
import { beginAttempt, reportProgress } from './attempts.ts';
import { createTask } from './create-task.ts';
import { deleteTask, failTask, finishTask } from './end-task.ts';
import { LEASE_DEFAULTS } from './lease.ts';
import { Polls } from './polls.ts';
import type { PolledTask } from './task.ts';
import { TaskWatch, type Watcher, type Watching } from './task-watch.ts';
import { sampleTask } from './testing.ts';

const RESULTS = { files: [], kept: [], thumb: null, output: {} };
const EVERY_MS = 40;
const render = ({ status, progress, stage }: PolledTask) => `${status} ${progress} ${stage ?? ''}`.trim();

let server: TestServer;
let db: Database;
/** Where the worker is: another process's connections. */
let elsewhere: Database;
let polls: Polls;
let watch: TaskWatch;
let member: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ lanes: { generate: { capacity: 10_000 } } }));
  elsewhere = openDatabase(db.url);
  polls = new Polls(db, render);
  polls.start();
  await vi.waitFor(() => expect(polls.listening).toBe(true), 5000);
  member = (await createMember(db, { email: 'a@test', tier: 'studio', credits: 1e6 }, undefined)).id;
});
beforeEach(() => {
  watch = new TaskWatch(db, polls.feed, render, EVERY_MS);
});
afterEach(async () => {
  watch.close();
  await elsewhere.pool.query(`select delete_task(id, member_id) from task`);
});
afterAll(async () => {
  await polls.close();
  await elsewhere.close();
  await server.stop();
});

async function waiting(): Promise<string> {
  const task = sampleTask(member);
  expect(await createTask(elsewhere, task)).toMatchObject({ outcome: 'created' });
  return task.id;
}
const begin = async (id: string) => (await beginAttempt(elsewhere, id, 'w', LEASE_DEFAULTS))!.attempt;

/** Watches a task and keeps what is seen of it. */
async function follow(id: string, who = member): Promise<{ seen: string[]; watching: Watching | undefined }> {
  const seen: string[] = [];
  const watcher: Watcher = { onState: ({ body }) => seen.push(body), onGone: () => seen.push('gone') };
  const watching = await watch.watch(who, id, watcher);
  if (watching) seen.unshift(watching.first.body);
  return { seen, watching };
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('shows a task from waiting to its end, from whatever process it is worked on', async () => {
  const id = await waiting();
  const { seen } = await follow(id);
  const attempt = await begin(id);
  for (const [percent, stage] of [
    [10, 'sculpting'],
    [10, 'painting'],
    [98, 'packing'],
  ] as const) {
    await reportProgress(elsewhere, id, attempt, percent, stage);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(`running ${percent} ${stage}`), 2000);
  }
  await finishTask(elsewhere, id, attempt, RESULTS);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('done 100'), 2000);
  expect(seen).toEqual(['running 0', 'running 10 sculpting', 'running 10 painting', 'running 98 packing', 'done 100']);
});

test('what cannot be seen by the member is as unknown as what never was', async () => {
  const id = await waiting();
  expect((await follow(id, 'mem_other')).watching).toBeUndefined();
  expect((await follow('tsk_0')).watching).toBeUndefined();
  expect(watch.size).toBe(0);
});

test('tells of a deletion, of a failure, and of emptied tables', async () => {
  const [gone, failed, emptied] = [await waiting(), await waiting(), await waiting()];
  const seen = await Promise.all([gone, failed, emptied].map((id) => follow(id)));
  await deleteTask(elsewhere, member, gone);
  await failTask(elsewhere, failed, await begin(failed), 'It broke.');
  await vi.waitFor(() => expect(seen.map((one) => one.seen.at(-1))).toEqual(['gone', 'failed 0', 'running 0']), 2000);
  await elsewhere.pool.query('truncate task cascade');
  await elsewhere.pool.query('update lane set used = 0');
  await vi.waitFor(() => expect(seen[2]!.seen.at(-1)).toBe('gone'), 2000);
});

test('a thousand watchers of a hundred tasks cost one query a turn, waiting ones none, nobody none', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 100; i++) {
    // a member may have so many running: each has one
    const one = await createMember(db, { email: `${i}@many`, tier: 'free', credits: 100 }, undefined);
    const task = sampleTask(one.id);
    await createTask(elsewhere, task);
    ids.push(`${one.id} ${task.id}`);
  }
  const all = await Promise.all(
    Array.from({ length: 1000 }, (_, i) => {
      const [who, id] = ids[i % 100]!.split(' ') as [string, string];
      return follow(id, who);
    }),
  );
  expect(all.every(({ watching }) => watching)).toBe(true);
  expect(watch.reads).toBeLessThanOrEqual(2);
  await pause(EVERY_MS * 5);
  const before = watch.reads;
  await pause(EVERY_MS * 8);
  // but for the turn in which all are looked at
  expect(watch.reads - before).toBeLessThanOrEqual(1);

  for (const one of ids) await begin(one.split(' ')[1]!);
  await pause(EVERY_MS * 2);
  const working = watch.reads;
  const started = performance.now();
  await pause(EVERY_MS * 10);
  expect(watch.reads - working).toBeLessThanOrEqual((performance.now() - started) / EVERY_MS + 1);
  expect(watch.reads - working).toBeGreaterThan(2);

  for (const { watching } of all) watching!.stop();
  expect(watch.size).toBe(0);
  await pause(EVERY_MS * 2);
  const after = watch.reads;
  await pause(EVERY_MS * 5);
  expect(watch.reads).toBe(after);
});

test('without words (a pooler, a broken connection) all is looked at every turn', async () => {
  const deaf = new TaskWatch(db, { listening: false, subscribe: () => () => {} }, render, EVERY_MS);
  const id = await waiting();
  const seen: string[] = [];
  await deaf.watch(member, id, { onState: ({ body }) => seen.push(body), onGone() {} });
  await finishTask(elsewhere, id, await begin(id), RESULTS);
  await vi.waitFor(() => expect(seen.at(-1)).toBe('done 100'), 2000);
  deaf.close();
});

test('a query that fails refuses those who come, and those who watch hear later what they missed', async () => {
  let broken = false;
  const query = (...args: [unknown]) => (broken ? Promise.reject(new Error('away')) : db.pool.query(...(args as [''])));
  const pool = new Proxy(db.pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  const shaky = new TaskWatch({ ...db, pool }, polls.feed, render, EVERY_MS);
  const id = await waiting();
  const seen: string[] = [];
  const watcher: Watcher = { onState: ({ body }) => seen.push(body), onGone() {} };
  await shaky.watch(member, id, watcher);
  broken = true;
  await expect(shaky.watch(member, id, watcher)).rejects.toThrow('away');
  const attempt = await begin(id);
  await pause(EVERY_MS * 3);
  await finishTask(elsewhere, id, attempt, RESULTS);
  broken = false;
  await vi.waitFor(() => expect(seen.at(-1)).toBe('done 100'), 5000);
  shaky.close();
});

test('a state is never seen after a later one, however many come and go meanwhile', async () => {
  const id = await waiting();
  const attempt = await begin(id);
  const all: string[][] = [];
  let over = false;
  const comers = Array.from({ length: 8 }, async () => {
    while (!over) {
      const { seen, watching } = await follow(id);
      all.push(seen);
      await pause(Math.random() * 30);
      watching!.stop();
    }
  });
  for (let percent = 1; percent <= 98; percent++) await reportProgress(elsewhere, id, attempt, percent, 'at it');
  await pause(EVERY_MS * 3);
  over = true;
  await Promise.all(comers);
  for (const seen of all) {
    const steps = seen.map((state) => Number(state.split(' ')[1]));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  }
  expect(all.flat()).toContain('running 98 at it');
});
