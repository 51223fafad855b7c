import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogModel, NewModel } from '../../packages/server/src/catalog/model.ts';
import { removeModel, updateModel } from '../../packages/server/src/catalog/write-model.ts';
import { manualPayments } from '../../packages/server/src/payments/manual.ts';
import { registered } from './support/all-ops.ts';
import { addModel } from './support/catalog.ts';
import { type Answer, startService, type TestService } from './support/service.ts';

let service: TestService;
const models: CatalogModel[] = [];
beforeAll(async () => {
  service = await startService(registered);
  for (let i = 0; i < 7; i++) models.push(await add({ title: `Chair number ${i}`, tags: ['chair'] }));
  models.push(await add({ title: 'Golden crown', category: 'fashion', featured: true, price: 499 }));
});
afterAll(() => service?.stop());

const add = (more: Partial<NewModel> = {}) => addModel(service, more);
const get = (url: string, headers?: Record<string, string>) =>
  service.request(undefined, 'GET', url, undefined, headers);
const titles = ({ body }: Answer) => (body.models as { title: string }[]).map(({ title }) => title);

describe('GET /models', () => {
  it('lists, featured first, and says where in the list it is', async () => {
    const { status, body, headers } = await get('/models');
    expect(status).toBe(200);
    expect(body).toMatchObject({ page: 1, limit: 24, total: 8, pages: 1, has_more: false });
    expect((body.models as unknown[]).length).toBe(8);
    expect(titles({ body } as unknown as Answer)[0]).toBe('Golden crown');
    expect(headers['cache-control']).toBe('public, max-age=60');
    const first = (body.models as Record<string, unknown>[])[0]!;
    expect(first).toMatchObject({ slug: 'golden-crown', featured: true, tier: 'maker', price: 499, formats: ['glb'] });
    expect(first.dimensions).toEqual({ x: 0.5, y: 0.9, z: 0.55, unit: 'm' });
    expect(first.files).toEqual([{ name: 'model.glb', bytes: expect.any(Number), mime: 'model/gltf-binary' }]);
    expect('favorited' in first).toBe(false);
  });

  it('pages; a page past the end is empty; limits are brought into range', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/models?limit=3&page=${page}`)));
    expect(pages.map((page) => titles(page).length)).toEqual([3, 3, 2, 0]);
    expect(new Set(pages.flatMap(titles)).size).toBe(8);
    expect(pages.map(({ body }) => body.has_more)).toEqual([true, true, false, false]);
    expect(pages[0]!.body).toMatchObject({ total: 8, pages: 3 });
    expect((await get('/models?limit=0')).body.limit).toBe(1);
    expect((await get('/models?limit=1000')).body.limit).toBe(100);
    expect((await get('/models?page=-3')).body.page).toBe(1);
    expect((await get('/models?page=999999999')).body).toMatchObject({ models: [], total: 8 });
  });

  it.each(['page=x', 'page=1.5', 'limit=', 'limit=1e3', 'page=99999999999', 'limit=ten', 'page=1&page=2'])(
    '%s is 400 and names the field',
    async (query) => {
      const { status, body } = await get(`/models?${query}`);
      expect([status, Object.keys(body)]).toEqual([400, ['error']]);
      expect(body.error).toMatch(/^(page|limit): /);
    },
  );

  it('searches and filters', async () => {
    expect(titles(await get('/models?q=crown'))).toEqual(['Golden crown']);
    expect(titles(await get('/models?q=crwon'))).toEqual(['Golden crown']);
    expect(titles(await get('/models?q=number&category=fashion'))).toEqual([]);
    expect(titles(await get('/models?category=fashion'))).toEqual(['Golden crown']);
    expect((await get('/models?category=none')).body).toMatchObject({ models: [], total: 0, pages: 0 });
    expect((await get('/models?q=')).body.total).toBe(8);
    expect((await get('/models?q=!!!')).body.total).toBe(0);
    expect((await get(`/models?category=${encodeURIComponent('\0')}`)).body.total).toBe(0);
    expect((await get(`/models?q=${'a'.repeat(500)}`)).status).toBe(400);
  });

  it('has an entity tag that changes with what it lists', async () => {
    const { headers } = await get('/models?q=crown');
    const again = await get('/models?q=crown', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.raw.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    await updateModel(service.db, models.at(-1)!.id, { description: 'Of gold.' });
    expect((await get('/models?q=crown', { 'if-none-match': String(headers.etag) })).status).toBe(200);
  });

  it('tells a member what is among their favorites, and lets nobody else keep that', async () => {
    const ada = await service.member();
    const { body, headers } = await service.request(ada, 'GET', '/models?limit=1');
    expect((body.models as { favorited: boolean }[])[0]!.favorited).toBe(false);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.vary).toContain('X-API-Key');
    const stranger = await service.request({ id: '', key: 'nonsense' }, 'GET', '/models?limit=1');
    expect(stranger.status).toBe(200);
  });
});

describe('GET /models/:id', () => {
  it('takes an id or a slug, and answers what the list says', async () => {
    const byId = await get(`/models/${models[0]!.id}`);
    expect(byId.status).toBe(200);
    expect((await get('/models/chair-number-0')).body).toEqual(byId.body);
    const { body } = await get('/models?q=chair+number+0');
    expect((body.models as unknown[])[0]).toEqual(byId.body);
    expect((await get('/models/chair-number-0', { 'if-none-match': String(byId.headers.etag) })).status).toBe(304);
  });

  it.each(['mdl_none', 'no-such-slug', '%00', '%ff', '..%2f..', 'x'.repeat(90), 'x'.repeat(400)])(
    '%s is 404 or 400',
    async (id) => {
      const { status, body } = await get(`/models/${id}`);
      expect([400, 404]).toContain(status);
      expect(Object.keys(body)).toEqual(['error']);
    },
  );

  it('is gone once it is removed', async () => {
    const { id } = await add({});
    expect((await get(`/models/${id}`)).status).toBe(200);
    await removeModel(service.db, id);
    expect((await get(`/models/${id}`)).status).toBe(404);
  });
});

describe('pictures', () => {
  const picture = (url: string, headers = {}) => service.app.inject({ url, headers });

  it('are for everybody, outside /api, and for good at the address with their hash', async () => {
    const { body } = await get(`/models/${models[0]!.id}`);
    const address = String(body.thumbnail);
    expect(address).toMatch(/^\/media\/models\/mdl_\w+\/0\.webp\?v=[0-9a-f]{12}$/);
    expect(body.images).toEqual([address]);
    expect(body.preview).toBeNull();
    expect((await picture(`/media/models/${models[0]!.id}/preview.glb`)).statusCode).toBe(404);
    const { statusCode, headers, rawPayload } = await picture(address);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(rawPayload.length).toBe(models[0]!.images[0]!.bytes);
    expect((await picture(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect((await picture(address.split('?')[0]!)).headers['cache-control']).toBe('public, max-age=60');
    expect((await picture(address.replace(/v=.*/, 'v=000000000000'))).headers['cache-control']).toBe(
      'public, max-age=60',
    );
  });

  it.each([
    '/media/models/mdl_none/0.webp',
    '/media/models/mdl_none/preview.glb',
    '/media/models/%00/0.webp',
    '/media/models/x/0.png',
    '/media/models/x/..%2f0.webp',
  ])('%s is 404', async (url) => {
    const { statusCode, body } = await picture(url);
    expect([statusCode, Object.keys(JSON.parse(body))]).toEqual([404, ['error']]);
  });
});

describe('GET /config', () => {
  it('tells plans, features and categories, and no secret', async () => {
    const { status, body, headers, raw } = await get('/config');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    const tiers = body.tiers as Record<string, unknown>[];
    expect(tiers.map(({ id }) => id)).toEqual(expect.arrayContaining(['free', 'maker', 'studio']));
    expect(tiers.find(({ id }) => id === 'free')).toEqual({
      id: 'free',
      name: 'Free',
      price: 0,
      currency: 'USD',
      interval: 'month',
      allowance: 100,
      downloads: 10,
      favorites: 10,
      max_running: 3,
      features: ['100 credits every month', '10 downloads every month', '10 favorites', '3 tasks at a time'],
    });
    expect(tiers.find(({ id }) => id === 'maker')!.features).toContain('Featured models');
    expect(body).toMatchObject({
      features: { gallery: true, signup: 'open', payments: false },
      payment: { provider: 'none', client_id: null },
      version: 'test',
    });
    const { rows } = await service.db.pool.query('select category as slug, count(*) as count from model group by 1');
    const full = (body.categories as { slug: string; count: number }[]).filter(({ count }) => count > 0);
    expect(new Map(full.map(({ slug, count }) => [slug, count]))).toEqual(
      new Map(rows.map(({ slug, count }) => [slug, count])),
    );
    expect(raw.body).not.toMatch(/secret|password|postgres|sk_|-----BEGIN/i);
    const again = await get('/config', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('tells what is needed to pay with, where something can be bought', async () => {
    const paying = await service.build({
      payments: { ...manualPayments, name: 'paypal', clientId: 'public-id' },
    });
    const { body } = await service.requestOn(paying, undefined, 'GET', '/config');
    expect(body.payment).toEqual({ provider: 'paypal', client_id: 'public-id' });
    expect(body.features).toMatchObject({ payments: true });
    await paying.close();
  });
});
