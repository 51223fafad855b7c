import { expect, test } from 'vitest';
import { Unreachable } from '../errors/index.ts';
import { json, type Step, scripted } from '../testing.ts';
import { imageType, modelFormat } from './recognise.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);
const text = (value: string) => new TextEncoder().encode(value);

test('a download that is cut goes on where it was', async () => {
  const whole: Step = (_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('01234', () => response.socket?.end());
  };
  const rest: Step = ({ headers }, response) => {
    expect(headers.range).toBe('bytes=5-');
    response.writeHead(206, { 'content-length': 5 }).end('56789');
  };
  await using it = await scripted([whole, rest]);
  const progress: number[] = [];
  const bytes = await it.client.files.download('tsk_1', 0, { onProgress: (t) => progress.push(t.bytes / t.total!) });
  expect(Buffer.from(bytes).toString()).toBe('0123456789');
  expect(progress).toEqual([0.5, 1]);
  expect(it.clock.pauses).toEqual([1000]);
});

test('one that is cut again and again is given up', async () => {
  const torn: Step = (_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('0', () => response.socket?.end());
  };
  await using it = await scripted([torn]);
  await expect(it.client.files.download('tsk_1')).rejects.toBeInstanceOf(Unreachable);
  expect([it.seen.length, it.clock.pauses]).toEqual([4, [1000, 2000, 4000]]);
});

test('uploads say what they are, and how far they have come', async () => {
  await using it = await scripted([json(200, { image_token: 'img_1' })]);
  expect(await it.client.uploads.image(PNG)).toBe('img_1');
  const sent: number[] = [];
  expect(await it.client.uploads.image(new Blob([PNG]), { onProgress: ({ bytes }) => sent.push(bytes) })).toBe('img_1');
  expect(sent).toEqual([PNG.length]);
  for (const { url, headers, body } of it.seen) {
    expect([url, headers['content-type']]).toEqual(['/api/gen/upload', 'image/png']);
    expect(Buffer.from(body, 'latin1')).toEqual(Buffer.from(PNG));
  }
});

test('models are recognised by their bytes, else by their names', async () => {
  await using it = await scripted([json(200, { model_token: 'upl_1' })]);
  expect(await it.client.uploads.model(text('glTF...'))).toBe('upl_1');
  expect(await it.client.uploads.model(new File([text('...')], 'Chair.FBX'))).toBe('upl_1');
  expect(it.seen.map(({ url, headers }) => [url, headers['content-type']])).toEqual([
    ['/api/gen/upload-model', 'model/gltf-binary'],
    ['/api/gen/upload-model?ext=fbx', 'application/octet-stream'],
  ]);
  const stl = new Uint8Array(84 + 50);
  stl[80] = 1;
  expect(await modelFormat(stl)).toBe('stl');
  expect(await modelFormat(text('solid x\nfacet normal 0 0 1'))).toBe('stl');
  expect(await modelFormat(text('# made by hand\nv 0 0 0\n'))).toBe('obj');
  expect(await modelFormat(text('Kaydara FBX Binary  '))).toBe('fbx');
  await expect(modelFormat(text('hello'))).rejects.toThrow(/must be a GLB, FBX, OBJ or STL/);
  await expect(imageType(text('GIF89a'))).rejects.toThrow(/must be a PNG or a JPEG/);
  expect(await imageType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer)).toBe('image/jpeg');
});
