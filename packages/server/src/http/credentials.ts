import type { FastifyRequest } from 'fastify';
import { sessionCookie } from '../members/auth/auth.ts';
import { authenticate } from '../members/authenticate.ts';
import type { Member } from '../members/member.ts';
import { authenticateSession } from '../members/sessions.ts';
import type { AppDeps } from './deps.ts';

/** The member behind the request's session cookie, without proof of where it comes from: enough to read. */
export async function sessionOf(request: FastifyRequest, { db, publicUrl }: Pick<AppDeps, 'db' | 'publicUrl'>) {
  const token = sessionTokenOf(request, publicUrl);
  return token ? authenticateSession(db, token) : undefined;
}

/** The member behind a request's key, or without a key its session: enough to read. */
export async function memberOf(
  request: FastifyRequest,
  deps: Pick<AppDeps, 'db' | 'publicUrl'>,
): Promise<Member | undefined> {
  const key = keyOf(request);
  return key === undefined ? sessionOf(request, deps) : authenticate(deps.db, key);
}

/** The key that a request carries, if it carries one. */
export function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-api-key'];
  return typeof header === 'string' ? header : undefined;
}

/** What stands before the signature: the signature protects nothing here, the token alone is unguessable. */
function sessionTokenOf(request: FastifyRequest, publicUrl: string | undefined): string | undefined {
  const start = `${sessionCookie(publicUrl)}=`;
  const cookie = request.headers.cookie?.split(/; */).find((one) => one.startsWith(start));
  return cookie?.slice(start.length).split('.', 1)[0] || undefined;
}
