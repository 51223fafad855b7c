import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../packages/server/src/http/budgets.ts';
import { SAMPLE_OPS } from './support/sample-ops.ts';
import { startService, type TestMember, type TestService } from './support/service.ts';
import { glb, picture, stl } from './support/uploads.ts';

let service: TestService;
let member: TestMember;
const image = (bytes: Uint8Array, type = 'image/png') =>
  service.request(member, 'POST', '/gen/upload', bytes, { 'content-type': type });
const model = (bytes: Uint8Array | string, type = 'model/gltf-binary', ext?: string) =>
  service.request(member, 'POST', `/gen/upload-model${ext ? `?ext=${ext}` : ''}`, bytes, { 'content-type': type });
const OCTETS = 'application/octet-stream';
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const triangle = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n';

beforeAll(async () => {
  service = await startService(SAMPLE_OPS);
  member = await service.member();
});
beforeEach(() => service.rest());
afterAll(() => service?.stop());

describe('an image upload', () => {
  it.each(['png', 'jpeg'] as const)('takes %s, and the token can be used more than once', async (format) => {
    const { status, body } = await image(await picture(format), `image/${format}`);
    expect([status, String(body.image_token).slice(0, 4)]).toEqual([200, 'img_']);
    for (let i = 0; i < 2; i++) {
      const use = { op: 'sample-lift', image_token: body.image_token };
      expect((await service.request(member, 'POST', '/gen/create', use)).status).toBe(200);
    }
  });

  it('is decoded and encoded again: metadata and what follows the picture are gone, orientation is applied', async () => {
    const secret = 'GPS 47.3769 N';
    const tagged = await sharp(await picture('jpeg', 40, 20))
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: secret } } })
      .jpeg()
      .toBuffer();
    const sent = Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await image(sent, 'image/jpeg');
    const kept = Buffer.from(await service.store.read(`uploads/${body.image_token}`));
    expect(sent.includes(secret)).toBe(true);
    expect([kept.includes(secret), kept.includes('<script>')]).toEqual([false, false]);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
  });

  it('is judged by its content: 415 with what is accepted when the two differ or are neither', async () => {
    const png = await picture('png');
    const webp = await sharp(png).webp().toBuffer();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>');
    const wrong: [Uint8Array, string][] = [
      [png, 'image/jpeg'],
      [await picture('jpeg'), 'image/png'],
      [webp, 'image/webp'],
      [webp, 'image/png'],
      [svg, 'image/png'],
      [png, 'text/plain'],
      [png, ''],
      [Buffer.from([0x89]), 'image/png'],
    ];
    for (const [bytes, type] of wrong) {
      expect(await image(bytes, type)).toMatchObject({ status: 415, body: { accepted: ['image/png', 'image/jpeg'] } });
    }
  });

  it('400 when it is empty, broken, too small or has too many pixels', async () => {
    const png = await picture('png', 600, 600);
    expect((await image(new Uint8Array())).status).toBe(400);
    expect((await image(png.subarray(0, 60))).status).toBe(400);
    const noisy = await sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    noisy.fill(0x55, noisy.length >> 1);
    expect((await image(noisy)).status).toBe(400);
    expect((await image(await picture('png', 15, 200))).body.error).toMatch(/16 pixels/);
    expect((await image(await picture('png', 16, 16))).status).toBe(200);
    const bomb = await picture('png', 8000, 5001);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await image(bomb)).body.error).toMatch(/40000000 pixels/);
  });

  it('many at once all come through', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, async () => image(await picture('png', 400, 300))));
    expect(new Set(answers.map((answer) => answer.body.image_token)).size).toBe(9);
  });

  it('413 with the limit above 20 MB', async () => {
    const png = Buffer.concat([await picture('png'), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await image(png)).toMatchObject({ status: 413, body: { max_bytes: 20 * 1024 * 1024 } });
  });

  it('429 beyond 30 in 15 minutes', async () => {
    for (let i = 0; i < BUDGETS.imageUploads; i++) await image(new Uint8Array());
    const refused = await image(await picture('png'));
    expect([refused.status, Object.keys(refused.body)]).toEqual([429, ['error']]);
  });
});

describe('a model upload', () => {
  const good: [string, Uint8Array | string, string, string?][] = [
    ['GLB', glb(), 'model/gltf-binary'],
    ['OBJ', triangle, OCTETS, 'obj'],
    ['OBJ with a long comment', `${'# hello\n'.repeat(900)}${triangle}`, OCTETS, 'obj'],
    ['OBJ in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(triangle, 'utf16le')]), OCTETS, 'obj'],
    ['binary STL', stl(3), OCTETS, 'stl'],
    ['binary STL with a wrong count', Buffer.concat([stl(3), stl(3).subarray(84)]), OCTETS, 'stl'],
    ['ASCII STL', 'solid x\n facet normal 0 0 1\n endsolid x\n', OCTETS, 'stl'],
    ['binary FBX', Buffer.concat([Buffer.from('Kaydara FBX Binary  \0\x1a\0'), Buffer.alloc(50)]), OCTETS, 'fbx'],
    ['ASCII FBX without its first line', 'FBXHeaderExtension:  {\n}\n', OCTETS, 'fbx'],
    ['ASCII FBX', '; FBX 7.3.0 project file\nFBXHeaderExtension:  {\n}\n', OCTETS, 'fbx'],
  ];
  it.each(good)('takes %s', async (_, bytes, type, ext) => {
    const { status, body } = await model(bytes, type, ext);
    expect([status, String(body.model_token).slice(0, 4)]).toEqual([200, 'upl_']);
    expect(Buffer.compare(await service.store.read(`uploads/${body.model_token}`), Buffer.from(bytes))).toBe(0);
  });

  const wrong: [string, Uint8Array | string, string, string | undefined, number][] = [
    ['a picture as GLB', stl(0), 'model/gltf-binary', undefined, 415],
    ['an OBJ as GLB', triangle, 'model/gltf-binary', undefined, 415],
    ['a GLB as FBX', glb(), OCTETS, 'fbx', 415],
    ['a GLB as OBJ', glb(), OCTETS, 'obj', 415],
    ['text as STL', 'hello', OCTETS, 'stl', 415],
    ['a picture as STL', Buffer.concat([PNG, Buffer.alloc(176)]), OCTETS, 'stl', 415],
    ['a picture as OBJ', Buffer.concat([PNG, Buffer.from(triangle)]), OCTETS, 'obj', 415],
    ['HTML as OBJ', `<html>\n${triangle}</html>`, OCTETS, 'obj', 415],
    ['a .gltf as GLB', '{"asset":{"version":"2.0"}}', 'model/gltf-binary', undefined, 415],
    [
      'glTF 1 as GLB',
      Buffer.concat([Buffer.from('glTF\u0001\0\0\0'), Buffer.alloc(40)]),
      'model/gltf-binary',
      undefined,
      415,
    ],
    ['another media type', glb(), 'application/zip', undefined, 415],
    ['no extension', triangle, OCTETS, undefined, 400],
    ['an extension of something else', triangle, OCTETS, 'exe', 400],
    ['nothing', new Uint8Array(), 'model/gltf-binary', undefined, 400],
    ['the header of a GLB', glb().subarray(0, 12), 'model/gltf-binary', undefined, 400],
    ['a GLB cut short', glb().subarray(0, 40), 'model/gltf-binary', undefined, 400],
    ['a GLB with more behind it', Buffer.concat([glb(), glb()]), 'model/gltf-binary', undefined, 400],
    ['an STL that claims more than it has', stl(3).subarray(0, 150), OCTETS, 'stl', 400],
  ];
  it.each(wrong)('refuses %s', async (_, bytes, type, ext, status) => {
    const answer = await model(bytes, type, ext);
    expect(answer.status).toBe(status);
    if (status === 415) expect(answer.body.accepted).toEqual(['model/gltf-binary', OCTETS]);
  });

  it('leaves nothing behind when it is refused', async () => {
    const before = await service.keys('uploads');
    await model(glb().subarray(0, 40));
    await model(Buffer.concat([glb(), Buffer.alloc(3_000_000)]));
    expect(await service.keys('uploads')).toEqual(before);
  });

  it('429 beyond 10 in 15 minutes', async () => {
    for (let i = 0; i < BUDGETS.modelUploads; i++) await model(new Uint8Array());
    expect((await model(glb())).status).toBe(429);
  });

  it('cannot be used where a picture is asked for', async () => {
    const { body } = await model(glb());
    const use = { op: 'sample-lift', image_token: body.model_token };
    const answer = await service.request(member, 'POST', '/gen/create', use);
    expect(answer).toMatchObject({ status: 400, body: { error: 'image_token: bad token' } });
  });
});
