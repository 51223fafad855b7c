import { expect, test } from 'vitest';
import { Affine, createRng } from '../math/index.ts';
import { type Mesh, measureMesh, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { measureQuads, remeshQuads } from './index.ts';
import { box, ring } from './testing-shapes.ts';

/** The mesh with its faces changed. */
function withFaces(mesh: Mesh, change: (face: number[], i: number) => number[][]): Mesh {
  const faces: number[] = [];
  for (let f = 0; f < mesh.indices.length; f += 3)
    faces.push(...change([...mesh.indices.subarray(f, f + 3)], f / 3).flat());
  return { positions: mesh.positions, indices: Uint32Array.from(faces) };
}

/** All that must hold whatever went in. */
function expectClean(mesh: Mesh, source: Mesh): void {
  const q = measureQuads(mesh, source);
  const m = measureMesh(mesh);
  expect(q.quads).toBeGreaterThan(0);
  expect(q.triangles).toBe(0);
  expect(q.nonManifoldEdges).toBe(0);
  expect(m.nonManifoldVertices).toBe(0);
  expect(m.hasNaN).toBe(false);
}

test('hundreds of loose parts all stay, closed ones closed, within the budget', () => {
  const rng = createRng(5);
  const parts = Array.from({ length: 300 }, (_, i) => {
    const s = rng.range(0.02, 0.2);
    const [x, y, z] = [rng.range(-3, 3), rng.range(-3, 3), rng.range(-3, 3)];
    const shape = i % 3 ? box(1, s, s * 2, s * 0.2) : ring(s, s * 0.3, 8, 6);
    return transformMesh(shape, Float64Array.of(1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z));
  });
  const source = mergeMeshes(parts);
  const { mesh, report } = remeshQuads(source, { faceCount: 2400 });
  expectClean(mesh, source);
  expect(report.dropped).toBe(0);
  expect(Math.abs(report.quads - 2400)).toBeLessThan(240);
  const m = measureMesh(mesh);
  expect(m.components).toBe(300);
  expect(m.isWatertight).toBe(true);
});

test('noise as large as the quads gives quads without a hole', () => {
  const source = ring(1, 0.4, 60, 30);
  const rng = createRng(9);
  for (let i = 0; i < source.positions.length; i++) source.positions[i] += rng.range(-0.05, 0.05);
  const { mesh } = remeshQuads(source, { faceCount: 900 });
  expectClean(mesh, source);
  expect(measureMesh(mesh).isWatertight).toBe(true);
});

/** One closed outward surface near the source. */
function expectWhole(source: Mesh): void {
  const { mesh } = remeshQuads(source, { faceCount: 500 });
  expectClean(mesh, source);
  const m = measureMesh(mesh);
  expect(m.isWatertight).toBe(true);
  expect(m.components).toBe(1);
  expect(m.volume).toBeGreaterThan(0.5);
  expect(measureQuads(mesh, source).distanceP99).toBeLessThan(0.01);
}

test('flipped, doubled and flat faces come out as one closed surface', () => {
  expectWhole(
    withFaces(ring(1, 0.4, 40, 20), ([a, b, c], i) =>
      i % 7 === 0
        ? [[a, c, b]]
        : i % 11 === 0
          ? [
              [a, b, c],
              [b, c, a],
            ]
          : i % 13 === 0
            ? [
                [a, b, c],
                [a, b, b],
              ]
            : [[a, b, c]],
    ),
  );
});

test('panels with gaps between them, and other cells each, become the solid that they stand around', () => {
  const panels = [0, 1, 2, 3, 4, 5].map((side) => {
    const fine = box(side % 2 ? 6 : 3, 1, 1, 1);
    const size = fine.indices.length / 6;
    const axis = Math.floor(side / 2);
    const positions = fine.positions.map((x, i) => (i % 3 === axis ? x * 1.004 : x));
    return { positions, indices: fine.indices.slice(side * size, (side + 1) * size) };
  });
  expectWhole(mergeMeshes(panels));
});

test('sheets stay sheets: a leaf with three blades on one edge, and a plane drawn from both sides', () => {
  const grid = box(4, 2, 2, 2);
  const plane = { positions: grid.positions, indices: grid.indices.slice(0, 96) };
  const both = withFaces(plane, ([a, b, c]) => [
    [a, b, c],
    [a, c, b],
  ]);
  const blades = mergeMeshes(
    [0, 2, 4].map((turn) =>
      transformMesh(plane, Affine.multiply(Affine.turn('z', turn * 60), Affine.fromPlacement({ at: [-1, 1, 0] }))),
    ),
  );
  for (const source of [both, blades]) {
    const { mesh } = remeshQuads(source, { faceCount: 300 });
    expectClean(mesh, source);
    expect(measureQuads(mesh, source).boundaryEdges).toBeGreaterThan(30);
    expect(Math.abs((mesh.quadCount ?? 0) / 300 - 1)).toBeLessThan(0.1);
  }
});
