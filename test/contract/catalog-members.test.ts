import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogModel } from '../../packages/server/src/catalog/model.ts';
import { sampleFile } from '../../packages/server/src/catalog/testing.ts';
import { newModelId, removeModel } from '../../packages/server/src/catalog/write-model.ts';
import { registered } from './support/all-ops.ts';
import { addModel } from './support/catalog.ts';
import { type Answer, startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let chair: CatalogModel;
let crown: CatalogModel;
let both: CatalogModel;
beforeAll(async () => {
  service = await startService(registered);
  chair = await addModel(service, { title: 'Chair' });
  crown = await addModel(service, { title: 'Crown', featured: true, price: 500 });
  const id = newModelId();
  const files = [sampleFile(id, 'lamp.glb'), sampleFile(id, 'Lämpchen “1”.fbx', 'application/octet-stream')];
  both = await addModel(service, {
    id,
    title: 'Lamp',
    files: files.map((file, n) => ({ ...file, key: `models/${id}/1/${n}` })),
  });
});
afterAll(() => service?.stop());

const ask = (who: TestMember | undefined, method: string, url: string, headers?: Record<string, string>) =>
  service.request(who, method, url, undefined, headers);
const download = (who: TestMember, headers?: Record<string, string>, model = chair, method = 'GET') =>
  ask(who, method, `/models/${model.id}/download`, headers);
const usedBy = async (who: TestMember) => {
  const { body } = await ask(who, 'GET', '/members/me');
  return (body.quota as { used: number }).used;
};
const bytesOf = async (model: CatalogModel, n = 0) => Buffer.from(await service.store.read(model.files[n]!.key));
const outcomes = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;

describe('GET /models/:id/download', () => {
  it('sends the bytes, and counts them', async () => {
    const ada = await service.member(0, 'free');
    const { status, headers, raw } = await download(ada);
    expect(status).toBe(200);
    expect(raw.rawPayload.equals(await bytesOf(chair))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-length': '5000',
      'content-disposition': 'attachment; filename="model.glb"',
      etag: `"${chair.sha256}"`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
    });
    expect(await usedBy(ada)).toBe(1);
    const slug = await ask(ada, 'GET', `/models/${chair.slug}/download`);
    expect([slug.status, await usedBy(ada)]).toEqual([200, 2]);
  });

  it('sends large files whole', async () => {
    const large = await addModel(service, { title: 'Large' }, 3_000_000);
    const { raw } = await download(await service.member(0, 'free'), {}, large);
    expect(raw.rawPayload.equals(await bytesOf(large))).toBe(true);
  });

  it('of 64 at once on a quota of 10 gives exactly 10, and then says when there are more', async () => {
    const ada = await service.member(0, 'free');
    const answers = await Promise.all(Array.from({ length: 64 }, () => download(ada)));
    expect([outcomes(answers, 200), outcomes(answers, 429)]).toEqual([10, 54]);
    const { body, headers } = answers.find(({ status }) => status === 429)!;
    expect(body).toEqual({
      error: expect.any(String),
      quota: { total: 10, used: 10, left: 0, resets_at: expect.stringMatching(/T00:00:00.000Z$/) },
    });
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers.etag).toBeUndefined();
    const { body: history } = await ask(ada, 'GET', '/downloads/history');
    expect(history.total).toBe(10);
  });

  it('counts neither a look, nor what one has, nor the rest of what was begun', async () => {
    const ada = await service.member(0, 'free');
    const look = await download(ada, {}, chair, 'HEAD');
    expect([look.status, look.headers['content-length'], look.raw.body]).toEqual([200, '5000', '']);
    expect((await download(ada, { 'if-none-match': `"${chair.sha256}"` })).status).toBe(304);
    expect(await usedBy(ada)).toBe(0);
    const pieces = await Promise.all(
      ['bytes=0-999', 'bytes=1000-', 'bytes=-10'].map((range) => download(ada, { range })),
    );
    expect(pieces.map(({ status }) => status)).toEqual([206, 206, 206]);
    expect(pieces[1]!.headers['content-range']).toBe('bytes 1000-4999/5000');
    const bytes = await bytesOf(chair);
    expect(pieces[1]!.raw.rawPayload.equals(bytes.subarray(1000))).toBe(true);
    expect(pieces[2]!.raw.rawPayload.equals(bytes.subarray(-10))).toBe(true);
    expect(await usedBy(ada)).toBe(1);
    expect((await download(ada, { range: 'bytes=0-' })).status).toBe(206);
    expect(await usedBy(ada)).toBe(2);
    const beyond = await download(ada, { range: 'bytes=9000-' });
    expect([beyond.status, beyond.headers['content-range'], await usedBy(ada)]).toEqual([416, 'bytes */5000', 2]);
  });

  it('takes a format, whatever its case, and names those there are', async () => {
    const ada = await service.member(0, 'free');
    const fbx = await ask(ada, 'GET', `/models/${both.id}/download?format=FBX`);
    expect([fbx.status, fbx.headers['content-type']]).toEqual([200, 'application/octet-stream']);
    expect(fbx.headers['content-disposition']).toBe(
      `attachment; filename="Lampchen _1_.fbx"; filename*=UTF-8''L%C3%A4mpchen%20%E2%80%9C1%E2%80%9D.fbx`,
    );
    expect(fbx.raw.rawPayload.equals(await bytesOf(both, 1))).toBe(true);
    const wrong = await ask(ada, 'GET', `/models/${both.id}/download?format=stl`);
    expect([wrong.status, wrong.body]).toEqual([400, { error: 'format: this model has glb, fbx' }]);
    expect(await usedBy(ada)).toBe(1);
  });

  it('gives back what cannot be read, before the first byte', async () => {
    const ada = await service.member(0, 'free');
    const failing = () =>
      new Readable({
        read() {
          this.destroy(new Error('/secret/disk is broken'));
        },
      });
    for (const get of [() => Promise.reject(new Error('/secret/disk is gone')), async () => failing()]) {
      const broken = await service.build({ store: { ...service.store, get } });
      const answer = await service.requestOn(broken, ada, 'GET', `/models/${chair.id}/download`);
      expect([answer.status, answer.body]).toEqual([500, { error: 'Something went wrong on our side.' }]);
      expect(answer.headers['content-disposition']).toBeUndefined();
      await broken.close();
    }
    expect(await usedBy(ada)).toBe(0);
    expect((await ask(ada, 'GET', '/downloads/history')).body).toEqual({ downloads: [], total: 0 });
  });

  it('leaves counted what broke on the way', async () => {
    const ada = await service.member(0, 'free');
    let pushed = false;
    const halfway = () =>
      new Readable({
        read() {
          if (pushed) setTimeout(() => this.destroy(new Error('broken')), 50);
          else this.push(Buffer.alloc(10));
          pushed = true;
        },
      });
    const broken = await service.build({ store: { ...service.store, get: async () => halfway() } });
    await broken.listen({ port: 0, host: '127.0.0.1' });
    const { port } = broken.server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/api/models/${chair.id}/download`;
    const answer = await fetch(url, { headers: { 'x-api-key': ada.key, 'user-agent': 'test/1 (x)' } });
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect(await usedBy(ada)).toBe(1);
    broken.server.closeAllConnections();
    const closed = once(broken.server, 'close');
    await broken.close();
    await closed;
  });

  it('of a featured model needs a paid plan, whatever is asked of it', async () => {
    const ada = await service.member(0, 'free');
    for (const [method, headers] of [
      ['GET'],
      ['HEAD'],
      ['GET', { 'if-none-match': `"${crown.sha256}"` }],
      ['GET', { range: 'bytes=1-' }],
    ] as const) {
      const answer = await download(ada, headers, crown, method);
      expect(answer.status).toBe(403);
      if (method === 'GET')
        expect(answer.body).toEqual({ error: expect.any(String), upgrade_required: true, tier: 'maker' });
    }
    expect(await usedBy(ada)).toBe(0);
    expect((await download(await service.member(0, 'maker'), {}, crown)).status).toBe(200);
    expect((await download(await service.member(0, 'studio'), {}, crown)).status).toBe(200);
  });

  it('needs a key and a model', async () => {
    expect((await ask(undefined, 'GET', `/models/${chair.id}/download`)).status).toBe(401);
    const ada = await service.member(0, 'free');
    for (const id of ['mdl_none', 'no-such', '%00', 'x'.repeat(90)]) {
      expect((await ask(ada, 'GET', `/models/${id}/download`)).status).toBe(404);
    }
    const gone = await addModel(service);
    await removeModel(service.db, gone.id);
    expect((await download(ada, {}, gone)).status).toBe(404);
  });
});

describe('favorites', () => {
  it('are added, listed and removed; again changes nothing', async () => {
    const ada = await service.member(0, 'free');
    const change = async (method: string, id: string) => (await ask(ada, method, `/favorites/${id}`)).body;
    expect(await change('POST', chair.id)).toEqual({ ok: true, favorited: true, count: 1 });
    expect(await change('POST', chair.slug)).toEqual({ ok: true, favorited: true, count: 1 });
    expect(await change('POST', crown.id)).toEqual({ ok: true, favorited: true, count: 2 });
    const { body } = await ask(ada, 'GET', '/favorites');
    expect(body.total).toBe(2);
    const list = body.favorites as { model_id: string; available: boolean; model: Record<string, unknown> }[];
    expect(list.map(({ model_id }) => model_id)).toEqual([crown.id, chair.id]);
    expect(list[0]).toMatchObject({ available: true, model: { id: crown.id, favorited: true } });
    expect((await ask(ada, 'GET', `/models/${chair.id}`)).body).toMatchObject({ favorited: true, likes: 1 });
    expect(await change('DELETE', chair.id)).toEqual({ ok: true, favorited: false, count: 1 });
    expect(await change('DELETE', chair.slug)).toEqual({ ok: true, favorited: false, count: 1 });
  });

  it('of a model that went stay, and say so', async () => {
    const ada = await service.member(0, 'free');
    const gone = await addModel(service);
    await ask(ada, 'POST', `/favorites/${gone.id}`);
    await removeModel(service.db, gone.id);
    const { body } = await ask(ada, 'GET', '/favorites');
    expect(body).toMatchObject({ total: 1, favorites: [{ model_id: gone.id, available: false, model: null }] });
    expect((await ask(ada, 'DELETE', `/favorites/${gone.id}`)).body).toEqual({ ok: true, favorited: false, count: 0 });
  });

  it('of 64 at once on a cap of 10 are exactly 10', async () => {
    const ada = await service.member(0, 'free');
    const models = await Promise.all(
      Array.from({ length: 64 }, (_, i) => addModel(service, { title: `Many ${i}` }, 10)),
    );
    const answers = await Promise.all(models.map(({ id }) => ask(ada, 'POST', `/favorites/${id}`)));
    expect([outcomes(answers, 200), outcomes(answers, 403)]).toEqual([10, 54]);
    const refused = answers.find(({ status }) => status === 403)!;
    expect(refused.body).toEqual({ error: expect.any(String), upgrade_required: true, limit: 10 });
    expect((await ask(ada, 'GET', '/members/me')).body.favorites).toEqual({ total: 10, used: 10, left: 0 });
    const maker = await service.member(0, 'maker');
    const all = await Promise.all(models.map(({ id }) => ask(maker, 'POST', `/favorites/${id}`)));
    expect(outcomes(all, 200)).toBe(64);
    expect((await ask(maker, 'GET', '/members/me')).body.favorites).toEqual({ total: null, used: 64, left: null });
  });

  it('of unknown models are 404', async () => {
    const ada = await service.member(0, 'free');
    for (const id of ['mdl_none', 'no-such', '%00', '..%2f', 'x'.repeat(90)])
      for (const method of ['POST', 'DELETE']) {
        const { status, body } = await ask(ada, method, `/favorites/${id}`);
        expect([status, Object.keys(body)]).toEqual([404, ['error']]);
      }
  });
});

describe('GET /downloads/history', () => {
  it('is newest first, as many as were asked for', async () => {
    const ada = await service.member(0, 'free');
    await download(ada);
    await ask(ada, 'GET', `/models/${both.id}/download?format=fbx`);
    const { body } = await ask(ada, 'GET', '/downloads/history');
    expect(body.total).toBe(2);
    const [newest, first] = body.downloads as Record<string, unknown>[];
    expect(newest).toMatchObject({ model_id: both.id, title: 'Lamp', format: 'fbx', counted: true, bytes: 5000 });
    expect(first).toMatchObject({ model_id: chair.id, file: 'model.glb' });
    expect(first!.thumbnail).toMatch(/^\/media\/models\/.*\/0\.webp\?v=/);
    const one = await ask(ada, 'GET', '/downloads/history?limit=0');
    expect([(one.body.downloads as unknown[]).length, one.body.total]).toEqual([1, 2]);
    expect((await ask(ada, 'GET', '/downloads/history?limit=1000')).status).toBe(200);
    const wrong = await ask(ada, 'GET', '/downloads/history?limit=few');
    expect([wrong.status, wrong.body]).toEqual([400, { error: 'limit: must be an integer' }]);
  });
});

describe('GET /members/me', () => {
  it('tells plan, quota and favorites', async () => {
    const ada = await service.member(0, 'free');
    const { body } = await ask(ada, 'GET', '/members/me');
    expect(body).toEqual({
      id: ada.id,
      handle: expect.stringMatching(/^maker-/),
      email: expect.stringContaining('@'),
      tier: 'free',
      quota: { total: 10, used: 0, left: 10, resets_at: expect.any(String) },
      subscription: { state: 'none', tier: null, renews_at: null, cancel_at: null },
      favorites: { total: 10, used: 0, left: 10 },
      created_at: expect.any(String),
    });
    const given = await ask(await service.member(0, 'maker'), 'GET', '/members/me');
    expect(given.body.subscription).toMatchObject({ state: 'granted', tier: 'maker' });
    await service.db.pool.query(
      `update member set plan = 'studio', plan_ends = now() + interval '9 days' where id = $1`,
      [ada.id],
    );
    const bought = await ask(ada, 'GET', '/members/me');
    expect(bought.body).toMatchObject({
      tier: 'studio',
      quota: { total: 1000 },
      subscription: { state: 'active', tier: 'studio' },
    });
    expect(new Date(String((bought.body.subscription as { cancel_at: string }).cancel_at)).getTime()).toBeGreaterThan(
      Date.now(),
    );
  });
});

describe('between members', () => {
  it('nothing of one is seen or changed by another, and no ledger row is written', async () => {
    const [ada, ben] = [await service.member(0, 'free'), await service.member(0, 'free')];
    const { rows: before } = await service.db.pool.query('select count(*) as n from ledger');
    await ask(ada, 'POST', `/favorites/${chair.id}`);
    await download(ada);
    expect((await ask(ben, 'GET', '/favorites')).body).toEqual({ favorites: [], total: 0 });
    expect((await ask(ben, 'GET', '/downloads/history')).body).toEqual({ downloads: [], total: 0 });
    expect((await ask(ben, 'GET', `/models/${chair.id}`)).body.favorited).toBe(false);
    expect(await usedBy(ben)).toBe(0);
    expect((await ask(ben, 'DELETE', `/favorites/${chair.id}`)).body.count).toBe(0);
    expect((await ask(ada, 'GET', '/favorites')).body.total).toBe(1);
    // a range by another is a download of their own
    await download(ben, { range: 'bytes=100-' });
    expect([await usedBy(ada), await usedBy(ben)]).toEqual([1, 1]);
    const { rows: after } = await service.db.pool.query('select count(*) as n from ledger');
    expect(after).toEqual(before);
  });

  it.each([
    ['GET', '/members/me'],
    ['GET', '/favorites'],
    ['POST', '/favorites/mdl_x'],
    ['DELETE', '/favorites/mdl_x'],
    ['GET', '/downloads/history'],
    ['GET', '/models/mdl_x/download'],
  ])('%s %s needs a key that works', async (method, url) => {
    const retired = await service.member();
    await service.rotate(retired);
    for (const who of [undefined, retired, { id: '', key: 'nonsense' }]) {
      const { status, body } = await ask(who, method, url);
      expect([status, Object.keys(body)]).toEqual([401, ['error']]);
    }
  });
});
