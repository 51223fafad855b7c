import { randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { base62, randomId } from '../db/ids.ts';
import { inviteDigest } from './use-invite.ts';

export interface Invite {
  id: string;
  note: string;
  /** Who may use it; anybody where it is null. */
  email: string | null;
  /** Tier of those who come by it; null: the first tier, as for everybody. */
  tier: string | null;
  usesMax: number;
  used: number;
  expiresAt: Date;
  createdAt: Date;
}

const COLUMNS = `id, note, email, tier, uses_max as "usesMax", used, expires_at as "expiresAt", created_at as "createdAt"`;

/** Makes an invitation. The token is returned here and never again. */
export async function createInvite(
  db: Database,
  invite: { note: string; email?: string; tier?: string; uses: number; expiresAt: Date; createdBy: string | undefined },
): Promise<{ invite: Invite; token: string }> {
  const token = base62(randomBytes(16));
  const { rows } = await db.pool.query<Invite>(
    `insert into invite (id, digest, note, email, tier, uses_max, expires_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      randomId('inv'),
      inviteDigest(token),
      invite.note,
      invite.email?.toLowerCase() ?? null,
      invite.tier ?? null,
      invite.uses,
      invite.expiresAt,
      invite.createdBy ?? null,
    ],
  );
  return { invite: rows[0]!, token };
}

/** All invitations that can still be used, and those of the last month that cannot, newest first. */
export async function listInvites(db: Database): Promise<Invite[]> {
  const { rows } = await db.pool.query<Invite>(
    `select ${COLUMNS} from invite where expires_at > now() - interval '30 days' order by created_at desc, id limit 500`,
  );
  return rows;
}

/** Withdraws an invitation; false when there is none of that id. */
export async function deleteInvite(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.pool.query('delete from invite where id = $1', [id]);
  return rowCount === 1;
}
