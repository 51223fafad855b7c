import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { tokenDigest } from './auth/tables.ts';
import { hashOf } from './hashing.ts';
import { replaceKey } from './keys.ts';
import { storePassword } from './store-password.ts';

/** What the library calls a reset that has been asked for. */
const identifierOf = (token: string) => tokenDigest(`reset-password:${token}`);

/** Whose password a token resets; undefined for one that is unknown, used, too old, or of a disabled member. */
export async function readReset(db: Database, token: string): Promise<{ memberId: string; email: string } | undefined> {
  const { rows } = await db.pool.query<{ memberId: string; email: string }>(
    `select m.id as "memberId", m.email from verification v join member m on m.id = v.value
     where v.identifier = $1 and v.expires_at > now() and m.disabled_at is null`,
    [identifierOf(token)],
  );
  return rows[0];
}

/**
 * Uses a reset up: sets the password, retires the key and ends all sessions, together. Returns the new key; undefined when another was
 * faster. `mailed`: the token went to the address by mail, which proves that it is the member's.
 */
export async function resetPassword(
  db: Database,
  reset: { token: string; password: string; mailed: boolean; secret: Uint8Array | undefined },
): Promise<string | undefined> {
  const hash = await hashOf(reset.password);
  return transaction(db.pool, async (client) => {
    const memberId = await consume(client, reset.token);
    if (memberId === undefined) return undefined;
    const key = await renew(client, memberId, hash, reset.secret);
    if (reset.mailed) await client.query('update member set email_verified = true where id = $1', [memberId]);
    return key;
  });
}

/** Sets a password by the operator's word: the key changes, all sessions end. Returns the new key. */
export async function overridePassword(
  db: Database,
  memberId: string,
  password: string,
  secret: Uint8Array | undefined,
): Promise<string> {
  const hash = await hashOf(password);
  return transaction(db.pool, (client) => renew(client, memberId, hash, secret));
}

/** A new password, a new key, and no session that was there before. */
async function renew(
  client: pg.PoolClient,
  memberId: string,
  hash: string,
  secret: Uint8Array | undefined,
): Promise<string> {
  const key = await replaceKey(client, memberId, secret);
  await storePassword(client, memberId, hash);
  await client.query('delete from session where member_id = $1', [memberId]);
  // mails that were sent lead nowhere any more
  await client.query('delete from verification where value = $1', [memberId]);
  return key;
}

async function consume(client: pg.PoolClient, token: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(
    'delete from verification where identifier = $1 and expires_at > now() returning value',
    [identifierOf(token)],
  );
  return rows[0]?.value;
}

/** Puts what is long over out of the way: sessions and tokens. */
export async function sweepExpired(db: Database): Promise<void> {
  await db.pool.query('delete from session where expires_at < now()');
  await db.pool.query('delete from verification where expires_at < now()');
}
