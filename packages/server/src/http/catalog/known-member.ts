import type { FastifyRequest } from 'fastify';
import type { Member } from '../../members/member.ts';

/** Who asks for something that anybody may see, if it is somebody we know: in routes behind `welcomeMember`. */
export function knownMember(request: FastifyRequest): Member | undefined {
  return (request.member as Member | null) ?? undefined;
}
