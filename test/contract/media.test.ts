import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { type Answer, startService, type TestMember, type TestService } from './support/service.ts';

let service: TestService;
let member: TestMember;
let stranger: TestMember;
let done: string;
let running: string;

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
  [member, stranger] = [await service.member(), await service.member()];
  const create = async () => {
    const body = { op: 'sample-sculpt', prompt: 'a dragon' };
    return String((await service.request(member, 'POST', '/gen/create', body)).body.task_id);
  };
  [done, running] = [await create(), await create()];
  await service.finish(done, ['model.glb', 'picture.png']);
});
afterAll(() => service?.stop());

const get = (path: string, who: TestMember | undefined = member, more: Record<string, string> = {}, method = 'GET') =>
  service.request(who, method, path, undefined, more);
const bytes = ({ raw }: Answer) => raw.rawPayload;

describe('/media/tasks', () => {
  it.each([
    ['/media/tasks/:id/0', '/gen/file/:id/0', 'model/gltf-binary'],
    ['/media/tasks/:id/1', '/gen/file/:id/1', 'image/png'],
    ['/media/tasks/:id/thumb', '/gen/thumb/:id', 'image/webp'],
  ])('%s is %s', async (media, api, mime) => {
    const [one, other] = [await get(media.replace(':id', done)), await get(api.replace(':id', done))];
    expect([one.status, one.headers['content-type']]).toEqual([200, mime]);
    expect(bytes(one)).toEqual(bytes(other));
    expect(one.headers).toMatchObject({
      etag: other.headers.etag,
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^inline; /),
    });
    const path = media.replace(':id', done);
    expect((await get(path, member, { 'if-none-match': String(one.headers.etag) })).status).toBe(304);
    const part = await get(path, member, { range: 'bytes=10-19' });
    expect([part.status, bytes(part)]).toEqual([206, bytes(one).subarray(10, 20)]);
    expect((await get(path, member, { range: 'bytes=999999-' })).status).toBe(416);
    const head = await get(path, member, {}, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes(one).length)]);
  });

  it('answers what /gen answers for what is not there, not done, or not theirs', async () => {
    for (const id of [done, running, 'tsk_0000000000000000000000', '%00', 'x'.repeat(200)]) {
      for (const [media, api] of [
        [`/media/tasks/${id}/0`, `/gen/file/${id}/0`],
        [`/media/tasks/${id}/7`, `/gen/file/${id}/7`],
        [`/media/tasks/${id}/thumb`, `/gen/thumb/${id}`],
      ] as const) {
        for (const who of [member, stranger]) {
          const [one, other] = [await get(media, who), await get(api, who)];
          expect([media, one.status, one.body]).toEqual([media, other.status, other.body]);
        }
        const anonymous = await service.request(undefined, 'GET', media);
        expect(anonymous.status).toBe((await service.request(undefined, 'GET', api)).status);
      }
    }
  });
});
