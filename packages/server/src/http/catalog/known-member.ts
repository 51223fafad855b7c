import type { FastifyRequest } from 'fastify';
import type { Member } from '../../members/member.ts';
import { memberOf } from '../credentials.ts';
import type { AppDeps } from '../deps.ts';

/** Who asks for something that anybody may see, if it is somebody we know. */
export function knownMember(request: FastifyRequest, deps: AppDeps): Promise<Member | undefined> {
  return memberOf(request, deps);
}
