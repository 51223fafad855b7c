import type { CallOptions } from '../calls/call.ts';
import { Unreachable } from '../errors/index.ts';
import type { Connection } from '../transport/connection.ts';
import type { Download } from '../transport/download.ts';

/** How far bytes have come; `total` where it is known. */
export interface Transferred {
  bytes: number;
  total: number | undefined;
}
export interface DownloadOptions extends CallOptions {
  onProgress?(transferred: Transferred): void;
}
/** A file that has arrived. */
export interface Whole {
  bytes: Uint8Array;
  /** The name that the service suggests; empty where it does not. */
  name: string;
  mime: string;
}

const RESUMES = 3;
const PAUSE_MS = 1000;

/** Reads what `open` opens to its end. A connection that is cut goes on where it was: `open` is then asked for a range. */
export async function readWhole(
  connection: Connection,
  open: (options: CallOptions) => Promise<Download>,
  { onProgress, ...options }: DownloadOptions,
): Promise<Whole> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let total: number | undefined;
  for (let attempt = 0; ; attempt++) {
    const range: Record<string, string> = bytes > 0 ? { Range: `bytes=${bytes}-` } : {};
    const download = await open({ ...options, headers: { ...options.headers, ...range } });
    if (!download.partial) {
      parts = [];
      bytes = 0;
      total = download.bytes;
    }
    try {
      for await (const part of chunks(download.stream)) {
        parts.push(part);
        bytes += part.length;
        onProgress?.({ bytes, total });
      }
      const { name, mime } = download;
      if (total === undefined || bytes >= total) return { bytes: joined(parts, bytes), name, mime };
      throw new Error('the connection was cut');
    } catch (cause) {
      options.signal?.throwIfAborted();
      const error = 'The connection was cut while the file was being fetched.';
      if (attempt >= RESUMES) throw new Unreachable({ status: 0, error, edge: true, cause });
      await connection.clock.sleep(PAUSE_MS * 2 ** attempt, options.signal);
    }
  }
}

/** Not every browser can iterate a stream by itself. */
async function* chunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function joined(parts: readonly Uint8Array[], bytes: number): Uint8Array {
  const all = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
