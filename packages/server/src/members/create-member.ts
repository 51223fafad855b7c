import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../db/database.ts';
import { randomId } from '../db/ids.ts';
import { issueKey } from './keys.ts';

export interface NewMember {
  email: string;
  tier: string;
  password?: string;
  /** Purchased credits to begin with. */
  credits?: number;
  admin?: boolean;
  /** First day of the first allowance period; today if absent. */
  startsOn?: Date;
}

const derive = promisify(scrypt);

/** `scrypt:<salt>:<hash>`, base64. */
async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = (await derive(password.normalize('NFKC'), salt, 32)) as Buffer;
  return `scrypt:${salt.toString('base64')}:${hash.toString('base64')}`;
}

/** Creates a member with a key, which is returned here and, without `secret`, never again. Throws when the address is taken. */
export async function createMember(
  db: Database,
  member: NewMember,
  secret: Uint8Array | undefined,
): Promise<{ id: string; key: string }> {
  const id = randomId('mem');
  const handle = `maker-${randomBytes(4).toString('hex')}`;
  const password = member.password === undefined ? null : await passwordHash(member.password);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into member (id, email, handle, tier, admin, password_hash, starts_on)
       values ($1, $2, $3, $4, $5, $6, (coalesce($7, now()) at time zone 'UTC')::date)`,
      [id, member.email, handle, member.tier, member.admin ?? false, password, member.startsOn ?? null],
    );
    if (member.credits) await client.query('select grant_credits($1, $2, $3)', [id, member.credits, 'opening']);
    const key = await issueKey(client, id, secret);
    await client.query('commit');
    client.release();
    return { id, key };
  } catch (error) {
    client.release(true);
    throw explained(error, member);
  }
}

function explained(error: unknown, member: NewMember): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'member_email') return new Error(`${member.email} is already a member`);
  if (code === '23503') return new Error(`no such tier: ${member.tier}`);
  return error;
}
