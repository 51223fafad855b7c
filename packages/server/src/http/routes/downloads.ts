import { z } from 'zod';
import { listDownloads, type PastDownload } from '../../catalog/download-history.ts';
import { imageAddress } from '../catalog/model-view.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { pageNumber } from '../schemas/model.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const downloadSchema = z.object({
  id: z.string(),
  model_id: z.string(),
  title: z.string().meta({ description: 'As it was then.' }),
  thumbnail: z.string().nullable().meta({ description: 'null: none, or the model is not in the catalog any more.' }),
  file: z.string(),
  format: z.string(),
  bytes: z.int(),
  counted: z.boolean().meta({ description: 'Whether it took of the quota.' }),
  downloaded_at: z.iso.datetime(),
});

/** `GET /downloads/history`. */
export function registerDownloads(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'listDownloads',
    summary: 'Your most recent downloads, newest first',
    tags: ['catalog'],
    security: NEEDS_KEY,
    querystring: z.object({ limit: pageNumber(1, 200, 50).meta({ description: 'Brought into 1 to 200.' }) }),
    response: {
      200: z.object({ downloads: z.array(downloadSchema), total: z.int() }).meta({ id: 'DownloadList' }),
      ...errorResponses(401),
    },
  };
  api.get('/downloads/history', { schema }, async ({ member, query }) => {
    const { total, downloads } = await listDownloads(deps.db, member.id, query.limit);
    return { downloads: downloads.map(downloadView), total };
  });
}

function downloadView(download: PastDownload): z.output<typeof downloadSchema> {
  const { id, modelId, title, thumbnail, file, format, bytes, counted, at } = download;
  return {
    id,
    model_id: modelId,
    title,
    thumbnail: thumbnail === null ? null : imageAddress(modelId, 0, thumbnail),
    file,
    format,
    bytes,
    counted,
    downloaded_at: at.toISOString(),
  };
}
