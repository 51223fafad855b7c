import { expect, test } from 'vitest';
import { measureMesh, mergeMeshes } from '../mesh/index.ts';
import { measureQuads, remeshQuads } from './index.ts';
import { box, ring } from './testing-shapes.ts';

test('a box becomes a grid whose only irregular vertices are its eight corners, with its creases kept', () => {
  const source = box(4, 2, 1, 1.5);
  const { mesh } = remeshQuads(source, { faceCount: 600 });
  const q = measureQuads(mesh, source);
  expect(q.triangles).toBe(0);
  expect(q.irregular).toBe(8);
  expect(Math.abs(q.quads - 600)).toBeLessThan(60);
  expect(q.angleDeviationDeg).toBeLessThan(2);
  expect(q.distanceMax).toBeLessThan(1e-3);
  expect(measureMesh(mesh).isWatertight).toBe(true);
});

test('a ring keeps its handle and is nearly regular', () => {
  const source = ring(1, 0.4, 60, 30);
  const { mesh } = remeshQuads(source, { faceCount: 800 });
  const q = measureQuads(mesh, source);
  const m = measureMesh(mesh);
  expect(q.triangles).toBe(0);
  expect(m.isWatertight).toBe(true);
  // Euler: V - E + F = 0
  expect(q.vertices).toBe(q.quads);
  expect(q.irregularShare).toBeLessThan(0.03);
  expect(q.distanceP99).toBeLessThan(0.008);
});

test('a border stays a border where holes are not to be closed, and the same input gives the same bytes', () => {
  const source = box(4, 1, 1, 1, true);
  const a = remeshQuads(source, { faceCount: 300, holeShare: 0 }).mesh;
  const q = measureQuads(a, source);
  expect(q.boundaryEdges).toBeGreaterThan(16);
  expect(q.nonManifoldEdges).toBe(0);
  expect(q.distanceMax).toBeLessThan(1e-3);
  const b = remeshQuads(source, { faceCount: 300, holeShare: 0 }).mesh;
  expect(b.positions).toEqual(a.positions);
  expect(b.indices).toEqual(a.indices);
});

test('an empty mesh is refused, and an aborted run stops', () => {
  const empty = { positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) };
  expect(() => remeshQuads(empty, { faceCount: 100 })).toThrow(/no surface/);
  const signal = AbortSignal.abort(new Error('stop'));
  expect(() => remeshQuads(box(2, 1, 1, 1), { faceCount: 100, signal })).toThrow('stop');
});

test('parts far smaller than a quad keep their place among larger ones', () => {
  const tiny = box(1, 0.02, 0.02, 0.02);
  for (let i = 0; i < tiny.positions.length; i++) tiny.positions[i] += 2;
  const source = mergeMeshes([box(2, 1, 1, 1), tiny]);
  const { mesh, report } = remeshQuads(source, { faceCount: 300 });
  expect(report.dropped).toBe(0);
  const m = measureMesh(mesh);
  expect(m.components).toBe(2);
  expect(m.isWatertight).toBe(true);
  expect(Math.abs(report.quads - 300)).toBeLessThan(40);
});
