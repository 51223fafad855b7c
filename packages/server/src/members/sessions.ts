import { batched, perDatabase } from '../db/batch.ts';
import type { Database } from '../db/database.ts';
import { tokenDigest } from './auth/tables.ts';
import { MEMBER_COLUMNS, type Member } from './member.ts';

/** One browser that is signed in. */
export interface Session {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  /** What the browser called itself. */
  agent: string | null;
}

/** A member, by the session that they came with. */
export type SessionMember = Member & { sessionId: string };

/** How often a session in use is noted. */
const SEEN = "interval '5 minutes'";

const loader = perDatabase((db: Database) =>
  batched<SessionMember>(async (digests) => {
    const { rows } = await db.pool.query<SessionMember & { digest: string; stale: boolean }>({
      name: 'authenticate_session',
      text: `select s.token_digest as digest, s.id as "sessionId", s.last_seen_at < now() - ${SEEN} as stale, ${MEMBER_COLUMNS}
        from session s join member m on m.id = s.member_id
        where s.token_digest = any ($1) and s.expires_at > now() and m.disabled_at is null`,
      values: [digests],
    });
    const stale = rows.filter((row) => row.stale).map(({ sessionId }) => sessionId);
    if (stale.length) await db.pool.query('update session set last_seen_at = now() where id = any ($1)', [stale]);
    return new Map(rows.map(({ digest, stale: _, ...member }) => [digest, member]));
  }),
);

/** The member behind a session's token; undefined for an unknown or ended one. Never cached: an ended session dies at once. */
export async function authenticateSession(db: Database, token: string): Promise<SessionMember | undefined> {
  return loader(db)(tokenDigest(token));
}

/** A member's sessions, the one seen last first. */
export async function listSessions(db: Database, memberId: string): Promise<Session[]> {
  const { rows } = await db.pool.query<Session>(
    `select id, created_at as "createdAt", last_seen_at as "lastSeenAt", agent from session
     where member_id = $1 and expires_at > now() order by last_seen_at desc, id`,
    [memberId],
  );
  return rows;
}

/** Ends a session of the member's; false when they have none of that id. */
export async function endSession(db: Database, memberId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await db.pool.query('delete from session where id = $1 and member_id = $2', [
    sessionId,
    memberId,
  ]);
  return rowCount === 1;
}
