import { Inflate, inflateSync, Unzlib, unzlibSync } from 'fflate';

/** Packed data up to this size is unpacked in one go: even the worst of it is done within a second. */
const AT_ONCE_BYTES_MAX = 1 << 16;
const STEP_BYTES = 1 << 16;

/**
 * Unpacks deflated data (`zlib`: with zlib's header) whose size is known. Undefined when it is damaged or unpacks to any other size:
 * a bomb is stopped soon after it passes the size it should have. The caller has charged `size` bytes to its budget before.
 */
export function inflateExactly(packed: Uint8Array, size: number, kind: 'raw' | 'zlib'): Uint8Array | undefined {
  // One byte more than expected, to tell "exactly" from "at least".
  const out = new Uint8Array(size + 1);
  try {
    const length =
      packed.length <= AT_ONCE_BYTES_MAX ? inflateAtOnce(packed, out, kind) : inflateInSteps(packed, out, kind);
    return length === size ? out.subarray(0, size) : undefined;
  } catch {
    return undefined;
  }
}

function inflateAtOnce(packed: Uint8Array, out: Uint8Array, kind: 'raw' | 'zlib'): number {
  return (kind === 'zlib' ? unzlibSync(packed, { out }) : inflateSync(packed, { out })).length;
}

function inflateInSteps(packed: Uint8Array, out: Uint8Array, kind: 'raw' | 'zlib'): number {
  let length = 0;
  const stream = kind === 'zlib' ? new Unzlib() : new Inflate();
  stream.ondata = (chunk) => {
    if (chunk.length > out.length - length) throw new RangeError('more than expected');
    out.set(chunk, length);
    length += chunk.length;
  };
  for (let at = 0; at < packed.length; at += STEP_BYTES)
    stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
  return length;
}
