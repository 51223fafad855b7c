import type { Database } from '../db/database.ts';

export interface Category {
  slug: string;
  name: string;
  /** Models in it. */
  count: number;
}

/** All categories by name, empty ones too. */
export async function listCategories(db: Database): Promise<Category[]> {
  const { rows } = await db.pool.query<Category>({
    name: 'categories',
    text: 'select slug, name, models as count from category order by name, slug',
  });
  return rows;
}
