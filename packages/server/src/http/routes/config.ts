import { type EngineConfig, engineConfigSchema } from '../schemas/config.ts';
import { errorResponses } from '../schemas/errors.ts';
import type { Api } from './api.ts';

/** `GET /gen/config`: public, the same bytes for everybody until the service restarts. */
export function registerConfig(api: Api, config: EngineConfig): void {
  const schema = {
    operationId: 'getEngineConfig',
    summary: 'Prices, limits and lists that clients read at start-up',
    tags: ['engine'],
    response: { 200: engineConfigSchema, ...errorResponses() },
  };
  api.get('/gen/config', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=60');
    return config;
  });
}
