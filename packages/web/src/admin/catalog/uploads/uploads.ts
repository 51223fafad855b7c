import { client } from '../../../api/client.ts';
import { UploadQueue } from './upload-queue.ts';

/** The one queue of this window. */
export const uploads = new UploadQueue((file, said, { signal, onProgress }) =>
  client.admin.createModel(
    file,
    { ...said, name: file.name },
    {
      signal,
      onProgress: ({ bytes, total }) => onProgress(total ? bytes / total : 0),
    },
  ),
);
