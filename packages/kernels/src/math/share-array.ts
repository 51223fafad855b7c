/** A copy of a typed array on shared memory. */
export function shareArray<T extends Float32Array | Uint32Array | Uint16Array | Uint8Array>(from: T): T {
  const make = from.constructor as new (buffer: SharedArrayBuffer) => T;
  const out = new make(new SharedArrayBuffer(from.byteLength));
  out.set(from);
  return out;
}
