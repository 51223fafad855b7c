import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { createMember } from '../members/create-member.ts';
import { keyDigest } from '../members/key.ts';
import { rotateKey } from '../members/keys.ts';
import { beginAttempt, reportProgress } from './attempts.ts';
import { createTask } from './create-task.ts';
import { deleteTask, failTask, finishTask } from './end-task.ts';
import { LEASE_DEFAULTS } from './lease.ts';
import { Polls } from './polls.ts';
import type { PolledTask } from './task.ts';
import { sampleTask } from './testing.ts';

const RESULTS = { files: [], kept: [], thumb: null, output: {} };
const render = ({ status, progress, output }: PolledTask) => JSON.stringify({ status, progress, output });

let server: TestServer;
let db: Database;
/** Another node's connections. */
let elsewhere: Database;
let second: Database;
/** Two nodes. */
let nodes: [Polls, Polls];
let member: { id: string; digest: string };
let from: string[];

beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ lanes: { generate: { capacity: 10_000 } } }));
  elsewhere = openDatabase(db.url);
  second = openDatabase(db.url);
  const onAnswer = (source: string) => from.push(source);
  nodes = [new Polls(db, render, onAnswer), new Polls(second, render, onAnswer)];
  for (const node of nodes) node.start();
  await vi.waitFor(() => expect(nodes.map(({ listening }) => listening)).toEqual([true, true]), 5000);
});
beforeEach(async () => {
  member = await newMember();
  from = [];
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await Promise.all([elsewhere.close(), second.close()]);
  await server.stop();
});

let members = 0;
async function newMember() {
  const { id, key } = await createMember(db, { email: `${members++}@test`, tier: 'studio', credits: 1e6 }, undefined);
  return { id, digest: keyDigest(key).toString('hex') };
}

async function waiting(): Promise<string> {
  const task = sampleTask(member.id);
  await createTask(db, task);
  return task.id;
}

async function finished(): Promise<string> {
  const id = await waiting();
  const begun = await beginAttempt(db, id, 'w', LEASE_DEFAULTS);
  await finishTask(db, id, begun!.attempt, RESULTS);
  return id;
}

/** What both nodes say. */
async function ask(id: string, who = member): Promise<unknown[]> {
  const answers = await Promise.all(nodes.map((node) => node.poll(who.digest, id)));
  return answers.map((answer) => answer && (answer.body === undefined ? null : JSON.parse(answer.body)));
}
const both = (status: string, progress: number) => [0, 1].map(() => expect.objectContaining({ status, progress }));

/** Asked until the nodes remember it: the word of what was done to it just now may still be on its way. */
async function remembered(id: string, by: readonly Polls[] = nodes): Promise<string> {
  await vi.waitFor(async () => {
    from = [];
    for (const node of by) expect((await node.poll(member.digest, id))?.body).toBeDefined();
    expect(new Set(from)).toEqual(new Set(['memory']));
  }, 5000);
  return id;
}

test('a retired key dies at once, on every node, and the next one is let in', async () => {
  const id = await remembered(await finished());
  const key = await rotateKey(elsewhere, member.id, undefined);
  expect(await ask(id)).toEqual([undefined, undefined]);
  expect(await ask(id, { ...member, digest: keyDigest(key).toString('hex') })).toEqual(both('done', 100));
});

test('so does the key of a member that is disabled', async () => {
  const id = await remembered(await finished());
  await elsewhere.pool.query('update member set disabled_at = now() where id = $1', [member.id]);
  expect(await ask(id)).toEqual([undefined, undefined]);
  await elsewhere.pool.query('update member set disabled_at = null where id = $1', [member.id]);
  expect(await ask(id)).toEqual(both('done', 100));
});

test('a task that is deleted is gone at once', async () => {
  for (const id of [await remembered(await finished()), await remembered(await waiting())]) {
    await deleteTask(elsewhere, member.id, id);
    expect(await ask(id)).toEqual([null, null]);
  }
});

test('a waiting task is remembered until it is begun, progress moves, the end shows, and is remembered', async () => {
  const id = await remembered(await waiting());
  const begun = await beginAttempt(elsewhere, id, 'w', LEASE_DEFAULTS);
  for (const percent of [1, 2, 50, 98]) {
    await reportProgress(elsewhere, id, begun!.attempt, percent, 'sculpting');
    expect(await ask(id)).toEqual(both('running', percent));
  }
  await finishTask(elsewhere, id, begun!.attempt, RESULTS);
  expect(await ask(id)).toEqual(both('done', 100));
  await remembered(id);
  const other = await remembered(await waiting());
  const again = await beginAttempt(elsewhere, other, 'w', LEASE_DEFAULTS);
  await failTask(elsewhere, other, again!.attempt, 'It broke.');
  expect(await ask(other)).toEqual(both('failed', 0));
});

test("another member's task is unknown although it is remembered", async () => {
  const id = await remembered(await finished());
  const stranger = await newMember();
  for (let i = 0; i < 3; i++) expect(await ask(id, stranger)).toEqual([null, null]);
  expect(await ask(id)).toEqual(both('done', 100));
});

test('whatever has been answered for is in every poll from then on, whoever changes what meanwhile', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, finished));
  const change = async (id: string) => {
    for (let n = 1; n <= 40; n++) {
      const polls = nodes.map((node) => node.poll(member.digest, id));
      await elsewhere.pool.query('update task set output = $2 where id = $1', [id, { n }]);
      expect(await ask(id)).toEqual(both('done', 100).map(() => expect.objectContaining({ output: { n } })));
      await Promise.all(polls);
    }
  };
  await Promise.all(ids.map(change));
});

test('what was read before a change is not remembered after it', async () => {
  const gate = Promise.withResolvers<void>();
  let slow = false;
  // answers of this node's queries come late, its words do not
  const query = async (config: { text: string; values: unknown[] }, values?: unknown[]) => {
    const result = await db.pool.query(config, values);
    if (slow) await gate.promise;
    return result;
  };
  const pool = new Proxy(db.pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
  const node = new Polls({ ...db, pool }, render, (source) => from.push(source));
  node.start();
  await vi.waitFor(() => expect(node.listening).toBe(true), 5000);
  const [id, other] = [await finished(), await remembered(await finished(), [node])];
  slow = true;
  const late = node.poll(member.digest, id);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await elsewhere.pool.query('update task set output = $2 where id = $1', [id, { n: 1 }]);
  // from memory, behind a fence: the word of the change has come
  await node.poll(member.digest, other);
  gate.resolve();
  expect((await late)?.body).toContain('"output":{}');
  expect((await node.poll(member.digest, id))?.body).toContain('"n":1');
  await node.close();
});

test('when the listening connections are killed nothing stale is said, and they come back', async () => {
  const id = await remembered(await finished());
  for (let n = 1; n <= 3; n++) {
    const kill =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1';
    await elsewhere.pool.query(kill, ['claywork_polls']);
    await elsewhere.pool.query('update task set output = $2 where id = $1', [id, { n }]);
    expect(await ask(id)).toEqual(both('done', 100).map(() => expect.objectContaining({ output: { n } })));
  }
  await vi.waitFor(() => expect(nodes.map(({ listening }) => listening)).toEqual([true, true]), 5000);
  await remembered(id);
  await deleteTask(elsewhere, member.id, id);
  expect(await ask(id)).toEqual([null, null]);
});

test('emptying the tables is noticed', async () => {
  const id = await remembered(await finished());
  await elsewhere.pool.query('truncate task cascade');
  expect(await ask(id)).toEqual([null, null]);
});
