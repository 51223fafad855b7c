import { call } from '../calls/call.ts';
import type { Operations } from '../schema/operations.ts';
import type { Model } from '../schema/types.ts';
import type { Connection } from '../transport/connection.ts';
import type { Bytes } from './bytes.ts';
import { type DownloadOptions, readWhole, type Whole } from './read-whole.ts';
import { type UploadOptions, upload } from './upload-methods.ts';

export interface ModelReadOptions extends DownloadOptions {
  /** One of the model's `formats`; the first if absent. */
  format?: string;
}

/** What models of the catalog can do beyond their routes. */
export interface ModelMethods {
  /** All bytes of a model's file; takes of the monthly downloads. A connection that is cut goes on where it was, for free. */
  read(id: string, options?: ModelReadOptions): Promise<Whole>;
}

/** What administrators can do beyond the routes. */
export interface AdminMethods {
  /** Brings a model into the catalog: a GLB, FBX, OBJ, STL, or a ZIP of one with what it needs. `name` tells the kind of file. */
  createModel(bytes: Bytes, query: Operations['createModel']['query'], options?: UploadOptions): Promise<Model>;
}

/** The methods on a connection. */
export function modelMethods(connection: Connection): ModelMethods {
  return {
    read: (id, { format, ...options } = {}) =>
      readWhole(
        connection,
        (more) => call(connection, 'downloadModel', { path: { id }, query: { format } }, more),
        options,
      ),
  };
}

/** The methods on a connection. */
export function adminMethods(connection: Connection): AdminMethods {
  return {
    createModel: async (bytes, query, options = {}) =>
      (await upload(connection, 'createModel', bytes, 'application/octet-stream', query, options)) as Model,
  };
}
