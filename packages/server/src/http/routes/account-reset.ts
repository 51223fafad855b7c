import { z } from 'zod';
import { readReset, resetPassword } from '../../members/reset-password.ts';
import type { AccountDeps } from '../accounts.ts';
import type { Budgets } from '../budgets.ts';
import { clientAddress } from '../client-address.ts';
import { ServiceError } from '../errors/service-error.ts';
import { newPassword } from '../new-password.ts';
import { emailSchema, passwordSchema } from '../schemas/account.ts';
import { errorResponses } from '../schemas/errors.ts';
import type { Api } from './api.ts';

const errors = errorResponses(403, 413, 415);

/** `POST /account/password/forgot` and `/account/password/reset`. */
export function registerAccountReset(api: Api, deps: AccountDeps, budgets: Budgets): void {
  const forgot = {
    operationId: 'forgotPassword',
    summary: 'Have a link to a new password sent, if the address is a member’s',
    tags: ['account'],
    body: z.object({ email: emailSchema }),
    response: { 200: z.object({ ok: z.literal(true) }), ...errors },
  };
  api.post('/account/password/forgot', { schema: forgot }, async (request) => {
    const email = request.body.email.toLowerCase();
    budgets.spend('resetsFrom', clientAddress(request));
    budgets.spend('resets', email);
    await deps.accounts.forgotten(email);
    return { ok: true as const };
  });

  const reset = {
    operationId: 'resetPassword',
    summary: 'Set a new password with the token of a mail; the key changes, all sessions end',
    tags: ['account'],
    body: z.object({ token: z.string().min(1).max(128), password: passwordSchema }),
    response: { 200: z.object({ ok: z.literal(true), key: z.string() }).meta({ id: 'PasswordReset' }), ...errors },
  };
  api.post('/account/password/reset', { schema: reset }, async (request) => {
    const { token } = request.body;
    const asked = await readReset(deps.db, token);
    if (!asked) throw tokenOver();
    const password = newPassword(request.body.password, asked.email);
    const mailed = deps.mailer !== undefined;
    const key = await resetPassword(deps.db, { token, password, mailed, secret: deps.keySecret });
    if (key === undefined) throw tokenOver();
    return { ok: true as const, key };
  });
}

function tokenOver(): ServiceError {
  return new ServiceError('invalid', 'token: is not valid, used already or too old; ask for a new link');
}
