import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { hashOf } from './hashing.ts';
import { insertMember, type NewMember } from './insert-member.ts';
import { normalizePassword } from './password-rules.ts';
import { storePassword } from './store-password.ts';

/** Creates a member, who can sign in if there is a password. The key is returned here and, without `secret`, never again. */
export async function createMember(
  db: Database,
  member: NewMember & { password?: string },
  secret: Uint8Array | undefined,
): Promise<{ id: string; key: string }> {
  const hash = member.password === undefined ? undefined : await hashOf(normalizePassword(member.password));
  return transaction(db.pool, async (client) => {
    const { id, key } = await insertMember(client, member, secret);
    if (hash) await storePassword(client, id, hash);
    return { id, key };
  });
}
