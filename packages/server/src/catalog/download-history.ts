import type { Database } from '../db/database.ts';

/** A download, as it was when it was made. */
export interface PastDownload {
  id: string;
  modelId: string;
  /** The model's title then. */
  title: string;
  file: string;
  format: string;
  bytes: number;
  /** Whether it took of the quota. */
  counted: boolean;
  at: Date;
  /** Digest of the model's first picture; null: it has none, or is not in the catalog any more. */
  thumbnail: string | null;
}

/** The member's own, newest first, and how many there are in all. */
export async function listDownloads(
  db: Database,
  memberId: string,
  limit: number,
): Promise<{ total: number; downloads: PastDownload[] }> {
  const [{ rows: downloads }, { rows: counts }] = await Promise.all([
    db.pool.query<PastDownload>({
      name: 'list_downloads',
      text: `select d.id, d.model_id as "modelId", d.title, d.file, d.format, d.bytes, d.counted, d.at, i.sha256 as thumbnail
        from download d left join model_image i on i.model_id = d.model_id and i.n = 0
        where d.member_id = $1 order by d.seq desc limit $2`,
      values: [memberId, limit],
    }),
    db.pool.query<{ total: number }>({
      name: 'count_downloads',
      text: 'select count(*) as total from download where member_id = $1',
      values: [memberId],
    }),
  ]);
  return { total: counts[0]!.total, downloads };
}
