import type { Database } from '../db/database.ts';
import { type Quota, quotaOf } from './downloads.ts';

/** A member with what they may do in the catalog. */
export interface MemberProfile {
  id: string;
  handle: string;
  email: string;
  /** Whose limits hold now. */
  tier: string;
  /** What the operator gave, which holds when nothing that was bought does. */
  givenTier: string;
  /** A plan that was bought and still runs. */
  plan: { tier: string; endsAt: Date } | null;
  quota: Quota;
  /** Null where there is no limit. */
  favorites: { total: number | null; used: number; left: number | null };
  createdAt: Date;
}

/** The member must exist. */
export async function readProfile(db: Database, memberId: string): Promise<MemberProfile> {
  const { rows } = await db.pool.query<{
    id: string;
    handle: string;
    email: string;
    tier: string;
    givenTier: string;
    plan: string | null;
    planEnds: Date;
    total: number | null;
    used: number;
    resetsAt: Date;
    favoritesMax: number | null;
    favorites: number;
    createdAt: Date;
  }>({
    name: 'member_profile',
    text: `select m.id, m.handle, m.email, t.name as tier, m.tier as "givenTier",
        case when m.plan_ends > now() then m.plan end as plan, m.plan_ends as "planEnds",
        t.downloads as total, coalesce(u.used, 0) as used,
        period_end(m.starts_on, now())::timestamp at time zone 'UTC' as "resetsAt",
        t.favorites as "favoritesMax", (select count(*) from favorite f where f.member_id = m.id) as favorites,
        m.created_at as "createdAt"
      from member m
      join tier t on t.name = effective_tier(m, now())
      left join download_use u on u.member_id = m.id and u.period = period_start(m.starts_on, now())
      where m.id = $1`,
    values: [memberId],
  });
  const row = rows[0];
  if (!row) throw new Error(`no such member: ${memberId}`);
  const { favoritesMax, favorites, plan, planEnds, total, used, resetsAt, ...rest } = row;
  return {
    ...rest,
    plan: plan === null ? null : { tier: plan, endsAt: planEnds },
    quota: quotaOf({ total, used, resetsAt }),
    favorites: {
      total: favoritesMax,
      used: favorites,
      left: favoritesMax === null ? null : Math.max(favoritesMax - favorites, 0),
    },
  };
}
