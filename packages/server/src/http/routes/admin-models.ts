import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ModelDetails } from '../../catalog/model.ts';
import { removeModel, updateModel } from '../../catalog/write-model.ts';
import type { Details } from '../../ingest/metadata/details.ts';
import type { Intake } from '../catalog/intake.ts';
import { modelView } from '../catalog/model-view.ts';
import { CONTRACT } from '../config/contract.data.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { errorResponses } from '../schemas/errors.ts';
import { modelSchema } from '../schemas/model.ts';
import { modelDetailsQuery, modelDetailsSchema, readModelDetails, readQueryDetails } from '../schemas/model-details.ts';
import { cappedBody, wrongType } from '../uploads/read-body.ts';
import { type Api, NEEDS_KEY } from './api.ts';
import { noSuchModel, someModel } from './model.ts';
import { rawBodies } from './upload.ts';

const TYPES = ['model/gltf-binary', 'application/octet-stream', 'application/zip'];
const NAME = /^[^/\\\p{Cc}]{1,200}\.(?:glb|gltf|fbx|obj|stl|zip)$/iu;
const saidSchema = z
  .object({
    ...{ title: z.string(), description: z.string(), category: z.string(), tags: z.array(z.string()) },
    license: z.object({ id: z.string(), name: z.string(), url: z.string().nullable() }),
    author: z.object({ name: z.string(), handle: z.string().nullable() }),
    featured: z.boolean(),
    tier: z.string().nullable().meta({ description: 'null: any plan; of a featured model, any paid one.' }),
    price: z.int().nullable().meta({ description: 'Minor units; null: none of its own.' }),
  })
  .meta({ id: 'ModelSaid' });
const common = { tags: ['admin'], security: NEEDS_KEY };

/** `/admin/models`: bring a model file into the catalog, change what is said of a model, take it out. */
export function registerAdminModels(api: Api, deps: AppDeps, intake: Intake): void {
  registerAdd(api, deps, intake);
  const tiers = Object.keys(deps.config.tiers);
  const params = z.object({ id: z.string().meta({ description: 'Id or slug.' }) });
  registerDetails(api, deps, params);
  const change = {
    operationId: 'changeModel',
    summary: 'Change what is said of a model; what is left out stays',
    ...common,
    params,
    body: modelDetailsSchema,
    response: { 200: modelSchema, ...errorResponses(401, 404, 413, 415) },
  };
  api.patch('/admin/models/:id', { schema: change }, async ({ params: { id }, body }) => {
    const model = await someModel(deps, id);
    const changed = await updateModel(deps.db, model.id, given(readModelDetails(body, tiers)));
    if (!changed) throw noSuchModel();
    return modelView(changed, deps.config);
  });
  const remove = {
    operationId: 'deleteModel',
    summary: 'Take a model and its files out of the catalog',
    ...common,
    params,
    response: { 200: z.object({ ok: z.literal(true) }), ...errorResponses(401, 404) },
  };
  api.delete('/admin/models/:id', { schema: remove }, async ({ params: { id } }) => {
    const model = await someModel(deps, id);
    if (!(await removeModel(deps.db, model.id))) throw noSuchModel();
    return { ok: true as const };
  });
}

function registerAdd(api: Api, deps: AppDeps, intake: Intake): void {
  const tiers = Object.keys(deps.config.tiers);
  const schema = {
    operationId: 'createModel',
    summary: 'Bring a model into the catalog, as raw bytes',
    description:
      'GLB, glTF, FBX, OBJ or STL, or a ZIP of one of them with the files that it needs. What is left out is taken from the file, or guessed; a licence is never guessed. Answers when the file has been looked into and its pictures are made.',
    ...common,
    consumes: [...TYPES],
    querystring: modelDetailsQuery.extend({
      name: z.string().meta({ description: 'What the file is called: `fox.glb`.' }),
    }),
    response: { 200: modelSchema, ...errorResponses(401, 404, 409, 413, 415) },
  };
  api.register(async (raw) => {
    rawBodies(raw);
    raw.withTypeProvider<ZodTypeProvider>().post('/admin/models', { schema }, async (request, reply) => {
      const { name, ...said } = request.query;
      const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
      if (!type || !TYPES.includes(type)) throw wrongType(`A model must be sent as one of ${TYPES.join(', ')}.`, TYPES);
      if (!NAME.test(name))
        throw new ServiceError(
          'invalid',
          'name: must be the name of a file that ends in .glb, .gltf, .fbx, .obj, .stl or .zip',
        );
      const details = readQueryDetails(said, tiers);
      const bytes = cappedBody(request.raw, CONTRACT.limits.model_bytes);
      return modelView(await intake.take({ name, bytes, details, reply }), deps.config);
    });
  });
}

function registerDetails(api: Api, deps: AppDeps, params: z.ZodObject<{ id: z.ZodString }>): void {
  const schema = {
    operationId: 'getModelDetails',
    summary: 'What was said of a model, as it can be changed: its own plan and price, not those that follow',
    ...common,
    params,
    response: { 200: saidSchema, ...errorResponses(401, 404) },
  };
  api.get('/admin/models/:id', { schema }, async ({ params: { id } }, reply) => {
    reply.header('cache-control', 'no-store');
    const { title, description, category, tags, license, author, featured, tier, price } = await someModel(deps, id);
    return { title, description, category: category.slug, tags: [...tags], license, author, featured, tier, price };
  });
}

/** Only what is said: an undefined would overwrite. */
function given(details: Details): Partial<ModelDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}
