import { expect, test } from 'vitest';
import { type Mesh, measureMesh, mergeMeshes } from '../mesh/index.ts';
import { densify } from './densify.ts';

const TETRAHEDRON: Mesh = {
  positions: Float32Array.of(0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0, 1),
  indices: Uint32Array.of(0, 2, 1, 0, 1, 3, 1, 2, 3, 0, 3, 2),
  faceGroups: Uint32Array.of(1, 2, 3, 4),
};
const SHEET: Mesh = {
  positions: Float32Array.of(5, 0, 0, 9, 0, 0, 9, 1, 0, 5, 1, 0),
  indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
};

test.each([4, 5, 50, 777])('%i faces are reached, and the surface stays what it was', (faceCount) => {
  const before = measureMesh(TETRAHEDRON);
  const made = densify(TETRAHEDRON, faceCount);
  const after = measureMesh(made);
  expect(after.faces - faceCount).toBeGreaterThanOrEqual(0);
  expect(after.faces - faceCount).toBeLessThanOrEqual(1);
  expect(after).toMatchObject({ isWatertight: true, nonManifoldVertices: 0, components: 1, degenerateFaces: 0 });
  expect(after.volume).toBeCloseTo(before.volume, 5);
  expect(after.area).toBeCloseTo(before.area, 5);
  expect(after.bounds).toEqual(before.bounds);
  expect(made.faceGroups?.length).toBe(after.faces);
  expect(new Set(made.faceGroups)).toEqual(new Set([1, 2, 3, 4]));
});

test('an open sheet beside a solid keeps its border, and triangles become even', () => {
  const both = mergeMeshes([SHEET, { positions: TETRAHEDRON.positions, indices: TETRAHEDRON.indices }]);
  const made = densify(both, 600);
  const facts = measureMesh(made);
  expect(facts.components).toBe(2);
  expect(facts.nonManifoldEdges).toBe(0);
  expect(facts.area).toBeCloseTo(measureMesh(both).area, 4);
  let longest = 0;
  for (let c = 0; c < made.indices.length; c++) {
    const [a, b] = [made.indices[c], made.indices[c % 3 === 2 ? c - 2 : c + 1]];
    longest = Math.max(
      longest,
      Math.hypot(...[0, 1, 2].map((k) => made.positions[3 * a + k] - made.positions[3 * b + k])),
    );
  }
  expect(longest).toBeLessThan(0.4);
});
