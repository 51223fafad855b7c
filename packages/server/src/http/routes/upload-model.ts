import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Budgets } from '../budgets.ts';
import { CONTRACT } from '../config/contract.data.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { keepUpload } from '../uploads/keep-upload.ts';
import { checkedModel, declaredFormat, MODEL_MIMES, MODEL_TYPES } from '../uploads/model.ts';
import { cappedBody } from '../uploads/read-body.ts';
import { type Api, NEEDS_KEY } from './api.ts';
import { rawBodies } from './upload.ts';

const querySchema = z.object({
  ext: z.string().optional().meta({ description: 'fbx, obj or stl; needed with application/octet-stream.' }),
});

/** `POST /gen/upload-model`: raw GLB, FBX, OBJ or STL bytes, checked while they stream into the store. */
export function registerUploadModel(api: Api, deps: AppDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'uploadModel',
    summary: 'Upload a GLB, FBX, OBJ or STL as raw bytes',
    tags: ['engine'],
    security: NEEDS_KEY,
    consumes: [...MODEL_TYPES],
    querystring: querySchema,
    response: {
      200: z.object({ model_token: z.string() }).meta({ id: 'ModelToken' }),
      ...errorResponses(401, 413, 415),
    },
  };
  api.register(async (raw) => {
    rawBodies(raw);
    raw.withTypeProvider<ZodTypeProvider>().post('/gen/upload-model', { schema }, async (request) => {
      budgets.spend('modelUploads', request.member.id);
      const format = declaredFormat(request.headers['content-type'], request.query.ext);
      const body = checkedModel(cappedBody(request.raw, CONTRACT.limits.model_bytes), format);
      const about = { name: `model.${format}`, mime: MODEL_MIMES[format], details: { format } };
      return { model_token: await keepUpload(deps, request.member.id, 'model', body, about) };
    });
  });
}
