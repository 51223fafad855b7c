import { z } from 'zod';
import type { Account } from '../../members/account.ts';

/** A member as they see themselves. */
export const accountSchema = z
  .object({
    id: z.string(),
    handle: z.string().meta({ description: 'The name that others see.' }),
    email: z.string(),
    email_verified: z.boolean(),
    has_password: z.boolean().meta({ description: 'False for one who only ever came by an identity provider.' }),
    tier: z.string(),
    admin: z.boolean(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Account' });

/** A member as they see themselves, as it is sent. */
export function accountView(account: Account): z.output<typeof accountSchema> {
  return {
    id: account.id,
    handle: account.handle,
    email: account.email,
    email_verified: account.emailVerified,
    has_password: account.hasPassword,
    tier: account.tier,
    admin: account.admin,
    created_at: account.createdAt.toISOString(),
  };
}

export const emailSchema = z.email({ error: 'must be an e-mail address' }).max(254);

/** Any text that may be tried as a password; a new one is looked at by `http/new-password.ts`. */
export const passwordSchema = z.string().min(1).max(1024);
