import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface MemberTable {
  id: string;
  email: string;
  handle: string;
  /** What the operator gave; `effective_tier` says what holds. */
  tier: string;
  plan: string | null;
  plan_ends: Date | null;
  credits: Generated<number>;
  starts_on: Date;
  admin: Generated<boolean>;
  email_verified: Generated<boolean>;
  updated_at: Generated<Date>;
  disabled_at: Date | null;
  created_at: Generated<Date>;
}

interface TaskTable {
  id: string;
  seq: Generated<number>;
  member_id: string;
  op: string;
  lane: string;
  status: 'running' | 'done' | 'failed';
  progress: number;
  stage: string | null;
  cost: number;
  params: Json<Record<string, unknown>>;
  params_json: string;
  seed: number;
  visibility: 'public' | 'private';
  error: string | null;
  files: Json<unknown[]>;
  kept: Json<unknown[]>;
  thumb: Json<unknown> | null;
  output: Json<Record<string, unknown>>;
  likes: Generated<number>;
  created_at: Date;
  finished_at: Date | null;
}

interface LedgerTable {
  id: Generated<number>;
  member_id: string;
  task_id: string | null;
  order_id: string | null;
  kind: 'grant' | 'hold' | 'settle' | 'refund' | 'purchase' | 'reversal';
  allowance: number;
  purchased: number;
  period: Date | null;
  note: string | null;
  at: Generated<Date>;
}

/** Tables that the typed builder sees. Hot paths use prepared SQL instead; db/migrations is the schema. */
export interface Tables {
  member: MemberTable;
  task: TaskTable;
  ledger: LedgerTable;
  lane: { name: string; capacity: number; slots: number; used: number };
  tier: { name: string; allowance: number; max_running: number; downloads: number | null; favorites: number | null };
}
