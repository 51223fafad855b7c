import { batched, perDatabase } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import { isKeyShaped, keyDigest } from './key.ts';
import { MEMBER_COLUMNS, type Member } from './member.ts';

const loader = perDatabase((db: Database) =>
  batched<Member>(async (digests) => {
    const { rows } = await db.pool.query<Member & { digest: Buffer }>({
      name: 'authenticate',
      text: `select k.digest, ${MEMBER_COLUMNS} from api_key k join member m on m.id = k.member_id
        where k.digest = any ($1) and k.retired_at is null and m.disabled_at is null`,
      values: [digests.map((digest) => Buffer.from(digest, 'base64'))],
    });
    return new Map(rows.map(({ digest, ...member }) => [digest.toString('base64'), member]));
  }),
);

/** The member behind a key; undefined for a missing, misspelt, unknown or retired one. Never cached: a retired key dies at once. */
export async function authenticate(db: Database, key: string | undefined): Promise<Member | undefined> {
  if (!key || !isKeyShaped(key)) return undefined;
  return loader(db)(keyDigest(key).toString('base64'));
}
