import { z } from 'zod';
import type { AdminMember } from '../../members/administer.ts';
import { accountSchema, accountView } from './account.ts';

/** A member as those see them who run the service. */
export const adminMemberSchema = z
  .object({
    ...accountSchema.shape,
    given_tier: z.string().meta({ description: 'What was given; `tier` is it, unless a plan was bought.' }),
    disabled: z.boolean(),
    credits: z.int().meta({ description: 'Purchased credits.' }),
    last_seen_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminMember' });

/** A member as those see them who run the service, as it is sent. */
export function adminMemberView(member: AdminMember): z.output<typeof adminMemberSchema> {
  const { givenTier, disabled, credits, lastSeenAt } = member;
  const seen = lastSeenAt?.toISOString() ?? null;
  return { ...accountView(member), given_tier: givenTier, disabled, credits, last_seen_at: seen };
}

/** A line of words that somebody writes for others to read. */
export function lineSchema(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, { error: 'must be a line of text' });
}
