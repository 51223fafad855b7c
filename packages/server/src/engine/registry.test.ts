import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../db/testing.ts';
import { fileFault, mimeOf } from './media-types.ts';
import { loadRegistry } from './registry.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const LANES = ['generate', 'io'];
let count = 0;

/** A folder with one op, whose definition is `changes` over a sound one. `params` takes { n: number }. */
function opsFolder(name: string, changes: string): string {
  const root = join(folder.path, String(count++));
  mkdirSync(join(root, name), { recursive: true });
  const params = `{ safeParse: (v) => typeof v.n === 'number' ? { success: true, data: v } : { success: false, error: new Error('n') }, parse: (v) => v }`;
  const sound = `name: 'sound', summary: '', lane: 'io', visibility: 'private', params: ${params}, example: { n: 1 }, prices: { base: 5 }, price: (p, c) => c.base, files: () => ['a.txt'], thumbnail: false, timeoutMs: 1, load: async () => ({})`;
  writeFileSync(join(root, name, 'op.ts'), `export const op = { ${sound}, ${changes} };`);
  return root;
}

test('an operation is found by its folder', async () => {
  const registry = await loadRegistry({ folder: opsFolder('sound', ''), lanes: LANES });
  expect([...registry.ops.keys()]).toEqual(['sound']);
  expect(registry.urls.get('sound')).toMatch(/sound\/op\.ts$/);
});

test.each([
  ['another name than its folder', `name: 'other'`, /folder is called sound, the operation other/],
  ['an unknown lane', `lane: 'warp'`, /unknown lane warp/],
  ['an example that does not parse', `example: {}`, /example does not parse/],
  ['a price that is no integer', `prices: { base: 1.5 }`, /price base is not an integer/],
  ['a negative price', `prices: { base: -1 }`, /price base is not an integer/],
  ['a price function that yields a fraction', `price: () => 0.5`, /example's price/],
  ['two files of one name', `files: () => ['a', 'a']`, /share a name/],
])('the service refuses to start over an operation with %s', async (_, changes, message) => {
  await expect(loadRegistry({ folder: opsFolder('sound', changes), lanes: LANES })).rejects.toThrow(message);
});

test('the real operations are all sound', async () => {
  const lanes = ['generate', 'image', 'splat', 'mesh', 'rig', 'io'];
  expect((await loadRegistry({ lanes })).ops.size).toBeGreaterThan(0);
});

test('a file must begin as its extension says, and must not be empty', () => {
  const glb = new TextEncoder().encode('glTF....');
  expect(fileFault('model.glb', 8, glb)).toBeUndefined();
  expect(fileFault('model.glb', 8, new Uint8Array(8))).toMatch(/does not begin/);
  expect(fileFault('image.png', 8, glb)).toMatch(/does not begin/);
  expect(fileFault('export.stl', 0, new Uint8Array())).toMatch(/empty/);
  expect([mimeOf('model.GLB'), mimeOf('a.fbx'), mimeOf('scene.splat')]).toEqual([
    'model/gltf-binary',
    'application/octet-stream',
    'application/octet-stream',
  ]);
});
