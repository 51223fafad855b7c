import type { Database } from '../db/database.ts';
import { findModels } from './find-model.ts';
import type { CatalogModel } from './model.ts';

/** What to list: everything, or what a question finds, of all categories or one. */
export interface ModelQuery {
  /** Free text; a text without a letter or digit finds nothing. */
  q?: string;
  /** Slug. One that is not there has no models. */
  category?: string;
  offset: number;
  limit: number;
}

/** Questions are words, not essays. */
const WORDS_MAX = 8;
const LETTERS_MAX = 40;

/** One page, and how many models are listed in all: exact, and not counted one by one. A search lists its best 1,000 at most. */
export async function listModels(db: Database, query: ModelQuery): Promise<{ total: number; models: CatalogModel[] }> {
  const { total, ids } = query.q === undefined ? await newest(db, query) : await found(db, query.q, query);
  return { total, models: await findModels(db, ids) };
}

interface Page {
  total: number;
  ids: string[];
}

async function newest(db: Database, { category, offset, limit }: ModelQuery): Promise<Page> {
  const { rows } = await db.pool.query<{ total: number }>({
    name: 'count_models',
    text: 'select coalesce(sum(models), 0)::integer as total from category where $1::text is null or slug = $1',
    values: [category ?? null],
  });
  const { total } = rows[0]!;
  if (offset >= total) return { total, ids: [] };
  // the further half is walked to from the end
  const left = total - offset;
  const back = left < offset;
  const count = Math.min(limit, left);
  const order = back ? 'featured, created_at, model_id desc' : 'featured desc, created_at desc, model_id';
  const { rows: page } = await db.pool.query<{ id: string }>({
    name: `list_models${category === undefined ? '' : '_of'}${back ? '_back' : ''}`,
    text: `select model_id as id from model_search ${category === undefined ? '' : 'where category = $3'}
      order by ${order} offset $1 limit $2`,
    values: [back ? left - count : offset, count, ...(category === undefined ? [] : [category])],
  });
  const ids = page.map(({ id }) => id);
  return { total, ids: back ? ids.reverse() : ids };
}

async function found(db: Database, q: string, { category, offset, limit }: ModelQuery): Promise<Page> {
  const words = wordsOf(q);
  if (words.length === 0) return { total: 0, ids: [] };
  const { rows } = await db.pool.query<Page>({
    name: 'search_models',
    text: 'select total, ids from search_models($1, $2, $3, $4)',
    values: [words, category ?? null, offset, limit],
  });
  return rows[0]!;
}

/** The words of a question: letters and digits, in lower case. What no database text can hold is not among them. */
function wordsOf(q: string): string[] {
  const words =
    q
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.slice(0, WORDS_MAX).map((word) => [...word].slice(0, LETTERS_MAX).join(''));
}
