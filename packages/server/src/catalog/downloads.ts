import type { Database } from '../db/database.ts';
import { randomId } from '../db/ids.ts';

/** What a member may download in this period; null where there is no limit. */
export interface Quota {
  total: number | null;
  used: number;
  left: number | null;
  /** When the next period begins. */
  resetsAt: Date;
}

/**
 * Whether the bytes may go: `counted`, `free` (bought by itself, and the quota is spent) and `continued` (a range of what was begun
 * within the hour) may; `quota`, `upgrade` (neither plan nor purchase) and `missing` may not.
 */
export type DownloadOutcome =
  | { outcome: 'counted' | 'free' | 'continued'; id: string; quota: Quota }
  | { outcome: 'quota'; quota: Quota }
  | { outcome: 'upgrade' }
  | { outcome: 'missing' };

export interface DownloadRequest {
  memberId: string;
  modelId: string;
  /** Which of the model's files, and the digest it had when it was looked up. */
  n: number;
  sha256: string;
  /** Plans whose members may have it. */
  tiers: readonly string[];
  /** A range, not the whole. */
  partial: boolean;
  /** Now if absent. */
  at?: Date;
}

/** Counts a download and writes it down, in one transaction, before its first byte. */
export async function beginDownload(db: Database, request: DownloadRequest): Promise<DownloadOutcome> {
  const { rows } = await db.pool.query<{
    outcome: DownloadOutcome['outcome'];
    id: string;
    total: number | null;
    used: number;
    resetsAt: Date;
  }>({
    name: 'begin_download',
    text: `select outcome, id, total, used, resets_at as "resetsAt" from begin_download($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      randomId('dl'),
      request.memberId,
      request.modelId,
      request.n,
      request.sha256,
      request.tiers,
      request.partial,
      request.at ?? null,
    ],
  });
  const { outcome, id, ...row } = rows[0]!;
  if (outcome === 'upgrade' || outcome === 'missing') return { outcome };
  const quota = quotaOf(row);
  return outcome === 'quota' ? { outcome, quota } : { outcome, id, quota };
}

/** Gives back what could not be read. */
export async function undoDownload(db: Database, id: string): Promise<void> {
  await db.pool.query('select undo_download($1)', [id]);
}

/** Whether a member's plan or a purchase lets them have a model: for what counts nothing. */
export async function mayDownload(db: Database, memberId: string, modelId: string, tiers: readonly string[]) {
  const { rows } = await db.pool.query<{ may: boolean }>({
    name: 'may_download',
    text: `select effective_tier(m, now()) = any ($3) or has_bought(m.id, $2) as may from member m where m.id = $1`,
    values: [memberId, modelId, tiers],
  });
  return rows[0]?.may ?? false;
}

/** After a change to a smaller plan more may be used than there is now: shown as all of it. */
export function quotaOf({ total, used, resetsAt }: { total: number | null; used: number; resetsAt: Date }): Quota {
  const left = total === null ? null : Math.max(total - used, 0);
  return { total, used: total === null ? used : total - left!, left, resetsAt };
}
