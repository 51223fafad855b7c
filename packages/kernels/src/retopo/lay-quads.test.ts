import { expect, test } from 'vitest';
import { type Mesh, measureMesh, mergeMeshes } from '../mesh/index.ts';
import { measureDistance } from '../spatial/index.ts';
import { findSheet } from './find-sheet.ts';
import { layQuads } from './lay-quads.ts';

/** A wavy sheet with a scalloped edge, 1 m wide and `thick` thick, closed; faces outwards. */
function wing(n: number, thick: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const quad = (a: number, b: number, c: number, d: number): void => void indices.push(a, b, c, a, c, d);
  for (const z of [thick / 2, -thick / 2]) {
    for (let i = 0; i <= n; i++) {
      for (let j = 0; j <= n; j++) {
        const [u, v] = [i / n, j / n];
        const reach = 0.7 + 0.15 * Math.abs(Math.sin(3 * Math.PI * v));
        positions.push(u * reach, v, z + 0.05 * Math.sin(3 * u));
      }
    }
  }
  const at = (i: number, j: number): number => i * (n + 1) + j;
  const size = (n + 1) ** 2;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      quad(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1));
      quad(size + at(i, j), size + at(i, j + 1), size + at(i + 1, j + 1), size + at(i + 1, j));
    }
    for (const [a, b] of [
      [at(i + 1, 0), at(i, 0)],
      [at(i, n), at(i + 1, n)],
      [at(0, i), at(0, i + 1)],
      [at(n, i + 1), at(n, i)],
    ])
      quad(a, b, size + b, size + a);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

test('a thin sheet keeps its outline, is closed, and has quads only', () => {
  const source = wing(30, 0.004);
  expect(measureMesh(source)).toMatchObject({ isWatertight: true });
  const { mesh } = layQuads(source, { faceCount: 500 });
  expect(mesh.quadCount).toBe(mesh.indices.length / 6);
  expect(Math.abs((mesh.quadCount as number) - 500)).toBeLessThan(60);
  const measure = measureMesh(mesh);
  expect(measure.isWatertight).toBe(true);
  expect(measure.volume).toBeGreaterThan(0);
  expect(measureDistance(source, mesh).p99).toBeLessThan(0.012);
});

test('balls and thick plates are no sheets; parts beside a sheet get their share', () => {
  expect(findSheet(wing(12, 0.3), 1)).toBeUndefined();
  const block = wing(12, 0.3);
  const moved = { ...block, positions: block.positions.map((x, i) => (i % 3 === 2 ? x + 1 : x)) };
  const both = mergeMeshes([wing(20, 0.004), moved]);
  const { mesh } = layQuads(both, { faceCount: 600 });
  expect(Math.abs((mesh.quadCount as number) - 600)).toBeLessThan(80);
  expect(measureDistance(both, mesh).p99).toBeLessThan(0.02);
});
