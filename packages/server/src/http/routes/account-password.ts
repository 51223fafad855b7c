import { z } from 'zod';
import { changePassword } from '../../members/change-password.ts';
import { normalizePassword } from '../../members/password-rules.ts';
import type { AccountDeps } from '../accounts.ts';
import type { Budgets } from '../budgets.ts';
import { wrongPassword } from '../errors/wrong-password.ts';
import { newPassword } from '../new-password.ts';
import { passwordSchema } from '../schemas/account.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `POST /account/password`: the key changes with it, and all other sessions end. */
export function registerAccountPassword(api: Api, deps: AccountDeps, budgets: Budgets): void {
  const schema = {
    operationId: 'changePassword',
    summary: 'Change the password; the key changes with it, and all other sessions end',
    tags: ['account'],
    security: NEEDS_KEY,
    body: z.object({
      current: passwordSchema.optional().meta({ description: 'Left out by a member who has no password yet.' }),
      password: passwordSchema,
    }),
    response: { 200: z.object({ key: z.string() }).meta({ id: 'NewKey' }), ...errorResponses(401, 413, 415) },
  };
  api.post('/account/password', { schema }, async ({ member, sessionId, body }) => {
    const password = newPassword(body.password, member.email);
    const current = body.current === undefined ? undefined : normalizePassword(body.current);
    budgets.spend('passwords', member.id);
    const change = { memberId: member.id, sessionId, current, password, secret: deps.keySecret };
    const key = await changePassword(deps.db, change);
    if (key === undefined) throw wrongPassword('current');
    budgets.giveBack('passwords', member.id);
    return { key };
  });
}
