import type { GeometryError } from '../../math/index.ts';

/** What decoding may add up to: a small file must not unpack into all memory. */
export const UNPACKED_BYTES_MAX = 512 * 1024 * 1024;

/** Adds to what has been unpacked so far, and refuses when it becomes too much. */
export interface Budget {
  spend(bytes: number): void;
}

/** A budget in bytes; `refuse` makes the format's own error. */
export function createBudget(refuse: (message: string) => GeometryError, limit = UNPACKED_BYTES_MAX): Budget {
  let left = limit;
  return {
    spend(bytes) {
      left -= bytes;
      if (!(left >= 0)) throw refuse(`The model unpacks to more than ${Math.round(limit / 1048576)} MB.`);
    },
  };
}
