import type { Database } from '../db/database.ts';
import type { ModelImage } from './model.ts';

/** The lighter GLB of a model. */
export async function findModelPreview(db: Database, id: string): Promise<ModelImage | undefined> {
  const { rows } = await db.pool.query<ModelImage>({
    name: 'model_preview',
    text: 'select bytes, sha256, key from model_preview where model_id = $1',
    values: [id],
  });
  return rows[0];
}

/** The n-th picture of a model, from 0. */
export async function findModelImage(db: Database, id: string, n: number): Promise<ModelImage | undefined> {
  const { rows } = await db.pool.query<ModelImage>({
    name: 'model_image',
    text: 'select bytes, sha256, key from model_image where model_id = $1 and n = $2',
    values: [id, n],
  });
  return rows[0];
}
