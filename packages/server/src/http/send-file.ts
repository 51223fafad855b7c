import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../queue/task.ts';
import type { Store } from '../storage/store.ts';
import { matchesTag } from './catalog/tagged.ts';
import { ServiceError } from './errors/service-error.ts';

/** A file as it is sent. */
type Sent = Pick<StoredFile, 'name' | 'mime' | 'bytes' | 'sha256' | 'key'>;
interface Range {
  start: number;
  end: number;
}

/**
 * Sends a stored file: immutable, so its hash is the entity tag and, unless `cache` says otherwise, a private cache may keep it for
 * a day. One byte range is honoured; several are answered with the whole, as the standard allows.
 */
export async function sendFile(
  store: Store,
  file: Sent,
  request: FastifyRequest,
  reply: FastifyReply,
  inline = false,
  cache = 'private, max-age=86400',
) {
  const answer = fileAnswer(file, request, { inline, cache });
  return sendAnswer(request, reply, answer, answer.empty ? undefined : await store.get(file.key, answer.range));
}

/** How to answer with a file: nothing of the reply has been touched. */
export interface FileAnswer {
  status: 200 | 206 | 304;
  headers: Record<string, string | number>;
  range: Range | undefined;
  /** No body: the client has it, or wanted to see the headers only. */
  empty: boolean;
}

/** Throws the 416. */
export function fileAnswer(
  file: Sent,
  request: FastifyRequest,
  { inline = false, cache }: { inline?: boolean; cache: string },
): FileAnswer {
  const etag = `"${file.sha256}"`;
  const headers = {
    etag,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (matchesTag(request.headers['if-none-match'], etag)) {
    return { status: 304, headers, range: undefined, empty: true };
  }
  const range = wantedRange(request, etag, file.bytes);
  const about = { ...headers, 'content-type': file.mime, 'content-disposition': disposition(file.name, inline) };
  const empty = request.method === 'HEAD';
  if (!range) return { status: 200, headers: { ...about, 'content-length': file.bytes }, range, empty };
  const { start, end } = range;
  const part = { 'content-range': `bytes ${start}-${end}/${file.bytes}`, 'content-length': end - start + 1 };
  return { status: 206, headers: { ...about, ...part }, range, empty };
}

/** Sends it, with the bytes unless there are none to send. */
export function sendAnswer(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { status, headers }: FileAnswer,
  body: Readable | undefined,
): FastifyReply {
  // to HEAD a stream without bytes: with no body at all, the length would be said to be 0
  return reply
    .code(status)
    .headers(headers)
    .send(body ?? (method === 'HEAD' ? Readable.from([]) : undefined));
}

/** The bytes, once the first of them are there: what cannot be read fails here, while the answer can still be another. */
export async function openFile(store: Store, file: Sent, range: Range | undefined): Promise<Readable> {
  const stream = await store.get(file.key, range);
  await new Promise<void>((resolve, reject) => {
    stream.once('readable', resolve).once('error', reject);
  });
  return stream;
}

/** A name with other letters than ASCII's comes twice: so that old clients read it, and as it is. */
function disposition(name: string, inline: boolean): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
}

function wantedRange(request: FastifyRequest, etag: string, bytes: number): Range | undefined {
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
