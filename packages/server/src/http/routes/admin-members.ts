import { z } from 'zod';
import { grantCredits, readBalance } from '../../ledger/balance.ts';
import { isOverdrawn } from '../../ledger/is-overdrawn.ts';
import { changeMember, findMember, listMembers } from '../../members/administer.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';
import { isIdShaped } from '../id-shape.ts';
import { adminMemberSchema, adminMemberView, lineSchema } from '../schemas/admin-member.ts';
import { errorResponses } from '../schemas/errors.ts';
import { pageNumber } from '../schemas/model.ts';
import { type Api, NEEDS_KEY } from './api.ts';

const CREDITS_MAX = 1_000_000;
const params = z.object({ id: z.string() });
const common = { tags: ['admin'], security: NEEDS_KEY };

/** `/admin/members`: list, search, look at one, change, grant credits. */
export function registerAdminMembers(api: Api, deps: AppDeps): void {
  registerList(api, deps);
  registerOne(api, deps);
  registerChange(api, deps);
  registerGrant(api, deps);
}

function registerList(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'listMembers',
    summary: 'Members, newest first, or those whose address or handle holds some text',
    ...common,
    querystring: z.object({
      q: lineSchema(254).default(''),
      page: pageNumber(1, 1_000_000, 1).meta({ description: 'From 1. A page past the end is empty.' }),
      limit: pageNumber(1, 100, 50).meta({ description: 'Brought into 1 to 100.' }),
    }),
    response: {
      200: z
        .object({
          members: z.array(adminMemberSchema),
          page: z.int(),
          limit: z.int(),
          total: z.int(),
          pages: z.int(),
          has_more: z.boolean(),
        })
        .meta({ id: 'AdminMemberList' }),
      ...errorResponses(401, 404),
    },
  };
  api.get('/admin/members', { schema }, async ({ query: { q, page, limit } }) => {
    const { members, total } = await listMembers(deps.db, { q, offset: (page - 1) * limit, limit });
    const pages = Math.ceil(total / limit);
    return { members: members.map(adminMemberView), page, limit, total, pages, has_more: page < pages };
  });
}

const balanceSchema = z.object({
  credits: z.int(),
  allowance: z.object({ total: z.int(), used: z.int(), left: z.int() }),
  resets_at: z.iso.datetime(),
});

function registerOne(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getMember',
    summary: 'One member, with what they can spend',
    ...common,
    params,
    response: {
      200: z.object({ member: adminMemberSchema, balance: balanceSchema }).meta({ id: 'AdminMemberPage' }),
      ...errorResponses(401, 404),
    },
  };
  api.get('/admin/members/:id', { schema }, async ({ params: { id } }) => {
    const member = await view(deps, id);
    const { credits, allowance, resetsAt } = await readBalance(deps.db, id);
    return { member, balance: { credits, allowance, resets_at: resetsAt.toISOString() } };
  });
}

function registerChange(api: Api, deps: AppDeps): void {
  const tiers = Object.keys(deps.config.tiers);
  const schema = {
    operationId: 'changeMember',
    summary: 'Give another tier, make or unmake an administrator, disable or enable',
    ...common,
    params,
    body: z.object({
      tier: z.string().max(64).optional().meta({ description: 'Ends a plan that was bought.' }),
      admin: z.boolean().optional(),
      disabled: z
        .boolean()
        .optional()
        .meta({ description: 'Ends all sessions; the key answers 401 until enabled again.' }),
    }),
    response: {
      200: z.object({ member: adminMemberSchema }).meta({ id: 'AdminMemberChanged' }),
      ...errorResponses(401, 404, 409, 413, 415),
    },
  };
  api.patch('/admin/members/:id', { schema }, async ({ params: { id }, body }) => {
    if (body.tier !== undefined && !tiers.includes(body.tier)) {
      throw new ServiceError('invalid', `tier: must be one of ${tiers.join(', ')}`);
    }
    const outcome = isIdShaped(id) ? await changeMember(deps.db, id, body) : 'unknown';
    if (outcome === 'last-admin') {
      throw new ServiceError('conflict', 'This is the last administrator: make another one first.');
    }
    return { member: await view(deps, id) };
  });
}

function registerGrant(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'grantCredits',
    summary: 'Grant purchased credits, or correct them by a negative amount',
    ...common,
    params,
    body: z.object({
      amount: z.int().min(-CREDITS_MAX).max(CREDITS_MAX),
      note: lineSchema(200).min(1).meta({ description: 'Why; the member reads it, too.' }),
    }),
    response: {
      200: z.object({ credits: z.int() }).meta({ id: 'CreditsGranted' }),
      ...errorResponses(401, 404, 409, 413, 415),
    },
  };
  api.post('/admin/members/:id/credits', { schema }, async ({ params: { id }, body: { amount, note } }) => {
    if (amount === 0) throw new ServiceError('invalid', 'amount: must not be 0');
    const { credits } = await view(deps, id);
    try {
      return { credits: await grantCredits(deps.db, id, amount, note) };
    } catch (error) {
      if (isOverdrawn(error)) throw new ServiceError('conflict', `amount: there are ${credits} purchased credits`);
      throw error;
    }
  });
}

async function view(deps: AppDeps, id: string) {
  const member = isIdShaped(id) ? await findMember(deps.db, id) : undefined;
  if (!member) throw new ServiceError('not_found', 'No such member.');
  return adminMemberView(member);
}
