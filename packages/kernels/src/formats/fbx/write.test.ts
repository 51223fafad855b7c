import { expect, test } from 'vitest';
import { GeometryError } from '../../math/index.ts';
import { flattenScene, type Scene } from '../../scene/index.ts';
import { createBudget } from '../_read/budget.ts';
import { richScene, simpleScene } from '../gltf/fixtures.testing.ts';
import { refuse } from './expect.ts';
import { readFbx } from './read.ts';
import { readBinaryFbx } from './read-binary.ts';
import { eulerToQuat } from './rotation.ts';
import type { FbxNode } from './tree.ts';
import { writeFbx } from './write.ts';
import { quatToEuler } from './write-rotation.ts';

const PRESETS = ['blender', '3dsmax', 'mixamo'] as const;

function tree(bytes: Uint8Array): FbxNode[] {
  return readBinaryFbx(bytes, createBudget(refuse, 1e8)).children;
}

function find(nodes: FbxNode[], ...path: string[]): FbxNode[] {
  return path.reduce(
    (level, name) => level.flatMap((n) => n.children).filter((n) => n.name === name),
    [{ name: '', properties: [], children: nodes } as FbxNode],
  );
}

/** World positions of every corner, sorted: what a scene looks like, however its vertices are shared. */
function corners(scene: Scene): number[][] {
  const rows = flattenScene(scene).flatMap(({ mesh: { positions: p, indices }, matrix: m }) =>
    Array.from(indices, (v) =>
      [0, 1, 2].map((r) => m[r] * p[3 * v] + m[4 + r] * p[3 * v + 1] + m[8 + r] * p[3 * v + 2] + m[12 + r]),
    ),
  );
  const key = (r: number[]): string => r.map((x) => (x + 1e-9).toFixed(3).padStart(9)).join();
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

test('the same scene gives the same bytes, and is not changed', () => {
  const scene = richScene();
  const before = structuredClone(scene);
  const bytes = writeFbx(scene);
  expect(scene).toEqual(before);
  expect(writeFbx(scene)).toEqual(bytes);
});

test('unskinned meshes come back in the same place with every preset', () => {
  const scene = richScene();
  scene.meshes = scene.meshes.map((m) => ({ ...m, weights: undefined }));
  scene.nodes[4].mesh = undefined;
  const expected = corners(scene);
  for (const preset of PRESETS) {
    const found = corners(readFbx(writeFbx(scene, { preset })).scene);
    expect(found.length).toBe(expected.length);
    found.forEach((row, i) => {
      row.forEach((x, k) => {
        expect(x).toBeCloseTo(expected[i][k], 5);
      });
    });
  }
});

test('quads are polygons of four corners, and split vertices are one point', () => {
  const scene = simpleScene();
  scene.meshes[0].primitives[0].mesh = {
    // A quad and a triangle along one edge, whose vertices are split for their normals; the quad again from behind.
    positions: Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 2, 0, 1, 1, 1, 0]),
    normals: Float32Array.from([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0]),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 3, 2, 1, 3, 1, 0, 4, 5, 6]),
    quadCount: 2,
  };
  const [geometry] = find(tree(writeFbx(scene)), 'Objects', 'Geometry');
  const [polygons] = find(geometry.children, 'PolygonVertexIndex');
  // The quad from behind has points of its own: programs would drop it otherwise.
  expect([...(polygons.properties[0].value as Int32Array)]).toEqual([0, 1, 2, -4, 5, 6, 7, -9, 1, 4, -3]);
  const back = readFbx(writeFbx(scene)).scene.meshes[0].primitives[0].mesh;
  expect(back.quadCount).toBe(2);
  expect(back.indices.length).toBe(15);
});

test('everything that is connected is there, and the definitions count it', () => {
  const nodes = tree(writeFbx(richScene()));
  const objects = find(nodes, 'Objects')[0].children;
  const ids = new Set([0, ...objects.map((o) => o.properties[0].value)]);
  expect(ids.size).toBe(objects.length + 1);
  for (const c of find(nodes, 'Connections', 'C')) {
    expect(ids).toContain(c.properties[1].value);
    expect(ids).toContain(c.properties[2].value);
  }
  for (const kind of find(nodes, 'Definitions', 'ObjectType')) {
    const name = kind.properties[0].value;
    const count = find(kind.children, 'Count')[0].properties[0].value;
    expect([name, count]).toEqual([
      name,
      name === 'GlobalSettings' ? 1 : objects.filter((o) => o.name === name).length,
    ]);
  }
  expect(find(nodes, 'Objects', 'Video', 'Content').length).toBeGreaterThan(0);
  expect(find(nodes, 'Takes', 'Take').length).toBe(1);
});

test('joints get the names that Mixamo knows them by, and names are never twice the same', () => {
  const scene = richScene();
  scene.nodes[2].name = 'Hips';
  scene.nodes[3].name = 'LeftArm';
  scene.nodes[1].name = 'hips';
  const names = (preset: (typeof PRESETS)[number]): string[] =>
    find(tree(writeFbx(scene, { preset })), 'Objects', 'Model').map(
      (m) => String(m.properties[1].value).split('\0')[0],
    );
  expect(names('mixamo')).toEqual(['root', 'hips', 'mixamorig:Hips', 'mixamorig:LeftArm', 'body']);
  expect(names('3dsmax')).toEqual(['root', 'hips', 'Hips.001', 'LeftArm', 'body']);
});

test('angles mean the rotation they come from, and follow the ones before', () => {
  let near: [number, number, number] = [0, 0, 0];
  for (let i = 0; i <= 400; i++) {
    // Through both poles, where angles of neighbours jump if nobody minds them.
    const q = eulerToQuat([20 * Math.sin(i / 9), (i * 9) / 4, 5 * Math.cos(i / 7)], 0);
    const angles = quatToEuler(q, near);
    const back = eulerToQuat(angles, 0);
    expect(Math.abs(q.reduce((sum, x, k) => sum + x * back[k], 0))).toBeCloseTo(1, 9);
    if (i > 0) for (let k = 0; k < 3; k++) expect(Math.abs(angles[k] - near[k])).toBeLessThan(25);
    near = angles;
  }
});

test('positions that are not numbers and indices out of range are refused', () => {
  const nan = simpleScene();
  nan.meshes[0].primitives[0].mesh.positions[4] = Number.NaN;
  expect(() => writeFbx(nan)).toThrow(GeometryError);
  const range = simpleScene();
  range.meshes[0].primitives[0].mesh.indices[0] = 99;
  expect(() => writeFbx(range)).toThrow(GeometryError);
});
