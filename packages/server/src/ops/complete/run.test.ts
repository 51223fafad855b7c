import {
  initGeometry,
  isSolid,
  type Mesh,
  mergeMeshes,
  meshBounds,
  readGltf,
  type Scene,
  writeGlb,
} from '@claywork/kernels';
import { expect, test } from 'vitest';
import type { InputTask } from '../../engine/define-op.ts';
import { fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { run } from './run.ts';

/** A round limb along y from `bottom` to `top`: open at the top, closed at the bottom where asked. */
function limb(radius: number, bottom: number, top: number, isClosed: boolean, sides = 24): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let ring = 0; ring <= 4; ring++)
    for (let i = 0; i < sides; i++) {
      const a = (2 * Math.PI * i) / sides;
      positions.push(radius * Math.sin(a), bottom + ((top - bottom) * ring) / 4, radius * Math.cos(a));
    }
  for (let ring = 0; ring < 4; ring++)
    for (let i = 0; i < sides; i++) {
      const [a, b] = [ring * sides + i, ring * sides + ((i + 1) % sides)];
      indices.push(a, b, b + sides, a, b + sides, a + sides);
    }
  if (isClosed) {
    positions.push(0, bottom, 0);
    for (let i = 0; i < sides; i++) indices.push(5 * sides, (i + 1) % sides, i);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

const flipY = ({ positions, indices }: Mesh, about: number): Mesh => ({
  positions: positions.map((x, i) => (i % 3 === 1 ? 2 * about - x : x)),
  indices: indices.map((_, c) => indices[c % 3 === 1 ? c + 1 : c % 3 === 2 ? c - 1 : c]),
});

/** A column cut through in the middle, in two colours. */
function column(): Uint8Array {
  const lower = limb(0.2, 0, 0.5, true);
  const meshes: Mesh[] = [lower, flipY(lower, 0.5)];
  const scene: Scene = {
    nodes: ['lower', 'upper'].map((name, mesh) => ({
      ...{ name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh },
    })),
    roots: [0, 1],
    meshes: meshes.map((mesh, material) => ({ name: '', primitives: [{ mesh, material }] })),
    materials: [0.2, 0.8].map((red) => ({
      ...{ name: `red ${red}`, baseColorFactor: [red, 0.3, 0.1, 1], metallicFactor: 0, roughnessFactor: 0.6 },
      ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: true },
    })),
    ...{ textures: [], skins: [], animations: [] },
  };
  return writeGlb(scene);
}

async function complete(params: { mode: 'ai' | 'cap'; part_names?: string[] }) {
  const context = fakeContext(3);
  context.input = async () => ({ name: 'model.glb', bytes: column() });
  await run(op.params.parse({ input: 'task_1', ...params }), context);
  const glb = context.files.get('model.glb') as Uint8Array;
  expect(await validateGlb(glb)).toEqual([]);
  const { scene } = await readGltf(glb);
  const meshOf = (name: string): Mesh => {
    const node = scene.nodes.find((n) => n.name === name);
    const { primitives } = scene.meshes[node?.mesh ?? -1];
    return mergeMeshes(primitives.map(({ mesh: { positions, indices } }) => ({ positions, indices })));
  };
  await initGeometry();
  return { context, scene, meshOf };
}

test('cap closes both halves of a column in the plane of the cut, in their colours', async () => {
  const { context, scene, meshOf } = await complete({ mode: 'cap' });
  for (const name of ['lower', 'upper']) expect(isSolid(meshOf(name))).toBe(true);
  expect(meshBounds([meshOf('lower')]).max[1]).toBeCloseTo(0.5, 6);
  const [shown, cap] = scene.meshes[0].primitives;
  expect(shown.mesh.indices.length).toBe(3 * 216);
  expect(scene.materials[cap.material ?? 0].baseColorFactor[0]).toBeCloseTo(0.2, 2);
  expect(context.values.parts).toMatchObject([
    { name: 'lower', watertight: true, holes: 1, sheets: 0, turned: 0, rebuilt: false },
    { name: 'upper', watertight: true, holes: 1 },
  ]);
  expect(context.preview?.length).toBeGreaterThan(500);
  expect(context.steps.at(-1)).toEqual({ fraction: 1, stage: 'done' });
});

test('ai goes on into the other half, rounded, and leaves alone what was not asked for', async () => {
  const { context, meshOf } = await complete({ mode: 'ai', part_names: ['lower'] });
  expect(isSolid(meshOf('lower'))).toBe(true);
  expect(isSolid(meshOf('upper'))).toBe(false);
  const { max } = meshBounds([meshOf('lower')]);
  expect(max[1]).toBeGreaterThan(0.55);
  expect(max[1]).toBeLessThan(0.75);
  expect(max[0]).toBeLessThan(0.2001);
  expect(context.values.parts).toHaveLength(1);
});

test('what cannot be asked is said before anything is charged', () => {
  const files = [{ name: 'model.glb', mime: 'model/gltf-binary', bytes: 1 }];
  const input = { op: 'ai-segment', files, output: { parts: [{ name: 'head' }, { name: 'left arm' }] } };
  const check = (fields: object, task: object = input) =>
    op.check?.(op.params.parse({ input: 'task_1', mode: 'cap', ...fields }), { input: task as unknown as InputTask });
  expect(check({})).toBeUndefined();
  expect(check({ part_names: ['head'] })).toBeUndefined();
  expect(check({ part_names: ['head', 'tail'] })).toBe(
    'part_names: no part is named “tail”; there are “head”, “left arm”.',
  );
  expect(
    check({ part_names: ['body'] }, { ...input, op: 'smart-segment', output: { parts: ['body'] } }),
  ).toBeUndefined();
  expect(check({}, { ...input, op: 'text-to-3d' })).toMatch(/^input:/);
  expect(op.params.safeParse({ input: 'task_1', mode: 'cap', part_names: [] }).success).toBe(false);
  expect(op.params.safeParse({ input: 'task_1', mode: 'best' }).success).toBe(false);
  expect(op.price({ input: 'task_1', mode: 'ai' }, op.prices)).toBe(50);
  expect(op.price({ input: 'task_1', mode: 'cap' }, op.prices)).toBe(30);
});
