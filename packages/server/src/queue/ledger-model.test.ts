import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { grantCredits, readBalance } from '../ledger/balance.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { beginAttempt, crashAttempt, handBackAttempt } from './attempts.ts';
import { createTask } from './create-task.ts';
import { deleteTask, failTask, finishTask, refuseTask } from './end-task.ts';
import { LEASE_DEFAULTS } from './lease.ts';
import { sampleLane, sampleMember, sampleTask } from './testing.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ tiers: { free: { allowance: ALLOWANCE, maxRunning: 4 } } }));
});
afterAll(() => server.stop());

const ALLOWANCE = 60;
const LANE = 5;
const MEMBERS = 2;
const RESULTS = { files: [], kept: [], thumb: null, output: {} };
const ANCHOR = Date.UTC(2026, 0, 31);
const DAY = 86_400_000;

/** What the service promises, kept in plain numbers. */
interface ModelTask {
  id: string;
  member: number;
  fromAllowance: number;
  fromCredits: number;
  period: number;
  status: 'running' | 'done' | 'failed';
  attempt: number;
  tries: number;
  open: boolean;
}
interface Model {
  now: number;
  credits: number[];
  /** Allowance used, by member and period. */
  used: Map<string, number>;
  tasks: ModelTask[];
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      member: fc.nat(MEMBERS - 1),
      cost: fc.constantFrom(0, 5, 20, 35),
    }),
  },
  { weight: 5, arbitrary: act('begin') },
  { weight: 3, arbitrary: act('finish') },
  { weight: 2, arbitrary: act('fail') },
  { weight: 2, arbitrary: act('crash') },
  { weight: 1, arbitrary: act('late finish') },
  { weight: 1, arbitrary: act('hand back') },
  { weight: 1, arbitrary: act('refuse') },
  { weight: 2, arbitrary: act('delete') },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('grant' as const), member: fc.nat(MEMBERS - 1), credits: fc.nat(50) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function act<const D extends string>(what: D) {
  return fc.record({ do: fc.constant(what), pick: fc.nat(30) });
}

/** Which whole month after the anchor day an instant falls in; the 31st is the last day of shorter months. */
function periodOf(now: number): number {
  for (let months = 0; ; months++) {
    const last = new Date(Date.UTC(2026, months + 2, 0)).getUTCDate();
    if (Date.UTC(2026, months + 1, Math.min(31, last)) > now) return months;
  }
}

const usedKey = (member: number, period: number) => `${member} ${period}`;

test('whatever happens in whatever order, credits, allowance and slots are those of a plain model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const startsOn = new Date(ANCHOR);
      const members = [
        await sampleMember(db, { tier: 'free', startsOn }),
        await sampleMember(db, { tier: 'free', startsOn }),
      ];
      const lane = await sampleLane(db, LANE);
      const model: Model = { now: ANCHOR, credits: [0, 0], used: new Map(), tasks: [] };
      for (const one of steps) await play(one, model, members, lane);
      await compare(model, members, lane);
      expect(await verifyLedger(db)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

async function play(one: Step, model: Model, members: string[], lane: string): Promise<void> {
  if (one.do === 'wait') model.now += one.days * DAY;
  else if (one.do === 'grant') {
    model.credits[one.member]! += one.credits;
    expect(await grantCredits(db, members[one.member]!, one.credits, 'test')).toBe(model.credits[one.member]);
  } else if (one.do === 'create') await create(one, model, members, lane);
  else if (model.tasks.length > 0) await actOn(one.do, model.tasks[one.pick % model.tasks.length]!, model, members);
}

async function create(one: { member: number; cost: number }, model: Model, members: string[], lane: string) {
  const task = sampleTask(members[one.member]!, { cost: one.cost, lane, at: new Date(model.now) });
  const outcome = await createTask(db, task);
  const running = model.tasks.filter((other) => other.status === 'running');
  const period = periodOf(model.now);
  const used = model.used.get(usedKey(one.member, period)) ?? 0;
  const left = ALLOWANCE - used;
  if (running.filter((other) => other.member === one.member).length >= 4) {
    expect(outcome).toEqual({ outcome: 'max_running' });
  } else if (left + model.credits[one.member]! < one.cost) {
    const balance = model.credits[one.member];
    expect(outcome).toEqual({ outcome: 'credits', need: one.cost, allowanceLeft: left, balance });
  } else if (running.length >= LANE) {
    expect(outcome).toMatchObject({ outcome: 'lane', lane });
  } else {
    expect(outcome).toEqual({ outcome: 'created', taskId: task.id, cost: one.cost });
    const fromAllowance = Math.min(left, one.cost);
    const fromCredits = one.cost - fromAllowance;
    model.used.set(usedKey(one.member, period), used + fromAllowance);
    model.credits[one.member]! -= fromCredits;
    const fresh = { id: task.id, member: one.member, fromAllowance, fromCredits, period };
    model.tasks.push({ ...fresh, status: 'running', attempt: 0, tries: 0, open: false });
  }
}

function refund(model: Model, task: ModelTask): void {
  const key = usedKey(task.member, task.period);
  model.used.set(key, model.used.get(key)! - task.fromAllowance);
  model.credits[task.member]! += task.fromCredits;
  task.open = false;
  task.status = 'failed';
}

async function actOn(what: string, task: ModelTask, model: Model, members: string[]): Promise<void> {
  const running = task.status === 'running';
  if (what === 'begin') {
    const begun = await beginAttempt(db, task.id, 'w', LEASE_DEFAULTS);
    expect(begun !== undefined).toBe(running && !task.open);
    if (!begun) return;
    task.open = true;
    task.tries++;
    expect(begun.attempt).toBe(++task.attempt);
  } else if (what === 'finish') {
    const may = running && task.open;
    expect(await finishTask(db, task.id, task.attempt, RESULTS)).toBe(may);
    if (may) Object.assign(task, { status: 'done', open: false });
  } else if (what === 'late finish') {
    expect(await finishTask(db, task.id, task.attempt - 1, RESULTS)).toBe(false);
  } else if (what === 'fail' || what === 'refuse') {
    const ok = what === 'fail' ? failTask(db, task.id, task.attempt, 'No.') : refuseTask(db, task.id, 'No.');
    expect(await ok).toBe(running);
    if (running) refund(model, task);
  } else if (what === 'crash' && task.open) {
    expect(await crashAttempt(db, task.id, task.attempt, LEASE_DEFAULTS)).toBe(true);
    if (task.tries >= 2) refund(model, task);
    task.open = false;
  } else if (what === 'hand back' && task.open) {
    expect(await handBackAttempt(db, task.id, task.attempt)).toBe(true);
    task.tries--;
    task.open = false;
  } else if (what === 'delete') {
    expect(await deleteTask(db, members[task.member]!, task.id)).toBe(task.status);
    if (running) refund(model, task);
    model.tasks.splice(model.tasks.indexOf(task), 1);
  }
}

async function compare(model: Model, members: string[], lane: string): Promise<void> {
  const period = periodOf(model.now);
  for (const [i, member] of members.entries()) {
    const balance = await readBalance(db, member, new Date(model.now));
    const used = model.used.get(usedKey(i, period)) ?? 0;
    expect(balance).toMatchObject({
      credits: model.credits[i],
      allowance: { total: ALLOWANCE, used, left: ALLOWANCE - used },
    });
  }
  const { rows } = await db.pool.query<{ used: number }>('select used from lane where name = $1', [lane]);
  expect(rows[0]!.used).toBe(model.tasks.filter((task) => task.status === 'running').length);
}
