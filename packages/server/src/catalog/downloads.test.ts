import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { startTestServer, type TestServer } from '../db/testing.ts';
import { sampleMember } from '../queue/testing.ts';
import { listDownloads } from './download-history.ts';
import { beginDownload, type DownloadRequest, mayDownload, undoDownload } from './downloads.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorites.ts';
import { findModel } from './find-model.ts';
import { readProfile } from './member-profile.ts';
import type { CatalogModel } from './model.ts';
import { sampleModel } from './testing.ts';
import { insertModel, removeModel } from './write-model.ts';

const ALL = ['free', 'maker', 'studio'];
let server: TestServer;
let db: Database;
let model: CatalogModel;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = await server.database({ tiers: { studio: { downloads: null } } }));
  model = await insertModel(db, sampleModel());
});
afterAll(() => server.stop());

const begin = (memberId: string, more: Partial<DownloadRequest> = {}) =>
  beginDownload(db, { memberId, modelId: model.id, n: 0, sha256: model.sha256, tiers: ALL, partial: false, ...more });
const all = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)));
const countOf = <T>(of: readonly T[], is: (one: T) => boolean) => of.filter(is).length;
const profile = (memberId: string) => readProfile(db, memberId);

describe('a quota', () => {
  test('of 10 lets 10 of 64 at once pass, and counts the model 10 times', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const before = (await findModel(db, model.id))!.downloads;
    const outcomes = await all(64, () => begin(ada));
    expect(countOf(outcomes, ({ outcome }) => outcome === 'counted')).toBe(10);
    expect(countOf(outcomes, ({ outcome }) => outcome === 'quota')).toBe(54);
    expect((await profile(ada)).quota).toMatchObject({ total: 10, used: 10, left: 0 });
    expect((await listDownloads(db, ada, 100)).total).toBe(10);
    expect((await findModel(db, model.id))!.downloads).toBe(before + 10);
  });

  test('begins anew with the allowance’s period, on the member’s own day', async () => {
    const ada = await sampleMember(db, { tier: 'free', startsOn: new Date('2026-01-31T00:00:00Z') });
    const on = (day: string) => begin(ada, { at: new Date(`${day}T12:00:00Z`) });
    for (let i = 0; i < 10; i++) expect((await on('2026-02-27')).outcome).toBe('counted');
    const spent = await on('2026-02-27');
    expect(spent).toMatchObject({ outcome: 'quota', quota: { used: 10, left: 0, resetsAt: new Date('2026-02-28') } });
    expect(await on('2026-02-28')).toMatchObject({ outcome: 'counted', quota: { used: 1, left: 9 } });
    expect((await on('2026-02-27')).outcome).toBe('quota');
  });

  test('that is not limited is counted all the same', async () => {
    const ada = await sampleMember(db, { tier: 'studio' });
    expect(await begin(ada)).toMatchObject({ outcome: 'counted', quota: { total: null, used: 1, left: null } });
  });

  test('gets back what could not be read, once', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const { downloads } = (await findModel(db, model.id))!;
    const begun = await begin(ada);
    if (begun.outcome !== 'counted') throw new Error(begun.outcome);
    await all(8, () => undoDownload(db, begun.id));
    expect((await profile(ada)).quota.used).toBe(0);
    expect((await listDownloads(db, ada, 10)).total).toBe(0);
    expect((await findModel(db, model.id))!.downloads).toBe(downloads);
  });

  test('is spared by ranges of what was begun within the hour; those that come at once count once', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const start = Date.now();
    const after = (minutes: number) => new Date(start + minutes * 60_000);
    const pieces = await all(16, () => begin(ada, { partial: true, at: after(0) }));
    expect(countOf(pieces, ({ outcome }) => outcome === 'counted')).toBe(1);
    expect(countOf(pieces, ({ outcome }) => outcome === 'continued')).toBe(15);
    expect((await begin(ada, { partial: true, at: after(59) })).outcome).toBe('continued');
    expect((await begin(ada, { partial: true, at: after(61) })).outcome).toBe('counted');
    expect((await begin(ada, { at: after(62) })).outcome).toBe('counted');
    const ben = await sampleMember(db, { tier: 'free' });
    expect((await begin(ben, { partial: true, at: after(1) })).outcome).toBe('counted');
    expect((await profile(ada)).quota.used).toBe(3);
  });
});

describe('who may download', () => {
  test('is who has one of the plans, or bought the model; that is never out of quota', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const tiers = ['maker', 'studio'];
    expect(await begin(ada, { tiers })).toEqual({ outcome: 'upgrade' });
    expect(await mayDownload(db, ada, model.id, tiers)).toBe(false);
    expect((await profile(ada)).quota.used).toBe(0);
    await db.pool.query(
      `insert into payment_order (id, member_id, kind, item, title, credits, price, currency, provider, status, paid_at, paid_by)
       values ('ord_1', $1, 'model', $2, 'Oak chair', 0, 499, 'USD', 'manual', 'paid', now(), $1)`,
      [ada, model.id],
    );
    expect(await mayDownload(db, ada, model.id, tiers)).toBe(true);
    for (let i = 0; i < 10; i++) expect((await begin(ada, { tiers })).outcome).toBe('counted');
    expect((await begin(ada, { tiers })).outcome).toBe('free');
    expect((await profile(ada)).quota.used).toBe(10);
    const { downloads, total } = await listDownloads(db, ada, 50);
    expect([total, downloads[0]!.counted, downloads[1]!.counted]).toEqual([11, false, true]);
    await db.pool.query(`update payment_order set status = 'refunded', refunded = price where id = 'ord_1'`);
    expect(await begin(ada, { tiers })).toEqual({ outcome: 'upgrade' });
  });

  test('a plan that was bought counts while it runs', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    await db.pool.query(`update member set plan = 'maker', plan_ends = now() + interval '1 day' where id = $1`, [ada]);
    expect(await begin(ada, { tiers: ['maker'] })).toMatchObject({ outcome: 'counted', quota: { total: 100 } });
    expect(await profile(ada)).toMatchObject({ tier: 'maker', givenTier: 'free', plan: { tier: 'maker' } });
    await db.pool.query(`update member set plan_ends = now() - interval '1 day' where id = $1`, [ada]);
    expect((await begin(ada, { tiers: ['maker'] })).outcome).toBe('upgrade');
    expect(await profile(ada)).toMatchObject({ tier: 'free', plan: null });
  });

  test('nobody, of a file that is not the one that was looked up', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    expect(await begin(ada, { sha256: 'other' })).toEqual({ outcome: 'missing' });
    expect(await begin(ada, { modelId: 'mdl_none' })).toEqual({ outcome: 'missing' });
    expect((await profile(ada)).quota.used).toBe(0);
  });
});

test('the history stays when a model goes', async () => {
  const ada = await sampleMember(db, { tier: 'free' });
  const gone = await insertModel(db, sampleModel({ title: 'Soon gone' }));
  await begin(ada, { modelId: gone.id, sha256: gone.sha256 });
  expect((await listDownloads(db, ada, 1)).downloads[0]!.thumbnail).toBe(gone.images[0]!.sha256);
  await removeModel(db, gone.id);
  expect((await listDownloads(db, ada, 1)).downloads[0]).toMatchObject({
    title: 'Soon gone',
    thumbnail: null,
    file: 'model.glb',
  });
});

describe('favorites', () => {
  let models: CatalogModel[];
  beforeAll(async () => {
    models = await all(64, (i) => insertModel(db, sampleModel({ title: `Favorite ${i}` })));
  });

  test('on a cap of 10 are exactly 10, of 64 at once', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const outcomes = await all(64, (i) => addFavorite(db, ada, models[i]!.id));
    expect(countOf(outcomes, ({ outcome }) => outcome === 'added')).toBe(10);
    expect(countOf(outcomes, ({ outcome, cap }) => outcome === 'cap' && cap === 10)).toBe(54);
    expect(await listFavorites(db, ada)).toHaveLength(10);
    const likes = await Promise.all(models.map(async ({ id }) => (await findModel(db, id))!.likes));
    expect(likes.reduce((a, b) => a + b)).toBe(10);
    expect((await profile(ada)).favorites).toEqual({ total: 10, used: 10, left: 0 });
  });

  test('added again are there already, even at the cap and at once', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const same = await all(32, () => addFavorite(db, ada, models[0]!.id));
    expect(countOf(same, ({ outcome }) => outcome === 'added')).toBe(1);
    expect(countOf(same, ({ outcome, count }) => outcome === 'there' && count === 1)).toBe(31);
    await all(9, (i) => addFavorite(db, ada, models[i + 1]!.id));
    expect(await addFavorite(db, ada, models[0]!.id)).toMatchObject({ outcome: 'there', count: 10 });
    expect(await addFavorite(db, ada, models[20]!.id)).toMatchObject({ outcome: 'cap', count: 10, cap: 10 });
    expect(await all(16, () => removeFavorite(db, ada, models[0]!.id))).toEqual(Array(16).fill(9));
    expect(await addFavorite(db, ada, models[20]!.id)).toMatchObject({ outcome: 'added', count: 10 });
  });

  test('count as likes, exactly, whatever members do at once', async () => {
    const { id } = models[30]!;
    const members = await all(12, () => sampleMember(db, { tier: 'maker' }));
    await Promise.all(
      members.flatMap((member) =>
        all<unknown>(6, (i) => (i % 2 ? removeFavorite(db, member, id) : addFavorite(db, member, id))),
      ),
    );
    const { rows } = await db.pool.query('select count(*) as n from favorite where model_id = $1', [id]);
    expect((await findModel(db, id))!.likes).toBe(rows[0].n);
  });

  test('of models that went are told so, and can be taken out', async () => {
    const ada = await sampleMember(db, { tier: 'free' });
    const gone = await insertModel(db, sampleModel());
    await addFavorite(db, ada, gone.id);
    await removeModel(db, gone.id);
    expect(await listFavorites(db, ada)).toMatchObject([{ modelId: gone.id, model: undefined }]);
    expect(await addFavorite(db, ada, gone.id)).toMatchObject({ outcome: 'missing' });
    expect(await removeFavorite(db, ada, gone.id)).toBe(0);
    expect(await removeFavorite(db, ada, gone.id)).toBeUndefined();
  });
});
