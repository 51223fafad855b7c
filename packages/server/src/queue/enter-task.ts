import { perDatabase } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import { isUnavailable } from '../db/errors.ts';
import { grouped } from '../db/group.ts';
import type { CreateOutcome, NewTask } from './new-task.ts';

interface Row {
  outcome: CreateOutcome['outcome'];
  task_id: string;
  cost: number;
  need: number;
  allowance_left: number;
  balance: number;
  lane: string;
  retry_after: number;
  refusal: string | null;
}

/**
 * Creates that come at once share a commit: they would wait for each other at the lane's row anyway, one flush to disk each.
 * A second group may start while the first is being flushed.
 */
const GROUPS = { itemsMax: 64, inFlightMax: 2 };

const enter = perDatabase((db: Database) => grouped((tasks: readonly NewTask[]) => enterAll(db, tasks), GROUPS));

/** One call of `create_task`, alone or in company. Throws what the database throws. */
export async function enterTask(db: Database, task: NewTask): Promise<CreateOutcome> {
  const outcome = await enter(db)(task);
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

async function enterAll(db: Database, tasks: readonly NewTask[]): Promise<(CreateOutcome | Error)[]> {
  if (tasks.length === 1) return [await enterOne(db, tasks[0]!)];
  try {
    return await enterTogether(db, tasks);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    // nothing of the group was committed: whoever is at fault shall fail alone
    return Promise.all(tasks.map((task) => enterOne(db, task).catch((own: Error) => own)));
  }
}

async function enterOne(db: Database, task: NewTask): Promise<CreateOutcome> {
  const { rows } = await db.pool.query<Row>({
    name: 'create_task',
    text: 'select * from create_task($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
    values: [...scalars(task), task.inputTasks ?? [], ...rest(task)],
  });
  return outcomeOf(rows[0]!);
}

async function enterTogether(db: Database, tasks: readonly NewTask[]): Promise<CreateOutcome[]> {
  // lanes are locked in the order of their names; within one, first come first served
  const order = [...tasks.keys()].sort((a, b) => compare(tasks[a]!.lane, tasks[b]!.lane) || a - b);
  const columns: unknown[][] = Array.from({ length: 14 }, () => []);
  for (const i of order) {
    const task = tasks[i]!;
    const row = [...scalars(task), (task.inputTasks ?? []).join(','), ...rest(task)];
    for (const [c, value] of row.entries()) columns[c]!.push(value);
  }
  const { rows } = await db.pool.query<Row>({
    name: 'create_tasks',
    text: 'select * from create_tasks($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
    values: columns,
  });
  const outcomes: CreateOutcome[] = [];
  for (const [n, i] of order.entries()) outcomes[i] = outcomeOf(rows[n]!);
  return outcomes;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function scalars(task: NewTask): unknown[] {
  const { id, memberId, op, lane, cost, params, paramsJson, seed, visibility } = task;
  return [id, memberId, op, lane, cost, JSON.stringify(params), paramsJson, seed, visibility];
}

function rest({ engine, idempotency, at }: NewTask): unknown[] {
  const digest = idempotency ? Buffer.from(idempotency.digest) : null;
  return [engine ?? null, idempotency?.key ?? null, digest, at ?? null];
}

function outcomeOf(row: Row): CreateOutcome {
  switch (row.outcome) {
    case 'created':
      return { outcome: 'created', taskId: row.task_id, cost: row.cost };
    case 'replayed':
      return { outcome: 'replayed', taskId: row.task_id, cost: row.cost, refusal: row.refusal };
    case 'credits':
      return { outcome: 'credits', need: row.need, allowanceLeft: row.allowance_left, balance: row.balance };
    case 'lane':
      return { outcome: 'lane', lane: row.lane, retryAfter: row.retry_after };
    default:
      return { outcome: row.outcome };
  }
}
