import { z } from 'zod';
import { addFavorite, listFavorites, removeFavorite } from '../../catalog/favorites.ts';
import { findModel } from '../../catalog/find-model.ts';
import { boughtAmong } from '../../payments/bought-among.ts';
import { modelView } from '../catalog/model-view.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { upgradeError } from '../schemas/member.ts';
import { modelSchema } from '../schemas/model.ts';
import { type Api, NEEDS_KEY } from './api.ts';
import { noSuchModel } from './model.ts';

const changedSchema = z
  .object({ ok: z.literal(true), favorited: z.boolean(), count: z.int().meta({ description: 'Your favorites now.' }) })
  .meta({ id: 'FavoriteChanged' });

/** `GET /favorites`, `POST /favorites/:modelId`, `DELETE /favorites/:modelId`. */
export function registerFavorites(api: Api, deps: AppDeps): void {
  registerList(api, deps);
  const params = z.object({ model_id: z.string().meta({ description: 'Id or slug.' }) });
  const common = { tags: ['catalog'], security: NEEDS_KEY, params };

  const add = {
    ...common,
    operationId: 'addFavorite',
    summary: 'Keep a model among your favorites; once more changes nothing',
    response: { 200: changedSchema, ...errorResponses(401, 404, 413, 415), 403: upgradeError },
  };
  api.post('/favorites/:model_id', { schema: add }, async ({ member, params }) => {
    const id = await modelId(deps, params.model_id);
    const { outcome, count, cap } = await addFavorite(deps.db, member.id, id);
    if (outcome === 'missing') throw noSuchModel();
    if (outcome === 'cap') {
      throw new ServiceError('upgrade', `Your plan keeps ${cap} favorites. Remove one, or choose a larger plan.`, {
        details: { upgrade_required: true, limit: cap },
      });
    }
    return { ok: true as const, favorited: true, count };
  });

  const remove = {
    ...common,
    operationId: 'removeFavorite',
    summary: 'Take a model out of your favorites; once more changes nothing',
    response: { 200: changedSchema, ...errorResponses(401, 404) },
  };
  api.delete('/favorites/:model_id', { schema: remove }, async ({ member, params }) => {
    const id = await modelId(deps, params.model_id);
    const count = await removeFavorite(deps.db, member.id, id);
    if (count === undefined) throw noSuchModel();
    return { ok: true as const, favorited: false, count };
  });
}

function registerList(api: Api, deps: AppDeps): void {
  const favorite = z.object({
    model_id: z.string(),
    added_at: z.iso.datetime(),
    available: z.boolean().meta({ description: 'Whether it is still in the catalog.' }),
    model: modelSchema.nullable(),
  });
  const schema = {
    operationId: 'listFavorites',
    summary: 'Your favorites, newest first',
    tags: ['catalog'],
    security: NEEDS_KEY,
    response: {
      200: z.object({ favorites: z.array(favorite), total: z.int() }).meta({ id: 'FavoriteList' }),
      ...errorResponses(401),
    },
  };
  api.get('/favorites', { schema }, async ({ member }) => {
    const favorites = await listFavorites(deps.db, member.id);
    const ids = favorites.map(({ modelId }) => modelId);
    const bought = await boughtAmong(deps.db, member.id, ids);
    return {
      favorites: favorites.map(({ modelId, addedAt, model }) => ({
        model_id: modelId,
        added_at: addedAt.toISOString(),
        available: model !== undefined,
        model: model ? modelView(model, deps.config, { favorited: true, owned: bought.has(modelId) }) : null,
      })),
      total: favorites.length,
    };
  });
}

/** The id behind an id or a slug. What names no model stays as it is: it may name a favorite that is gone. */
async function modelId(deps: AppDeps, idOrSlug: string): Promise<string> {
  if (!isIdShaped(idOrSlug)) throw noSuchModel();
  if (idOrSlug.includes('_')) return idOrSlug;
  return (await findModel(deps.db, idOrSlug))?.id ?? idOrSlug;
}
