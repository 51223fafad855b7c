import { z } from 'zod';
import { findModel } from '../../catalog/find-model.ts';
import type { CatalogModel } from '../../catalog/model.ts';
import { knownMember } from '../catalog/known-member.ts';
import { sendTagged } from '../catalog/tagged.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { modelSchema } from '../schemas/model.ts';
import type { Api } from './api.ts';
import { shownModels } from './models.ts';

/** `GET /models/:id`: one model, by id or slug. */
export function registerModel(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getModel',
    summary: 'One model, by id or slug',
    tags: ['catalog'],
    params: z.object({ id: z.string() }),
    response: {
      200: modelSchema,
      ...errorResponses(404),
    },
  };
  api.get('/models/:id', { schema }, async (request, reply) => {
    const model = await someModel(deps, request.params.id);
    const member = knownMember(request);
    const [body] = await shownModels(deps, [model], member?.id);
    return sendTagged(request, reply, body, member ? 'member' : 'anybody');
  });
}

/** The model of an id or a slug, or the 404. */
export async function someModel(deps: AppDeps, idOrSlug: string): Promise<CatalogModel> {
  const model = isIdShaped(idOrSlug) ? await findModel(deps.db, idOrSlug) : undefined;
  if (!model) throw noSuchModel();
  return model;
}

/** The 404 of an id that names no model. */
export function noSuchModel(): ServiceError {
  return new ServiceError('not_found', 'No such model.');
}
