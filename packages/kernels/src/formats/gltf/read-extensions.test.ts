import { expect, test } from 'vitest';
import { measureModel } from '../../scene/index.ts';
import { ring } from '../draco/ring.testing.ts';
import { RINGS } from '../draco/rings.data.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { readGltf } from './read.ts';

type Numbers = Float32Array | Uint32Array | Uint16Array | Uint8Array;

/** A document whose accessors are these arrays, each in a buffer of its own. */
function documentOf(
  arrays: readonly { values: Numbers; type: string; count?: number; normalized?: boolean }[],
  rest: object,
) {
  const sizes: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
  const types = new Map<object, number>([
    [Float32Array, 5126],
    [Uint32Array, 5125],
    [Uint16Array, 5123],
    [Uint8Array, 5121],
  ]);
  const document = {
    asset: { version: '2.0' },
    buffers: arrays.map(({ values: v }) => ({
      byteLength: v.byteLength,
      uri: `data:application/octet-stream;base64,${encodeBase64(new Uint8Array(v.buffer, v.byteOffset, v.byteLength))}`,
    })),
    bufferViews: arrays.map(({ values }, buffer) => ({ buffer, byteLength: values.byteLength })),
    accessors: arrays.map(({ values, type, normalized }, bufferView) => ({
      bufferView,
      componentType: types.get(values.constructor),
      count: values.length / sizes[type],
      type,
      normalized,
    })),
    ...rest,
  };
  return new TextEncoder().encode(JSON.stringify(document));
}

const TRIANGLE = { values: Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]), type: 'VEC3' };

test('a Draco-compressed primitive is read with its normals, coordinates and joints', async () => {
  for (const [, around, across, text] of RINGS) {
    const bytes = decodeBase64(text);
    const weights = new Float32Array(4);
    const attributes = { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2, COLOR_0: 3 };
    const count = { POSITION: 'VEC3', NORMAL: 'VEC3', TEXCOORD_0: 'VEC2', COLOR_0: 'VEC4' };
    const file = documentOf(
      [
        { values: bytes, type: 'SCALAR' },
        { values: weights, type: 'VEC4' },
      ],
      {
        extensionsRequired: ['KHR_draco_mesh_compression'],
        accessors: Object.entries(count).map(([name, type]) => ({
          componentType: name === 'COLOR_0' ? 5121 : 5126,
          normalized: name === 'COLOR_0',
          count: 1,
          type,
        })),
        meshes: [
          { primitives: [{ attributes, extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes } } }] },
        ],
        nodes: [{ mesh: 0 }],
      },
    );
    const { scene } = await readGltf(file);
    const { mesh } = scene.meshes[0].primitives[0];
    expect(mesh.indices.length).toBe(ring(around, across).indices.length);
    expect(measureModel(scene).size.x).toBeCloseTo(5.4, 2);
    expect(mesh.colors?.[3]).toBeCloseTo(200 / 255, 5);
    expect(mesh.normals?.length).toBe(mesh.positions.length);
    expect(mesh.uvs?.length).toBe((mesh.positions.length / 3) * 2);
  }
});

test('a Draco-compressed primitive whose positions stand elsewhere is refused', async () => {
  const extensions = { KHR_draco_mesh_compression: { bufferView: 1, attributes: { NORMAL: 1 } } };
  const file = documentOf([TRIANGLE, { values: decodeBase64(RINGS[0][3]), type: 'SCALAR' }], {
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, extensions }] }],
  });
  await expect(readGltf(file)).rejects.toThrow(/elsewhere/);
});

test('instances become nodes that show the same mesh', async () => {
  const places = { values: Float32Array.from([0, 0, 0, 5, 0, 0]), type: 'VEC3' };
  const extensions = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1, SCALE: 1 } } };
  const file = documentOf([TRIANGLE, places], {
    extensionsRequired: ['EXT_mesh_gpu_instancing'],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    nodes: [{ name: 'leaf', mesh: 0, extensions }],
  });
  const { scene } = await readGltf(file);
  expect(scene.nodes.map((n) => [n.name, n.mesh, n.translation[0], n.children.length])).toEqual([
    ['leaf', undefined, 0, 2],
    ['leaf', 0, 0, 0],
    ['leaf', 0, 5, 0],
  ]);
});

test('of eight influences the four strongest are kept, in order', async () => {
  const joints = [0, 1, 2, 3, 4, 5, 6, 7].map((x) => [x, x, x]);
  const set = (from: number) => ({
    values: Uint8Array.from([0, 1, 2].flatMap((v) => [0, 1, 2, 3].map((k) => joints[from + k][v]))),
    type: 'VEC4',
  });
  const weights = (...w: number[]) => ({ values: Float32Array.from([...w, ...w, ...w]), type: 'VEC4' });
  const file = documentOf([TRIANGLE, set(0), weights(0.1, 0.3, 0, 0.05), set(4), weights(0.25, 0.02, 0.2, 0.08)], {
    meshes: [{ primitives: [{ attributes: { POSITION: 0, JOINTS_0: 1, WEIGHTS_0: 2, JOINTS_1: 3, WEIGHTS_1: 4 } }] }],
  });
  const primitive = (await readGltf(file)).scene.meshes[0].primitives[0];
  expect([...(primitive.joints as Uint16Array).subarray(0, 4)]).toEqual([1, 4, 6, 0]);
  expect([...(primitive.weights as Float32Array).subarray(0, 2)].map((w) => Math.round(w * 100))).toEqual([30, 25]);
});

test('specular and glossiness become metallic and roughness, and what cannot be kept is named', async () => {
  const gloss = (values: object) => ({ extensions: { KHR_materials_pbrSpecularGlossiness: values } });
  const file = documentOf([TRIANGLE], {
    materials: [
      gloss({ diffuseFactor: [0.5, 0.2, 0.1, 1], specularFactor: [0.04, 0.04, 0.04], glossinessFactor: 0.3 }),
      gloss({ diffuseFactor: [0, 0, 0, 1], specularFactor: [0.9, 0.7, 0.3], glossinessFactor: 0.8 }),
      { extensions: { KHR_materials_anisotropy: {} } },
    ],
  });
  const { scene, warnings } = await readGltf(file);
  const [wood, gold] = scene.materials;
  expect(wood.metallicFactor).toBeCloseTo(0, 3);
  expect(wood.roughnessFactor).toBeCloseTo(0.7, 6);
  expect(wood.baseColorFactor[0]).toBeCloseTo(0.5, 2);
  expect(gold.metallicFactor).toBeGreaterThan(0.9);
  expect(gold.baseColorFactor[0]).toBeCloseTo(0.9, 1);
  expect(warnings.join(' ')).toMatch(/Specular and glossiness.*KHR_materials_anisotropy/);
});

test('indices of one byte, and fans, are triangles', async () => {
  const square = { values: Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]), type: 'VEC3' };
  const file = documentOf([square, { values: Uint8Array.from([0, 1, 2, 3]), type: 'SCALAR' }], {
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1, mode: 6 }] }],
  });
  expect([...(await readGltf(file)).scene.meshes[0].primitives[0].mesh.indices]).toEqual([0, 1, 2, 0, 2, 3]);
});
