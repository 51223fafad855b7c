import { GeometryError } from '../../math/index.ts';

/** The error for anything an FBX file gets wrong. */
export function refuse(message: string): GeometryError {
  return new GeometryError('bad-fbx', message);
}

/** What decoding may add up to: a small file must not unpack into all memory. */
export interface Budget {
  /** Adds to what has been unpacked so far, and refuses when it becomes too much. */
  spend(bytes: number): void;
}

/** A budget of so many bytes. */
export function createBudget(limit: number): Budget {
  let left = limit;
  return {
    spend(bytes) {
      left -= bytes;
      if (!(left >= 0)) throw refuse(`The model unpacks to more than ${Math.round(limit / 1048576)} MB.`);
    },
  };
}
