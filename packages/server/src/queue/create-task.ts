import type { Database } from '../db/database.ts';
import { isUnavailable, whenAvailable } from '../db/errors.ts';
import type { Visibility } from './task.ts';

export interface NewTask {
  /** From `newTaskId()`: making the id here lets a create whose answer was lost on the way be looked up again. */
  id: string;
  memberId: string;
  op: string;
  lane: string;
  cost: number;
  /** Parsed parameters, as the op will get them. */
  params: Readonly<Record<string, unknown>>;
  /** The caller's own inputs, JSON-encoded. */
  paramsJson: string;
  seed: number;
  visibility: Visibility;
  /** Tasks it is chained to. */
  inputTasks?: readonly string[];
  engine?: string;
  idempotency?: { key: string; digest: Uint8Array };
  /** When the request came; the database's clock if absent. Decides the allowance period. */
  at?: Date;
}

export type CreateOutcome =
  | { outcome: 'created'; taskId: string; cost: number }
  /** The same Idempotency-Key and body within 24 h. `refusal`: the first answer was a 502 with this sentence. */
  | { outcome: 'replayed'; taskId: string; cost: number; refusal: string | null }
  /** The same Idempotency-Key with another body. */
  | { outcome: 'conflict' }
  | { outcome: 'max_running' }
  | { outcome: 'credits'; need: number; allowanceLeft: number; balance: number }
  | { outcome: 'lane'; lane: string; retryAfter: number };

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

const PRIMARY_KEY_TAKEN = '23505';

/**
 * Creates a task: running maximum, balance, lane slot, hold, rows and queue entry in one transaction, or a typed refusal that
 * left no trace. When the connection breaks before the answer, the task is looked up by its id and, if it is not there,
 * created again: never lost, never charged twice.
 */
export async function createTask(db: Database, task: NewTask): Promise<CreateOutcome> {
  try {
    return await call(db, task);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return whenAvailable(3000, async () => {
      try {
        return (await lookUp(db, task)) ?? (await call(db, task));
      } catch (again) {
        // the first call's commit was still on its way when we looked
        const taken = (again as { code?: unknown }).code === PRIMARY_KEY_TAKEN;
        const found = taken ? await lookUp(db, task) : undefined;
        if (found) return found;
        throw again;
      }
    });
  }
}

async function lookUp(db: Database, task: NewTask): Promise<CreateOutcome | undefined> {
  const { rowCount } = await db.pool.query('select 1 from task where id = $1', [task.id]);
  return rowCount ? { outcome: 'created', taskId: task.id, cost: task.cost } : undefined;
}

async function call(db: Database, task: NewTask): Promise<CreateOutcome> {
  const { rows } = await db.pool.query<Row>({
    name: 'create_task',
    text: 'select * from create_task($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)',
    values: [
      task.id,
      task.memberId,
      task.op,
      task.lane,
      task.cost,
      JSON.stringify(task.params),
      task.paramsJson,
      task.seed,
      task.visibility,
      task.inputTasks ?? [],
      task.engine ?? null,
      task.idempotency?.key ?? null,
      task.idempotency ? Buffer.from(task.idempotency.digest) : null,
      task.at ?? null,
    ],
  });
  return outcomeOf(rows[0]!);
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
