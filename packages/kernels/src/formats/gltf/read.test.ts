import { expect, test } from 'vitest';
import { createRng, GeometryError } from '../../math/index.ts';
import { encodeBase64 } from './base64.ts';
import { richScene, simpleScene } from './fixtures.testing.ts';
import { readGltf } from './read.ts';
import { writeGlb, writeGltf } from './write.ts';

const text = (document: object): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ asset: { version: '2.0' }, ...document }));
const uri = (bytes: Uint8Array): string => `data:application/octet-stream;base64,${encodeBase64(bytes)}`;
const bytesOf = (values: Float32Array | Uint16Array | Int16Array | Uint8Array | Int8Array): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

test('what is written is read back: writing again gives the same bytes', async () => {
  for (const scene of [simpleScene(), richScene()]) {
    const once = await readGltf(writeGlb(scene));
    expect(once.warnings).toEqual([]);
    const again = writeGlb(once.scene);
    const twice = await readGltf(again);
    expect(twice.scene).toEqual(once.scene);
    expect(writeGlb(twice.scene)).toEqual(again);
    const viaText = await readGltf(writeGltf(scene));
    expect(viaText.scene).toEqual(once.scene);
    // An emissive factor above one moves into the strength.
    const lamp = scene.materials[0].emissiveStrength ? { emissiveFactor: [1, 0.5, 0], emissiveStrength: 6 } : {};
    expect(once.scene.materials[0]).toMatchObject({ ...scene.materials[0], ...lamp });
  }
});

test('any cut and any flipped bit gives a scene or a GeometryError, never another error', async () => {
  const good = writeGlb(richScene());
  const rng = createRng(11);
  let refused = 0;
  for (let n = 0; n < 600; n++) {
    const cut = n % 3 === 0;
    const bytes = cut ? good.slice(0, rng.int(good.length)) : good.slice();
    // Half of the flips hit the description, where they hurt most.
    if (!cut) for (let k = 0; k < 4; k++) bytes[rng.int(n % 2 ? 3000 : bytes.length)] ^= 1 << rng.int(8);
    try {
      await readGltf(bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(GeometryError);
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(200);
});

test('quantised, normalised, strided, sparse and strip geometry is decoded', async () => {
  const positions = new Int16Array([0, 0, 0, 99, 32767, 0, 0, 99, 0, 32767, 0, 99, 32767, 32767, 0, 99]);
  const sparse = new Float32Array([5]);
  const scene = text({
    extensionsRequired: ['KHR_mesh_quantization'],
    buffers: [
      { byteLength: 32, uri: uri(bytesOf(positions)) },
      { byteLength: 8, uri: uri(new Uint8Array([3, 0, 0, 0, ...bytesOf(sparse)])) },
    ],
    bufferViews: [
      { buffer: 0, byteLength: 32, byteStride: 8 },
      { buffer: 1, byteLength: 1 },
      { buffer: 1, byteOffset: 4, byteLength: 4 },
    ],
    accessors: [
      { bufferView: 0, componentType: 5122, normalized: true, count: 4, type: 'VEC3' },
      {
        componentType: 5126,
        count: 4,
        type: 'SCALAR',
        sparse: { count: 1, indices: { bufferView: 1, componentType: 5121 }, values: { bufferView: 2 } },
      },
    ],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode: 5 }] }],
    nodes: [{ mesh: 0, matrix: [0, 0, -2, 0, 0, 3, 0, 0, 4, 0, 0, 0, 1, 2, 3, 1] }],
    animations: [
      { channels: [{ sampler: 0, target: { node: 0, path: 'weights' } }], samplers: [{ input: 1, output: 1 }] },
    ],
  });
  const { scene: read, warnings } = await readGltf(scene);
  const mesh = read.meshes[0].primitives[0].mesh;
  expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0]);
  expect([...mesh.indices]).toEqual([0, 1, 2, 1, 3, 2]);
  expect(read.nodes[0].scale.map((s) => Math.round(s * 1e6) / 1e6)).toEqual([2, 3, 4]);
  expect(read.nodes[0].translation).toEqual([1, 2, 3]);
  expect(warnings).toEqual(['An animation channel is damaged and was left out.']);
});

const triangle = {
  buffers: [{ byteLength: 36, uri: uri(new Uint8Array(36)) }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
};

test.each([
  [
    'another file',
    {
      buffers: [{ byteLength: 4, uri: 'secret.bin' }],
      bufferViews: [{ buffer: 0, byteLength: 4 }],
      images: [{ bufferView: 0 }],
    },
    /another file/,
  ],
  [
    'the network',
    {
      buffers: [{ byteLength: 4, uri: 'http://x/y' }],
      bufferViews: [{ buffer: 0, byteLength: 4 }],
      images: [{ bufferView: 0 }],
    },
    /another file/,
  ],
  ['a loop of nodes', { nodes: [{ children: [1] }, { children: [0] }] }, /loop/],
  ['two parents', { nodes: [{ children: [2] }, { children: [2] }, {}] }, /two parents/],
  [
    'a tree too deep',
    { nodes: Array.from({ length: 5000 }, (_, i) => (i < 4999 ? { children: [i + 1] } : {})) },
    /deeper/,
  ],
  [
    'a count beyond the data',
    {
      ...triangle,
      accessors: [{ bufferView: 0, componentType: 5126, count: 4, type: 'VEC3' }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    },
    /past the end/,
  ],
  [
    'a count beyond memory',
    {
      accessors: [{ componentType: 5126, count: 4e9, type: 'VEC3' }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    },
    /unpacks/,
  ],
  [
    'many meshes that add up',
    {
      accessors: Array.from({ length: 100 }, () => ({ componentType: 5126, count: 4e7, type: 'VEC3' })),
      meshes: Array.from({ length: 100 }, (_, i) => ({ primitives: [{ attributes: { POSITION: i } }] })),
    },
    /unpacks/,
  ],
  [
    'a view beyond its buffer',
    { ...triangle, bufferViews: [{ buffer: 0, byteOffset: 2 ** 40, byteLength: 8 }], images: [{ bufferView: 0 }] },
    /past the end/,
  ],
  ['a list that is none', { nodes: {} }, /not a list/],
  ['version 1', { asset: { version: '1.0' } }, /glTF 2/],
])('a file with %s is refused in a sentence', async (_name, document, message) => {
  await expect(readGltf(text(document))).rejects.toThrow(message as RegExp);
});

test('many textures of one picture become one', async () => {
  const file = JSON.parse(new TextDecoder().decode(writeGltf(richScene())));
  const before = (await readGltf(new TextEncoder().encode(JSON.stringify(file)))).scene;
  const [first] = file.textures;
  file.textures.push(first, first, first);
  const after = (await readGltf(new TextEncoder().encode(JSON.stringify(file)))).scene;
  expect(after.textures.length).toBe(before.textures.length);
  expect(after.materials).toEqual(before.materials);
});
