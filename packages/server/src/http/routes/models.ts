import { z } from 'zod';
import { favoritesAmong } from '../../catalog/favorites.ts';
import { listModels } from '../../catalog/list-models.ts';
import type { CatalogModel } from '../../catalog/model.ts';
import { boughtAmong } from '../../payments/bought-among.ts';
import { knownMember } from '../catalog/known-member.ts';
import { modelView } from '../catalog/model-view.ts';
import { sendTagged } from '../catalog/tagged.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { modelSchema, pageNumber } from '../schemas/model.ts';
import type { Api } from './api.ts';

const LIMIT_MAX = 100;
const LIMIT_USUAL = 24;

const querySchema = z.object({
  q: z.string().max(400).optional().meta({ description: 'Words that are searched for; misspelt ones too.' }),
  category: z.string().optional().meta({ description: 'Slug of a category.' }),
  page: pageNumber(1, 999_999_999, 1).meta({ description: 'From 1. A page past the end is empty.' }),
  limit: pageNumber(1, LIMIT_MAX, LIMIT_USUAL).meta({ description: `Brought into 1 to ${LIMIT_MAX}.` }),
});

/** `GET /models`: the catalog, or what a search finds in it. */
export function registerModels(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'listModels',
    summary: 'Models of the catalog: featured and newest first, or what fits a search best',
    tags: ['catalog'],
    querystring: querySchema,
    response: {
      200: z
        .object({
          models: z.array(modelSchema),
          page: z.int(),
          limit: z.int(),
          total: z.int().meta({ description: 'Models listed on all pages: of a search, the best 1,000 at most.' }),
          pages: z.int(),
          has_more: z.boolean(),
        })
        .meta({ id: 'ModelList' }),
      ...errorResponses(),
    },
  };
  api.get('/models', { schema }, async (request, reply) => {
    const { q, category, page, limit } = request.query;
    const member = knownMember(request);
    const asked = { q: q?.trim() || undefined, category: slugShaped(category), offset: (page - 1) * limit, limit };
    const { total, models } = await listModels(deps.db, asked);
    const shown = await shownModels(deps, models, member?.id);
    const pages = Math.ceil(total / limit);
    const body = { models: shown, page, limit, total, pages, has_more: page < pages };
    return sendTagged(request, reply, body, member ? 'member' : 'anybody');
  });
}

/** Models as one who asks sees them. */
export async function shownModels(deps: AppDeps, models: readonly CatalogModel[], memberId: string | undefined) {
  const ids = models.map(({ id }) => id);
  if (memberId === undefined) return models.map((model) => modelView(model, deps.config));
  const [favorites, bought] = await Promise.all([
    favoritesAmong(deps.db, memberId, ids),
    boughtAmong(deps.db, memberId, ids),
  ]);
  return models.map((model) =>
    modelView(model, deps.config, { favorited: favorites.has(model.id), owned: bought.has(model.id) }),
  );
}

/** What cannot be a slug names a category that is not there: it never reaches the database, whose text type refuses some. */
function slugShaped(category: string | undefined): string | undefined {
  return category === undefined || /^[a-z0-9-]{1,60}$/.test(category) ? category : '-';
}
