import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { IngestError } from '../ingest-error.ts';
import type { FoundSource } from '../inspect/find-sources.ts';
import { type Details, readDetails } from './details.ts';

const BYTES_MAX = 1024 * 1024;

/**
 * What is said of a model in files beside it: `NAME.json` or `NAME.glb.json` of this one, over `model.json`, which speaks of all models in its folder.
 * Throws a sentence that names the file and the field.
 */
export async function readSidecars(source: FoundSource, tiers: readonly string[]): Promise<Details> {
  const file = basename(source.main.path);
  const stem = file.replace(/\.[^.]+$/, '');
  const shared = await readSidecar(join(source.folder, 'model.json'), tiers);
  if (stem !== 'model' && source.siblings > 1 && shared?.title !== undefined)
    throw new IngestError(
      `${join(source.folder, 'model.json')}: title: the folder holds ${source.siblings} models; give this one in ${stem}.json`,
    );
  const own = stem === 'model' ? undefined : await readSidecar(join(source.folder, `${stem}.json`), tiers);
  const named = await readSidecar(join(source.folder, `${file}.json`), tiers);
  return { ...shared, ...own, ...named };
}

async function readSidecar(path: string, tiers: readonly string[]): Promise<Details | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  if (found.size > BYTES_MAX) throw new IngestError(`${path}: is larger than 1 MB`);
  let value: unknown;
  try {
    value = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new IngestError(`${path}: is no JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new IngestError(`${path}: must be an object, {"title": ...}`);
  return readDetails(value, path, tiers, (sentence) => new IngestError(sentence));
}
