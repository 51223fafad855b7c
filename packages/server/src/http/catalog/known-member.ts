import type { FastifyRequest } from 'fastify';
import { authenticate } from '../../members/authenticate.ts';
import type { Member } from '../../members/member.ts';
import { keyOf } from '../auth.ts';
import type { AppDeps } from '../deps.ts';

/** Who asks for something that anybody may see, if it is somebody we know. */
export function knownMember(request: FastifyRequest, deps: AppDeps): Promise<Member | undefined> {
  return authenticate(deps.db, keyOf(request));
}
