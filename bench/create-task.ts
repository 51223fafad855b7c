import { openDatabase } from '../packages/server/src/db/database.ts';
import { newTaskId } from '../packages/server/src/db/ids.ts';
import { startTestServer } from '../packages/server/src/db/testing.ts';
import { createMember } from '../packages/server/src/members/create-member.ts';
import { createTask } from '../packages/server/src/queue/create-task.ts';

export interface CreateFigures {
  /** Tasks a second, best of three, and the round trips a second of an empty query on the same connection. */
  perSecond: number;
  emptyPerSecond: number;
  failures: number;
}

const SECONDS = 2;
const MEMBERS = 64;

/** `create_task` on so many connections at once, every commit flushed to disk. */
export async function benchCreateTask(connections: number): Promise<CreateFigures> {
  const server = await startTestServer({});
  try {
    const { db } = await server.database({ lanes: { generate: { capacity: 100_000 } } });
    await db.pool.query('update tier set max_running = 1000000, allowance = 100000000');
    const members: string[] = [];
    for (let i = 0; i < MEMBERS; i++) {
      members.push((await createMember(db, { email: `${i}@bench`, tier: 'studio' }, undefined)).id);
    }
    const own = openDatabase(db.url, { connectionsMax: connections });
    let failures = 0;
    const create = async (i: number) => {
      const params = { prompt: 'a green dragon with orange wings', quality: 'standard', seed: i };
      const outcome = await createTask(own, {
        id: newTaskId(),
        memberId: members[i % MEMBERS]!,
        op: 'text-to-3d',
        lane: 'generate',
        cost: 20,
        params,
        paramsJson: JSON.stringify(params),
        seed: i,
        visibility: 'public',
      });
      if (outcome.outcome !== 'created') failures++;
    };
    const rates: number[] = [];
    const empty: number[] = [];
    for (let round = 0; round < 3; round++) {
      await own.pool.query('delete from task');
      await own.pool.query('delete from graphile_worker._private_jobs');
      await own.pool.query('update lane set used = 0');
      rates.push(await rate(connections, create));
      empty.push(await rate(connections, () => own.pool.query({ name: 'empty', text: 'select 1' })));
    }
    await own.close();
    return { perSecond: Math.max(...rates), emptyPerSecond: Math.max(...empty), failures };
  } finally {
    await server.stop();
  }
}

async function rate(connections: number, work: (i: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  const loop = async () => {
    while (performance.now() < end) await work(count++);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, loop));
  return Math.round((count / (performance.now() - start)) * 1000);
}
