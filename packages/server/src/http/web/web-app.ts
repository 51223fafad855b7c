import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors/service-error.ts';
import { findBuilt, readIndex } from './built-files.ts';
import { contentPolicy, PAGE_HEADERS } from './content-policy.ts';
import { UNBUILT } from './unbuilt.ts';

/** Paths that are never the web app's. */
const OTHERS = /^\/(?:api|media|docs)(?:\/|$)/;
/** What the build gives names by their content. */
const HASHED = /^\/assets\//;

/**
 * Answers what no route answers: files of the built web app, and its start page for every address that a browser may be asked to open.
 * `folder` is looked into each time, so that a build counts at once.
 */
export class WebApp {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether a request is for the web app at all. */
  takes({ method, url }: FastifyRequest): boolean {
    return (method === 'GET' || method === 'HEAD') && !OTHERS.test(pathOf(url));
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = decoded(pathOf(request.url));
    const accepts = String(request.headers['accept-encoding'] ?? '');
    const file = path === '/index.html' ? undefined : await findBuilt(this.#folder, path, accepts);
    if (!file) return this.#page(path, request, reply);
    reply
      .headers(PAGE_HEADERS)
      .header('etag', file.etag)
      .header('vary', 'Accept-Encoding')
      .header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    // pictures with scripts in them, opened by themselves
    if (file.mime === 'image/svg+xml')
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
    if (file.encoding) reply.header('content-encoding', file.encoding);
    reply.type(file.mime).header('content-length', file.bytes);
    return reply.send(request.method === 'HEAD' ? '' : createReadStream(file.path));
  }

  async #page(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '') || path === '/';
    if (!wantsPage || HASHED.test(path)) throw new ServiceError('not_found', 'There is nothing here.');
    const html = await readIndex(this.#folder);
    const page = html ?? UNBUILT;
    return reply
      .code(html === undefined ? 503 : 200)
      .headers(PAGE_HEADERS)
      .header('content-security-policy', contentPolicy(page))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  }
}

const pathOf = (url: string) => url.split(/[?#]/, 1)[0]!;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
