import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { dueGarbage } from '../queue/garbage.ts';
import { listCategories } from './categories.ts';
import { findModel, findModelByHash } from './find-model.ts';
import { listModels } from './list-models.ts';
import type { NewModel } from './model.ts';
import { slugOf } from './slug.ts';
import { sampleFile, sampleModel } from './testing.ts';
import { insertModel, removeModel, updateModel } from './write-model.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ({ db } = await server.database());
});
afterAll(() => server.stop());

const add = (more: Partial<NewModel>) => insertModel(db, sampleModel(more));
const search = async (q: string, category?: string) => {
  const { total, models } = await listModels(db, { q, category, offset: 0, limit: 100 });
  expect(models).toHaveLength(Math.min(total, 100));
  return models.map(({ title }) => title);
};

describe('models', () => {
  test('are found by id and by slug, as they were added', async () => {
    const model = sampleModel();
    const added = await insertModel(db, model);
    expect(await findModel(db, model.id)).toEqual(added);
    expect(await findModel(db, 'oak-chair')).toEqual(added);
    const { category, ...rest } = model;
    expect(added).toMatchObject({ ...rest, category: { slug: category, name: 'Furniture' }, downloads: 0, likes: 0 });
    expect(added.sha256).toBe(model.files[0]!.sha256);
    expect((await findModelByHash(db, added.sha256))?.id).toBe(model.id);
    expect(await findModel(db, 'oak')).toBeUndefined();
  });

  test('of one title get slugs of their own, even at once', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => add({})));
    const slugs = added.map(({ slug }) => slug).toSorted();
    expect(slugs).toEqual(['oak-chair', ...[2, 3, 4, 5, 6, 7, 8].map((n) => `oak-chair-${n}`)]);
  });

  test('change in what is given, keep their slug, and leave files that nobody names any more to the sweep', async () => {
    const { id } = await add({});
    const files = [sampleFile(id, 'new.glb'), sampleFile(id, 'new.fbx', 'application/octet-stream')];
    const changed = await updateModel(db, id, { title: 'Armchair', category: 'sofas', files });
    expect(changed).toMatchObject({ title: 'Armchair', slug: 'oak-chair', tags: ['wood', 'seat'], files });
    expect(changed!.category).toEqual({ slug: 'sofas', name: 'Sofas' });
    expect(changed!.images).toHaveLength(1);
    expect((await dueGarbage(db)).map(({ prefix }) => prefix)).toEqual([`models/${id}/1/model.glb`]);
    expect(await search('armchair')).toEqual(['Armchair']);
    expect(await search('oak chair')).toEqual(['Armchair']);
    expect(await updateModel(db, 'mdl_none', { title: 'x' })).toBeUndefined();
  });

  test('go with their files, and are in no list any more', async () => {
    const { id } = await add({});
    expect(await removeModel(db, id)).toBe(true);
    expect(await removeModel(db, id)).toBe(false);
    expect(await findModel(db, id)).toBeUndefined();
    expect(await search('oak')).toEqual([]);
    expect((await listModels(db, { offset: 0, limit: 9 })).total).toBe(0);
    expect((await dueGarbage(db)).map(({ prefix }) => prefix)).toEqual([`models/${id}/`]);
  });

  test('are counted by category, exactly, whatever happens at once', async () => {
    const categories = ['furniture', 'toys', 'food'];
    const models = await Promise.all(
      Array.from({ length: 30 }, (_, i) => add({ category: categories[i % 3]!, title: `Thing ${i}` })),
    );
    await Promise.all(
      models.map(({ id }, i) =>
        i % 2 ? removeModel(db, id) : updateModel(db, id, { category: categories[(i + 1) % 3]! }),
      ),
    );
    const counted = (await listCategories(db)).flatMap(({ slug, count }) => (count ? [[slug, count]] : []));
    const { rows } = await db.pool.query('select category, count(*) from model group by 1 order by 1');
    expect(counted).toEqual(rows.map(({ category, count }) => [category, count]));
    expect((await listModels(db, { offset: 0, limit: 100 })).total).toBe(15);
  });
});

describe('lists', () => {
  test('go featured, newest, id, and every page from either end is of that order', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    await Promise.all(
      Array.from({ length: 23 }, (_, i) =>
        add({
          title: `Thing ${i}`,
          featured: i % 5 === 0,
          createdAt: day(1 + (i % 4)),
          category: i % 2 ? 'toys' : 'food',
        }),
      ),
    );
    for (const category of [undefined, 'toys']) {
      const all = (await listModels(db, { category, offset: 0, limit: 100 })).models;
      const sorted = all.toSorted(
        (a, b) =>
          Number(b.featured) - Number(a.featured) ||
          b.createdAt.getTime() - a.createdAt.getTime() ||
          (a.id < b.id ? -1 : 1),
      );
      expect(all.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      const paged: string[] = [];
      for (let offset = 0; offset < 30; offset += 4) {
        const { total, models } = await listModels(db, { category, offset, limit: 4 });
        expect(total).toBe(all.length);
        paged.push(...models.map(({ id }) => id));
      }
      expect(paged).toEqual(sorted.map(({ id }) => id));
    }
    expect(await listModels(db, { category: 'none', offset: 0, limit: 4 })).toEqual({ total: 0, models: [] });
  });
});

describe('a search', () => {
  beforeEach(async () => {
    await add({ title: 'Red dragon', tags: ['fantasy'], category: 'creatures', description: 'It sleeps on gold.' });
    await add({ title: 'Dragonfly', tags: ['insect'], category: 'animals', description: 'Hovers over a pond.' });
    await add({ title: 'Knight', tags: ['armour'], category: 'characters', description: 'He fights a dragon.' });
    await add({ title: 'Château', tags: ['castle'], category: 'buildings', description: 'Many rooms.' });
    await add({ title: 'Office chair', category: 'furniture', tags: ['seat', 'wheels'], description: '' });
    await add({ title: 'Chair', category: 'furniture', tags: [], description: '' });
    await add({ title: 'Chairs and a table', category: 'furniture', tags: [], description: '' });
  });

  test('finds words in any inflection, titles before descriptions, the very title first', async () => {
    expect(await search('dragons')).toEqual(['Red dragon', 'Knight']);
    expect((await search('chairs'))[0]).toBe('Chair');
    expect(await search('sleeping gold')).toEqual(['Red dragon']);
    expect(await search('furniture')).toHaveLength(3);
    expect(await search('the dragon of gold')).toEqual(['Red dragon']);
  });

  test('finds what is half typed, whole words first', async () => {
    expect(await search('drag')).toEqual(expect.arrayContaining(['Red dragon', 'Dragonfly', 'Knight']));
    expect((await search('dragon'))[0]).toBe('Red dragon');
    expect(await search('dragon')).toContain('Dragonfly');
    expect(await search('dragonfl')).toEqual(['Dragonfly']);
    expect(await search('red dr')).toEqual(['Red dragon']);
  });

  test('finds what was meant by misspelt words', async () => {
    expect((await search('dargon'))[0]).toBe('Red dragon');
    expect(await search('dragonfyl')).toEqual(['Dragonfly']);
    expect((await search('chiar'))[0]).toBe('Chair');
    expect(await search('offce chairr')).toEqual(['Office chair']);
    expect(await search('kinght')).toEqual(['Knight']);
    expect(await search('zzzzqqq')).toEqual([]);
    // a word of a description only is a word as well
    const { rows } = await db.pool.query(`select nearest_word('hover') as hover, nearest_word('kinght') as knight`);
    expect(rows[0]).toEqual({ hover: null, knight: 'knight' });
  });

  test('takes accents or none', async () => {
    for (const q of ['chateau', 'château', 'CHÂTEAU', 'chateau'.normalize('NFD')])
      expect(await search(q)).toEqual(['Château']);
  });

  test('finds some of the words where nothing has them all', async () => {
    expect(await search('red dragon submarine')).toEqual(['Red dragon']);
    expect(await search('red ofice dragon')).toEqual(['Red dragon']);
    expect(await search('gold table pond')).toHaveLength(1);
  });

  test('stays in its category', async () => {
    expect(await search('dragon', 'animals')).toEqual(['Dragonfly']);
    expect(await search('dragon', 'food')).toEqual([]);
  });

  test('of anything at all finds something or nothing, and breaks nothing', async () => {
    for (const q of [
      '\0',
      '\ud800',
      "'; drop table model; --",
      '!!!',
      '&|!():*',
      'a'.repeat(400),
      ':*',
      '½ ℅ ﬁ',
      '\\',
      "''",
      '1',
      'a',
      'the',
      'of the',
    ])
      expect(Array.isArray(await search(q))).toBe(true);
  });

  test('of plenty lists so many and no more: titles first, then others, featured and newest first', async () => {
    await add({ title: 'Old dragon', createdAt: new Date(0), description: '' });
    await add({ title: 'Lizard', description: 'like a dragon', featured: true });
    const page = async (most: number, offset = 0, limit = 10, category: string | null = null) => {
      const { rows } = await db.pool.query<{ total: number; ids: string[] }>(
        `select total, ids from search_models('{dragon}', $1, $2, $3, $4)`,
        [category, offset, limit, most],
      );
      const titles = await Promise.all(rows[0]!.ids.map(async (id) => (await findModel(db, id))!.title));
      return { total: rows[0]!.total, titles };
    };
    expect((await page(5)).total).toBe(5);
    const four = await page(4);
    expect(four.total).toBe(4);
    expect(four.titles.slice(0, 3).toSorted()).toEqual(['Dragonfly', 'Old dragon', 'Red dragon']);
    expect(four.titles[3]).toBe('Lizard');
    expect((await page(4, 3)).titles).toEqual(['Lizard']);
    expect((await page(4, 2, 1)).titles).toEqual([four.titles[2]]);
    expect((await page(4, 4)).titles).toEqual([]);
    expect(await page(2)).toEqual({ total: 2, titles: ['Dragonfly', 'Red dragon'] });
    expect((await page(2, 1)).titles).toEqual(['Red dragon']);
    expect(await page(0, 0, 10, 'animals')).toEqual({ total: 0, titles: [] });
    expect(await page(1, 0, 10, 'furniture')).toEqual({ total: 1, titles: ['Old dragon'] });
  });
});

test('slugs are plain, short and never empty', () => {
  expect(slugOf("Ólafur's Oak Chair!")).toBe('olafurs-oak-chair');
  expect(slugOf('龍')).toBe('model');
  expect(slugOf(`${'a'.repeat(55)} b`)).toBe('a'.repeat(55));
});
