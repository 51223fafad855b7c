import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../packages/server/src/db/database.ts';
import { whenAvailable } from '../../packages/server/src/db/errors.ts';
import { openServiceDatabase } from '../../packages/server/src/db/open-service-database.ts';
import { temporaryFolder } from '../../packages/server/src/db/testing.ts';
import { fsck } from '../../packages/server/src/engine/fsck.ts';
import { sweepGarbage } from '../../packages/server/src/engine/sweep-garbage.ts';
import { verifyLedger } from '../../packages/server/src/ledger/verify.ts';
import { createMember } from '../../packages/server/src/members/create-member.ts';
import { openStore } from '../../packages/server/src/storage/open-store.ts';
import { Load } from './load.ts';
import { LEASE_MS, Processes } from './processes.ts';
import { type Rng, rngInt, seeded } from './random.ts';

/** What goes wrong. */
export const FAULTS = ['kill server', 'kill worker', 'kill child', 'kill postgres', 'stop worker'] as const;
export type Fault = (typeof FAULTS)[number];

/** What a campaign of faults left behind. */
export interface Outcome {
  fault: string;
  rounds: number;
  acknowledged: number;
  done: number;
  refunded: number;
  /** Tasks that needed more than one attempt. */
  retried: number;
  /** Longest wait for the next acknowledged create after a fault. */
  slowestMs: number;
  /** Everything that must not be: missing tasks, broken invariants, damaged or stray files, wrong answers. */
  problems: string[];
}

const CLIENTS = 8;
/** Forty creates a key are allowed in a quarter of an hour; every restart of the server forgets them. */
const KEYS_PER_CLIENT = 40;

/** Runs `rounds` of a fault at random moments while eight members create, then looks at everything that is left. */
export async function campaign(fault: Fault, rounds: number, seed: number): Promise<Outcome> {
  const random = seeded(seed);
  const folder = temporaryFolder();
  const processes = await Processes.start(folder.path);
  const { db, close } = await openServiceDatabase(
    { dataDir: folder.path, databaseUrl: undefined },
    { exclusive: false },
  );
  try {
    const load = new Load(processes.url, await makeKeys(db), random);
    await load.nextAnswer();
    let slowestMs = 0;
    const unhealed = (error: Error) => {
      throw new Error(`${error.message}: ${load.recent()} ${processes.log()}`);
    };
    for (let round = 0; round < rounds; round++) {
      await sleep(rngInt(random, 100, 900));
      await inject(fault, processes, random);
      // a worker that was killed while it starts has nothing to lose: let it get to work
      if (fault === 'kill worker') await sleep(rngInt(random, 500, 2500));
      slowestMs = Math.max(slowestMs, await load.nextAnswer().catch(unhealed));
    }
    await load.stop();
    const problems = [...load.surprises, ...(await settle(db))];
    const counts = await count(
      db,
      load.acknowledged.map((one) => one.taskId),
      problems,
    );
    problems.push(...(await inspect(db, folder.path)));
    if (problems.length) problems.push(processes.log());
    return {
      fault,
      rounds,
      acknowledged: load.acknowledged.length,
      slowestMs: Math.round(slowestMs),
      problems,
      ...counts,
    };
  } finally {
    await close();
    await processes.stop();
    folder.remove();
  }
}

async function inject(fault: Fault, processes: Processes, random: Rng): Promise<void> {
  if (fault === 'kill server') process.kill(await processes.pid('serve'), 'SIGKILL');
  if (fault === 'kill worker') process.kill(await processes.pid('worker'), 'SIGKILL');
  if (fault === 'kill postgres') await killPostgres(processes);
  if (fault === 'kill child') {
    const pids = processes.childPids();
    const victim = pids[rngInt(random, 0, pids.length - 1)];
    if (victim !== undefined) tryKill(victim);
  }
  if (fault === 'stop worker') {
    const pid = await processes.pid('worker');
    process.kill(pid, 'SIGSTOP');
    await sleep(LEASE_MS * 1.5);
    process.kill(pid, 'SIGCONT');
  }
}

/** The one that the last round killed may not be back yet. */
async function killPostgres(processes: Processes): Promise<void> {
  while (!tryKill(processes.postgresPid())) await sleep(50);
}

function tryKill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function makeKeys(db: Database): Promise<string[][]> {
  const keys: string[][] = Array.from({ length: CLIENTS }, () => []);
  for (let i = 0; i < CLIENTS * KEYS_PER_CLIENT; i++) {
    const member = { email: `m${i}@faults`, tier: 'studio', credits: 1_000_000 };
    keys[i % CLIENTS]!.push((await createMember(db, member, undefined)).key);
  }
  return keys;
}

/** Waits until nothing runs any more; a task that never ends is a problem. */
async function settle(db: Database): Promise<string[]> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const { rows } = await whenAvailable(30_000, () =>
      db.pool.query<{ id: string }>(`select id from task where status = 'running'`),
    );
    if (rows.length === 0) return [];
    if (performance.now() > deadline) return rows.map((row) => `${row.id} never ends`);
    await sleep(100);
  }
}

async function count(db: Database, acknowledged: string[], problems: string[]) {
  const { rows } = await db.pool.query<{ id: string; status: string; attempt: number; error: string | null }>(
    'select id, status, attempt, error from task',
  );
  const tasks = new Map(rows.map((row) => [row.id, row]));
  for (const id of acknowledged) if (!tasks.has(id)) problems.push(`${id} was acknowledged and is missing`);
  for (const { id, error, attempt } of rows) {
    // only a task that lost two attempts may fail: the operation itself never does
    if (error && (attempt < 2 || !/stopped unexpectedly/.test(error))) problems.push(`${id} failed: ${error}`);
  }
  if (new Set(acknowledged).size !== acknowledged.length) problems.push('two creates were answered with one task');
  const only = (status: string) => rows.filter((row) => row.status === status).length;
  return { done: only('done'), refunded: only('failed'), retried: rows.filter((row) => row.attempt > 1).length };
}

async function inspect(db: Database, dataDir: string): Promise<string[]> {
  const violations = (await verifyLedger(db)).map(({ invariant, what }) => `${invariant}: ${what}`);
  // what lost attempts left is due in ten minutes: here it is due now
  await db.pool.query('update garbage set due_at = now()');
  const store = await openStore(undefined, dataDir);
  while ((await sweepGarbage(db, store)) > 0);
  const files = await fsck(db, store, true);
  return [
    ...violations,
    ...files.damaged.map(({ key, fault }) => `${key}: ${fault}`),
    ...files.orphans.map((key) => `${key} belongs to nothing`),
  ];
}
