import { type Args, type CallOptions, call, search } from '../calls/call.ts';
import { OPERATIONS } from '../schema/operations.ts';
import type { ImageToken, ModelToken } from '../schema/types.ts';
import type { Connection } from '../transport/connection.ts';
import { uploadWithProgress } from '../transport/upload.ts';
import { type Bytes, sizeOf } from './bytes.ts';
import type { Transferred } from './read-whole.ts';
import { imageType, modelFormat } from './recognise.ts';

export interface UploadOptions extends CallOptions {
  onProgress?(transferred: Transferred): void;
}
export interface ModelUploadOptions extends UploadOptions {
  /** The file's name, where the bytes alone do not tell their format. */
  name?: string;
}

/** Uploads that recognise what they are given. */
export interface UploadMethods {
  /** A PNG or JPEG; answers the `image_token`. */
  image(bytes: Bytes, options?: UploadOptions): Promise<string>;
  /** A GLB, FBX, OBJ or STL; answers the `model_token`. */
  model(bytes: Bytes, options?: ModelUploadOptions): Promise<string>;
}

/** The methods on a connection. */
export function uploadMethods(connection: Connection): UploadMethods {
  return {
    async image(bytes, options = {}) {
      const type = await imageType(bytes);
      const answer = (await upload(connection, 'uploadImage', bytes, type, {}, options)) as ImageToken;
      return answer.image_token;
    },
    async model(bytes, { name, ...options } = {}) {
      const format = await modelFormat(bytes, name);
      const [type, query] =
        format === 'glb'
          ? (['model/gltf-binary', {}] as const)
          : (['application/octet-stream', { ext: format }] as const);
      return ((await upload(connection, 'uploadModel', bytes, type, query, options)) as ModelToken).model_token;
    },
  };
}

/** Sends raw bytes to a route that takes them. */
export async function upload(
  connection: Connection,
  id: 'uploadImage' | 'uploadModel' | 'createModel',
  body: Bytes,
  type: string,
  query: Record<string, unknown>,
  { onProgress, ...options }: UploadOptions,
): Promise<unknown> {
  const headers = { ...options.headers, 'Content-Type': type };
  // large files on slow lines: no limit but the caller's own
  const rest = { timeoutMs: 0, ...options, headers };
  if (!onProgress) return call(connection, id, { body, query } as Args<typeof id>, rest);
  const { method, path } = OPERATIONS[id];
  const total = sizeOf(body);
  return uploadWithProgress(connection, { method, path: path + search(query), ...rest }, body, (bytes) =>
    onProgress({ bytes: Math.min(bytes, total), total }),
  );
}
