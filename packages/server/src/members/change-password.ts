import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { hashOf, isPasswordOf } from './hashing.ts';
import { replaceKey } from './keys.ts';
import { readPasswordHash, storePassword } from './store-password.ts';

interface Change {
  memberId: string;
  /** The one that goes on; all others end. */
  sessionId: string | undefined;
  /** Left out by one who has none yet. */
  current: string | undefined;
  /** Normalised and checked. */
  password: string;
  /** Seals the new key. */
  secret: Uint8Array | undefined;
}

/**
 * Sets a password, retires the key and ends all other sessions, together. Returns the new key; undefined when `current` is not the
 * password, or was changed meanwhile.
 */
export async function changePassword(db: Database, change: Change): Promise<string | undefined> {
  const { memberId, sessionId, current, password, secret } = change;
  const old = await readPasswordHash(db.pool, memberId);
  if (old !== undefined && !(current !== undefined && (await isPasswordOf(old, current)))) return undefined;
  const hash = await hashOf(password);
  return transaction(db.pool, async (client) => {
    await client.query('select 1 from member where id = $1 for no key update', [memberId]);
    // of two that knew the old one, the second no longer does
    if ((await readPasswordHash(client, memberId)) !== old) return undefined;
    const key = await replaceKey(client, memberId, secret);
    await storePassword(client, memberId, hash);
    await client.query('delete from session where member_id = $1 and id is distinct from $2', [memberId, sessionId]);
    return key;
  });
}

/** Whether this is the member's password; false for one who has none. */
export async function isOwnPassword(db: Database, memberId: string, password: string): Promise<boolean> {
  return isPasswordOf(await readPasswordHash(db.pool, memberId), password);
}
