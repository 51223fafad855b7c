import type { Database } from '../db/database.ts';
import { MEMBER_COLUMNS, type Member } from './member.ts';
import { PASSWORD_PROVIDER } from './store-password.ts';

/** A member as they see themselves. */
export interface Account extends Member {
  emailVerified: boolean;
  /** False for one who only ever came by an identity provider. */
  hasPassword: boolean;
}

/** What a member may know of themselves; undefined when there is none of that id, or no longer. */
export async function readAccount(db: Database, memberId: string): Promise<Account | undefined> {
  const { rows } = await db.pool.query<Account>(
    `select ${MEMBER_COLUMNS}, m.email_verified as "emailVerified",
       exists (select 1 from credential c where c.provider = $2 and c.subject = m.id) as "hasPassword"
     from member m where m.id = $1 and m.disabled_at is null`,
    [memberId, PASSWORD_PROVIDER],
  );
  return rows[0];
}
