import type { Balance } from '@claywork/sdk';

/** What a member may spend, in one sentence. */
export function describeBalance({ credits, allowance, tier, resets_at }: Balance): string {
  return (
    `${credits + allowance.left} credits to spend: ${credits} of your own and ${allowance.left} of ${allowance.total} ` +
    `of the ${tier} plan, until ${resets_at.slice(0, 10)}`
  );
}
