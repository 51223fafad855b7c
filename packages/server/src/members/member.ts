/** A member, without secrets. */
export interface Member {
  id: string;
  email: string;
  /** Shown to others; identifies nobody. */
  handle: string;
  /** Whose limits hold now: a plan that was bought and still runs, else what the operator gave. */
  tier: string;
  admin: boolean;
  createdAt: Date;
}

/** Column list that yields a `Member`; `m` is the table's alias. */
export const MEMBER_COLUMNS =
  'm.id, m.email, m.handle, effective_tier(m, now()) as tier, m.admin, m.created_at as "createdAt"';
