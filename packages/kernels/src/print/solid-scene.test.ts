import { expect, test } from 'vitest';
import { measureMesh, mergeMeshes } from '../mesh/index.ts';
import type { Scene, SceneGraphNode } from '../scene/index.ts';
import { ball, box } from '../solid/broken.testing.ts';
import { findSelfIntersections } from '../solid/index.ts';
import { solidScene } from './index.ts';

const node = (name: string, mesh: number, translation: [number, number, number]): SceneGraphNode => ({
  name,
  children: [],
  translation,
  rotation: [0, 0, 0, 1],
  scale: [mesh === 0 ? -1 : 1, 1, 1],
  mesh,
});

/** A mirrored ball with a hole, coloured by height, that runs into a box; and a speck. */
function scene(): Scene {
  const open = ball([0, 0, 0], 0.02, 24, 0.2);
  const colors = new Float32Array((open.positions.length / 3) * 4);
  for (let v = 0; 4 * v < colors.length; v++) colors.set([open.positions[3 * v + 1] > 0 ? 1 : 0, 0, 0.5, 1], 4 * v);
  return {
    nodes: [node('ball', 0, [1, 0, 0]), node('box', 1, [1, 0.02, 0]), node('speck', 2, [1, 0.1, 0])],
    roots: [0, 1, 2],
    meshes: [
      { name: '', primitives: [{ mesh: { ...open, colors }, material: 0 }] },
      { name: '', primitives: [{ mesh: box([0, 0, 0], [0.02, 0.02, 0.02]), material: 1 }] },
      { name: '', primitives: [{ mesh: box([0, 0, 0], [1e-4, 1e-4, 1e-4]) }] },
    ],
    materials: [],
    textures: [],
    skins: [],
    animations: [],
  };
}

const world = (s: Scene) => s.meshes.map((m) => mergeMeshes(m.primitives.map((p) => p.mesh)));

test('every part becomes a solid of its own, with its colours and material, where it was', async () => {
  const { scene: made, objects, lost, size, contact } = await solidScene(scene(), { split: 'parts', nozzle: 4e-4 });
  expect(objects.map((o) => [o.name, o.watertight, o.report.holesClosed])).toEqual([
    ['ball', true, 1],
    ['box', true, 0],
  ]);
  expect(lost).toEqual(['speck']);
  expect(objects[1].volume).toBeCloseTo(8e-6, 9);
  const [round, cube] = made.meshes.map((m) => m.primitives);
  expect([round[0].material, cube[0].material]).toEqual([0, 1]);
  const { positions: p, colors: c = new Float32Array(0) } = round[0].mesh;
  for (let v = 0; 3 * v < p.length; v++) if (p[3 * v + 1] < -0.003) expect(c[4 * v]).toBeCloseTo(0, 5);
  expect(Math.max(...c)).toBeCloseTo(1, 5);
  // Over the origin, on the ground.
  const { bounds } = measureMesh(mergeMeshes(world(made)));
  const t = made.nodes[0].translation;
  expect(bounds.min[1] + t[1]).toBeCloseTo(0, 6);
  expect((bounds.min[0] + bounds.max[0]) / 2 + t[0]).toBeCloseTo(0, 6);
  expect(size[1]).toBeCloseTo(0.05, 3);
  expect(contact).toBeLessThan(1e-4);
});

test('as a whole it is one solid that crosses nothing, and thin parts are named', async () => {
  const { scene: made, objects } = await solidScene(scene(), { split: 'whole', nozzle: 4e-4 });
  expect(objects).toHaveLength(1);
  expect(objects[0].report).toMatchObject({ bodies: 1, shellsMerged: 1 });
  const { indices, positions } = world(made)[0];
  expect(positions.length).toBe(3 * indices.length);
  // The same again, to the byte.
  const again = await solidScene(scene(), { split: 'whole', nozzle: 4e-4 });
  expect(world(again.scene)[0].positions).toEqual(positions);
  const thin = await solidScene(scene(), { split: 'parts', nozzle: 0.039 });
  expect(thin.objects.flatMap((o) => o.lost)).toEqual(['ball']);
  expect(thin.lost).toEqual(['box', 'speck']);
});

test('a limit on faces is kept where the solid stays one', async () => {
  const { scene: made, objects } = await solidScene(scene(), { split: 'whole', nozzle: 4e-4, faceLimit: 600 });
  expect(objects[0].faces).toBeLessThanOrEqual(600);
  expect(objects[0].watertight).toBe(true);
  expect(findSelfIntersections(world(made)[0]).length).toBe(0);
});
