import { type MemberProfile, readProfile } from '../../catalog/member-profile.ts';
import { quotaView } from '../catalog/quota-view.ts';
import type { AppDeps } from '../deps.ts';
import { errorResponses } from '../schemas/errors.ts';
import { profileSchema } from '../schemas/member.ts';
import { type Api, NEEDS_KEY } from './api.ts';

/** `GET /members/me`: who asks, with plan, quota and favorites. */
export function registerMembersMe(api: Api, deps: AppDeps): void {
  const schema = {
    operationId: 'getMe',
    summary: 'Your profile: plan, downloads of this period, favorites',
    tags: ['catalog'],
    security: NEEDS_KEY,
    response: { 200: profileSchema, ...errorResponses(401) },
  };
  api.get('/members/me', { schema }, async ({ member }) => {
    const profile = await readProfile(deps.db, member.id);
    const { id, handle, email, tier, quota, favorites, createdAt } = profile;
    return {
      id,
      handle,
      email,
      tier,
      quota: quotaView(quota),
      subscription: subscriptionOf(profile, deps.config.tiers),
      favorites,
      created_at: createdAt.toISOString(),
    };
  });
}

/** Plans are bought by the month and renew themselves never: they end. */
function subscriptionOf({ plan, givenTier }: MemberProfile, tiers: AppDeps['config']['tiers']) {
  if (plan) {
    return { state: 'active' as const, tier: plan.tier, renews_at: null, cancel_at: plan.endsAt.toISOString() };
  }
  if ((tiers[givenTier]?.price ?? 0) > 0) {
    return { state: 'granted' as const, tier: givenTier, renews_at: null, cancel_at: null };
  }
  return { state: 'none' as const, tier: null, renews_at: null, cancel_at: null };
}
