import { joinScene, measureDistance, type Primitive, readFbx, readGltf, type Scene, writeGlb } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { run } from './run.ts';

/** A ball of 2 (n - 1) m triangles with texture coordinates; weights go from joint 0 below to joint 1 above. */
function ball(n: number, m: number, radius: number, at: readonly number[]): Primitive {
  const positions: number[] = [];
  const uvs: number[] = [];
  const weights: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const [s, t] = [(Math.PI * i) / n, (2 * Math.PI * (j % m)) / m];
      const [x, y, z] = [i % n ? Math.sin(s) * Math.sin(t) : 0, Math.cos(s), i % n ? Math.sin(s) * Math.cos(t) : 0];
      positions.push(at[0] + radius * x, at[1] + radius * y, at[2] + radius * z);
      uvs.push(j / m, i / n);
      weights.push((1 - y) / 2, (1 + y) / 2, 0, 0);
      if (i === n || j === m) continue;
      const a = i * (m + 1) + j;
      if (i < n - 1) indices.push(a + m + 1, a + m + 2, a);
      if (i > 0) indices.push(a, a + m + 2, a + 1);
    }
  }
  return {
    mesh: {
      positions: Float32Array.from(positions),
      uvs: Float32Array.from(uvs),
      indices: Uint32Array.from(indices),
    },
    weights: Float32Array.from(weights),
    joints: Uint16Array.from({ length: weights.length }, (_, i) => (i % 4) & 1),
    material: 0,
  };
}

const node = (name: string, fields: Partial<Scene['nodes'][0]> = {}): Scene['nodes'][0] => ({
  name,
  children: [],
  translation: [0, 0, 0],
  rotation: [0, 0, 0, 1],
  scale: [1, 1, 1],
  ...fields,
});

/** A ball whose picture is red on the left half and blue on the right, and a small loose one beside it, moved by its node. */
async function scene(skinned: boolean): Promise<Scene> {
  const half = { width: 32, height: 64, channels: 3 as const };
  const bytes = await sharp({ create: { ...half, width: 64, background: '#c02020' } })
    .composite([
      {
        input: await sharp({ create: { ...half, background: '#2020c0' } })
          .png()
          .toBuffer(),
        left: 32,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  const body = ball(24, 40, 1, [0, 0, 0]);
  const eye = ball(8, 12, 0.15, [0, 0, 0]);
  if (!skinned) for (const p of [body, eye]) for (const key of ['joints', 'weights'] as const) delete p[key];
  else for (const key of ['joints', 'weights'] as const) delete eye[key];
  const plain: Scene['materials'][0] = {
    name: 'painted',
    baseColorFactor: [1, 1, 1, 1],
    baseColorTexture: { texture: 0 },
    metallicFactor: 0,
    roughnessFactor: 0.5,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: false,
  };
  const { baseColorTexture: _, ...white } = plain;
  return {
    nodes: [
      node('body', { mesh: 0, ...(skinned && { skin: 0 }) }),
      node('eye', { mesh: 1, translation: [1.4, 0, 0] }),
      node('root', { children: [3] }),
      node('top', { translation: [0, 0.5, 0] }),
    ],
    roots: [0, 1, 2],
    meshes: [
      { name: 'body', primitives: [body] },
      { name: 'eye', primitives: [{ ...eye, material: 1 }] },
    ],
    materials: [plain, { ...white, name: 'white', baseColorFactor: [1, 1, 1, 0.5], alphaMode: 'BLEND' }],
    textures: [{ name: 'halves', mime: 'image/png', bytes }],
    skins: skinned
      ? [
          {
            name: 'rig',
            joints: [2, 3],
            inverseBindMatrices: Float32Array.of(
              ...[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
              ...[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -0.5, 0, 1],
            ),
          },
        ]
      : [],
    animations: [
      {
        name: 'nod',
        channels: [
          {
            node: skinned ? 3 : 1,
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

const loose = writeGlb(await scene(false));
const rigged = writeGlb(await scene(true));
const source = joinScene(await scene(false)).mesh;

async function retopo(fields: Partial<z.input<typeof op.params>>, bytes = loose) {
  const params = op.params.parse({ ...op.example, ...fields });
  const ctx = fakeContext(1);
  ctx.input = async () => ({ name: 'model.glb', bytes });
  await run(params, ctx);
  expect([...ctx.files.keys()]).toEqual(op.files(params));
  const [file] = ctx.files.values();
  const made = params.quad ? readFbx(file).scene : (await readGltf(file)).scene;
  if (!params.quad) expect((await validateGlb(file, 1)).filter((m) => !m.includes('UNUSED'))).toEqual([]);
  expect((await sharp(ctx.preview).metadata()).format).toBe('webp');
  const values = op.output?.parse(ctx.values) as Record<string, number>;
  return { file, made, values };
}

/** The colour of a model's atlas at the vertex closest to a place. */
async function colorAt(made: Scene, place: readonly number[]): Promise<number[]> {
  let best = { distance: Infinity, u: 0, v: 0, texture: 0 };
  for (const { mesh, material } of made.meshes.flatMap((m) => m.primitives)) {
    for (let v = 0; 3 * v < mesh.positions.length; v++) {
      const distance = Math.hypot(...place.map((x, k) => x - mesh.positions[3 * v + k]));
      const texture = made.materials[material as number].baseColorTexture?.texture ?? 0;
      if (distance < best.distance)
        best = { distance, u: mesh.uvs?.[2 * v] ?? 0, v: mesh.uvs?.[2 * v + 1] ?? 0, texture };
    }
  }
  const picture = sharp(made.textures[best.texture].bytes);
  const { width, height } = await picture.metadata();
  const at = (x: number, size: number): number => Math.min(size - 3, Math.max(0, Math.floor(x * size) - 1));
  const { channels } = await sharp(
    await picture.extract({ left: at(best.u, width), top: at(best.v, height), width: 2, height: 2 }).toBuffer(),
  ).stats();
  return channels.slice(0, 3).map((c) => c.mean);
}

test('smart lays quads over all parts, in triangles, with the look of the source and its glass apart', async () => {
  const { made, values } = await retopo({ face_limit: 1200 });
  expect(Math.abs(values.faces - 1200)).toBeLessThan(120);
  expect(values).toMatchObject({ quads: values.faces / 2, textures: 3, dropped: ['animations'] });
  expect(values.irregular).toBeLessThan(0.12);
  const { p99 } = measureDistance(source, joinScene(made).mesh);
  expect(p99).toBeLessThan(0.02);
  const [left, right] = [await colorAt(made, [0.9, 0.1, 0]), await colorAt(made, [-0.9, 0.1, 0])];
  expect(left[0]).toBeGreaterThan(3 * left[2]);
  expect(right[2]).toBeGreaterThan(3 * right[0]);
  expect(made.materials.map((m) => m.alphaMode)).toEqual(['OPAQUE', 'BLEND']);
});

test('smart with quad is an FBX of quads and nothing else, its pictures inside', async () => {
  const { made, values } = await retopo({ face_limit: 600, quad: true });
  const meshes = made.meshes.flatMap((m) => m.primitives.map((p) => p.mesh));
  const quads = meshes.reduce((sum, mesh) => sum + (mesh.quadCount ?? 0), 0);
  expect(meshes.reduce((sum, mesh) => sum + mesh.indices.length / 6, 0)).toBe(quads);
  expect(values).toMatchObject({ faces: quads, quads });
  expect(made.textures.length).toBeGreaterThanOrEqual(2);
  expect((await colorAt(made, [0.9, 0.1, 0]))[0]).toBeGreaterThan(120);
});

test('a skeleton carries over: influences blend, what has none follows its node, and clips stay', async () => {
  for (const fields of [{ mode: 'smart', face_limit: 800 } as const, { mode: 'basic', face_limit: 800 } as const]) {
    const { made, values } = await retopo(fields, rigged);
    expect(values.dropped).toEqual([]);
    expect(made.animations.map((a) => a.name)).toEqual(['nod']);
    const joints = made.skins[0].joints.map((j) => made.nodes[j].name);
    for (const { mesh, joints: held, weights } of made.meshes.flatMap((m) => m.primitives)) {
      for (let v = 0; 3 * v < mesh.positions.length; v++) {
        const [x, y] = mesh.positions.subarray(3 * v, 3 * v + 2);
        const of = (name: string): number =>
          [0, 1, 2, 3].reduce(
            (sum, k) => sum + (joints[held?.[4 * v + k] ?? 9] === name ? (weights?.[4 * v + k] ?? 0) : 0),
            0,
          );
        if (x > 1.2) expect(of('eye')).toBe(1);
        else expect(Math.abs(of('top') - (1 + y) / 2)).toBeLessThan(0.05);
      }
    }
    const { max } = measureDistance(source, joinScene(made).mesh);
    expect(max).toBeLessThan(0.03);
  }
});

test('basic keeps textures and clips without bake, and bakes them onto a new atlas with it', async () => {
  const kept = await retopo({ mode: 'basic', face_limit: 500, bake: false });
  expect(kept.values.faces).toBeLessThanOrEqual(520);
  expect(kept.made.textures.length).toBe(1);
  expect(kept.made.animations.length).toBe(1);
  expect(kept.made.nodes.map((n) => n.name)).toContain('eye');
  const baked = await retopo({ mode: 'basic', face_limit: 500 });
  expect(baked.values).toMatchObject({ faces: 500, textures: 3 });
  expect((baked.values.distance as unknown as { p99: number }).p99).toBeLessThan(0.01);
  expect((await colorAt(baked.made, [0.9, 0.1, 0]))[0]).toBeGreaterThan(120);
});

test('without bake smart keeps plain colours; a model light enough comes back as it is', async () => {
  const plain = await retopo({ face_limit: 500, bake: false });
  expect(plain.values).toMatchObject({ textures: 0, dropped: ['animations', 'textures'] });
  expect(plain.made.materials.map((m) => m.name)).toEqual(['painted', 'white']);
  const same = await retopo({ mode: 'basic', face_limit: 90_000 });
  expect(same.values).toMatchObject({ faces: source.indices.length / 3, dropped: [], distance: { p99: 0 } });
});

test('face limits are brought into the range of the mode, and priced by what comes out', () => {
  const price = (fields: object) => op.price(op.params.parse({ ...op.example, ...fields }), op.prices);
  expect(price({ mode: 'smart', face_limit: 900_000 })).toBe(30);
  expect([1, 20_000, 20_001, 9_000_000].map((face_limit) => price({ mode: 'basic', face_limit }))).toEqual([
    10, 10, 15, 15,
  ]);
  expect(op.params.safeParse({ input: 't', mode: 'smart' }).error?.issues[0].path).toEqual(['face_limit']);
});

test('quad with basic, and tasks without a model, are refused by field', () => {
  const task = (name: string): InputTask => ({
    taskId: 't',
    op: 'x',
    params: {},
    files: [{ name, mime: '', bytes: 1 }],
    output: {},
  });
  const check = (fields: object, name = 'model.glb') =>
    op.check?.(op.params.parse({ ...op.example, ...fields }), { input: task(name) });
  expect(check({ mode: 'basic', quad: true })).toMatch(/^quad:/);
  expect(check({ quad: true })).toBeUndefined();
  expect(check({}, 'model.fbx')).toBeUndefined();
  for (const name of ['image-1.png', 'export.stl', 'scene.splat']) expect(check({}, name)).toMatch(/^input:/);
});
