import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Accounts } from '../members/auth/accounts.ts';
import { resetMail } from '../members/auth/reset-mail.ts';
import type { AppDeps } from './deps.ts';

/** What the routes of accounts stand on. */
export interface AccountDeps extends AppDeps {
  accounts: Accounts;
  /** Seals keys; absent where no copies are kept. */
  keySecret: Uint8Array | undefined;
}

/** The accounts of this service, set up as its dependencies say. */
export async function openAccounts(deps: AppDeps): Promise<AccountDeps> {
  const secret = deps.secret ?? randomBytes(32);
  const keyReveal = deps.keyReveal ?? true;
  const baseUrl = deps.publicUrl ?? deps.localUrl ?? 'http://localhost';
  const accounts = await Accounts.open({
    db: deps.db,
    secret,
    keyReveal,
    baseUrl,
    signup: deps.config.signup,
    oidc: deps.oidc,
    async onForgotten(email, token) {
      const link = `${baseUrl}/reset?token=${token}`;
      if (deps.mailer) await deps.mailer.send(resetMail(email, link));
      else if (deps.logger)
        deps.logger.warn({ link }, 'no mail is set up: pass this link on to who forgot their password');
    },
    onError(message, error) {
      if (deps.logger) deps.logger.error({ err: error }, `accounts: ${message}`);
    },
  });
  return { ...deps, accounts, keySecret: keyReveal ? secret : undefined };
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
