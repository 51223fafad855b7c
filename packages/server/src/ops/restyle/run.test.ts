import { measureMesh, prepareStyleSource, readGltf, type Scene, weld, writeGlb } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { run } from './run.ts';

const BOX = [
  0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6, 0, 4, 5, 0, 5, 1, 3, 2, 6, 3, 6, 7, 1, 5, 6, 1, 6, 2, 0, 3, 7, 0, 7, 4,
];

/** A box between two corners, outward; `open` leaves its top away. */
function box(low: readonly number[], high: readonly number[], open = false) {
  const positions = new Float32Array(24);
  for (let v = 0; v < 8; v++) {
    const [right, up, front] = [v % 4 === 1 || v % 4 === 2, v % 4 > 1, v < 4];
    positions.set([(right ? high : low)[0], (up ? high : low)[1], (front ? high : low)[2]], 3 * v);
  }
  const indices = Uint32Array.from(open ? BOX.filter((_, i) => i < 18 || i >= 24) : BOX);
  return { positions, indices };
}

const material = (name: string, color: readonly number[]): Scene['materials'][0] => ({
  name,
  baseColorFactor: [color[0], color[1], color[2], 1],
  metallicFactor: 0,
  roughnessFactor: 0.6,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: true,
});

/** A red table top on four blue legs of wood, an open crate on it, and a small cube in the air. */
function table(): Scene {
  const legs = [
    [-1, -0.6],
    [0.8, -0.6],
    [-1, 0.4],
    [0.8, 0.4],
  ].map(([x, z]) => box([x, 0, z], [x + 0.2, 1, z + 0.2]));
  const meshes = [
    box([-1.1, 1, -0.7], [1.1, 1.08, 0.7]),
    box([-0.4, 1.08, -0.3], [0.4, 1.6, 0.3], true),
    box([0.6, 1.5, 0], [0.9, 1.8, 0.3]),
    ...legs,
  ];
  return {
    nodes: meshes.map((_, i) => ({
      name: `part ${i}`,
      children: [],
      translation: [0, 0, 0],
      rotation: [0, 0, 0, 1],
      scale: [1, 1, 1],
      mesh: i,
    })),
    roots: meshes.map((_, i) => i),
    meshes: meshes.map((mesh, i) => ({ name: `part ${i}`, primitives: [{ mesh, material: i < 3 ? i : 1 }] })),
    materials: [
      material('top', [0.6, 0.02, 0.02]),
      material('oak wood', [0.4, 0.24, 0.1]),
      material('cloth', [0.03, 0.06, 0.5]),
    ],
    textures: [],
    skins: [],
    animations: [],
  };
}

const model = writeGlb(table());

async function restyle(fields: Partial<z.input<typeof op.params>>, bytes: Uint8Array = model) {
  const params = op.params.parse({ ...op.example, block_size: 24, ...fields });
  const ctx = fakeContext(1);
  ctx.input = async () => ({ name: 'model.glb', bytes });
  await run(params, ctx);
  expect([...ctx.files.keys()]).toEqual(op.files(params));
  const [file] = ctx.files.values();
  expect((await validateGlb(file, 1)).filter((m) => !m.includes('UNUSED'))).toEqual([]);
  expect((await sharp(ctx.preview).metadata()).format).toBe('webp');
  const { scene } = await readGltf(file);
  const { mesh, min, max } = prepareStyleSource(scene, []);
  const values = op.output?.parse(ctx.values) as z.infer<NonNullable<typeof op.output>> & Record<string, never>;
  return { file, scene, values, shape: measureMesh(weld(mesh)), min, max };
}

test('voxel: closed cubes in the colours of the model, of its size, no vertex on another edge', async () => {
  const { scene, values, shape, min, max } = await restyle({ style: 'voxel' });
  expect(shape.isWatertight).toBe(true);
  expect(shape.volume).toBeGreaterThan(0);
  expect(values).toMatchObject({ style: 'voxel', block_size: 24 });
  for (const [k, v] of [-1.1, 0, -0.7].entries()) expect(Math.abs(min[k] - v)).toBeLessThan(0.1);
  for (const [k, v] of [1.1, 1.8, 0.7].entries()) expect(Math.abs(max[k] - v)).toBeLessThan(0.1);
  const { data, info } = await sharp(scene.textures[0].bytes).raw().toBuffer({ resolveWithObject: true });
  const uvs = scene.meshes[0].primitives[0].mesh.uvs as Float32Array;
  const seen = new Set<string>();
  for (let i = 0; i < uvs.length; i += 2) {
    const at = (Math.floor(uvs[i + 1] * info.height) * info.width + Math.floor(uvs[i] * info.width)) * info.channels;
    seen.add([...data.subarray(at, at + 3)].map((c) => Math.round(c / 32)).join());
  }
  expect(seen.size).toBe(3);
});

test('minecraft: a pixel picture without blending, wood for what is called wood', async () => {
  const { scene, shape, values } = await restyle({ style: 'minecraft' });
  expect(shape.isWatertight).toBe(true);
  expect(scene.textures).toMatchObject([{ mime: 'image/png', filter: 'nearest' }]);
  expect(values.blocks).toBeGreaterThan(300);
});

test('lego: bricks that can be bought, counted, and a stand under what floats', async () => {
  const { values, scene } = await restyle({ style: 'lego' });
  const bricks = values.bricks as unknown as { size: string; color: string; count: number }[];
  expect(bricks.every((b) => /^(1x[123468]|2x[23468])$/.test(b.size))).toBe(true);
  expect(bricks.reduce((sum, b) => sum + b.count, 0)).toBe(values.blocks);
  expect(bricks.some((b) => b.color === 'trans-clear')).toBe(true);
  expect(scene.materials.map((m) => m.alphaMode)).toEqual(['OPAQUE', 'BLEND']);
});

test('voronoi: one closed piece with a flat foot', async () => {
  const { shape, min } = await restyle({ style: 'voronoi', block_size: 40 });
  expect(shape).toMatchObject({ isWatertight: true, components: 1 });
  expect(Math.abs(min[1])).toBeLessThan(0.06);
});

test('the same model makes the same file', async () => {
  const [a, b] = [await restyle({ style: 'lego' }), await restyle({ style: 'lego' })];
  expect(Buffer.compare(Buffer.from(a.file), Buffer.from(b.file))).toBe(0);
});

test('block sizes are brought into what is built; others are refused by field', async () => {
  expect((await restyle({ style: 'voxel', block_size: 1 })).values.block_size).toBe(8);
  for (const block_size of [0, 1001, 2.5])
    expect(op.params.safeParse({ ...op.example, block_size }).error?.issues[0].path).toEqual(['block_size']);
  expect(op.params.parse(op.example).block_size).toBe(80);
  expect(op.params.safeParse({ input: 't', style: 'clay' }).error?.issues[0].path).toEqual(['style']);
});

test('a task without a model is refused, and a model without faces fails with a sentence', async () => {
  const task = (name: string): InputTask => ({
    taskId: 't',
    op: 'x',
    params: {},
    files: [{ name, mime: '', bytes: 1 }],
    output: {},
  });
  const check = (name: string) => op.check?.(op.params.parse(op.example), { input: task(name) });
  expect(check('model.fbx')).toBeUndefined();
  for (const name of ['image-1.png', 'scene.splat', 'export.stl']) expect(check(name)).toMatch(/^input:/);
  const empty = writeGlb({ ...table(), nodes: [], roots: [], meshes: [], materials: [] });
  await expect(restyle({}, empty)).rejects.toThrow(/no faces/);
});
