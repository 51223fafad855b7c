import { findModel } from '../catalog/find-model.ts';
import type { CatalogModel, ModelFile, ModelImage } from '../catalog/model.ts';
import { rememberSource } from '../catalog/model-source.ts';
import { slugOf } from '../catalog/slug.ts';
import { insertModel, newModelId } from '../catalog/write-model.ts';
import type { Database } from '../db/database.ts';
import { mimeOf } from '../engine/media-types.ts';
import type { Store } from '../storage/store.ts';
import { IngestError } from './ingest-error.ts';
import type { ModelSource } from './inspect/inspected.ts';
import type { InspectedModel } from './inspect/inspector.ts';
import type { SettledDetails } from './metadata/settle-details.ts';
import { LICENSE_UNKNOWN } from './metadata/stated-license.ts';
import { digestSource } from './source-digest.ts';

export interface AddOptions {
  /** What the slug is made of; the title if absent. */
  slug?: string;
  /** The task whose result it is. */
  taskId?: string;
}

/**
 * Puts a model that was looked into into the catalog: its files and pictures under keys of its own, then the row that names them. When that fails
 * nothing stays behind. Throws `IngestError` where no licence is known.
 */
export async function addModel(
  { db, store }: { db: Database; store: Store },
  source: ModelSource,
  { facts, files, pictures, preview }: InspectedModel,
  { license, notes: _notes, ...details }: SettledDetails,
  options: AddOptions = {},
): Promise<CatalogModel> {
  if (!license) throw new IngestError(LICENSE_UNKNOWN);
  const id = newModelId();
  const folder = `models/${id}`;
  const stem = slugOf(options.slug ?? details.title);
  try {
    const stored: ModelFile[] = [];
    for (const [n, file] of files.entries()) {
      // model.obj.zip: an OBJ with all it needs
      const [, format, packed] = /^model\.([a-z0-9]+)(\.zip)?$/.exec(file.name)!;
      const name = packed ? `${stem}-${format}.zip` : `${stem}.${format}`;
      const key = `${folder}/${n}`;
      stored.push({ name, format: format!, mime: mimeOf(name), key, ...(await store.put(key, file.path)) });
    }
    const images: ModelImage[] = [];
    for (const [n, picture] of pictures.entries()) {
      const key = `${folder}/view-${n}`;
      images.push({ key, ...(await store.put(key, picture.path)) });
    }
    const light = { key: `${folder}/preview`, ...(await store.put(`${folder}/preview`, preview.path)) };
    const { faces, vertices, animated, rigged, textured, dimensions } = facts;
    const model = await insertModel(db, {
      ...{ id, ...details, ...options, license },
      ...{ faces, vertices, animated, rigged, textured, dimensions },
      ...{ files: stored, images, preview: light },
    });
    await rememberSource(db, id, await digestSource(source, facts.used));
    return model;
  } catch (error) {
    if (!(await isThere(db, id))) await store.remove(folder).catch(() => undefined);
    throw error;
  }
}

/** The answer to the insert may have been lost on its way: then the files are in use. */
async function isThere(db: Database, id: string): Promise<boolean> {
  return findModel(db, id).then(
    (model) => model !== undefined,
    // nobody knows: fsck will
    () => true,
  );
}
