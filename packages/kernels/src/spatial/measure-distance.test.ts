import { expect, test } from 'vitest';
import type { Mesh } from '../mesh/index.ts';
import { measureDistance } from './measure-distance.ts';

/** A square of side 1 at height z, in 2 n^2 triangles. */
function sheet(n: number, z: number, side = 1): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= n; i++) for (let j = 0; j <= n; j++) positions.push((side * i) / n, (side * j) / n, z);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const a = i * (n + 1) + j;
      indices.push(a, a + n + 1, a + n + 2, a, a + n + 2, a + 1);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

test('the same surface in other triangles is nowhere apart; a shifted one is by its shift', () => {
  expect(measureDistance(sheet(1, 0), sheet(7, 0)).max).toBeLessThan(1e-7);
  const { mean, p99, max } = measureDistance(sheet(3, 0), sheet(7, 0.1));
  for (const d of [mean, p99, max]) expect(d).toBeCloseTo(0.1 / Math.SQRT2, 6);
});

test('what is missing counts as much as what is too much', () => {
  const there = measureDistance(sheet(4, 0), sheet(4, 0, 2));
  const back = measureDistance(sheet(4, 0, 2), sheet(4, 0));
  expect(there.max * Math.SQRT2).toBeCloseTo(Math.SQRT2, 1);
  expect(back.max).toBeCloseTo(there.max / 2, 2);
  // Half of the samples lie on the larger sheet, three quarters of those beside the smaller one.
  expect(there.mean).toBeGreaterThan(0.1);
});
