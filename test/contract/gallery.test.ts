import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allOps } from './support/all-ops.ts';
import { type Answer, startService, type TestMember, type TestService } from './support/service.ts';

type Item = Record<string, unknown> & { task_id: string; likes: number };

let service: TestService;
let ada: TestMember;
let ben: TestMember;
beforeAll(async () => {
  service = await startService(allOps);
  [ada, ben] = [await service.member(), await service.member()];
});
afterAll(() => service?.stop());

/** A finished task of Ada's. */
async function make(fields: Record<string, unknown> = {}, files = ['model.glb']): Promise<string> {
  service.rest();
  const body = { op: 'sample-sculpt', prompt: 'a green dragon', visibility: 'public', ...fields };
  const created = await service.request(ada, 'POST', '/gen/create', body);
  await service.finish(String(created.body.task_id), files);
  return String(created.body.task_id);
}
const ask = (who: TestMember | undefined, method: string, url: string, headers?: Record<string, string>) =>
  service.request(who, method, url, undefined, headers);
const media = (url: string, method: 'GET' | 'HEAD' = 'GET', headers = {}) =>
  service.app.inject({ url, method, headers });
const itemsOf = ({ body }: Answer) => body.items as Item[];
const idsOf = (answer: Answer) => itemsOf(answer).map(({ task_id }) => task_id);
const seen = ({ status, body, headers }: Answer) => ({ status, body, headers: { ...headers, date: undefined } });

describe('the gallery', () => {
  it('shows what is public, done and made something, and of its maker only the handle', async () => {
    const shown = await make({ seed: 4 });
    const hidden = await make({ visibility: 'private' });
    const empty = await make({}, []);
    const running = await service.request(ada, 'POST', '/gen/create', {
      op: 'sample-sculpt',
      prompt: 'a green dragon',
    });
    const list = await ask(undefined, 'GET', '/gallery');
    expect(idsOf(list)).toEqual([shown]);
    const me = (await ask(ada, 'GET', '/members/me')).body;
    expect(itemsOf(list)[0]).toEqual({
      task_id: shown,
      op: 'sample-sculpt',
      prompt: 'a green dragon',
      handle: me.handle,
      likes: 0,
      thumbnail: `/media/gallery/${shown}/thumb`,
      files: [
        { name: 'model.glb', bytes: expect.any(Number), mime: 'model/gltf-binary', url: `/media/gallery/${shown}/0` },
      ],
      created_at: expect.any(String),
    });
    expect(list.raw.body).not.toContain(String(me.email));
    expect(list.raw.body).not.toContain(ada.id);
    expect(list.headers['cache-control']).toBe('public, no-cache');
    const one = await ask(undefined, 'GET', `/gallery/${shown}`);
    expect(one.body).toEqual(itemsOf(list)[0]);
    expect(
      (await ask(undefined, 'GET', `/gallery/${shown}`, { 'if-none-match': String(one.headers.etag) })).status,
    ).toBe(304);
    const unknown = seen(await ask(undefined, 'GET', '/gallery/tsk_0000000000000000000000'));
    expect(unknown.status).toBe(404);
    for (const id of [hidden, empty, String(running.body.task_id), '%00', 'x'.repeat(90)]) {
      expect(seen(await ask(undefined, 'GET', `/gallery/${id}`))).toEqual(unknown);
    }
  });

  it('sorts, filters and pages', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++)
      made.push(
        await make(i % 2 ? { op: 'sample-paint', prompt: 'a cat' } : {}, [i % 2 ? 'image-1.png' : 'model.glb']),
      );
    const newest = made.toReversed();
    expect(idsOf(await ask(undefined, 'GET', '/gallery?limit=5'))).toEqual(newest);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => ask(undefined, 'GET', `/gallery?op=sample-paint&limit=1&page=${page}`)),
    );
    expect(pages.flatMap(idsOf)).toEqual([made[3], made[1]]);
    expect(pages.map(({ body }) => body.has_more)).toEqual([true, false, false]);
    await ask(ben, 'POST', `/gallery/${made[1]}/like`);
    await ask(ada, 'POST', `/gallery/${made[1]}/like`);
    await ask(ben, 'POST', `/gallery/${made[0]}/like`);
    expect(idsOf(await ask(undefined, 'GET', '/gallery?sort=top&limit=3'))).toEqual([made[1], made[0], made[4]]);
    expect(idsOf(await ask(undefined, 'GET', '/gallery?sort=top&op=sample-paint'))).toEqual([made[1], made[3]]);
    expect(idsOf(await ask(undefined, 'GET', '/gallery?op=no-such-op'))).toEqual([]);
    expect(idsOf(await ask(undefined, 'GET', '/gallery?op=%00'))).toEqual([]);
    for (const query of ['sort=best', 'page=x', 'limit=1.5']) {
      const { status, body } = await ask(undefined, 'GET', `/gallery?${query}`);
      expect([status, String(body.error).split(':')[0]]).toEqual([400, query.split('=')[0]]);
    }
  });

  it('serves files and previews of what is shown, to anybody, to be asked for again each time', async () => {
    const id = await make();
    for (const [name, type] of [
      ['0', 'model/gltf-binary'],
      ['thumb', 'image/webp'],
    ] as const) {
      const { statusCode, headers, rawPayload } = await media(`/media/gallery/${id}/${name}`);
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, no-cache']);
      expect(rawPayload.length).toBeGreaterThan(100);
      expect((await media(`/media/gallery/${id}/${name}`, 'GET', { 'if-none-match': headers.etag })).statusCode).toBe(
        304,
      );
    }
    for (const name of ['1', 'x', '%00', '-1', '99999'])
      expect((await media(`/media/gallery/${id}/${name}`)).statusCode).toBe(404);
  });

  it('loses what is made private, deleted, or of a member who is disabled, at once', async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    const gone = async (id: string) => {
      expect(idsOf(await ask(undefined, 'GET', '/gallery'))).not.toContain(id);
      expect((await ask(undefined, 'GET', `/gallery/${id}`)).status).toBe(404);
      expect((await media(`/media/gallery/${id}/0`)).statusCode).toBe(404);
      expect((await media(`/media/gallery/${id}/thumb`)).statusCode).toBe(404);
      expect((await ask(ben, 'POST', `/gallery/${id}/like`)).status).toBe(404);
    };
    await service.request(ada, 'POST', `/gen/task/${first}/visibility`, { visibility: 'private' });
    await gone(first);
    await service.request(ada, 'DELETE', `/gen/task/${second}`);
    await gone(second);
    await service.db.pool.query('update member set disabled_at = now() where id = $1', [ada.id]);
    await gone(third);
    await service.db.pool.query('update member set disabled_at = null where id = $1', [ada.id]);
    expect((await ask(undefined, 'GET', `/gallery/${third}`)).status).toBe(200);
  });
});

describe('likes', () => {
  it('count once a member, and only they are told', async () => {
    const id = await make();
    const change = async (who: TestMember, method: string) => (await ask(who, method, `/gallery/${id}/like`)).body;
    expect(await change(ben, 'POST')).toEqual({ ok: true, liked: true, likes: 1 });
    expect(await change(ben, 'POST')).toEqual({ ok: true, liked: true, likes: 1 });
    expect(await change(ada, 'POST')).toEqual({ ok: true, liked: true, likes: 2 });
    const [his, hers, theirs] = await Promise.all(
      [ben, ada, undefined].map((who) => ask(who, 'GET', `/gallery/${id}`)),
    );
    expect([his!.body.liked, hers!.body.liked, theirs!.body.liked]).toEqual([true, true, undefined]);
    expect(his!.headers['cache-control']).toBe('private, no-cache');
    expect(await change(ben, 'DELETE')).toEqual({ ok: true, liked: false, likes: 1 });
    expect(await change(ben, 'DELETE')).toEqual({ ok: true, liked: false, likes: 1 });
    expect((await ask(undefined, 'POST', `/gallery/${id}/like`)).status).toBe(401);
  });

  it('are exact when 64 come and go at once', async () => {
    const id = await make();
    const members = await Promise.all(Array.from({ length: 16 }, () => service.member()));
    await Promise.all(
      members.flatMap((who, i) =>
        ['POST', 'DELETE', 'POST', i % 2 ? 'DELETE' : 'POST'].map((method) => ask(who, method, `/gallery/${id}/like`)),
      ),
    );
    const { rows } = await service.db.pool.query('select count(*) as n from task_like where task_id = $1', [id]);
    expect((await ask(undefined, 'GET', `/gallery/${id}`)).body.likes).toBe(rows[0].n);
    await Promise.all(members.map((who) => ask(who, 'POST', `/gallery/${id}/like`)));
    expect((await ask(undefined, 'GET', `/gallery/${id}`)).body.likes).toBe(16);
  });

  it('of private tasks and unknown ones are the same 404', async () => {
    const hidden = await make({ visibility: 'private' });
    for (const method of ['POST', 'DELETE']) {
      const unknown = seen(await ask(ben, method, '/gallery/tsk_0000000000000000000000/like'));
      expect(unknown.status).toBe(404);
      for (const id of [hidden, '%00']) expect(seen(await ask(ben, method, `/gallery/${id}/like`))).toEqual(unknown);
    }
  });
});
