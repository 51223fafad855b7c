import { type Database, openDatabase } from '../packages/server/src/db/database.ts';
import { newTaskId } from '../packages/server/src/db/ids.ts';
import { startTestServer } from '../packages/server/src/db/testing.ts';
import { createMember } from '../packages/server/src/members/create-member.ts';
import { createTask } from '../packages/server/src/queue/create-task.ts';

/** Tasks a second, best of three rounds, and what the machine can do at most: one-row inserts, each flushed to disk. */
export interface CreateFigures {
  /** One connection, each create after the last one's commit; and bare inserts in the same way. */
  oneByOne: number;
  insertsOneByOne: number;
  /** One connection, 32 callers at once. */
  oneConnection: number;
  /** 32 connections of a process each, as 32 API nodes would hold them: no commit is shared. */
  manyConnections: number;
  failures: number;
}

const SECONDS = 1.5;
/** Of them each may run eight tasks at once. */
const MEMBERS = 2000;
const CALLERS = 32;

/** `create_task` with every limit in force and every commit flushed to disk. */
export async function benchCreateTask(): Promise<CreateFigures> {
  const server = await startTestServer({});
  try {
    const { db } = await server.database({ lanes: { generate: { capacity: 100_000 } } });
    await db.pool.query('create table bare (id text primary key, params json not null)');
    const members: string[] = [];
    for (let i = 0; i < MEMBERS; i++) {
      members.push((await createMember(db, { email: `${i}@bench`, tier: 'studio' }, undefined)).id);
    }
    const nodes = Array.from({ length: CALLERS }, () => openDatabase(db.url, { connectionsMax: 1 }));
    const figures = { oneByOne: 0, insertsOneByOne: 0, oneConnection: 0, manyConnections: 0, failures: 0 };
    const create = async (own: Database, i: number) => {
      const outcome = await createTask(own, newTask(members[i % MEMBERS]!, i));
      if (outcome.outcome !== 'created') figures.failures++;
    };
    const measure = async (
      name: keyof CreateFigures,
      callers: number,
      work: (i: number, caller: number) => Promise<unknown>,
    ) => {
      figures[name] = Math.max(figures[name], await rate(callers, work));
      await forgetTasks(db);
    };
    const one = nodes[0]!;
    for (let round = 0; round < 3; round++) {
      await measure('insertsOneByOne', 1, () => insertBare(one));
      await measure('oneByOne', 1, (i) => create(one, i));
      await measure('oneConnection', CALLERS, (i) => create(one, i));
      await measure('manyConnections', CALLERS, (i, caller) => create(nodes[caller]!, i));
    }
    for (const node of nodes) await node.close();
    return figures;
  } finally {
    await server.stop();
  }
}

function newTask(memberId: string, seed: number) {
  const params = { prompt: 'a green dragon with orange wings', quality: 'standard', seed };
  const paramsJson = JSON.stringify(params);
  const [id, visibility] = [newTaskId(), 'public' as const];
  return { id, memberId, op: 'text-to-3d', lane: 'generate', cost: 20, params, paramsJson, seed, visibility };
}

function insertBare(own: Database): Promise<unknown> {
  const values = [newTaskId(), '{"prompt":"a green dragon with orange wings"}'];
  return own.pool.query({ name: 'bare', text: 'insert into bare values ($1, $2)', values });
}

async function forgetTasks(db: Database): Promise<void> {
  await db.pool.query('delete from task; delete from graphile_worker._private_jobs; update lane set used = 0');
  for (const table of ['task', 'lane', 'graphile_worker._private_jobs', 'allowance_use', 'bare']) {
    await db.pool.query(`vacuum ${table}`);
  }
}

async function rate(callers: number, work: (i: number, caller: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const loop = async (caller: number) => {
    while (performance.now() < end) await work(count++, caller);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, (_, caller) => loop(caller)));
  return Math.round((count / (performance.now() - start)) * 1000);
}
