import type { Visibility } from './task.ts';

/** What a task is made of. */
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

/** What came of a create. */
export type CreateOutcome =
  | { outcome: 'created'; taskId: string; cost: number }
  /** The same Idempotency-Key and body within 24 h. `refusal`: the first answer was a 502 with this sentence. */
  | { outcome: 'replayed'; taskId: string; cost: number; refusal: string | null }
  /** The same Idempotency-Key with another body. */
  | { outcome: 'conflict' }
  | { outcome: 'max_running' }
  | { outcome: 'credits'; need: number; allowanceLeft: number; balance: number }
  | { outcome: 'lane'; lane: string; retryAfter: number };
