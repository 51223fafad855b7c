import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../curves/index.ts';
import { type Mesh, measureMesh, mergeMeshes, weld } from '../mesh/index.ts';
import type { Scene } from '../scene/index.ts';
import { ball, box, dropFaces } from '../solid/broken.testing.ts';
import { isSolid } from '../solid/index.ts';
import { completeScene } from './index.ts';

beforeAll(() => initGeometry());

/** The faces of a mesh whose middles are where `keep` says, and the others. */
function cut(mesh: Mesh, keep: (x: number, y: number, z: number) => boolean): [Mesh, Mesh] {
  const { positions: p, indices } = mesh;
  const isKept = (f: number): boolean => {
    const [x, y, z] = [0, 1, 2].map((k) => [0, 1, 2].reduce((sum, c) => sum + p[3 * indices[3 * f + c] + k] / 3, 0));
    return keep(x, y, z);
  };
  return [dropFaces(mesh, (f) => !isKept(f)), dropFaces(mesh, isKept)];
}

function sceneOf(meshes: readonly Mesh[]): Scene {
  return {
    nodes: meshes.map((_, mesh) => ({
      ...{ name: `part ${mesh}`, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh },
    })),
    roots: meshes.map((_, i) => i),
    meshes: meshes.map((mesh) => ({ name: '', primitives: [{ mesh }] })),
    ...{ materials: [], textures: [], skins: [], animations: [] },
  };
}

async function complete(meshes: readonly Mesh[], mode: 'ai' | 'cap') {
  const { scene, parts } = await completeScene(sceneOf(meshes), { mode, textures: [] });
  const whole = scene.meshes.map(({ primitives }) =>
    mergeMeshes(primitives.map(({ mesh: { positions, indices } }) => ({ positions, indices }))),
  );
  for (const mesh of whole) expect(isSolid(mesh)).toBe(true);
  return { parts, whole, volumes: whole.map((mesh) => measureMesh(weld(mesh)).volume) };
}

test('a ball goes on as a ball, however much of it is left', async () => {
  const whole = ball([0, 0, 0], 1, 48);
  for (const height of [0.7, 0, -0.5]) {
    const [lower, upper] = cut(whole, (_, y) => y < height);
    // The rest of the ball is hidden in a box: there is room all around.
    const { whole: made } = await complete([lower, upper, box([0, 0, 0], [4, 4, 4])], 'ai');
    let worst = 0;
    const p = made[0].positions;
    for (let v = 0; v < p.length; v += 3) worst = Math.max(worst, Math.abs(Math.hypot(p[v], p[v + 1], p[v + 2]) - 1));
    expect(worst).toBeLessThan(0.06);
  }
});

test('a box goes on as a box, within what hides it', async () => {
  // Open at the top, where it stands in a larger one.
  const open = dropFaces(box([0, 0, 0], [0.4, 1, 0.4]), (f) => f >= 0 && isTop(f));
  const { volumes, whole } = await complete([open, box([0, 0.9, 0], [2, 1, 2])], 'ai');
  const { bounds } = measureMesh(whole[0]);
  expect(bounds.max[1]).toBeGreaterThan(0.6);
  expect(bounds.max[1]).toBeLessThan(1.4);
  expect(volumes[0]).toBeCloseTo(0.16 * (bounds.max[1] + 0.5), 3);
  const { volumes: capped } = await complete([open], 'cap');
  expect(capped[0]).toBeCloseTo(0.16, 5);
});

/** Faces of `box` whose three corners are at its top. */
function isTop(f: number): boolean {
  const { positions: p, indices } = box([0, 0, 0], [0.4, 1, 0.4]);
  return [0, 1, 2].every((c) => p[3 * indices[3 * f + c] + 1] > 0.49);
}

test('nothing comes out where there is nothing to hide in', async () => {
  const [lower] = cut(ball([0, 0, 0], 1, 32), (_, y) => y < 0);
  const { whole } = await complete([lower], 'ai');
  const { positions, indices } = whole[0];
  expect(Math.max(...Array.from(indices, (v) => positions[3 * v + 1]))).toBeLessThan(0.12);
});

test('the cut through a hollow thing is closed by a ring, and a sheet gets a back', async () => {
  const hollow = mergeMeshes([ball([0, 0, 0], 1, 40), inverted(ball([0, 0, 0], 0.8, 40))]);
  const { volumes, parts } = await complete(
    cut(hollow, (_, y) => y < 0),
    'cap',
  );
  expect(parts[0]).toMatchObject({ holes: 1, sheets: 0, watertight: true, rebuilt: false });
  const shell = (4 / 3) * Math.PI * (1 - 0.8 ** 3);
  expect(Math.abs((volumes[0] + volumes[1]) / shell - 1)).toBeLessThan(0.03);
  const sheet: Mesh = {
    positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1),
    indices: Uint32Array.of(0, 2, 1, 0, 3, 2),
  };
  const flat = await complete([sheet], 'ai');
  expect(flat.parts[0]).toMatchObject({ holes: 0, sheets: 1 });
  expect(flat.volumes[0]).toBeGreaterThan(0.002);
});

const inverted = ({ positions, indices }: Mesh): Mesh => ({
  positions,
  indices: indices.map((_, c) => indices[c % 3 === 1 ? c + 1 : c % 3 === 2 ? c - 1 : c]),
});

test('a pattern around a hole goes on in what closes it', async () => {
  const [lower] = cut(ball([0, 0, 0], 1, 48), (_, y) => y < 0.5);
  const n = lower.positions.length / 3;
  // Red where x is positive, blue elsewhere.
  const isRed = (v: number): boolean => lower.positions[3 * v] > 0;
  const colors = Float32Array.from({ length: 4 * n }, (_, i) =>
    i % 4 === 3 ? 1 : i % 4 === (isRed(Math.floor(i / 4)) ? 0 : 2) ? 1 : 0,
  );
  const scene = sceneOf([{ ...lower, colors }, box([0, 0, 0], [4, 4, 4])]);
  const { scene: made } = await completeScene(scene, { mode: 'ai', textures: [] });
  const [, filling] = made.meshes[0].primitives;
  const tint = made.materials[filling.material ?? 0].baseColorFactor;
  const { positions: p, colors: seen } = filling.mesh;
  if (!seen) throw new Error('the filling has one colour');
  let [right, all] = [0, 0];
  for (let v = 0; 3 * v < p.length; v++) {
    if (Math.abs(p[3 * v]) < 0.1) continue;
    const [red, blue] = [seen[4 * v] * tint[0], seen[4 * v + 2] * tint[2]];
    if (p[3 * v] > 0 ? red > 0.8 && blue < 0.2 : blue > 0.8 && red < 0.2) right++;
    all++;
  }
  expect(all).toBeGreaterThan(300);
  expect(right / all).toBeGreaterThan(0.95);
});

test('a part goes on as its mirror image shows it, in its colours', async () => {
  // Taller above than below, and red there.
  const egg = (x: number): Mesh => {
    const { positions, indices } = ball([0, 0, 0], 1, 40);
    return { positions: positions.map((p, i) => (i % 3 === 0 ? p + x : i % 3 === 1 && p > 0 ? 1.7 * p : p)), indices };
  };
  const colored = (mesh: Mesh): Mesh => ({
    ...mesh,
    colors: Float32Array.from({ length: (4 * mesh.positions.length) / 3 }, (_, i) => {
      const isUpper = mesh.positions[3 * Math.floor(i / 4) + 1] > 0.3;
      return i % 4 === 3 || i % 4 === (isUpper ? 0 : 2) ? 1 : 0;
    }),
  });
  const [lower, upper] = cut(egg(-2), (_, y) => y < 0.25);
  const hides = box([-2, 1.4, 0], [3, 3, 3]);
  const scene = sceneOf([lower, upper, egg(2), hides].map(colored));
  const { scene: made } = await completeScene(scene, { mode: 'ai', textures: [] });
  const [own, filling] = made.meshes[0].primitives;
  const whole = mergeMeshes([own, filling].map(({ mesh: { positions, indices } }) => ({ positions, indices })));
  expect(isSolid(whole)).toBe(true);
  const { volume } = measureMesh(weld(whole));
  const tops = Array.from(filling.mesh.indices, (v) => filling.mesh.positions[3 * v + 1]);
  expect(Math.max(...tops)).toBeGreaterThan(1.6);
  expect(Math.max(...tops)).toBeLessThan(1.75);
  const { positions, indices } = egg(0);
  expect(volume / measureMesh(weld({ positions, indices })).volume).toBeCloseTo(1, 1);
  const { mesh, material } = filling;
  const tint = made.materials[material ?? 0].baseColorFactor;
  for (let v = 0; 3 * v < mesh.positions.length; v++)
    if (mesh.positions[3 * v + 1] > 0.6) expect((mesh.colors?.[4 * v] ?? 1) * tint[0]).toBeGreaterThan(0.8);
});
