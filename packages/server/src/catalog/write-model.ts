import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { randomId } from '../db/ids.ts';
import { findModel } from './find-model.ts';
import type { CatalogModel, ModelDetails, NewModel } from './model.ts';
import { slugOf } from './slug.ts';

/** For a model to add; its bytes go to the store under `models/<id>/`. */
export const newModelId = (): string => randomId('mdl');

/** Adds a model and all that is told of it, at once. The bytes are in the store already. */
export async function insertModel(db: Database, model: NewModel): Promise<CatalogModel> {
  await inTransaction(db, async (client) => {
    await ensureCategory(client, model.category);
    await client.query(
      `insert into model (id, slug, title, description, category, tags, license_id, license_name, license_url, author_handle,
         author_name, faces, vertices, animated, rigged, textured, size_x, size_y, size_z, featured, tier, price, sha256,
         task_id, created_at, updated_at)
       values ($1, free_slug($2, $1), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
         $22, $23, $24, coalesce($25, now()), coalesce($25, now()))`,
      [model.id, slugOf(model.slug ?? model.title), ...columns(model), model.taskId ?? null, model.createdAt ?? null],
    );
    await writeFiles(client, model.id, model);
  });
  return (await findModel(db, model.id))!;
}

/**
 * Changes what is given and leaves the rest; files and images are replaced as a whole, and those that are named no more go from
 * the store. The slug stays: addresses do not break. Undefined: no such model.
 */
export async function updateModel(
  db: Database,
  id: string,
  changes: Partial<ModelDetails>,
): Promise<CatalogModel | undefined> {
  const found = await inTransaction(db, async (client) => {
    const { rowCount } = await client.query('select 1 from model where id = $1 for update', [id]);
    if (!rowCount) return false;
    const current = (await findModel({ pool: client }, id))!;
    const model = { ...current, category: current.category.slug, ...changes };
    await ensureCategory(client, model.category);
    await client.query(
      `update model set title = $2, description = $3, category = $4, tags = $5, license_id = $6, license_name = $7,
         license_url = $8, author_handle = $9, author_name = $10, faces = $11, vertices = $12, animated = $13, rigged = $14,
         textured = $15, size_x = $16, size_y = $17, size_z = $18, featured = $19, tier = $20, price = $21, sha256 = $22,
         updated_at = now() where id = $1`,
      [id, ...columns(model)],
    );
    if (changes.files || changes.images || changes.preview !== undefined) {
      await client.query('delete from model_file where model_id = $1', [id]);
      await client.query('delete from model_image where model_id = $1', [id]);
      await client.query('delete from model_preview where model_id = $1', [id]);
      await writeFiles(client, id, model);
      const kept = new Set(storedOf(model));
      const gone = storedOf(current).filter((key) => !kept.has(key));
      await client.query('insert into garbage (prefix) select unnest($1::text[])', [gone]);
    }
    return true;
  });
  return found ? findModel(db, id) : undefined;
}

/** Takes a model out of the catalog; its bytes go with the next sweep. False: no such model. */
export async function removeModel(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.pool.query<{ removed: boolean }>('select remove_model($1) as removed', [id]);
  return rows[0]!.removed;
}

function columns(model: ModelDetails): unknown[] {
  const { license, author, dimensions, files } = model;
  if (files.length === 0) throw new Error('a model of the catalog needs a file');
  return [
    model.title,
    model.description,
    model.category,
    model.tags,
    license.id,
    license.name,
    license.url,
    author.handle,
    author.name,
    model.faces,
    model.vertices,
    model.animated,
    model.rigged,
    model.textured,
    dimensions.x,
    dimensions.y,
    dimensions.z,
    model.featured,
    model.tier,
    model.price,
    files[0]!.sha256,
  ];
}

/** Keys of all its bytes. */
function storedOf({ files, images, preview }: Pick<ModelDetails, 'files' | 'images' | 'preview'>): string[] {
  return [...files, ...images, ...(preview ? [preview] : [])].map(({ key }) => key);
}

async function writeFiles(client: pg.PoolClient, id: string, { files, images, preview }: ModelDetails): Promise<void> {
  await client.query(
    `insert into model_file (model_id, n, name, format, mime, bytes, sha256, key)
     select $1, f.n - 1, f.file->>'name', f.file->>'format', f.file->>'mime', (f.file->>'bytes')::bigint, f.file->>'sha256',
       f.file->>'key' from json_array_elements($2::json) with ordinality f (file, n)`,
    [id, JSON.stringify(files)],
  );
  await client.query(
    `insert into model_image (model_id, n, bytes, sha256, key)
     select $1, i.n - 1, (i.image->>'bytes')::bigint, i.image->>'sha256', i.image->>'key'
     from json_array_elements($2::json) with ordinality i (image, n)`,
    [id, JSON.stringify(images)],
  );
  if (!preview) return;
  const { bytes, sha256, key } = preview;
  await client.query('insert into model_preview (model_id, bytes, sha256, key) values ($1, $2, $3, $4)', [
    id,
    bytes,
    sha256,
    key,
  ]);
}

async function ensureCategory(client: pg.PoolClient, slug: string): Promise<void> {
  const name = slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  await client.query('insert into category (slug, name) values ($1, $2) on conflict do nothing', [slug, name]);
}

async function inTransaction<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
