import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { randomId } from '../db/ids.ts';
import { issueKey } from './keys.ts';

export interface NewMember {
  email: string;
  tier: string;
  /** An identity provider vouches for the address. */
  emailVerified?: boolean;
  /** Purchased credits to begin with. */
  credits?: number;
  admin?: boolean;
  /** First day of the first allowance period; today if absent. */
  startsOn?: Date;
}

/**
 * How a member comes to be, whoever asks for it: the row, what they begin with, and their key, which is returned here and, without
 * `secret`, never again. Part of the caller's transaction. Throws when the address is taken.
 */
export async function insertMember(
  client: pg.PoolClient,
  member: NewMember,
  secret: Uint8Array | undefined,
): Promise<{ id: string; handle: string; key: string; createdAt: Date }> {
  const id = randomId('mem');
  const handle = `maker-${randomBytes(4).toString('hex')}`;
  try {
    const { rows } = await client.query<{ createdAt: Date }>(
      `insert into member (id, email, email_verified, handle, tier, admin, starts_on)
       values ($1, $2, $3, $4, $5, $6, (coalesce($7, now()) at time zone 'UTC')::date) returning created_at as "createdAt"`,
      [
        id,
        member.email.toLowerCase(),
        member.emailVerified ?? false,
        handle,
        member.tier,
        member.admin ?? false,
        member.startsOn ?? null,
      ],
    );
    if (member.credits) await client.query('select grant_credits($1, $2, $3)', [id, member.credits, 'opening']);
    return { id, handle, key: await issueKey(client, id, secret), createdAt: rows[0]!.createdAt };
  } catch (error) {
    throw explained(error, member);
  }
}

/** The address belongs to a member already. */
export class AddressTaken extends Error {}

function explained(error: unknown, member: NewMember): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'member_email') return new AddressTaken(`${member.email} is already a member`);
  if (code === '23503') return new Error(`no such tier: ${member.tier}`);
  return error;
}
