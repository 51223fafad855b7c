import { z } from 'zod';
import { isOwnPassword } from '../../members/change-password.ts';
import { rotateKey } from '../../members/keys.ts';
import { normalizePassword } from '../../members/password-rules.ts';
import { describeKey, revealKey } from '../../members/read-key.ts';
import type { AccountDeps } from '../accounts.ts';
import type { Budgets } from '../budgets.ts';
import { ServiceError } from '../errors/service-error.ts';
import { wrongPassword } from '../errors/wrong-password.ts';
import { passwordSchema } from '../schemas/account.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const keyAnswer = z.object({ key: z.string() });
const common = { tags: ['account'], security: NEEDS_KEY };

/** `GET /account/key`, `POST /account/key/reveal` and `POST /account/key/regenerate`. */
export function registerAccountKey(api: Api, deps: AccountDeps, budgets: Budgets): void {
  const masked = {
    operationId: 'getKey',
    summary: 'The API key, masked',
    ...common,
    response: {
      200: z
        .object({
          last_four: z.string(),
          created_at: z.iso.datetime(),
          revealable: z.boolean().meta({ description: 'Whether a copy is kept that can be shown.' }),
        })
        .meta({ id: 'MaskedKey' }),
      ...errorResponses(401),
    },
  };
  api.get('/account/key', { schema: masked }, async ({ member }) => {
    const { lastFour, createdAt, sealed } = await describeKey(deps.db, member.id);
    const revealable = sealed && deps.keySecret !== undefined;
    return { last_four: lastFour, created_at: createdAt.toISOString(), revealable };
  });

  const reveal = {
    operationId: 'revealKey',
    summary: 'The API key in clear, for the password',
    ...common,
    body: z.object({ password: passwordSchema }),
    response: { 200: keyAnswer, ...errorResponses(401, 409, 413, 415) },
  };
  api.post('/account/key/reveal', { schema: reveal }, async ({ member, body }, reply) => {
    budgets.spend('passwords', member.id);
    const right = await isOwnPassword(deps.db, member.id, normalizePassword(body.password));
    if (!right) throw wrongPassword('password');
    budgets.giveBack('passwords', member.id);
    const key = deps.keySecret && (await revealKey(deps.db, member.id, deps.keySecret));
    if (!key) throw new ServiceError('conflict', 'No copy of this key is kept. Make a new one.');
    reply.header('cache-control', 'no-store');
    return { key };
  });

  const regenerate = {
    operationId: 'regenerateKey',
    summary: 'A new API key; the old one ends at once',
    ...common,
    response: { 200: keyAnswer, ...errorResponses(401) },
  };
  api.post('/account/key/regenerate', { schema: regenerate }, async ({ member }, reply) => {
    reply.header('cache-control', 'no-store');
    return { key: await rotateKey(deps.db, member.id, deps.keySecret) };
  });
}
