import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../errors/service-error.ts';

/**
 * The raw body, chunk by chunk, refused as soon as it is over the cap. The socket stays open after a refusal, so that the
 * client can read the answer while what it still sends is thrown away.
 */
export async function* cappedBody(request: IncomingMessage, bytesMax: number): AsyncGenerator<Uint8Array> {
  const tooLarge = () =>
    new ServiceError('too_large', `The upload is larger than ${bytesMax} bytes.`, { details: { max_bytes: bytesMax } });
  if (Number(request.headers['content-length'] ?? 0) > bytesMax) throw tooLarge();
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Uint8Array).byteLength;
    if (bytes > bytesMax) throw tooLarge();
    yield chunk as Uint8Array;
  }
}

/** What is wrong with an upload whose content is not what it was called. */
export function wrongType(message: string, accepted: readonly string[]): ServiceError {
  return new ServiceError('media_type', message, { details: { accepted: [...accepted] } });
}
