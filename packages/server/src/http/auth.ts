import type { FastifyInstance } from 'fastify';
import { authenticate } from '../members/authenticate.ts';
import type { Member } from '../members/member.ts';
import type { AppDeps } from './deps.ts';
import { ServiceError } from './errors/service-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks. Only there in routes behind `requireKey`. */
    member: Member;
  }
  interface FastifyContextConfig {
    /** Starts reading what the route will need while the key is still being looked up. */
    prefetch?: (request: FastifyRequest) => void;
  }
}

/** Every route of this scope needs the member's key; the check comes before the body is read. */
export function requireKey(scope: FastifyInstance, deps: AppDeps): void {
  scope.decorateRequest('member', null as unknown as Member);
  scope.addHook('onRequest', async (request) => {
    request.routeOptions.config.prefetch?.(request);
    const header = request.headers['x-api-key'];
    const member = await authenticate(deps.db, typeof header === 'string' ? header : undefined);
    if (!member) throw new ServiceError('unauthenticated', 'X-API-Key: missing, invalid or inactive key');
    request.member = member;
  });
}
