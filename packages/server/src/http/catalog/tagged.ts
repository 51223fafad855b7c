import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `anybody` may keep it for a minute, `fresh` is asked for again each time, and what a `member` was told is kept by nobody else. */
const CACHE = Object.freeze({ anybody: 'public, max-age=60', fresh: 'public, no-cache', member: 'private, no-cache' });

/** Sends an answer with an entity tag; whoever has it already hears so. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  whose: keyof typeof CACHE,
): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
  reply.header('etag', etag).header('cache-control', CACHE[whose]).header('vary', 'X-API-Key, Cookie');
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  // the bytes that were tagged are the bytes that go
  return reply.type('application/json; charset=utf-8').serializer(String).send(text);
}

/** Whether an `If-None-Match` header names an entity tag. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
