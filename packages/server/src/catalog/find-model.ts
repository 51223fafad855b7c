import type pg from 'pg';
import type { Database } from '../db/database.ts';
import { type CatalogModel, SELECT_MODELS } from './model.ts';

/** Where a query may be asked: the pool, or a transaction's connection. */
interface Asked {
  readonly pool: Pick<pg.ClientBase, 'query'>;
}

/** By id or slug. */
export async function findModel(db: Asked, idOrSlug: string): Promise<CatalogModel | undefined> {
  const { rows } = await db.pool.query<CatalogModel>({
    name: 'find_model',
    text: `${SELECT_MODELS} where m.id = $1 or m.slug = $1`,
    values: [idOrSlug],
  });
  return rows[0];
}

/** The models with these ids that are there, in the order of the ids. */
export async function findModels(db: Database, ids: readonly string[]): Promise<CatalogModel[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.pool.query<CatalogModel>({
    name: 'find_models',
    text: `${SELECT_MODELS} where m.id = any ($1)`,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A model with this very file as its first: whoever adds the same file again meant to change it. */
export async function findModelByHash(db: Database, sha256: string): Promise<CatalogModel | undefined> {
  const { rows } = await db.pool.query<CatalogModel>(
    `${SELECT_MODELS} where m.sha256 = $1 order by m.created_at, m.id limit 1`,
    [sha256],
  );
  return rows[0];
}
