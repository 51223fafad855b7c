import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../packages/server/src/config/env.ts';
import { fsck } from '../../packages/server/src/engine/fsck.ts';
import { sweepGarbage } from '../../packages/server/src/engine/sweep-garbage.ts';
import { Inspector } from '../../packages/server/src/ingest/inspect/inspector.ts';
import { pyramidGlb } from '../../packages/server/src/ingest/testing-models.ts';
import { findAnyTask } from '../../packages/server/src/queue/find-task.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

const folder = mkdtempSync(join(tmpdir(), 'claywork-intake-'));
const inspector = new Inspector({
  ...{ jobs: 1, memoryMb: 1024 },
  ...{ workDir: join(folder, 'work'), codeCache: readEnv().codeCache },
});

let service: TestService;
let admin: TestMember;
let other: TestMember;
beforeAll(async () => {
  service = await startService(SAMPLE_OPS, { deps: { inspector } });
  [admin, other] = [await service.member(), await service.member()];
  await service.db.pool.query('update member set admin = true where id = $1', [admin.id]);
});
beforeEach(() => service.rest());
afterAll(async () => {
  await service.db.pool.query('update garbage set due_at = now()');
  await sweepGarbage(service.db, service.store);
  expect(await fsck(service.db, service.store, true)).toMatchObject({ damaged: [], orphans: [] });
  await service?.stop();
  await inspector.close();
  rmSync(folder, { recursive: true, force: true });
});

const GLB = { 'content-type': 'model/gltf-binary' };
const add = (bytes: Uint8Array, query: Record<string, string>, more: Record<string, string> = GLB, who = admin) =>
  service.request(who, 'POST', `/admin/models?${new URLSearchParams(query)}`, bytes, more);
const change = (id: unknown, body: unknown) => service.request(admin, 'PATCH', `/admin/models/${id}`, body);
const count = async () => (await service.db.pool.query('select 1 from model')).rowCount;
const refusal = async (answer: ReturnType<typeof add>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

describe('a model that is brought', () => {
  it('is looked into, shown from four sides, and in the catalog for everybody', { timeout: 180_000 }, async () => {
    const before = await service.spendable(admin);
    const said = { license: 'CC-BY-4.0', tags: 'Tent, camp,,tent', featured: 'true', price: '300', author: ' Ann ' };
    const { status, body } = await add(await pyramidGlb('#c02020'), { name: 'Big tent.glb', ...said, title: '' });
    expect([status, body.error]).toEqual([200, undefined]);
    expect(body).toMatchObject({
      ...{ slug: 'big-tent', title: 'Big tent', tags: ['tent', 'camp'], featured: true, price: 300, faces: 4 },
      ...{ license: { id: 'CC-BY-4.0' }, author: { name: 'Ann', handle: null }, formats: ['glb'] },
      dimensions: { x: 2, y: 1, z: 2, unit: 'm' },
    });
    expect(body.images).toHaveLength(4);
    for (const url of [body.preview, ...(body.images as string[])])
      expect((await service.request(undefined, 'GET', String(url))).status).toBe(200);
    const seen = await service.request(undefined, 'GET', '/models/big-tent');
    expect(seen.body).toEqual(body);
    expect(await service.spendable(admin)).toBe(before);
  });

  it('is not taken twice, however it is called and whoever is first', { timeout: 180_000 }, async () => {
    const bytes = await pyramidGlb('#20c020');
    const said = { name: 'green.glb', license: 'CC0-1.0' };
    const answers = await Promise.all([add(bytes, said), add(bytes, { ...said, name: 'leaf.glb' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const slug = answers.find(({ status }) => status === 200)!.body.slug;
    const again = await refusal(add(bytes, { ...said, title: 'Another' }));
    expect(again).toEqual([409, expect.stringMatching(new RegExp(`already, as .*\\(${slug}\\)`))]);
  });

  it('and cannot be used leaves nothing behind, and is told why', { timeout: 180_000 }, async () => {
    const before = await count();
    const bytes = await pyramidGlb('#2020c0');
    const said = { name: 'blue.glb', license: 'CC0-1.0' };
    const octets = { 'content-type': 'application/octet-stream' };
    expect(await refusal(add(bytes.subarray(0, 300), said))).toEqual([400, expect.stringContaining('cut short')]);
    expect(await refusal(add(new Uint8Array(), said))).toEqual([400, 'body: must not be empty']);
    expect(await refusal(add(Buffer.from('a letter'), { ...said, name: 'x.fbx' }, octets))).toEqual([
      400,
      expect.stringMatching(/.{10}/),
    ]);
    expect(await refusal(add(bytes, { name: 'blue.glb' }))).toEqual([400, expect.stringMatching(/^license: /)]);
    for (const [field, value] of Object.entries({
      ...{ name: '../blue.glb', title: 'x'.repeat(200), description: 'a\0b', category: 'Über uns', license: 'mine' },
      ...{ featured: 'perhaps', tier: 'gold', price: '-3', tags: 'x'.repeat(60), author: 'a\nb' },
    }))
      expect([field, await refusal(add(bytes, { ...said, [field]: value }))]).toEqual([
        field,
        [400, expect.stringMatching(new RegExp(`^${field}(\\.\\d+)?: .{5}`))],
      ]);
    const json = await add(bytes, said, { 'content-type': 'image/png' });
    expect([json.status, json.body.accepted]).toEqual([415, expect.arrayContaining(['model/gltf-binary'])]);
    const large = await add(bytes, said, { ...GLB, 'content-length': String(200 * 1024 * 1024) });
    expect([large.status, large.body.max_bytes]).toEqual([413, 100 * 1024 * 1024]);
    expect(await count()).toBe(before);
  });

  it('is nobody’s business but an administrator’s', async () => {
    const bytes = await pyramidGlb('#404040');
    expect(await refusal(add(bytes, { name: 'x.glb', license: 'CC0-1.0' }, GLB, other))).toEqual([
      404,
      'There is nothing here.',
    ]);
  });

  it('is given up when the service stops, or whoever brought it goes away', { timeout: 180_000 }, async () => {
    const before = await count();
    const passing = await service.build();
    const url = `${await passing.listen({ port: 0 })}/api/admin/models?name=x.glb&license=MIT`;
    const headers = { ...GLB, 'x-api-key': admin.key, connection: 'close' };
    const bring = async (color: string, signal?: AbortSignal) =>
      fetch(url, { method: 'POST', headers, body: Buffer.from(await pyramidGlb(color)), signal });
    const leaving = new AbortController();
    // takes its turn, so that the next ones wait
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    writeFileSync(join(folder, 'held.glb'), await pyramidGlb('#101010'));
    const main = { name: 'held.glb', path: join(folder, 'held.glb') };
    const held = inspector.inspect({ main, beside: [], also: [], formats: [] }, () => {
      reached.resolve();
      return released.promise;
    });
    const left = bring('#111111', leaving.signal).catch((error: Error) => error.name);
    const stopped = bring('#121212');
    await expect.poll(() => readdirSync(join(folder, 'work')).length, { timeout: 30_000 }).toBe(3);
    leaving.abort();
    expect(await left).toBe('AbortError');
    const closing = passing.close();
    await reached.promise;
    released.resolve();
    const [answer] = await Promise.all([stopped, held, closing]);
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'The service is being stopped.' }]);
    expect([await count(), readdirSync(join(folder, 'work'))]).toEqual([before, []]);
  });

  it('waits for a service that can look into it', async () => {
    const blind = await service.build({ inspector: undefined });
    const answer = await service.requestOn(blind, admin, 'POST', '/admin/models?name=x.glb', await pyramidGlb(), GLB);
    expect(answer.status).toBe(503);
    await blind.close();
  });
});

describe('what is said of a model', () => {
  it('changes where it is said, and a model goes', { timeout: 180_000 }, async () => {
    const { body: model } = await add(await pyramidGlb('#c0c020'), { name: 'sun.glb', license: 'CC0-1.0' });
    const said = {
      ...{ title: 'The sun', description: 'It shines.', category: 'space', tags: ['Star'], featured: true, price: 5 },
      ...{ license: { id: 'LicenseRef-house', name: 'House rules' }, author: { name: 'Ben', handle: 'ben' } },
      tier: 'studio',
    };
    const { status, body } = await change(model.slug, said);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ ...said, category: { slug: 'space', name: 'Space' }, tags: ['star'], slug: 'sun', files: model.files },
      license: { ...said.license, url: null },
      preview: model.preview,
    });
    const told = await service.request(admin, 'GET', `/admin/models/${model.id}`);
    expect(told.body).toEqual({
      ...{ ...said, tags: ['star'] },
      license: { ...said.license, url: null },
    });
    const less = await change(model.id, { tier: null, price: null, featured: false });
    expect(less.body).toMatchObject({ title: 'The sun', tier: 'free', price: null, featured: false });
    const own = { tier: null, price: null, featured: false };
    expect((await service.request(admin, 'GET', '/admin/models/sun')).body).toMatchObject(own);
    for (const [field, value] of Object.entries({
      ...{ title: '', description: 5, category: 'A b', tags: 'x', license: { id: 'LicenseRef-x' }, author: {} },
      ...{ featured: 'yes', tier: 'gold', price: 0 },
    })) {
      const answer = await change(model.id, { [field]: value });
      expect([field, answer.status, answer.body.error]).toEqual([field, 400, expect.stringMatching(`^${field}: .{5}`)]);
    }
    expect((await service.request(undefined, 'GET', '/models/sun')).body).toMatchObject({ title: 'The sun' });
    const remove = () => service.request(admin, 'DELETE', `/admin/models/${model.id}`);
    expect((await remove()).body).toEqual({ ok: true });
    expect([(await remove()).status, (await change(model.id, {})).status]).toEqual([404, 404]);
    expect((await service.request(undefined, 'GET', '/models/sun')).status).toBe(404);
  });
});

describe('a result of one’s own', () => {
  const create = async (who: TestMember, op: object) =>
    String((await service.request(who, 'POST', '/gen/create', op)).body.task_id);
  const sculpt = { op: 'sample-sculpt', prompt: 'a very\n green dragon.' };
  const publish = (id: string, body?: unknown) => service.request(admin, 'POST', `/gen/task/${id}/publish`, body);

  it('becomes a model, once', { timeout: 180_000 }, async () => {
    const id = await create(admin, sculpt);
    const license = 'CC0-1.0';
    expect((await publish(id, { license })).body.error).toBe('The task is not done.');
    await service.finish(id, ['model.glb']);
    const { key } = (await findAnyTask(service.db, id))!.files[0]!;
    await service.store.remove(key);
    await service.store.put(key, await pyramidGlb('#20c0c0'));
    for (const body of [undefined, {}, { license: '' }])
      expect(await refusal(publish(id, body))).toEqual([400, expect.stringMatching(/^license: /)]);
    const before = await service.spendable(admin);
    const { status, body } = await publish(id, { license, tags: ['dragon'] });
    expect([status, body.error]).toEqual([200, undefined]);
    const { handle } = (await service.db.pool.query('select handle from member where id = $1', [admin.id])).rows[0];
    expect(body).toMatchObject({ title: 'A very green dragon', slug: 'a-very-green-dragon', author: { handle } });
    expect(body).toMatchObject({ license: { id: license }, tags: ['dragon'], featured: false });
    expect((await publish(id, { license })).status).toBe(409);
    expect(await service.spendable(admin)).toBe(before);
    // it stays when the task goes
    await service.request(admin, 'DELETE', `/gen/task/${id}`);
    expect((await service.request(undefined, 'GET', '/models/a-very-green-dragon')).status).toBe(200);
  });

  it('is suggested by the words it began with; of several files the fullest is taken, or the one that is named', {
    timeout: 180_000,
  }, async () => {
    const first = await create(admin, { op: 'sample-paint', prompt: 'a wooden chair with red cushions!' });
    await service.finish(first, ['image-1.png']);
    const id = await create(admin, { op: 'sample-lift', image_task: first });
    await service.finish(id, ['notes.png', 'model.stl', 'model.fbx', 'model.glb']);
    const suggestion = await service.request(admin, 'GET', `/gen/task/${id}/publish`);
    const { handle } = (await service.db.pool.query('select handle from member where id = $1', [admin.id])).rows[0];
    expect([suggestion.status, suggestion.body]).toEqual([
      200,
      {
        title: 'A wooden chair with red cushions!',
        category: 'furniture',
        tags: expect.arrayContaining(['chair', 'wooden']),
        author: handle,
        files: ['model.glb', 'model.fbx', 'model.stl'].map((name) => ({ name, bytes: expect.any(Number) })),
      },
    ]);
    const license = 'MIT';
    expect(await refusal(publish(id, { license, file: 'notes.png' }))).toEqual([
      400,
      'file: must be one of model.glb, model.fbx, model.stl',
    ]);
    const { files } = (await findAnyTask(service.db, id))!;
    const put = async (name: string, bytes: Uint8Array) => {
      const { key } = files.find((file) => file.name === name)!;
      await service.store.remove(key);
      await service.store.put(key, bytes);
    };
    await put('model.glb', await pyramidGlb('#b04020'));
    await put('model.stl', stl());
    const flat = await publish(id, { license, file: 'model.stl' });
    expect(flat.body).toMatchObject({ title: 'A wooden chair with red cushions!', formats: ['glb', 'stl'] });
    expect((await publish(id, { license })).body).toMatchObject({ formats: ['glb'] });
    await service.request(admin, 'DELETE', `/gen/task/${id}`);
  });

  it('has to be one’s own, and a model', async () => {
    const [foreign, picture] = [
      await create(other, sculpt),
      await create(admin, { op: 'sample-paint', prompt: 'a cat' }),
    ];
    await service.finish(foreign, ['model.glb']);
    await service.finish(picture, ['image-1.png']);
    for (const id of [foreign, 'tsk_0000000000000000000000', 'x y'])
      expect(await refusal(publish(encodeURIComponent(id), { license: 'CC0-1.0' }))).toEqual([404, 'No such task.']);
    expect(await refusal(publish(picture, { license: 'CC0-1.0' }))).toEqual([409, 'The task made no model.']);
    const suggestion = (who: TestMember, id: string) => refusal(service.request(who, 'GET', `/gen/task/${id}/publish`));
    expect(await suggestion(admin, picture)).toEqual([409, 'The task made no model.']);
    expect(await suggestion(admin, foreign)).toEqual([404, 'No such task.']);
    expect(await suggestion(other, foreign)).toEqual([404, 'There is nothing here.']);
    const mine = await service.request(other, 'POST', `/gen/task/${foreign}/publish`, { license: 'CC0-1.0' });
    expect([mine.status, mine.body.error]).toEqual([404, 'There is nothing here.']);
  });
});

/** A tetrahedron. */
function stl(): Buffer {
  const points = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const faces = [
    [0, 2, 1],
    [0, 1, 3],
    [1, 2, 3],
    [2, 0, 3],
  ];
  const bytes = Buffer.alloc(84 + 50 * faces.length);
  bytes.writeUInt32LE(faces.length, 80);
  for (const [f, face] of faces.entries())
    for (const [c, corner] of face.entries())
      for (const [axis, value] of points[corner]!.entries())
        bytes.writeFloatLE(value, 84 + 50 * f + 12 * (c + 1) + 4 * axis);
  return bytes;
}
