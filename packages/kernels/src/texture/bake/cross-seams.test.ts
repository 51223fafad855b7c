import { expect, test } from 'vitest';
import type { Mesh } from '../../mesh/index.ts';
import { joinByPosition } from '../../uv/index.ts';
import { findAcross } from './cross-seams.ts';
import { bakeResult, planBake, runBakeJob } from './plan.ts';

/** Two sides of a gable that meet smoothly in a ridge along z, each in a chart of its own. */
function makeRidge(normal: readonly number[]): Mesh {
  const half = (s: number): number[] => [0, 1, -1, 0, 1, 1, s, 0, 1, s, 0, -1];
  const uvs = (u: number): number[] => [u, 0.1, u, 0.9, u + 0.3, 0.9, u + 0.3, 0.1];
  const side = (s: number): number[] =>
    [...normal, ...normal, s, 0, 0, s, 0, 0].map((v, k) => (k % 3 === 0 && k < 6 ? v * s : v));
  return {
    positions: Float32Array.from([...half(1), ...half(-1)]),
    normals: Float32Array.from([...side(1), ...side(-1)]),
    uvs: Float32Array.from([...uvs(0.1), ...uvs(0.6)]),
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 4, 6, 5, 4, 7, 6]),
  };
}

test('a seam of charts is crossed where the surface goes on smoothly, and only there', () => {
  const across = (mesh: Mesh): Uint32Array => findAcross(mesh, joinByPosition(mesh.positions));
  expect([...across(makeRidge([0, 1, 0]))]).toEqual([0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(across(makeRidge([0.8, 0.6, 0])).some((f) => f > 0)).toBe(false);
});

test('beyond the seam a chart shows the other side', () => {
  const size = 64;
  // White on one side, black on the other.
  const material = {
    base: 'plain',
    color: '#101010',
    layers: [
      {
        mask: { kind: 'span' as const, dir: [1, 0, 0] as const, from: -0.01, to: 0.01 },
        material: { color: '#f0f0f0' },
      },
    ],
  };
  const plan = planBake([{ mesh: makeRidge([0, 1, 0]), material, seed: 1 }], { size, jobs: 1, interleaved: false });
  for (const stage of plan.stages) for (const job of stage) runBakeJob(plan.input, job);
  const { data } = bakeResult(plan.input).baseColor;
  const at = (x: number): number => data[3 * (32 * size + x)];
  // The charts begin between texels 5 and 6, and 37 and 38.
  expect(at(8)).toBeGreaterThan(150);
  expect(at(5)).toBeLessThan(90);
  expect(at(41)).toBeLessThan(90);
  expect(at(37)).toBeGreaterThan(150);
});
