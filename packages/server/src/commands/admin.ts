import { parseArgs } from 'node:util';
import { readSecret } from '../config/secret.ts';
import { fsck } from '../engine/fsck.ts';
import { INVARIANT_COUNT, verifyLedger } from '../ledger/verify.ts';
import { createMember } from '../members/create-member.ts';
import { openStore } from '../storage/open-store.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

export function runMigrate(): Promise<number> {
  return withDatabase(async ({ applied }) => {
    print(applied.length ? `applied ${applied.join(', ')}` : 'the database is up to date');
    return 0;
  });
}

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
  const { email, password, tier, admin } = values;
  const credits = Number(values.credits);
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error('member add: --email must be an address');
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error('member add: --credits must be an integer >= 0');
  return withDatabase(async ({ db, env, config }) => {
    if (!(tier in config.tiers)) {
      throw new Error(`member add: no such tier: ${tier}; there are ${Object.keys(config.tiers).join(', ')}`);
    }
    const secret = env.keyReveal ? (env.keySecret ?? readSecret(env.dataDir)) : undefined;
    const member = await createMember(db, { email, password, tier, credits, admin }, secret);
    print(`member ${member.id}`);
    print(`key    ${member.key}`);
    return 0;
  });
}

export function verify(): Promise<number> {
  return withDatabase(async ({ db }) => {
    const violations = await verifyLedger(db);
    for (const { invariant, what } of violations) print(`${invariant}: ${what}`);
    print(violations.length ? `${violations.length} violations` : `sound: ${INVARIANT_COUNT} invariants hold`);
    return violations.length ? 1 : 0;
  });
}

export function checkFiles(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { deep: { type: 'boolean' }, repair: { type: 'boolean' } } });
  return withDatabase(async ({ db, env }) => {
    const store = await openStore(env.storageUrl, env.dataDir);
    const report = await fsck(db, store, values.deep ?? false);
    for (const { owner, key, fault } of report.damaged) print(`damaged: ${key} of ${owner}: ${fault}`);
    for (const key of report.orphans) print(`orphan: ${key}`);
    if (values.repair && report.orphans.length) {
      // an upload that was arriving has its row by now
      await new Promise((resolve) => setTimeout(resolve, 5000));
      const still = new Set((await fsck(db, store, false)).orphans);
      for (const key of report.orphans) if (still.has(key)) await store.remove(key);
    }
    print(`${report.files} files, ${report.damaged.length} damaged, ${report.orphans.length} orphans`);
    return report.damaged.length ? 1 : 0;
  });
}
