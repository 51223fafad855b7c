import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../queue/task.ts';
import type { Store } from '../storage/store.ts';
import { ServiceError } from './errors/service-error.ts';

/**
 * Sends a stored file: immutable, so its hash is the entity tag and, unless `cache` says otherwise, a private cache may keep it for
 * a day. One byte range is honoured; several are answered with the whole, as the standard allows.
 */
export async function sendFile(
  store: Store,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
  inline = false,
  cache = 'private, max-age=86400',
) {
  const etag = `"${file.sha256}"`;
  reply
    .header('etag', etag)
    .header('cache-control', cache)
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox");
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  reply.type(file.mime).header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${file.name}"`);
  const range = wantedRange(request, etag, file.bytes);
  if (range) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
    reply.header('content-length', range.end - range.start + 1);
  } else reply.header('content-length', file.bytes);
  // a stream: of anything else the framework would measure the length anew, and say 0
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await store.get(file.key, range));
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function wantedRange(request: FastifyRequest, etag: string, bytes: number): { start: number; end: number } | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '') || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const start = match[1] === '' ? Math.max(0, bytes - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1);
  // a range that ends before it starts is no range at all; one that starts after the end cannot be satisfied
  if (match[1] !== '' && match[2] !== '' && Number(match[2]) < start) return undefined;
  if (start > end) {
    throw new ServiceError('range', 'Range: starts after the end of the file', {
      headers: { 'content-range': `bytes */${bytes}` },
    });
  }
  return { start, end };
}
