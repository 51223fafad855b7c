import type pg from 'pg';
import { randomId } from '../db/ids.ts';

/** Provider under which passwords are kept; the subject is the member's id. */
export const PASSWORD_PROVIDER = 'credential';

/** Keeps a password's hash, in place of an earlier one. Part of the caller's transaction. */
export async function storePassword(client: pg.PoolClient, memberId: string, hash: string): Promise<void> {
  await client.query(
    `insert into credential (id, member_id, provider, subject, password) values ($1, $2, $3, $2, $4)
     on conflict (provider, subject) do update set password = excluded.password, updated_at = now()`,
    [randomId('crd'), memberId, PASSWORD_PROVIDER, hash],
  );
}

/** The hash of a member's password; undefined for one who has none. */
export async function readPasswordHash(client: pg.Pool | pg.PoolClient, memberId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ password: string }>(
    'select password from credential where provider = $2 and subject = $1',
    [memberId, PASSWORD_PROVIDER],
  );
  return rows[0]?.password;
}
