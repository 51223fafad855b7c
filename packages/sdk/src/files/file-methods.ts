import { type CallOptions, call } from '../calls/call.ts';
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

/** What files can do beyond their routes. */
export interface FileMethods {
  /** All bytes of `files[n]`. A connection that is cut goes on where it was. */
  download(taskId: string, n?: number, options?: DownloadOptions): Promise<Uint8Array>;
  /** The bytes of `files[n]` as they arrive. */
  stream(taskId: string, n?: number, options?: CallOptions): Promise<Download>;
  /** The WebP preview; throws `NotFound` where there is none. */
  thumbnail(taskId: string, options?: CallOptions): Promise<Download>;
}

const RESUMES = 3;
const PAUSE_MS = 1000;

/** The methods on a connection. */
export function fileMethods(connection: Connection): FileMethods {
  const stream: FileMethods['stream'] = (task_id, n = 0, options) =>
    call(connection, 'getFile', { path: { task_id, n: String(n) } }, options);
  return {
    stream,
    download: (taskId, n = 0, options) => downloadFile(connection, stream, taskId, n, options),
    thumbnail: (task_id, options) => call(connection, 'getThumbnail', { path: { task_id } }, options),
  };
}

async function downloadFile(
  connection: Connection,
  open: FileMethods['stream'],
  taskId: string,
  n: number,
  { onProgress, ...options }: DownloadOptions = {},
): Promise<Uint8Array> {
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let total: number | undefined;
  for (let attempt = 0; ; attempt++) {
    const range: Record<string, string> = bytes > 0 ? { Range: `bytes=${bytes}-` } : {};
    const download = await open(taskId, n, { ...options, headers: { ...options.headers, ...range } });
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
      if (total === undefined || bytes >= total) return joined(parts, bytes);
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
