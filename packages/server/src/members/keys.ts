import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { keyDigest, newKey } from './key.ts';
import { sealKey } from './seal.ts';

/** Issues a key inside the caller's transaction. Without a secret no copy is kept that could be revealed. */
export async function issueKey(
  client: pg.Pool | pg.PoolClient,
  memberId: string,
  secret: Uint8Array | undefined,
): Promise<string> {
  const key = newKey();
  await client.query('insert into api_key (digest, member_id, last_four, sealed) values ($1, $2, $3, $4)', [
    keyDigest(key),
    memberId,
    key.slice(-4),
    secret ? sealKey(key, secret, memberId) : null,
  ]);
  return key;
}

/** Retires the member's key and issues another: the old one answers 401 from that instant, everywhere. Part of the caller's transaction. */
export async function replaceKey(
  client: pg.PoolClient,
  memberId: string,
  secret: Uint8Array | undefined,
): Promise<string> {
  await client.query('select 1 from member where id = $1 for no key update', [memberId]);
  // the sealed copy of a retired key serves nobody
  await client.query(
    'update api_key set retired_at = now(), sealed = null where member_id = $1 and retired_at is null',
    [memberId],
  );
  return issueKey(client, memberId, secret);
}

/** `replaceKey` in a transaction of its own. */
export async function rotateKey(db: Database, memberId: string, secret: Uint8Array | undefined): Promise<string> {
  return transaction(db.pool, (client) => replaceKey(client, memberId, secret));
}
