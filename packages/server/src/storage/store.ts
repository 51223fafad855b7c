import type { Readable } from 'node:stream';

/** What `put` takes: bytes at hand, the path of a local file, or a stream (which may throw to refuse what it carries). */
export type StoreSource = Uint8Array | string | AsyncIterable<Uint8Array>;

/**
 * Where result files and uploads live. Keys are slash-separated names (`results/<task>/<attempt>/<n>`), written once and never
 * overwritten. When `put` returns, the bytes survive a power loss: the database row that names them is written after it.
 */
export interface Store {
  /** Stores a new key, hashing while it streams. Throws `StoreError` `exists` when the key is taken. */
  put(key: string, source: StoreSource): Promise<{ bytes: number; sha256: string }>;
  /** A stream of the whole file or of the bytes `start..end` (both inclusive). Throws `StoreError` `missing`. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** The whole file in memory. Throws `StoreError` `missing`. */
  read(key: string): Promise<Uint8Array>;
  /** Size of a file, or undefined when there is none. */
  stat(key: string): Promise<{ bytes: number } | undefined>;
  /** Removes one key, or everything under a folder (whole segments: `results/a` leaves `results/ab` alone). Absent is fine. */
  remove(prefix: string): Promise<void>;
  /** Every key under a folder, or under everything for `''`; in no particular order. */
  list(prefix: string): AsyncIterable<string>;
  /** The local path of a key, where the store is a folder: lets a child process read a file without a copy. */
  path?(key: string): string;
}

/** `exists`: the key is taken. `missing`: there is no such key. `key`: not a well-formed key. */
export class StoreError extends Error {
  readonly code: 'exists' | 'missing' | 'key';

  constructor(code: 'exists' | 'missing' | 'key', key: string) {
    super(`store: ${code}: ${key.slice(0, 200)}`);
    this.name = 'StoreError';
    this.code = code;
  }
}
