import { parseArgs } from 'node:util';
import { fsck } from '../engine/fsck.ts';
import { INVARIANT_COUNT, verifyLedger } from '../ledger/verify.ts';
import { openStore } from '../storage/open-store.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

export function runMigrate(): Promise<number> {
  return withDatabase(async ({ applied }) => {
    print(applied.length ? `applied ${applied.join(', ')}` : 'the database is up to date');
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
