import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readAccount } from '../../members/account.ts';
import type { Refusal } from '../../members/auth/accounts.ts';
import { normalizePassword } from '../../members/password-rules.ts';
import { isInvited } from '../../members/use-invite.ts';
import { type AccountDeps, browserHeaders, sendCookies } from '../accounts.ts';
import { welcomeMember } from '../auth.ts';
import type { Budgets } from '../budgets.ts';
import { clientAddress } from '../client-address.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { foreignOrigin } from '../errors/unauthenticated.ts';
import { newPassword } from '../new-password.ts';
import { isForeign } from '../same-origin.ts';
import { accountSchema, accountView, emailSchema, passwordSchema } from '../schemas/account.ts';
import { errorResponses } from '../schemas/errors.ts';
import type { Api } from './api.ts';

const ok = z.object({ ok: z.literal(true) });
const errors = errorResponses(401, 403, 409, 413, 415);

/** Signing up, in and out, and who is signed in: `/account/sign-up`, `/account/sign-in`, `/account/sign-out`, `/account/session`. */
export function registerAccount(scope: FastifyInstance, deps: AccountDeps, budgets: Budgets): void {
  const api: Api = scope.withTypeProvider<ZodTypeProvider>();
  // whoever could sign a visitor in from another site would see what they make there
  api.addHook('onRequest', async (request) => {
    if (request.method !== 'GET' && isForeign(request, deps.publicUrl)) throw foreignOrigin();
  });
  welcomeMember(scope, deps);
  registerSession(api, deps);
  registerSignUp(api, deps, budgets);
  registerSignIn(api, deps, budgets);
  registerSignOut(api, deps);
}

function registerSession(api: Api, deps: AccountDeps): void {
  const answer = z
    .object({
      member: accountSchema.nullable(),
      signup: z.enum(['open', 'invite', 'closed']),
      oidc: z.array(z.object({ id: z.string(), name: z.string() })),
    })
    .meta({ id: 'AccountSession' });
  const schema = {
    operationId: 'getSession',
    summary: 'Who is signed in, and how one may',
    tags: ['account'],
    response: { 200: answer, ...errorResponses() },
  };
  const { oidc } = deps.accounts;
  const providers = oidc ? [{ id: oidc.id, name: oidc.name }] : [];
  api.get('/account/session', { schema }, async (request, reply) => {
    const { member, sessionId } = request;
    sendCookies(reply, sessionId ? await deps.accounts.prolong(browserHeaders(request)) : []);
    const account = member && (await readAccount(deps.db, member.id));
    return { member: account ? accountView(account) : null, signup: deps.config.signup, oidc: providers };
  });
}

function registerSignUp(api: Api, deps: AccountDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'signUp',
    summary: 'Become a member; the API key is shown this once',
    tags: ['account'],
    body: z.object({ email: emailSchema, password: passwordSchema, invite: z.string().min(1).max(64).optional() }),
    response: { 200: z.object({ member: accountSchema, key: z.string() }).meta({ id: 'SignedUp' }), ...errors },
  };
  api.post('/account/sign-up', { schema }, async (request, reply) => {
    const email = request.body.email.toLowerCase();
    const { invite } = request.body;
    if (deps.config.signup === 'closed') throw new ServiceError('forbidden', 'This service takes no new members.');
    const password = newPassword(request.body.password, email);
    budgets.spend('signUpsFrom', clientAddress(request));
    if (deps.config.signup === 'invite' && invite === undefined)
      throw new ServiceError('invalid', 'invite: is required');
    if (invite !== undefined && !(await isInvited(deps.db, invite, email))) throw refused('invite');
    const joined = await deps.accounts.signUp({ email, password, invite }, browserHeaders(request));
    if (typeof joined === 'string') throw refused(joined);
    sendCookies(reply, joined.cookies);
    return { member: await viewOf(deps, joined.memberId), key: joined.key };
  });
}

function registerSignIn(api: Api, deps: AccountDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'signIn',
    summary: 'Sign in with a password',
    tags: ['account'],
    body: z.object({ email: emailSchema, password: passwordSchema }),
    response: { 200: z.object({ member: accountSchema }).meta({ id: 'SignedIn' }), ...errors },
  };
  api.post('/account/sign-in', { schema }, async (request, reply) => {
    const email = request.body.email.toLowerCase();
    const address = clientAddress(request);
    budgets.spend('signInsFrom', address);
    budgets.spend('signIns', email);
    const password = normalizePassword(request.body.password);
    const signedIn = await deps.accounts.signIn({ email, password }, browserHeaders(request));
    if (typeof signedIn === 'string') throw refused(signedIn);
    // only failures count
    budgets.giveBack('signInsFrom', address);
    budgets.giveBack('signIns', email);
    sendCookies(reply, signedIn.cookies);
    return { member: await viewOf(deps, signedIn.memberId) };
  });
}

function registerSignOut(api: Api, { accounts }: AccountDeps): void {
  const schema = {
    operationId: 'signOut',
    summary: 'End this session',
    tags: ['account'],
    response: { 200: ok, ...errors },
  };
  api.post('/account/sign-out', { schema }, async (request, reply) => {
    sendCookies(reply, await accounts.signOut(browserHeaders(request)));
    return { ok: true as const };
  });
}

async function viewOf(deps: AppDeps, memberId: string) {
  const account = await readAccount(deps.db, memberId);
  if (!account) throw refused('disabled');
  return accountView(account);
}

function refused(refusal: Refusal): ServiceError {
  switch (refusal) {
    case 'wrong':
      return new ServiceError('unauthenticated', 'E-mail address or password is wrong.');
    case 'disabled':
      return new ServiceError('forbidden', 'This account has been disabled. Ask whoever runs this service.');
    case 'taken':
      return new ServiceError('conflict', 'email: is a member already; sign in instead');
    case 'invite':
      return new ServiceError('forbidden', 'invite: is not valid, not for this address, used up or expired');
  }
}
