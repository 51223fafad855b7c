/** Bytes to send: in memory, or a file that somebody picked. */
export type Bytes = Uint8Array | ArrayBuffer | Blob;

/** The name that a picked file brings along. */
export function nameOf(bytes: Bytes): string {
  const { name } = bytes as { name?: unknown };
  return typeof name === 'string' ? name : '';
}

/** How many bytes there are. */
export function sizeOf(bytes: Bytes): number {
  return bytes instanceof Blob ? bytes.size : bytes.byteLength;
}

/** The first so many bytes. */
export async function headOf(bytes: Bytes, count: number): Promise<Uint8Array> {
  if (bytes instanceof Blob) return new Uint8Array(await bytes.slice(0, count).arrayBuffer());
  return bytes instanceof Uint8Array
    ? bytes.subarray(0, count)
    : new Uint8Array(bytes, 0, Math.min(count, bytes.byteLength));
}
