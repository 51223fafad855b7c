import type { Database } from '../db/database.ts';
import { findModels } from './find-model.ts';
import type { CatalogModel } from './model.ts';

/** What became of it: `there` and `added` are both fine, `cap` is one too many, `missing` is no such model. */
export interface FavoriteOutcome {
  outcome: 'added' | 'there' | 'cap' | 'missing';
  /** Favorites of the member, after it. */
  count: number;
  /** How many there may be; null: any number. */
  cap: number | null;
}

export interface Favorite {
  modelId: string;
  addedAt: Date;
  /** Undefined: it is not in the catalog any more. */
  model: CatalogModel | undefined;
}

/** Idempotent, and exact however many are added at once. */
export async function addFavorite(db: Database, memberId: string, modelId: string): Promise<FavoriteOutcome> {
  const { rows } = await db.pool.query<FavoriteOutcome>({
    name: 'add_favorite',
    text: 'select outcome, count, cap from add_favorite($1, $2)',
    values: [memberId, modelId],
  });
  return rows[0]!;
}

/** Idempotent. How many are left; undefined: there is no such model, and the member has none of that id. */
export async function removeFavorite(db: Database, memberId: string, modelId: string): Promise<number | undefined> {
  const { rows } = await db.pool.query<{ left: number | null }>({
    name: 'remove_favorite',
    text: 'select remove_favorite($1, $2) as left',
    values: [memberId, modelId],
  });
  return rows[0]!.left ?? undefined;
}

/** The member's own, newest first. */
export async function listFavorites(db: Database, memberId: string): Promise<Favorite[]> {
  const { rows } = await db.pool.query<{ modelId: string; addedAt: Date }>({
    name: 'list_favorites',
    text: `select model_id as "modelId", added_at as "addedAt" from favorite where member_id = $1 order by seq desc`,
    values: [memberId],
  });
  const models = new Map(
    (
      await findModels(
        db,
        rows.map(({ modelId }) => modelId),
      )
    ).map((model) => [model.id, model]),
  );
  return rows.map((row) => ({ ...row, model: models.get(row.modelId) }));
}

/** Which of these models are among the member's favorites. */
export async function favoritesAmong(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'favorites_among',
    text: 'select model_id as id from favorite where member_id = $1 and model_id = any ($2)',
    values: [memberId, ids],
  });
  return new Set(rows.map(({ id }) => id));
}
