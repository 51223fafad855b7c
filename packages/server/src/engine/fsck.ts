import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { namedFiles, runningTaskIds } from '../queue/stored-files.ts';
import type { Store } from '../storage/store.ts';

export interface FsckReport {
  files: number;
  /** Named by a row, but absent or altered. */
  damaged: { owner: string; key: string; fault: string }[];
  /** In the store, but named by no row. */
  orphans: string[];
}

/**
 * Compares rows with the store, both ways. `deep` reads every byte and compares digests. The store is listed first: whatever gets
 * its row meanwhile is then found there.
 */
export async function fsck(db: Database, store: Store, deep: boolean): Promise<FsckReport> {
  const unnamed = new Set<string>();
  for await (const key of store.list('')) unnamed.add(key);
  const report: FsckReport = { files: 0, damaged: [], orphans: [] };
  for await (const { owner, files } of namedFiles(db)) {
    for (const file of files) {
      report.files++;
      unnamed.delete(file.key);
      const fault = await faultOf(store, file, deep);
      if (fault) report.damaged.push({ owner, key: file.key, fault });
    }
  }
  const running = await runningTaskIds(db);
  report.orphans = [...unnamed].filter((key) => !running.has(key.split('/')[1] ?? '')).sort();
  return report;
}

async function faultOf(
  store: Store,
  file: { key: string; bytes: number; sha256: string },
  deep: boolean,
): Promise<string | undefined> {
  const stat = await store.stat(file.key);
  if (!stat) return 'missing';
  if (stat.bytes !== file.bytes) return `${stat.bytes} bytes instead of ${file.bytes}`;
  if (!deep) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of await store.get(file.key)) hash.update(chunk as Uint8Array);
  return hash.digest('hex') === file.sha256 ? undefined : 'its digest differs';
}
