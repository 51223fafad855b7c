import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Budgets } from '../budgets.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { cleanImage, IMAGE_BYTES_MAX, IMAGE_TYPES, readImage } from '../uploads/image.ts';
import { keepUpload } from '../uploads/keep-upload.ts';
import { cappedBody } from '../uploads/read-body.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `POST /gen/upload`: raw PNG or JPEG bytes. */
export function registerUpload(api: Api, deps: AppDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'uploadImage',
    summary: 'Upload a PNG or JPEG as raw bytes',
    tags: ['engine'],
    security: NEEDS_KEY,
    consumes: [...IMAGE_TYPES],
    response: {
      200: z.object({ image_token: z.string() }).meta({ id: 'ImageToken' }),
      ...errorResponses(401, 413, 415),
    },
  };
  api.register(async (raw) => {
    rawBodies(raw);
    raw.withTypeProvider<ZodTypeProvider>().post('/gen/upload', { schema }, async (request) => {
      budgets.spend('imageUploads', request.member.id);
      const body = cappedBody(request.raw, IMAGE_BYTES_MAX);
      const { bytes, name, mime, width, height } = await cleanImage(
        await readImage(body, request.headers['content-type']),
      );
      const details = { width, height };
      return { image_token: await keepUpload(deps, request.member.id, 'image', bytes, { name, mime, details }) };
    });
  });
}

/** In this scope bodies are left on the socket: the route reads, measures and judges them itself. */
export function rawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
}
