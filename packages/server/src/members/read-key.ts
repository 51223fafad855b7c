import type { Database } from '../db/database.ts';
import { openKey } from './seal.ts';

/** What may be seen of the member's key. */
export async function describeKey(
  db: Database,
  memberId: string,
): Promise<{ lastFour: string; createdAt: Date; sealed: boolean }> {
  const { rows } = await db.pool.query<{ lastFour: string; createdAt: Date; sealed: boolean }>(
    `select last_four as "lastFour", created_at as "createdAt", sealed is not null as sealed from api_key
     where member_id = $1 and retired_at is null`,
    [memberId],
  );
  if (!rows[0]) throw new Error(`${memberId} has no key`);
  return rows[0];
}

/** The member's key in clear, where a copy is kept; undefined with `KEY_REVEAL=off`. The caller has asked for the password again. */
export async function revealKey(db: Database, memberId: string, secret: Uint8Array): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ sealed: Buffer | null }>(
    'select sealed from api_key where member_id = $1 and retired_at is null',
    [memberId],
  );
  const sealed = rows[0]?.sealed;
  return sealed ? openKey(sealed, secret, memberId) : undefined;
}
