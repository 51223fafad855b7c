import { createHash } from 'node:crypto';
import { ServiceError } from '../errors/service-error.ts';

/** An Idempotency-Key of at most 255 characters, and the digest of the body that it stands for. */
export function idempotencyOf(
  header: string | string[] | undefined,
  body: Uint8Array | undefined,
): { key: string; digest: Uint8Array } | undefined {
  if (header === undefined) return undefined;
  const key = typeof header === 'string' ? header : header.join(',');
  if (!/^[\x21-\x7e](?:[\x20-\x7e]{0,253}[\x21-\x7e])?$/.test(key)) {
    throw new ServiceError('invalid', 'Idempotency-Key: must be 1 to 255 printable ASCII characters');
  }
  return {
    key,
    digest: createHash('sha256')
      .update(body ?? new Uint8Array())
      .digest(),
  };
}

/** Creates with a key that this process is working on right now. */
export class InFlight {
  readonly #keys = new Set<string>();

  /** Runs `work` unless the member's key is already being worked on: then 409. */
  async only<T>(memberId: string, key: string, work: () => Promise<T>): Promise<T> {
    const id = `${memberId} ${key}`;
    if (this.#keys.has(id)) throw new ServiceError('conflict', 'A create with this Idempotency-Key is in progress.');
    this.#keys.add(id);
    try {
      return await work();
    } finally {
      this.#keys.delete(id);
    }
  }
}
