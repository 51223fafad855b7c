import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../packages/server/src/http/budgets.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';

type Item = Record<string, unknown>;

let service: TestService;
let member: TestMember;
const ask = (method: string, url: string, body?: unknown, headers?: Record<string, string>) =>
  service.request(member, method, url, body, headers);
const create = async (fields: object = {}) =>
  String((await ask('POST', '/gen/create', { op: 'sample-sculpt', prompt: 'a dragon', ...fields })).body.task_id);
const done = async (output = {}) => {
  const id = await create();
  await service.finish(id, ['model.glb', 'extra.png'], output);
  return id;
};

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
});
beforeEach(async () => {
  service.rest();
  member = await service.member();
});
afterAll(() => service?.stop());

describe('a task', () => {
  it('shows files and output when done', async () => {
    const id = await done({ parts: ['head'] });
    const { body } = await ask('GET', `/gen/task/${id}`);
    expect(body).toMatchObject({ status: 'done', progress: 100, output: { parts: ['head'] } });
    expect(body.files).toMatchObject([{ name: 'model.glb', mime: 'model/gltf-binary' }, { name: 'extra.png' }]);
    expect(body).not.toHaveProperty('error');
  });

  it('shows its sentence when failed, and its credits are back', async () => {
    const before = await service.spendable(member);
    const id = await create();
    await service.fail(id, 'The mesh could not be closed.');
    const { body } = await ask('GET', `/gen/task/${id}`);
    expect(body).toMatchObject({ status: 'failed', error: 'The mesh could not be closed.', files: [], cost: 20 });
    expect(await service.spendable(member)).toBe(before);
    expect((await ask('GET', `/gen/file/${id}/0`)).status).toBe(404);
    expect((await ask('GET', `/gen/thumb/${id}`)).status).toBe(404);
  });

  it('may be polled 2400 times in 15 minutes, then: Slow down.', async () => {
    const id = await create();
    for (let i = 0; i < BUDGETS.polls; i += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => ask('GET', `/gen/task/${id}`)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    }
    expect(await ask('GET', `/gen/task/${id}`)).toMatchObject({ status: 429, body: { error: 'Slow down.' } });
    service.rest();
    expect((await ask('GET', `/gen/task/${id}`)).status).toBe(200);
  });
});

describe('a file', () => {
  it('comes whole, with its type, and may be cached privately for a day', async () => {
    const id = await done();
    const file = await ask('GET', `/gen/file/${id}/0`);
    const expected = `model.glb of ${id} `.repeat(50);
    expect(file.raw.body).toBe(expected);
    expect(file.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'content-length': String(expected.length),
      'cache-control': 'private, max-age=86400',
      'content-disposition': 'attachment; filename="model.glb"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const head = await ask('HEAD', `/gen/file/${id}/0`);
    expect([head.status, head.raw.body, head.headers.etag]).toEqual([200, '', file.headers.etag]);
    const again = await ask('GET', `/gen/file/${id}/0`, undefined, { 'if-none-match': String(file.headers.etag) });
    expect([again.status, again.raw.body]).toEqual([304, '']);
  });

  it.each([
    ['bytes=0-9', 206, 0, 9],
    ['bytes=100-', 206, 100, -1],
    ['bytes=-5', 206, -5, -1],
    ['bytes=10-99999999', 206, 10, -1],
    ['bytes=0-1,5-6', 200, 0, -1],
    ['bytes=9-2', 200, 0, -1],
    ['lines=1-2', 200, 0, -1],
    ['bytes=-', 200, 0, -1],
  ])('answers Range: %s with %i', async (range, status, from, to) => {
    const id = await done();
    const whole = `model.glb of ${id} `.repeat(50);
    const at = (n: number) => (n < 0 ? whole.length + n : n);
    const part = await ask('GET', `/gen/file/${id}/0`, undefined, { range });
    expect([part.status, part.raw.body]).toEqual([status, whole.slice(at(from), at(to) + 1)]);
    if (status === 206) expect(part.headers['content-range']).toBe(`bytes ${at(from)}-${at(to)}/${whole.length}`);
  });

  it('416 past the end, and the whole file when it has changed since', async () => {
    const id = await done();
    expect(await ask('GET', `/gen/file/${id}/0`, undefined, { range: 'bytes=99999-' })).toMatchObject({ status: 416 });
    const changed = await ask('GET', `/gen/file/${id}/0`, undefined, { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(changed.status).toBe(200);
  });

  it.each(['2', '-1', '0x0', '00000', '1e0', 'a', '%00', ' 0', '9'.repeat(90)])('404 for index %j', async (n) => {
    expect((await ask('GET', `/gen/file/${await done()}/${encodeURIComponent(n)}`)).status).toBe(404);
  });
});

describe('the thumbnail', () => {
  it('is a WebP, shown inline', async () => {
    const id = await done();
    const { status, headers } = await ask('GET', `/gen/thumb/${id}`);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('404 before there is one', async () => {
    expect((await ask('GET', `/gen/thumb/${await create()}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('holds the 50 newest, newest first, and pages below any of them', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 53; i++) {
      service.rest();
      const id = await create();
      ids.unshift(id);
      await service.fail(id, 'x');
    }
    const list = async (query: string) =>
      ((await ask('GET', `/gen/tasks${query}`)).body.tasks as Item[]).map((task) => task.task_id);
    expect(await list('')).toEqual(ids.slice(0, 50));
    expect(await list(`?before=${ids[49]}`)).toEqual(ids.slice(50));
    expect(await list(`?before=${ids[2]}&limit=2`)).toEqual(ids.slice(3, 5));
    expect(await list('?limit=0')).toEqual(ids.slice(0, 1));
    expect(await list('?limit=1000')).toEqual(ids.slice(0, 50));
    expect(await list('?before=nothing')).toEqual([]);
    expect(await list('?before=%00')).toEqual([]);
    expect((await ask('GET', '/gen/tasks?limit=ten')).body).toEqual({ error: 'limit: must be an integer' });
  });

  it('carries visibility, likes, thumbnail and the caller’s own inputs', async () => {
    const id = await create({ prompt: 'a “dragon”', quality: 'draft', junk: 1 });
    await service.finish(id, ['model.glb']);
    const [item] = (await ask('GET', '/gen/tasks')).body.tasks as Item[];
    expect(item).toMatchObject({ task_id: id, visibility: 'public', likes: 0, has_thumb: true });
    expect(JSON.parse(String(item!.params_json))).toEqual({ prompt: 'a “dragon”', quality: 'draft' });
  });
});

describe('a search of the list', () => {
  const list = async (query: Record<string, string>) =>
    ((await ask('GET', `/gen/tasks?${new URLSearchParams(query)}`)).body.tasks as Item[]).map((task) => task.task_id);

  it('finds what has all of the words, however they are written, in the prompt or the operation', async () => {
    const red = await create({ prompt: 'A Red-Hot dragön, 100% fire' });
    const knight = await create({ prompt: 'a knight in red armour' });
    const picture = await create({ op: 'sample-paint', prompt: 'a red apple' });
    expect(await list({ q: 'red' })).toEqual([picture, knight, red]);
    for (const q of [
      'DRAGON',
      'dragön red',
      'drag',
      'hot-fire',
      '100%',
      'dragon\\',
      'sculpt hot',
      'sample-sculpt dragon',
    ])
      expect([q, await list({ q })]).toEqual([q, [red]]);
    for (const q of ['red blue', '%', '_', "red' or 'a' = 'a", 'tsk', 'quality'])
      expect([q, await list({ q })]).toEqual([q, q === '%' || q === '_' ? [picture, knight, red] : []]);
    expect(await list({ q: '\0red\0 \0apple' })).toEqual([picture]);
    expect(await list({ q: '  ' })).toEqual([picture, knight, red]);
    expect(await list({ op: 'sample-paint' })).toEqual([picture]);
    expect(await list({ op: 'sample-sculpt', q: 'red' })).toEqual([knight, red]);
    expect(await list({ op: 'nothing' })).toEqual([]);
    expect((await ask('GET', `/gen/tasks?q=${'x'.repeat(401)}`)).status).toBe(400);
  });

  it('finds what was made from it too, by its words and not by its operation', async () => {
    const picture = await create({ op: 'sample-paint', prompt: 'a teapot', visibility: 'private' });
    await service.finish(picture, ['image-1.png']);
    const lifted = await create({ op: 'sample-lift', prompt: undefined, image_task: picture });
    expect(await list({ q: 'teapot' })).toEqual([lifted, picture]);
    expect(await list({ q: 'lift teapot' })).toEqual([lifted]);
    expect(await list({ q: 'paint' })).toEqual([picture]);
    await ask('DELETE', `/gen/task/${picture}`);
    expect(await list({ q: 'teapot' })).toEqual([lifted]);
  });

  it('is given in pages', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) {
      service.rest();
      const id = await create({ prompt: i % 3 ? 'a wolf' : 'a bear' });
      if (i % 3) ids.unshift(id);
      await service.fail(id, 'x');
    }
    const pages = [await list({ q: 'wolf', limit: '3' })];
    while (pages.at(-1)!.length === 3)
      pages.push(await list({ q: 'wolf', limit: '3', before: String(pages.at(-1)!.at(-1)) }));
    expect(pages.flat()).toEqual(ids);
    expect(pages).toHaveLength(3);
  });

  it('never finds another member’s, below no task of theirs either', async () => {
    const other = await service.member();
    const hers = await create({ prompt: 'a secret unicorn' });
    const searched = async (query: string) => (await service.request(other, 'GET', `/gen/tasks?${query}`)).body;
    for (const query of ['q=unicorn', 'q=a', `q=unicorn&before=${hers}`, `q=${hers}`, 'op=sample-sculpt'])
      expect([query, await searched(query)]).toEqual([query, { tasks: [] }]);
    expect(await list({ q: 'unicorn' })).toEqual([hers]);
  });
});

describe('visibility', () => {
  it('is what the create said, and what is set later', async () => {
    const id = await create({ visibility: 'private' });
    const now = async () => ((await ask('GET', '/gen/tasks')).body.tasks as Item[])[0]!.visibility;
    expect(await now()).toBe('private');
    for (const visibility of ['public', 'private', 'private']) {
      const answer = await ask('POST', `/gen/task/${id}/visibility`, { visibility });
      expect(answer).toMatchObject({ status: 200, body: { ok: true, visibility } });
      expect(await now()).toBe(visibility);
    }
  });

  it.each([{}, { visibility: 'nobody' }, { visibility: 1 }, [], 'x', null])('400 for %j', async (body) => {
    const answer = await service.request(
      member,
      'POST',
      `/gen/task/${await create()}/visibility`,
      JSON.stringify(body),
      {
        'content-type': 'application/json',
      },
    );
    expect(answer.status).toBe(400);
  });
});

describe('delete', () => {
  it.each(['done', 'failed'])('removes a %s task with its files and gives nothing back', async (state) => {
    const id = await create();
    if (state === 'done') await service.finish(id, ['model.glb']);
    else await service.fail(id, 'x');
    const before = await service.spendable(member);
    expect(await ask('DELETE', `/gen/task/${id}`)).toMatchObject({ status: 200, body: { ok: true } });
    for (const path of [`/gen/task/${id}`, `/gen/file/${id}/0`, `/gen/thumb/${id}`]) {
      expect((await ask('GET', path)).status).toBe(404);
    }
    expect((await ask('DELETE', `/gen/task/${id}`)).status).toBe(404);
    expect(await service.keys(`results/${id}`)).toEqual([]);
    expect(await service.spendable(member)).toBe(before);
  });

  it('cancels a running task and gives everything back, with a content type and no body as well', async () => {
    const before = await service.spendable(member);
    const id = await create();
    expect((await ask('DELETE', `/gen/task/${id}`, '', { 'content-type': 'application/json' })).status).toBe(200);
    expect(await service.spendable(member)).toBe(before);
    expect((await ask('GET', `/gen/task/${id}`)).status).toBe(404);
  });

  it('frees the running slot and the chain: what was made from it stays', async () => {
    const id = await done();
    const child = await ask('POST', '/gen/create', { op: 'sample-shape', input: id, mode: 'fine' });
    await ask('DELETE', `/gen/task/${id}`);
    expect((await ask('GET', `/gen/task/${child.body.task_id}`)).status).toBe(200);
    const again = await ask('POST', '/gen/create', { op: 'sample-shape', input: id, mode: 'fine' });
    expect(again).toMatchObject({ status: 400, body: { error: 'input: no such task' } });
  });
});

describe('chaining', () => {
  it.each(['running', 'failed'])('400 for a %s task', async (state) => {
    const id = await create();
    if (state === 'failed') await service.fail(id, 'x');
    const answer = await ask('POST', '/gen/create', { op: 'sample-shape', input: id, mode: 'fine' });
    expect([answer.status, String(answer.body.error).slice(0, 7)]).toEqual([400, 'input: ']);
  });

  it('400 when the op’s own rules refuse the task, or it has no image where one is asked for', async () => {
    const painted = String((await ask('POST', '/gen/create', { op: 'sample-paint', prompt: 'x' })).body.task_id);
    await service.finish(painted, ['image-1.png']);
    const shaped = await ask('POST', '/gen/create', { op: 'sample-shape', input: painted, mode: 'fine' });
    expect(shaped).toMatchObject({ status: 400, body: { error: 'input: must be a task with a model' } });
    const lift = await ask('POST', '/gen/create', { op: 'sample-lift', image_task: painted });
    expect(lift.status).toBe(200);
    const model = await create();
    await service.finish(model, ['model.glb']);
    const wrong = await ask('POST', '/gen/create', { op: 'sample-lift', image_task: model });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'image_task: that task made no image' } });
  });
});

describe('balance', () => {
  it('spends the allowance before purchased credits', async () => {
    member = await service.member(50, 'free');
    await create({ quality: 'cinematic', parts: true });
    const first = await ask('GET', '/gen/balance');
    expect(first.body).toMatchObject({ credits: 50, allowance: { total: 100, used: 70, left: 30 }, tier: 'free' });
    await create({ quality: 'cinematic' });
    const { body } = await ask('GET', '/gen/balance');
    expect(body).toMatchObject({ credits: 30, allowance: { total: 100, used: 100, left: 0 } });
  });
});
