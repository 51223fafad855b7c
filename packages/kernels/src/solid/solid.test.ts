import { expect, test } from 'vitest';
import { type Mesh, measureMesh, mergeMeshes } from '../mesh/index.ts';
import { ball, box, dropFaces, soup } from './broken.testing.ts';
import { farthest } from './farthest.testing.ts';
import { buildWindingTree, closeSurface, findSelfIntersections, windingNumber } from './index.ts';

test('the winding number counts how often a mesh is around a point', () => {
  const two = mergeMeshes([ball([0, 0, 0], 1, 40), ball([0.8, 0, 0], 1, 40)]);
  const tree = buildWindingTree(two);
  expect(windingNumber(tree, 0.4, 0.1, 0)).toBeCloseTo(2, 2);
  expect(windingNumber(tree, -0.8, 0.1, 0)).toBeCloseTo(1, 2);
  expect(windingNumber(tree, 0, 3, 0.2)).toBeCloseTo(0, 2);
  expect(windingNumber(buildWindingTree(box([0, 0, 0], [2, 2, 2], [2])), 0, 0, 0)).toBeCloseTo(5 / 6, 6);
});

test('the fast winding number is the sum of solid angles', () => {
  const mesh = ball([0, 0, 0], 1, 30, 0.3);
  const tree = buildWindingTree(mesh);
  const exact = buildWindingTree({ positions: mesh.positions, indices: mesh.indices });
  // A node as large as everything is never far: every triangle is summed.
  for (let n = 0; 29 * n < exact.moments.length; n++) exact.moments[29 * n + 3] = 1e9;
  let worst = 0;
  for (let i = 0; i < 300; i++) {
    const [x, y, z] = [Math.sin(i * 7.1) * 1.4, Math.sin(i * 3.7 + 1) * 1.4, Math.sin(i * 5.3 + 2) * 1.4];
    worst = Math.max(worst, Math.abs(windingNumber(tree, x, y, z) - windingNumber(exact, x, y, z)));
  }
  expect(worst).toBeLessThan(0.01);
});

test('crossing triangles are found, as all pairs would find them, and neighbours are not', () => {
  const one = ball([0, 0, 0], 1, 16);
  expect(findSelfIntersections(one)).toHaveLength(0);
  expect(findSelfIntersections(mergeMeshes([one, ball([3, 0, 0], 1, 16)]))).toHaveLength(0);
  expect(findSelfIntersections(mergeMeshes([one, ball([0.5, 0.1, 0.2], 1, 16)])).length).toBeGreaterThan(40);
  // Boxes that share a plane lie on each other; boxes that touch in a face from both sides do too; a nested one does not.
  const a = box([0, 0, 0], [1, 1, 1]);
  expect(findSelfIntersections(mergeMeshes([a, box([0.5, 0.5, 0], [1, 1, 1])])).length).toBeGreaterThan(0);
  expect(findSelfIntersections(mergeMeshes([a, box([1, 0.3, 0.2], [1, 1, 1])])).length).toBeGreaterThan(0);
  expect(findSelfIntersections(mergeMeshes([a, box([0, 0, 0], [0.5, 0.5, 0.5])]))).toHaveLength(0);
});

test('open, overlapping and torn surfaces are closed around their solid', () => {
  const sources: [Mesh, number][] = [
    [dropFaces(ball([0, 0, 0], 1, 40), (f) => f % 97 === 0), (4 / 3) * Math.PI],
    [mergeMeshes([ball([0, 0, 0], 1, 40), ball([1, 0, 0], 1, 40)]), (27 / 12) * Math.PI],
    [soup(box([0.1, 0.2, 0.3], [2, 1, 1.5])), 3],
    [box([0, 0, 0], [1, 1, 1], [4]), 1],
  ];
  for (const [source, volume] of sources) {
    const closed = closeSurface(source, { faceCount: 20_000 });
    const m = measureMesh(closed);
    expect(m).toMatchObject({ isWatertight: true, nonManifoldVertices: 0, components: 1 });
    expect(Math.abs(m.volume / volume - 1)).toBeLessThan(0.05);
    if (source.indices.length > 36) expect(farthest(closed, source)).toBeLessThan(0.05);
  }
});

test('corners and edges of a torn box are kept', () => {
  const source = soup(box([0.1, 0.2, 0.3], [2, 1, 1.5]));
  const closed = closeSurface(source, { faceCount: 8000 });
  expect(farthest(source, closed)).toBeLessThan(2e-3);
});
