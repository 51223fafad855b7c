import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { findModelSources, type SourceDigest } from '../catalog/model-source.ts';
import type { Database } from '../db/database.ts';
import type { ModelSource } from './inspect/inspected.ts';

/** SHA-256 of a file, hexadecimal. */
export async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/** Digests of a model's file and of those beside it that it used. */
export async function digestSource(source: ModelSource, used: readonly string[]): Promise<SourceDigest> {
  const beside: Record<string, string> = {};
  for (const file of source.beside) if (used.includes(file.name)) beside[file.name] = await digestFile(file.path);
  return { sha256: await digestFile(source.main.path), beside };
}

/** The model of the catalog that was made of the same file with the same files beside it, if there is one. */
export async function knownModel(
  db: Database,
  source: ModelSource,
): Promise<{ modelId: string; title: string; slug: string } | undefined> {
  const paths = new Map(source.beside.map((file) => [file.name, file.path]));
  for (const known of await findModelSources(db, await digestFile(source.main.path))) {
    let same = true;
    for (const [name, sha256] of Object.entries(known.beside)) {
      const path = paths.get(name);
      same &&= path !== undefined && (await digestFile(path)) === sha256;
    }
    if (same) return known;
  }
  return undefined;
}
