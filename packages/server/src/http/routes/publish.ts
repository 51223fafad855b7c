import { z } from 'zod';
import type { Task } from '../../queue/task.ts';
import type { Intake } from '../catalog/intake.ts';
import { modelView } from '../catalog/model-view.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { ownTask } from '../own-task.ts';
import { errorResponses } from '../schemas/errors.ts';
import { modelSchema } from '../schemas/model.ts';
import { modelDetailsSchema, readModelDetails } from '../schemas/model-details.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const MODEL = /\.(?:glb|gltf|fbx|obj|stl|zip)$/i;
const TITLE_LENGTH_MAX = 80;

/** `POST /gen/task/:id/publish`: an administrator's own result becomes a model of the catalog. */
export function registerPublish(api: Api, deps: AppDeps, intake: Intake): void {
  const tiers = Object.keys(deps.config.tiers);
  const schema = {
    operationId: 'publishTask',
    summary: 'Bring the model of a finished task of yours into the catalog',
    description:
      'Its first model file. Left out, the title is its prompt and you are the author; a licence has to be given.',
    tags: ['admin'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    body: modelDetailsSchema.nullish(),
    response: { 200: modelSchema, ...errorResponses(401, 404, 409, 413, 415) },
  };
  api.post('/gen/task/:id/publish', { schema }, async ({ member, params, body }, reply) => {
    const task = await ownTask(deps, member.id, params.id);
    const said = readModelDetails(body ?? {}, tiers);
    if (task.status !== 'done') throw new ServiceError('conflict', 'The task is not done.');
    const file = task.files.find(({ name }) => MODEL.test(name));
    if (!file) throw new ServiceError('conflict', 'The task made no model.');
    if (!said.license) throw new ServiceError('invalid', 'license: is required, such as CC0-1.0');
    const author = { name: member.handle, handle: member.handle };
    const details = { ...said, title: said.title ?? titleOf(task), author: said.author ?? author };
    const bytes = await deps.store.get(file.key).catch((error) => {
      // deleted between the two reads: then the task is gone, and that is the answer
      if ((error as { code?: unknown }).code === 'missing')
        return ownTask(deps, member.id, task.id).then(() => Promise.reject(error));
      throw error;
    });
    return modelView(await intake.take({ name: file.name, bytes, details, taskId: task.id, reply }), deps.config);
  });
}

/** The prompt as a title: its first line, cut between words. */
function titleOf({ params: { prompt } }: Task): string | undefined {
  const line = typeof prompt === 'string' ? prompt.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  if (!line) return undefined;
  const short = line.length > TITLE_LENGTH_MAX ? line.slice(0, TITLE_LENGTH_MAX).replace(/\s+\S*$/, '') : line;
  return short.charAt(0).toUpperCase() + short.slice(1).replace(/[.,;:\s]+$/, '');
}
