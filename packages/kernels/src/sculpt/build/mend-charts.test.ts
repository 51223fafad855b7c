import { expect, test } from 'vitest';
import type { UnwrapResult } from '../../uv/index.ts';
import { mendCharts } from './mend-charts.ts';

/** A flat grid of n x n quads with its own plane as chart. */
function grid(n: number): UnwrapResult {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= n; y++)
    for (let x = 0; x <= n; x++) {
      positions.push(x, y, 0);
      uvs.push(x, y);
    }
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const a = y * (n + 1) + x;
      indices.push(a, a + 1, a + n + 2, a, a + n + 2, a + n + 1);
    }
  return {
    mesh: { positions: Float32Array.from(positions), indices: Uint32Array.from(indices), uvs: Float32Array.from(uvs) },
    chartOfFace: new Uint32Array(indices.length / 3),
    chartCount: 1,
    sourceVertex: Uint32Array.from(positions.filter((_, i) => i % 3 === 0).map((_, i) => i)),
  };
}

test('a sound chart comes back as it was', () => {
  const sound = grid(4);
  expect(mendCharts(sound).mesh.uvs).toEqual(sound.mesh.uvs);
});

test.each([1e6, -4e9, Number.NaN])('a vertex flung to %d comes back among its neighbours', (away) => {
  const broken = grid(4);
  (broken.mesh.uvs as Float32Array)[2 * 12] = away;
  const mended = mendCharts(broken).mesh.uvs as Float32Array;
  expect(mended[24]).toBeCloseTo(2, 0);
  expect((broken.mesh.uvs as Float32Array)[24]).not.toBeCloseTo(2, 0);
  for (const v of mended) expect(Math.abs(v)).toBeLessThanOrEqual(4);
});
