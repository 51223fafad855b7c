import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { EnvConfig } from '../config/env.ts';
import { readSecret } from '../config/secret.ts';
import { grantCredits } from '../ledger/balance.ts';
import { isOverdrawn } from '../ledger/is-overdrawn.ts';
import { findMemberId } from '../members/administer.ts';
import { createMember } from '../members/create-member.ts';
import { normalizePassword, passwordFault } from '../members/password-rules.ts';
import { overridePassword } from '../members/reset-password.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** `claywork member add`: a member who can sign in when a password is given. Prints the key, once. */
export function addMember(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      tier: { type: 'string', default: 'free' },
      credits: { type: 'string', default: '0' },
      admin: { type: 'boolean', default: false },
    },
  });
  const { tier, admin } = values;
  const email = addressOf(values.email, 'member add');
  const password = values.password === undefined ? undefined : checked(values.password, email, 'member add');
  const credits = Number(values.credits);
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error('member add: --credits must be an integer >= 0');
  return withDatabase(async ({ db, env, config }) => {
    if (!(tier in config.tiers)) {
      throw new Error(`member add: no such tier: ${tier}; there are ${Object.keys(config.tiers).join(', ')}`);
    }
    const member = await createMember(db, { email, password, tier, credits, admin }, sealing(env));
    print(`member ${member.id}`);
    print(`key    ${member.key}`);
    return 0;
  });
}

/** `claywork member set-password`: for who cannot sign in, and gets no mail. Prints the new key, once. */
export function setPassword(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, password: { type: 'string' } } });
  const email = addressOf(values.email, 'member set-password');
  const password = checked(values.password ?? '', email, 'member set-password');
  return withDatabase(async ({ db, env }) => {
    const memberId = await findMemberId(db, email);
    if (memberId === undefined) throw new Error(`member set-password: nobody has the address ${email}`);
    print(`key    ${await overridePassword(db, memberId, password, sealing(env))}`);
    return 0;
  });
}

/** `claywork member grant`: credits by the operator, or a correction by a negative number. Prints the balance. */
export function grant(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, credits: { type: 'string' }, note: { type: 'string', default: '' } },
  });
  const email = addressOf(values.email, 'member grant');
  const amount = Number(values.credits);
  if (!Number.isSafeInteger(amount) || amount === 0)
    throw new Error('member grant: --credits must be an integer, not 0');
  return withDatabase(async ({ db }) => {
    const memberId = await findMemberId(db, email);
    if (memberId === undefined) throw new Error(`member grant: nobody has the address ${email}`);
    try {
      print(`credits ${await grantCredits(db, memberId, amount, values.note)}`);
    } catch (error) {
      if (isOverdrawn(error)) throw new Error('member grant: a balance cannot be less than nothing');
      throw error;
    }
    return 0;
  });
}

function sealing(env: EnvConfig): Uint8Array | undefined {
  return env.keyReveal ? (env.keySecret ?? readSecret(env.dataDir)) : undefined;
}

function addressOf(text: string | undefined, command: string): string {
  if (!text || !/^[^\s@]+@[^\s@]+$/.test(text)) throw new Error(`${command}: --email must be an address`);
  return text;
}

function checked(text: string, email: string, command: string): string {
  // what the sign-in takes
  if (!z.email().safeParse(email).success)
    throw new Error(`${command}: --email must be a full address to sign in with`);
  const password = normalizePassword(text);
  const fault = passwordFault(password, email);
  if (fault) throw new Error(`${command}: --password ${fault}`);
  return password;
}
