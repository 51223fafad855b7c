import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { MEMBER_COLUMNS, type Member } from './member.ts';
import { PASSWORD_PROVIDER } from './store-password.ts';

/** A member as those see them who run the service. */
export interface AdminMember extends Member {
  emailVerified: boolean;
  hasPassword: boolean;
  disabled: boolean;
  /** What the operator gave; `tier` is it, unless a plan was bought. */
  givenTier: string;
  /** Purchased credits. */
  credits: number;
  /** Last use of a session that is still there. */
  lastSeenAt: Date | null;
}

export interface MemberChange {
  tier?: string;
  admin?: boolean;
  disabled?: boolean;
}

const COLUMNS = `${MEMBER_COLUMNS}, m.tier as "givenTier", m.email_verified as "emailVerified", m.credits,
  m.disabled_at is not null as disabled,
  exists (select 1 from credential c where c.provider = '${PASSWORD_PROVIDER}' and c.subject = m.id) as "hasPassword",
  (select max(s.last_seen_at) from session s where s.member_id = m.id) as "lastSeenAt"`;

/** A page of the members whose address, handle or id holds `q`, the newest first; and how many there are. */
export async function listMembers(
  db: Database,
  asked: { q: string; offset: number; limit: number },
): Promise<{ members: AdminMember[]; total: number }> {
  const q = asked.q.trim();
  const where = `where $1 = '' or strpos(m.email, lower($1)) > 0 or strpos(m.handle, lower($1)) > 0 or m.id = $1`;
  const [page, count] = await Promise.all([
    db.pool.query<AdminMember>(
      `select ${COLUMNS} from member m ${where} order by m.created_at desc, m.id limit $2 offset $3`,
      [q, asked.limit, asked.offset],
    ),
    db.pool.query<{ total: number }>(`select count(*) as total from member m ${where}`, [q]),
  ]);
  return { members: page.rows, total: count.rows[0]!.total };
}

export async function findMember(db: Database, id: string): Promise<AdminMember | undefined> {
  const { rows } = await db.pool.query<AdminMember>(`select ${COLUMNS} from member m where m.id = $1`, [id]);
  return rows[0];
}

/** The member of an address, disabled or not. */
export async function findMemberId(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ id: string }>('select id from member where email = $1', [email.toLowerCase()]);
  return rows[0]?.id;
}

/**
 * Changes what only those may change who run the service. A disabled member's sessions end for good, the key sleeps. `last-admin`: nobody
 * who could undo it would be left; `unknown`: there is no such member, or tier.
 */
export async function changeMember(
  db: Database,
  id: string,
  change: MemberChange,
): Promise<'done' | 'last-admin' | 'unknown'> {
  return transaction(db.pool, async (client) => {
    if (change.admin === false || change.disabled === true) {
      // of two who take each other's rights away, the second finds nobody else
      const { rows } = await client.query<{ id: string }>(
        'select id from member where admin and disabled_at is null order by id for no key update',
      );
      if (rows.length === 1 && rows[0]!.id === id) return 'last-admin';
    }
    const { rowCount } = await client.query(
      // the tier given ends a plan that was bought, also where it is the one that would follow the plan anyway
      `update member set tier = coalesce($2, tier), admin = coalesce($3, admin),
         plan = case when $2::text is null then plan end, plan_ends = case when $2::text is null then plan_ends end,
         plan_reset = case when $2::text is null then plan_reset else clock_timestamp() end,
         disabled_at = case when $4::boolean is null then disabled_at when $4 then coalesce(disabled_at, now()) end
       where id = $1 and ($2::text is null or exists (select 1 from tier where name = $2))`,
      [id, change.tier ?? null, change.admin ?? null, change.disabled ?? null],
    );
    if (rowCount === 0) return 'unknown';
    if (change.disabled) await client.query('delete from session where member_id = $1', [id]);
    return 'done';
  });
}
