import type { Database } from '../db/database.ts';

export interface Upload {
  /** `img_…` or `upl_…`. */
  token: string;
  memberId: string;
  kind: 'image' | 'model';
  /** File name with an extension that tells the format, for readers. */
  name: string;
  key: string;
  bytes: number;
  sha256: string;
  mime: string;
  /** What was measured on the way in: pixels, faces, ... */
  details: Record<string, unknown>;
}

/** Written after the bytes are safe in the store. */
export async function addUpload(db: Database, upload: Upload): Promise<void> {
  await db.pool.query(
    `insert into upload (token, member_id, kind, name, key, bytes, sha256, mime, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      upload.token,
      upload.memberId,
      upload.kind,
      upload.name,
      upload.key,
      upload.bytes,
      upload.sha256,
      upload.mime,
      JSON.stringify(upload.details),
    ],
  );
}

/** The member's own upload; another member's token is undefined, like an unknown one. */
export async function findUpload(db: Database, memberId: string, token: string): Promise<Upload | undefined> {
  const { rows } = await db.pool.query<Upload>(
    `select token, member_id as "memberId", kind, name, key, bytes, sha256, mime, details from upload
     where token = $1 and member_id = $2`,
    [token, memberId],
  );
  return rows[0];
}
