import { z } from 'zod';
import { titleOfFile } from '../../ingest/metadata/title.ts';
import type { Intake } from '../catalog/intake.ts';
import { modelView } from '../catalog/model-view.ts';
import { modelFiles, titleOfTask } from '../catalog/task-model.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { ownTask } from '../own-task.ts';
import { errorResponses } from '../schemas/errors.ts';
import { modelSchema } from '../schemas/model.ts';
import { modelDetailsSchema, readModelDetails } from '../schemas/model-details.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const common = { tags: ['admin'], security: NEEDS_KEY, params: z.object({ id: z.string() }) };

const publicationSchema = modelDetailsSchema
  .extend({
    file: z.string().optional().meta({
      description: 'Which of its model files; if absent the fullest: a GLB, else FBX, ZIP, OBJ or STL.',
    }),
  })
  .meta({ id: 'Publication' });

/** `/gen/task/:id/publish`: an administrator's own result becomes a model of the catalog. */
export function registerPublish(api: Api, deps: AppDeps, intake: Intake): void {
  registerSuggestion(api, deps);
  const tiers = Object.keys(deps.config.tiers);
  const schema = {
    operationId: 'publishTask',
    summary: 'Bring the model of a finished task of yours into the catalog',
    description:
      'Left out, the title is what it began with in words, and you are the author; a licence has to be given.',
    ...common,
    body: publicationSchema.nullish(),
    response: { 200: modelSchema, ...errorResponses(401, 404, 409, 413, 415) },
  };
  api.post('/gen/task/:id/publish', { schema }, async ({ member, params, body }, reply) => {
    const task = await ownTask(deps, member.id, params.id);
    const { file: wanted, ...details } = body ?? {};
    const said = readModelDetails(details, tiers);
    const files = modelFiles(task);
    const file = wanted === undefined ? files[0]! : files.find(({ name }) => name === wanted);
    if (!file) throw new ServiceError('invalid', `file: must be one of ${files.map(({ name }) => name).join(', ')}`);
    if (!said.license) throw new ServiceError('invalid', 'license: is required, such as CC0-1.0');
    const author = said.author ?? { name: member.handle, handle: member.handle };
    const title = said.title ?? (await titleOfTask(deps, member.id, task));
    const bytes = await deps.store.get(file.key).catch((error) => {
      // deleted between the two reads: then the task is gone, and that is the answer
      if ((error as { code?: unknown }).code === 'missing')
        return ownTask(deps, member.id, task.id).then(() => Promise.reject(error));
      throw error;
    });
    const brought = { name: file.name, bytes, details: { ...said, title, author }, taskId: task.id, reply };
    return modelView(await intake.take(brought), deps.config);
  });
}

function registerSuggestion(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'suggestPublication',
    summary: 'What a result of yours would be called in the catalog, and which of its files can go there',
    ...common,
    response: {
      200: z
        .object({
          title: z.string(),
          category: z.string().meta({ description: 'Slug.' }),
          tags: z.array(z.string()),
          author: z.string().meta({ description: 'Your handle.' }),
          files: z.array(z.object({ name: z.string(), bytes: z.int() })).meta({ description: 'The best first.' }),
        })
        .meta({ id: 'PublicationSuggestion' }),
      ...errorResponses(401, 404, 409),
    },
  };
  api.get('/gen/task/:id/publish', { schema }, async ({ member, params }, reply) => {
    reply.header('cache-control', 'no-store');
    const task = await ownTask(deps, member.id, params.id);
    const files = modelFiles(task).map(({ name, bytes }) => ({ name, bytes }));
    const title = (await titleOfTask(deps, member.id, task)) ?? titleOfFile(files[0]!.name);
    // it reads words with the kernels, which take the service seconds to load
    const { guessCategory } = await import('../../ingest/metadata/guess-category.ts');
    return { title, ...guessCategory({ title }), author: member.handle, files };
  });
}
