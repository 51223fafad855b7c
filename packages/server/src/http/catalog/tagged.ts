import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends an answer that may be kept for a minute, with an entity tag; whoever has it already hears so. What was told to a member
 * is kept by nobody else.
 */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  whose: 'anybody' | 'member',
): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply
    .header('etag', etag)
    .header('cache-control', whose === 'anybody' ? 'public, max-age=60' : 'private, no-cache')
    .header('vary', 'X-API-Key, Cookie');
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  // the bytes that were tagged are the bytes that go
  return reply.type('application/json; charset=utf-8').serializer(String).send(text);
}

/** Whether an `If-None-Match` header names an entity tag. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
