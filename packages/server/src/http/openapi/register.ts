import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { sessionCookie } from '../../members/auth/auth.ts';
import type { AppDeps } from '../deps.ts';
import { complete } from './complete.ts';

const INFO = {
  title: 'Claywork',
  summary: 'Text and images to 3D, through asynchronous tasks.',
  description: [
    'Create a task, poll it until it is `done` or `failed`, download its files.',
    'Costs are not part of this description: read the live figures from `GET /gen/config`.',
    'Requests need a `User-Agent` that names the client app: `<AppName>/<version> (<contact>)`.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

/** Collects the routes' schemas; the function it returns adds `GET /openapi.json` to the scope that it is given. */
export async function registerOpenApi(app: FastifyInstance, deps: AppDeps): Promise<(scope: FastifyInstance) => void> {
  const transformObject = createJsonSchemaTransformObject({});
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { ...INFO, version: deps.version },
      servers: [{ url: `${deps.publicUrl ?? ''}/api` }],
      tags: [
        { name: 'engine', description: 'Tasks, files, uploads and balance.' },
        { name: 'account', description: 'Signing in, keys and sessions; credits, orders and what they were for.' },
        { name: 'gallery', description: 'What members made and show.' },
        { name: 'catalog', description: 'Models to download, favorites and the history of downloads.' },
        { name: 'admin', description: 'For administrators; for everybody else these addresses do not exist.' },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie(deps.publicUrl) },
        },
      },
    },
    stripBasePath: true,
    transform: createJsonSchemaTransform({}),
    transformObject: (document) => complete(transformObject(document) as object, deps.ops),
  });
  return (scope) => {
    const schema = { operationId: 'getOpenApi', summary: 'This description', tags: ['engine'] };
    let text: string | undefined;
    scope.get('/openapi.json', { schema, serializerCompiler: () => String }, async (_request, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(text);
    });
  };
}
