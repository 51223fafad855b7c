import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '../members/auth/accounts.ts';
import type { AppDeps } from './deps.ts';

/** The accounts of this service, set up as its dependencies say. */
export function openAccounts(deps: AppDeps): Promise<Accounts> {
  return Accounts.open({
    db: deps.db,
    secret: deps.secret ?? randomBytes(32),
    keyReveal: deps.keyReveal ?? true,
    baseUrl: deps.publicUrl ?? deps.localUrl ?? 'http://localhost',
    signup: deps.config.signup,
    onError(message, error) {
      if (deps.logger) deps.logger.error({ err: error }, `accounts: ${message}`);
    },
  });
}

/** What of a request signing in and out has to do with: its cookies, and what the browser calls itself. */
export function browserHeaders({ headers }: FastifyRequest): Headers {
  const picked = new Headers();
  if (headers.cookie) picked.set('cookie', headers.cookie);
  if (headers['user-agent']) picked.set('user-agent', headers['user-agent']);
  return picked;
}

/** Sets cookies on an answer, which is then nobody else's. */
export function sendCookies(reply: FastifyReply, cookies: readonly string[]): void {
  reply.header('cache-control', 'no-store');
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}
