import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../db/database.ts';

const SHAPE = /^[0-9A-Za-z]{22}$/;

/** Under what an invitation's token is stored. */
export function inviteDigest(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** Whether the token would let this address in now. Says nothing of who is a member. */
export async function isInvited(db: Database, token: string, email: string): Promise<boolean> {
  if (!SHAPE.test(token)) return false;
  const { rowCount } = await db.pool.query(
    `select 1 from invite where digest = $1 and used < uses_max and expires_at > now() and (email is null or email = $2)`,
    [inviteDigest(token), email.toLowerCase()],
  );
  return rowCount === 1;
}

/**
 * Uses an invitation up by one, as part of the sign-up's transaction: of two that come for the last use, one gets it. Undefined when it
 * does not let this address in.
 */
export async function useInvite(
  client: pg.PoolClient,
  token: string,
  email: string,
): Promise<{ tier: string | null } | undefined> {
  if (!SHAPE.test(token)) return undefined;
  const { rows } = await client.query<{ tier: string | null }>(
    `update invite set used = used + 1
     where digest = $1 and used < uses_max and expires_at > now() and (email is null or email = $2) returning tier`,
    [inviteDigest(token), email.toLowerCase()],
  );
  return rows[0];
}
