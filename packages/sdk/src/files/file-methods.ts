import { type CallOptions, call } from '../calls/call.ts';
import type { Connection } from '../transport/connection.ts';
import type { Download } from '../transport/download.ts';
import { type DownloadOptions, readWhole } from './read-whole.ts';

/** What files can do beyond their routes. */
export interface FileMethods {
  /** All bytes of `files[n]`. A connection that is cut goes on where it was. */
  download(taskId: string, n?: number, options?: DownloadOptions): Promise<Uint8Array>;
  /** The bytes of `files[n]` as they arrive. */
  stream(taskId: string, n?: number, options?: CallOptions): Promise<Download>;
  /** The WebP preview; throws `NotFound` where there is none. */
  thumbnail(taskId: string, options?: CallOptions): Promise<Download>;
}

/** The methods on a connection. */
export function fileMethods(connection: Connection): FileMethods {
  const stream: FileMethods['stream'] = (task_id, n = 0, options) =>
    call(connection, 'getFile', { path: { task_id, n: String(n) } }, options);
  return {
    stream,
    download: async (taskId, n = 0, options = {}) =>
      (await readWhole(connection, (more) => stream(taskId, n, more), options)).bytes,
    thumbnail: (task_id, options) => call(connection, 'getThumbnail', { path: { task_id } }, options),
  };
}
