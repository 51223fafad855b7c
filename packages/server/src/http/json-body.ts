import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from './errors/service-error.ts';
import { JSON_BYTES_MAX } from './errors/write-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as it came, for the digest of an idempotent create. */
    rawBody: Uint8Array | undefined;
  }
}

/** JSON bodies only, parsed here so that every way of being malformed is a 400 with `{error}`. */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: JSON_BYTES_MAX }, parse);
}

async function parse(request: FastifyRequest, body: Buffer): Promise<unknown> {
  request.rawBody = body;
  // a client that always sends the header also sends it with DELETE and nothing to say
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new ServiceError('invalid', 'body: must be JSON', { cause });
  }
}
