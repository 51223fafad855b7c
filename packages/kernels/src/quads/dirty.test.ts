import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { type Mesh, measureMesh, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { measureQuads, remeshQuads } from './index.ts';
import { box, ring } from './testing-shapes.ts';

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
