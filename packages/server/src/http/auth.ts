import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../members/authenticate.ts';
import type { Member } from '../members/member.ts';
import type { AppDeps } from './deps.ts';
import { ServiceError } from './errors/service-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. Only there in routes behind `requireKey`. */
    member: Member;
  }
}

/** Every route of this scope needs the member's key; the check comes before the body is read. */
export function requireKey(scope: FastifyInstance, deps: AppDeps): void {
  scope.decorateRequest('member', null as unknown as Member);
  scope.addHook('onRequest', async (request) => {
    const member = await authenticate(deps.db, keyOf(request));
    if (!member) throw unauthenticated();
    request.member = member;
  });
}

/** The key that a request carries, if it carries one. */
export function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-api-key'];
  return typeof header === 'string' ? header : undefined;
}

export function unauthenticated(): ServiceError {
  return new ServiceError('unauthenticated', 'X-API-Key: missing, invalid or inactive key');
}
