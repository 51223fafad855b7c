import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../members/authenticate.ts';
import type { Member } from '../members/member.ts';
import { keyOf, sessionOf } from './credentials.ts';
import type { AppDeps } from './deps.ts';
import { noRoute } from './errors/no-route.ts';
import { foreignOrigin, unauthenticated } from './errors/unauthenticated.ts';
import { isSameOrigin } from './same-origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. Only there in routes behind `requireMember`. */
    member: Member;
    /** The session that they came with; undefined for a key. */
    sessionId: string | undefined;
  }
}

type AuthDeps = Pick<AppDeps, 'db' | 'publicUrl'>;

/** Every route of this scope needs a member, by key or by session; the check comes before the body is read. */
export function requireMember(scope: FastifyInstance, deps: AuthDeps): void {
  decorate(scope);
  scope.addHook('onRequest', async (request) => {
    if (!(await identify(request, deps))) throw unauthenticated();
  });
}

/** Every route of this scope is there for administrators only: for all others it does not exist. */
export function requireAdmin(scope: FastifyInstance, deps: AuthDeps): void {
  decorate(scope);
  scope.addHook('onRequest', async (request) => {
    if (!(await identify(request, deps)) || !request.member.admin) throw noRoute();
  });
}

/** Routes of this scope serve anybody, and know who it is where it is a member: `request.member` may be missing. */
export function welcomeMember(scope: FastifyInstance, deps: AuthDeps): void {
  decorate(scope);
  scope.addHook('onRequest', async (request) => {
    await identify(request, deps);
  });
}

/**
 * Finds out who asks. A key wins over a cookie. A cookie comes along whoever made the browser ask,
 * so with it whatever changes something needs proof that our own pages did: 403 without.
 */
async function identify(request: FastifyRequest, deps: AuthDeps): Promise<boolean> {
  const key = keyOf(request);
  if (key !== undefined) {
    const member = await authenticate(deps.db, key);
    if (member) request.member = member;
    return member !== undefined;
  }
  const found = await sessionOf(request, deps);
  if (!found) return false;
  if (!SAFE.has(request.method) && !isSameOrigin(request, deps.publicUrl)) throw foreignOrigin();
  const { sessionId, ...member } = found;
  request.member = member;
  request.sessionId = sessionId;
  return true;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

function decorate(scope: FastifyInstance): void {
  if (scope.hasRequestDecorator('member')) return;
  scope.decorateRequest('member', null as unknown as Member);
  scope.decorateRequest('sessionId', undefined);
}
