import type { Database } from '../../packages/server/src/db/database.ts';
import { inventModel } from './invent-models.ts';

const BATCH = 2000;

/** Fills a database with invented models, after those that are there. Their bytes are in no store. */
export async function seedModels(db: Database, count: number, onBatch?: (done: number) => void): Promise<void> {
  const { rows } = await db.pool.query<{ n: number }>('select count(*) as n from model');
  const first = rows[0]!.n;
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done);
    const models = Array.from({ length: size }, (_, i) => inventModel(first + done + i));
    await db.pool.query(
      `with given as (
         select * from json_to_recordset($1) as m (id text, slug text, title text, description text, category text, tags json,
           author text, featured boolean, sha256 text, faces integer, bytes bigint, created_at timestamptz)
       ), models as (
         insert into model (id, slug, title, description, category, tags, license_id, license_name, license_url, author_name,
           faces, vertices, animated, rigged, textured, size_x, size_y, size_z, featured, sha256, created_at, updated_at)
         select id, slug, title, description, category, array(select json_array_elements_text(tags)), 'CC0-1.0',
           'CC0 1.0 Universal', 'https://creativecommons.org/publicdomain/zero/1.0/', author, faces, faces / 2, false, false,
           true, 1, 1, 1, featured, sha256, created_at, created_at from given returning 1
       ), images as (
         insert into model_image (model_id, n, bytes, sha256, key)
         select id, n, 20000, sha256, 'models/' || id || '/1/' || n || '.webp' from given, generate_series(0, 1) n returning 1
       )
       insert into model_file (model_id, n, name, format, mime, bytes, sha256, key)
       select id, 0, slug || '.glb', 'glb', 'model/gltf-binary', bytes, sha256, 'models/' || id || '/1/model.glb' from given`,
      [JSON.stringify(models)],
    );
    onBatch?.(done + size);
  }
  await db.pool.query(
    'vacuum analyze model, model_search, model_count, model_file, model_image, category, search_word',
  );
}
