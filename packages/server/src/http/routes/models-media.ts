import { z } from 'zod';
import { findModelImage, findModelPreview } from '../../catalog/model-image.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { sendFile } from '../send-file.ts';
import type { Api } from './api.ts';

/** `GET /media/models/:id/:n.webp` and `preview.glb`: pictures of a model and a lighter one to turn, for everybody; not under `/api`, whose rate pages of pictures would spend. */
export function registerModelsMedia(app: Api, deps: AppDeps): void {
  const schema = {
    hide: true,
    params: z.object({ id: z.string(), name: z.string() }),
    querystring: z.object({ v: z.string().optional() }),
  };
  app.get('/media/models/:id/:name', { schema }, async (request, reply) => {
    const { id, name } = request.params;
    const image = isIdShaped(id) ? await findMedium(deps, id, name) : undefined;
    if (!image) throw new ServiceError('not_found', 'There is no such picture.');
    const { v } = request.query;
    // an address with the picture's own hash is of this picture for ever
    const forGood = v !== undefined && v.length >= 12 && image.sha256.startsWith(v);
    const mime = name.endsWith('.glb') ? 'model/gltf-binary' : 'image/webp';
    const file = { ...image, name, file: name, mime };
    const cache = forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
    return sendFile(deps.store, file, request, reply, true, cache);
  });
}

function findMedium(deps: AppDeps, id: string, name: string) {
  const n = /^(\d{1,3})\.webp$/.exec(name)?.[1];
  if (n !== undefined) return findModelImage(deps.db, id, Number(n));
  return name === 'preview.glb' ? findModelPreview(deps.db, id) : undefined;
}
