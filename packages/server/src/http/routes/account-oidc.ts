import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type AccountDeps, browserHeaders, sendCookies } from '../accounts.ts';
import type { Budgets } from '../budgets.ts';
import { clientAddress } from '../client-address.ts';
import { noRoute } from '../errors/no-route.ts';
import { ServiceError } from '../errors/service-error.ts';
import { errorResponses } from '../schemas/errors.ts';
import type { Api } from './api.ts';

const params = z.object({ id: z.string() });
const response = errorResponses(404);
/** A path of ours, and no other host's address in disguise. */
const path = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u, { error: 'must be a path of this site' });

/** `GET /account/oidc/:id/start` and the way back, `/account/auth/callback/:id`. For browsers, not for programs. */
export function registerAccountOidc(api: Api, deps: AccountDeps, budgets: Budgets): void {
  const { oidc } = deps.accounts;
  const start = {
    operationId: 'startOidc',
    summary: 'Sign in by an identity provider: leads the browser there',
    description:
      'Who is signed in already adds the identity to their account. What fails comes back to `/sign-in?error=`.',
    tags: ['account'],
    params,
    querystring: z.object({
      to: path.default('/').meta({ description: 'Where to go afterwards.' }),
      invite: z.string().max(64).optional(),
    }),
    response,
  };
  api.get('/account/oidc/:id/start', { schema: start }, async (request, reply) => {
    if (!oidc || request.params.id !== oidc.id) throw noRoute();
    budgets.spend('signInsFrom', clientAddress(request));
    const link = request.sessionId !== undefined;
    const { to, invite } = request.query;
    const way = await oidc.start({ to, otherwise: link ? to : '/sign-in', invite, link }, browserHeaders(request));
    if (!way) throw new ServiceError('unavailable', `${oidc.name} does not answer. Try again soon.`);
    sendCookies(reply, way.cookies);
    return (reply as FastifyReply).code(302).header('location', way.url).send();
  });

  const finish = {
    operationId: 'finishOidc',
    summary: 'Where the identity provider sends the browser back to',
    tags: ['account'],
    params,
    response,
  };
  api.get('/account/auth/callback/:id', { schema: finish }, async (request, reply) => {
    if (!oidc || request.params.id !== oidc.id) throw noRoute();
    budgets.spend('signInsFrom', clientAddress(request));
    const url = new URL(request.url, deps.publicUrl ?? deps.localUrl ?? 'http://localhost');
    const answer = await oidc.finish(new Request(url, { headers: browserHeaders(request) }));
    const location = answer.headers.get('location');
    if (!location) throw new ServiceError('invalid', 'This is not how one comes back from an identity provider.');
    budgets.giveBack('signInsFrom', clientAddress(request));
    sendCookies(reply, answer.headers.getSetCookie());
    return (reply as FastifyReply).code(302).header('location', location).send();
  });
}
