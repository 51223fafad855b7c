import { inflateRawSync } from 'node:zlib';
import { measureModel, readFbx, readGltf, type Scene, writeGlb } from '@claywork/kernels';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import type { printFacts } from '../_shared/print-facts.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { run } from './run.ts';

const RINGS = 40;

type Format = z.output<typeof op.params>['format'];

/** A textured ball of 3,120 triangles, 2 m across, standing off the origin. */
async function ballScene(): Promise<Scene> {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= RINGS; i++) {
    for (let j = 0; j <= RINGS; j++) {
      const [v, u] = [(Math.PI * i) / RINGS, (2 * Math.PI * j) / RINGS];
      positions.push(3 + Math.sin(v) * Math.sin(u), 5 + Math.cos(v), Math.sin(v) * Math.cos(u));
      uvs.push(j / RINGS, i / RINGS);
      if (i === RINGS || j === RINGS) continue;
      const a = i * (RINGS + 1) + j;
      const b = a + RINGS + 1;
      if (i < RINGS - 1) indices.push(b, b + 1, a);
      if (i > 0) indices.push(a, b + 1, a + 1);
    }
  }
  const bytes = await sharp({ create: { width: 2100, height: 64, channels: 3, background: '#20a040' } })
    .png()
    .toBuffer();
  return {
    nodes: [{ name: 'ball', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [
      {
        name: 'ball',
        primitives: [
          {
            material: 0,
            mesh: {
              positions: Float32Array.from(positions),
              normals: Float32Array.from(positions, (p, i) => p - (i % 3 === 0 ? 3 : i % 3 === 1 ? 5 : 0)),
              uvs: Float32Array.from(uvs),
              indices: Uint32Array.from(indices),
            },
          },
        ],
      },
    ],
    materials: [
      {
        name: 'green',
        baseColorFactor: [1, 1, 1, 1],
        baseColorTexture: { texture: 0 },
        metallicFactor: 0,
        roughnessFactor: 0.5,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: false,
      },
    ],
    textures: [{ name: 'green', mime: 'image/png', bytes }],
    skins: [],
    animations: [
      {
        name: 'spin',
        channels: [
          {
            node: 0,
            path: 'rotation',
            interpolation: 'LINEAR',
            times: Float32Array.of(0, 1),
            values: Float32Array.of(0, 0, 0, 1, 0, 1, 0, 0),
          },
        ],
      },
    ],
  };
}

const glb = writeGlb(await ballScene());

async function convert(fields: Partial<z.input<typeof op.params>>) {
  const params = op.params.parse({ ...op.example, ...fields });
  const ctx = fakeContext(1);
  ctx.input = async () => ({ name: 'model.glb', bytes: glb });
  await run(params, ctx);
  expect([...ctx.files.keys()]).toEqual(op.files(params));
  const [bytes] = ctx.files.values();
  expect(op.output?.parse(ctx.values)).toMatchObject({ format: params.format, bytes: bytes.byteLength });
  return { bytes, values: ctx.values };
}

test('GLTF is one valid self-contained file with its pictures in the size and format asked for', async () => {
  for (const [fields, side, mime] of [
    [{}, 2048, 'image/jpeg'],
    [{ texture_size: 1024, texture_format: 'PNG' }, 1024, 'image/png'],
  ] as const) {
    const { bytes } = await convert({ format: 'GLTF', ...fields });
    expect((await validateGlb(bytes)).filter((m) => !m.includes('NPOT'))).toEqual([]);
    const { scene } = await readGltf(bytes);
    expect(scene.textures[0].mime).toBe(mime);
    expect((await sharp(scene.textures[0].bytes).metadata()).width).toBe(side);
    expect(scene.animations.length).toBe(1);
  }
  const still = await readGltf((await convert({ format: 'GLTF', with_animation: false })).bytes);
  expect(still.scene.animations).toEqual([]);
});

test('placement scales, turns and stands the model on the origin', async () => {
  const { bytes } = await convert({ format: 'GLTF', scale: 2, pivot_bottom: true, orientation: '+x' });
  const { min, max } = measureModel((await readGltf(bytes)).scene).bounds;
  for (const [k, value] of [-2, 0, -2].entries()) expect(min[k]).toBeCloseTo(value, 4);
  for (const [k, value] of [2, 4, 2].entries()) expect(max[k]).toBeCloseTo(value, 4);
  const turned = measureModel(
    (await readGltf((await convert({ format: 'GLTF', orientation: '+x' })).bytes)).scene,
  ).bounds;
  expect((turned.min[2] + turned.max[2]) / 2).toBeCloseTo(-3, 4);
});

test('a face limit is kept within two percent, and textured models keep their coordinates', async () => {
  const { bytes, values } = await convert({ format: 'GLTF', face_limit: 1000 });
  const faces = values.faces as number;
  expect(Math.abs(faces - 1000)).toBeLessThanOrEqual(20);
  const { scene } = await readGltf(bytes);
  expect(measureModel(scene).faces).toBe(faces);
  expect(scene.meshes[0].primitives[0].mesh.uvs).toBeDefined();
});

test('OBJ and STL hold every triangle, OBJ in the colour of the texture', async () => {
  const obj = new TextDecoder().decode((await convert({ format: 'OBJ' })).bytes).split('\n');
  expect(obj.filter((l) => l.startsWith('f ')).length).toBe(3120);
  expect(obj.find((l) => l.startsWith('v '))).toMatch(/ 0\.125 0\.627 0\.251$/);
  const stl = (await convert({ format: 'STL' })).bytes;
  expect(stl.length).toBe(84 + 50 * 3120);
});

test('OBJ can come with its materials and pictures in an archive', async () => {
  const params = op.params.parse({ ...op.example, format: 'OBJ', with_textures: true, texture_size: 1024 });
  const ctx = fakeContext(1);
  ctx.input = async () => ({ name: 'model.glb', bytes: glb });
  await run(params, ctx);
  expect([...ctx.files.keys()]).toEqual(['export.obj', 'export.zip']);
  const files = unzipSync(ctx.files.get('export.zip') as Uint8Array);
  expect(Object.keys(files)).toEqual(['export.obj', 'export.mtl', 'textures/green.jpg']);
  const [obj, mtl] = ['export.obj', 'export.mtl'].map((name) => new TextDecoder().decode(files[name]));
  expect(obj).toMatch(/^mtllib export\.mtl$/m);
  expect(obj.match(/^f /gm)?.length).toBe(3120);
  expect(obj.match(/^v .*/m)?.[0].split(' ').length).toBe(4);
  const name = /^usemtl (.*)$/m.exec(obj)?.[1];
  expect(mtl).toContain(`newmtl ${name}\n`);
  expect(mtl).toMatch(/^map_Kd textures\/green\.jpg$/m);
  expect((await sharp(files['textures/green.jpg']).metadata()).width).toBe(1024);
});

test('3MF holds every triangle on joined vertices in the colour of the texture, in millimetres', async () => {
  const { bytes } = await convert({ format: '3MF', pivot_bottom: true });
  const name = '3D/3dmodel.model';
  const packed = Buffer.from(bytes).subarray(Buffer.from(bytes).indexOf(name) + name.length);
  const xml = inflateRawSync(packed).toString();
  expect(xml.split('<triangle ').length - 1).toBe(3120);
  expect(xml.split('<vertex ').length - 1).toBe(3120 / 2 + 2);
  expect(xml).toContain('color="#20A040"');
  expect(/transform="([^"]*)"/.exec(xml)?.[1]).toMatch(/^1 0 0 0 1 0 0 0 1 1000(\.\d+)? 1000(\.\d+)? 0$/);
});

test('print_ready makes a model watertight, in millimetres, on the plate, and says so', async () => {
  const stl = await convert({ format: 'STL', print_ready: true, scale: 0.05 });
  const faces = stl.values.faces as number;
  expect(stl.bytes.length).toBe(84 + 50 * faces);
  const view = new DataView(stl.bytes.buffer, stl.bytes.byteOffset);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const open = new Map<string, number>();
  for (let f = 0; f < faces; f++) {
    const corners = [0, 1, 2].map((c) =>
      [0, 1, 2].map((k) => view.getFloat32(84 + 50 * f + 12 + 12 * c + 4 * k, true)),
    );
    for (const [c, p] of corners.entries()) {
      for (let k = 0; k < 3; k++) {
        min[k] = Math.min(min[k], p[k]);
        max[k] = Math.max(max[k], p[k]);
      }
      const [a, b] = [p.join(), corners[(c + 1) % 3].join()];
      const way = a < b ? 1 : -1;
      open.set(way > 0 ? a + b : b + a, (open.get(way > 0 ? a + b : b + a) ?? 0) + way);
    }
  }
  expect([...open.values()].every((n) => n === 0)).toBe(true);
  for (const [k, value] of [-50, -50, 0].entries()) expect(min[k]).toBeCloseTo(value, 0);
  for (const [k, value] of [50, 50, 100].entries()) expect(max[k]).toBeCloseTo(value, 0);
  const print = stl.values.print as z.output<typeof printFacts>;
  expect(print).toMatchObject({ solids: 1, watertight: true, thin_walls: { places: 0, thinnest_mm: null, lost: [] } });
  expect(print.volume_cm3).toBeCloseTo((4 / 3) * Math.PI * 125, -1);
  expect(print.size_mm[2]).toBeCloseTo(100, 0);
});

test('print_ready 3MF keeps the colours, and thin walls are told', async () => {
  const { bytes, values } = await convert({ format: '3MF', print_ready: true, scale: 0.000202 });
  const name = '3D/3dmodel.model';
  const xml = inflateRawSync(Buffer.from(bytes).subarray(Buffer.from(bytes).indexOf(name) + name.length)).toString();
  expect(xml).toContain('color="#20A040"');
  const print = values.print as z.output<typeof printFacts>;
  expect(print.thin_walls).toMatchObject({ nozzle_mm: 0.4, places: 1, lost: ['ball'] });
  expect(print.thin_walls.thinnest_mm).toBeLessThan(0.4);
  expect(print.notes.join(' ')).toMatch(/thinner than the nozzle.*only 0\.4 mm long/);
});

test('USDZ holds the model, its clip and its picture, never as WEBP', async () => {
  for (const [texture_format, extension] of [
    ['JPEG', 'jpg'],
    ['WEBP', 'png'],
  ] as const) {
    const { bytes } = await convert({ format: 'USDZ', texture_format, texture_size: 1024 });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain(`asset inputs:file = @textures/green.${extension}@`);
    expect(text).toContain('xformOp:orient.timeSamples');
    expect(/faceVertexCounts = \[([^\]]*)/.exec(text)?.[1].split(',').length).toBe(3120);
  }
  const still = await convert({ format: 'USDZ', with_animation: false });
  expect(Buffer.from(still.bytes).toString('latin1')).not.toContain('timeSamples');
});

test('FBX holds the model, its clip and its picture, in the units of every program', async () => {
  for (const fbx_preset of ['blender', '3dsmax', 'mixamo'] as const) {
    const { scene } = readFbx((await convert({ format: 'FBX', fbx_preset, texture_size: 1024 })).bytes);
    const { min, max } = measureModel(scene).bounds;
    for (const [k, value] of [2, 4, -1].entries()) expect(min[k]).toBeCloseTo(value, 4);
    for (const [k, value] of [4, 6, 1].entries()) expect(max[k]).toBeCloseTo(value, 4);
    expect(measureModel(scene).faces).toBe(3120);
    expect(scene.animations.map((a) => a.name)).toEqual(['spin']);
    expect(scene.textures.map((t) => [t.name, t.mime])).toEqual([['green', 'image/jpeg']]);
    expect((await sharp(scene.textures[0].bytes).metadata()).width).toBe(1024);
  }
  const still = readFbx((await convert({ format: 'FBX', with_animation: false, texture_format: 'WEBP' })).bytes).scene;
  expect(still.animations).toEqual([]);
  expect(still.textures[0].mime).toBe('image/png');
});

test('a clip kept in place no longer travels', async () => {
  const scene = await ballScene();
  scene.animations[0].channels.push({
    node: 0,
    path: 'translation',
    interpolation: 'LINEAR',
    times: Float32Array.of(0, 1),
    values: Float32Array.of(0, 0, 0, 7, 1, -5),
  });
  const params = op.params.parse({ ...op.example, format: 'GLTF', in_place: true });
  const ctx = fakeContext(1);
  ctx.input = async () => ({ name: 'model.glb', bytes: writeGlb(scene) });
  await run(params, ctx);
  const { channels } = (await readGltf(ctx.files.get('export.gltf') as Uint8Array)).scene.animations[0];
  const { values } = channels.find((c) => c.path === 'translation') as (typeof channels)[number];
  for (const [i, value] of [0, 1, 0].entries()) expect(values[values.length - 3 + i]).toBeCloseTo(value, 5);
});

test('quad lays quads in FBX, OBJ and USDZ, mirrored with symmetry, with the look of the model', async () => {
  const obj = await convert({ format: 'OBJ', quad: true, symmetry: true, face_limit: 500, pivot_bottom: true });
  const lines = new TextDecoder().decode(obj.bytes).split('\n');
  const faces = lines.filter((l) => l.startsWith('f '));
  expect(faces.every((l) => l.split(' ').length === 5)).toBe(true);
  expect(obj.values).toMatchObject({ faces: faces.length, quads: faces.length });
  expect(Math.abs(faces.length - 500)).toBeLessThan(60);
  const vertices = lines.filter((l) => l.startsWith('v ')).map((l) => l.split(' ').slice(1).map(Number));
  // The colour of the texture, within what JPEG does to it.
  for (const [, , , r, g, b] of vertices) expect(Math.hypot(r - 0.125, g - 0.627, b - 0.251)).toBeLessThan(0.05);
  const usd = Buffer.from((await convert({ format: 'USDZ', quad: true, face_limit: 500 })).bytes).toString('latin1');
  expect(new Set(/faceVertexCounts = \[([^\]]*)/.exec(usd)?.[1].match(/\d+/g))).toEqual(new Set(['4']));
  const { scene } = readFbx((await convert({ format: 'FBX', quad: true, face_limit: 500 })).bytes);
  const [{ mesh }] = scene.meshes[0].primitives;
  expect(mesh.quadCount).toBe(mesh.indices.length / 6);
  expect(scene.textures.length).toBeGreaterThan(1);
});

test('the price is the base one, and the advanced one as soon as an option is used', () => {
  const price = (fields: object) => op.price(op.params.parse({ ...op.example, ...fields }), op.prices);
  expect(price({})).toBe(5);
  for (const fields of [
    { scale: 2 },
    { face_limit: 500 },
    { format: 'FBX', quad: true },
    { pivot_bottom: true },
    { in_place: true },
    { with_textures: true },
    { orientation: '+x' },
    { texture_size: 4096 },
    { format: 'STL', print_ready: true },
    { format: 'FBX', fbx_preset: 'mixamo' },
  ]) {
    expect(price(fields)).toBe(10);
  }
});

test('formats that nobody knows, and rigs as OBJ, STL or 3MF, are refused by field', () => {
  const result = op.params.safeParse({ ...op.example, format: 'PLY' });
  const values = ['GLTF', 'FBX', 'USDZ', 'OBJ', 'STL', '3MF'];
  expect(result.error?.issues[0]).toMatchObject({ path: ['format'], values });
  const input = (name: string, file: string): InputTask => ({
    taskId: 't',
    op: name,
    params: {},
    files: [{ name: file, mime: '', bytes: 1 }],
    output: {},
  });
  const check = (format: Format, task: InputTask) =>
    op.check?.(op.params.parse({ input: 't', format }), { input: task });
  expect(check('OBJ', input('text-to-3d', 'model.glb'))).toBeUndefined();
  for (const format of ['OBJ', 'STL', '3MF'] as const)
    for (const task of ['rig', 'retarget']) expect(check(format, input(task, 'model.glb'))).toMatch(/^format:/);
  expect(check('GLTF', input('rig', 'model.glb'))).toBeUndefined();
  expect(check('USDZ', input('rig', 'model.glb'))).toBeUndefined();
  expect(check('FBX', input('retarget', 'clip-1.glb'))).toBeUndefined();
  const preset = op.params.parse({ input: 't', format: 'OBJ', fbx_preset: 'mixamo' });
  expect(op.check?.(preset, { input: input('text-to-3d', 'model.glb') })).toMatch(/^fbx_preset:/);
  const textured = op.params.parse({ input: 't', format: 'FBX', with_textures: true });
  expect(op.check?.(textured, { input: input('import', 'model.glb') })).toMatch(/^with_textures:/);
  const kept = (fields: Partial<z.input<typeof op.params>>) =>
    op.check?.(op.params.parse({ ...op.example, in_place: true, ...fields }), { input: input('rig', 'model.glb') });
  expect(kept({ format: 'FBX' })).toBeUndefined();
  expect(kept({ format: 'USDZ', with_animation: false })).toMatch(/^in_place:/);
  for (const format of ['OBJ', 'STL', '3MF'] as const)
    expect(
      op.check?.(op.params.parse({ input: 't', format, in_place: true }), { input: input('import', 'model.glb') }),
    ).toMatch(/^in_place:/);
  const print = op.params.parse({ input: 't', format: 'OBJ', print_ready: true });
  expect(op.check?.(print, { input: input('text-to-3d', 'model.glb') })).toMatch(/^print_ready:/);
  expect(check('GLTF', input('text-to-image', 'image-1.png'))).toMatch(/^input:/);
  const quad = (fields: object) =>
    op.check?.(op.params.parse({ input: 't', ...fields }), { input: input('retopo', 'model.fbx') });
  for (const format of ['GLTF', 'STL', '3MF']) expect(quad({ format, quad: true })).toMatch(/^quad:/);
  expect(quad({ format: 'FBX', symmetry: true })).toMatch(/^symmetry:/);
  expect(quad({ format: 'USDZ', quad: true, symmetry: true })).toBeUndefined();
});
