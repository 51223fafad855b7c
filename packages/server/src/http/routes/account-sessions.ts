import { z } from 'zod';
import { endSession, listSessions } from '../../members/sessions.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const sessionSchema = z
  .object({
    id: z.string(),
    created_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().meta({ description: 'Within five minutes.' }),
    agent: z.string().nullable().meta({ description: 'What the browser called itself.' }),
    current: z.boolean().meta({ description: 'The one that asks.' }),
  })
  .meta({ id: 'Session' });

/** `GET /account/sessions` and `DELETE /account/sessions/:id`. */
export function registerAccountSessions(api: Api, deps: AppDeps): void {
  const list = {
    operationId: 'listSessions',
    summary: 'Where you are signed in',
    tags: ['account'],
    security: NEEDS_KEY,
    response: {
      200: z.object({ sessions: z.array(sessionSchema) }).meta({ id: 'SessionList' }),
      ...errorResponses(401),
    },
  };
  api.get('/account/sessions', { schema: list }, async ({ member, sessionId }) => {
    const sessions = await listSessions(deps.db, member.id);
    return {
      sessions: sessions.map(({ id, createdAt, lastSeenAt, agent }) => ({
        id,
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        agent,
        current: id === sessionId,
      })),
    };
  });

  const end = {
    operationId: 'endSession',
    summary: 'Sign out elsewhere',
    tags: ['account'],
    security: NEEDS_KEY,
    params: z.object({ id: z.string() }),
    response: { 200: z.object({ ok: z.literal(true) }), ...errorResponses(401, 404) },
  };
  api.delete('/account/sessions/:id', { schema: end }, async ({ member, params }) => {
    const ended = isIdShaped(params.id) && (await endSession(deps.db, member.id, params.id));
    if (!ended) throw new ServiceError('not_found', 'No such session.');
    return { ok: true as const };
  });
}
