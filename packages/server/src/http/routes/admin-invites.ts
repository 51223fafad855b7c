import { z } from 'zod';
import { createInvite, deleteInvite, type Invite, listInvites } from '../../members/invites.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { emailSchema } from '../schemas/account.ts';
import { lineSchema } from '../schemas/admin-member.ts';
import { errorResponses } from '../schemas/errors.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const DAY_MS = 86_400_000;
const common = { tags: ['admin'], security: NEEDS_KEY };

const inviteSchema = z
  .object({
    id: z.string(),
    note: z.string(),
    email: z.string().nullable().meta({ description: 'Who may use it; anybody where it is null.' }),
    tier: z.string().nullable(),
    uses: z.int(),
    used: z.int(),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Invite' });

/** `/admin/invites`: make, list and withdraw invitations. */
export function registerAdminInvites(api: Api, deps: AppDeps): void {
  const list = {
    operationId: 'listInvites',
    summary: 'Invitations, newest first; those long expired are left out',
    ...common,
    response: {
      200: z.object({ invites: z.array(inviteSchema) }).meta({ id: 'InviteList' }),
      ...errorResponses(401, 404),
    },
  };
  api.get('/admin/invites', { schema: list }, async () => ({ invites: (await listInvites(deps.db)).map(view) }));

  registerCreate(api, deps);

  const withdraw = {
    operationId: 'deleteInvite',
    summary: 'Withdraw an invitation; who came by it stays',
    ...common,
    params: z.object({ id: z.string() }),
    response: { 200: z.object({ ok: z.literal(true) }), ...errorResponses(401, 404) },
  };
  api.delete('/admin/invites/:id', { schema: withdraw }, async ({ params: { id } }) => {
    if (!isIdShaped(id) || !(await deleteInvite(deps.db, id))) {
      throw new ServiceError('not_found', 'No such invitation.');
    }
    return { ok: true as const };
  });
}

function registerCreate(api: Api, deps: AppDeps): void {
  const tiers = Object.keys(deps.config.tiers);
  const schema = {
    operationId: 'createInvite',
    summary: 'Make an invitation; its token is shown this once',
    ...common,
    body: z.object({
      note: lineSchema(200).default(''),
      email: emailSchema.optional().meta({ description: 'Only for this address.' }),
      tier: z.string().max(64).optional().meta({ description: 'Tier of those who come by it.' }),
      uses: z.int().min(1).max(10_000).default(1),
      days: z.int().min(1).max(365).default(14).meta({ description: 'How long it may be used.' }),
    }),
    response: {
      200: z.object({ invite: inviteSchema, token: z.string(), link: z.string() }).meta({ id: 'InviteCreated' }),
      ...errorResponses(401, 404, 413, 415),
    },
  };
  api.post('/admin/invites', { schema }, async ({ member, body }, reply) => {
    const { note, email, tier, uses, days } = body;
    if (tier !== undefined && !tiers.includes(tier)) {
      throw new ServiceError('invalid', `tier: must be one of ${tiers.join(', ')}`);
    }
    const expiresAt = new Date(Date.now() + days * DAY_MS);
    const { invite, token } = await createInvite(deps.db, { note, email, tier, uses, expiresAt, createdBy: member.id });
    reply.header('cache-control', 'no-store');
    const base = deps.publicUrl ?? deps.localUrl ?? '';
    return { invite: view(invite), token, link: `${base}/sign-up?invite=${token}` };
  });
}

function view({ usesMax, expiresAt, createdAt, ...invite }: Invite): z.output<typeof inviteSchema> {
  return {
    ...invite,
    uses: usesMax,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}
