import { expect, test } from 'vitest';
import type { Mesh } from '../mesh/index.ts';
import type { Flat } from './arap.ts';
import { makeChart } from './chart.ts';
import { flatten } from './flatten.ts';
import { buildTopology } from './topology.ts';
import { untangleInPlace } from './untangle.ts';

/** A flat grid of n x n quads, one unit each. */
function grid(n: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= n; y++) for (let x = 0; x <= n; x++) positions.push(x, y, 0);
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const a = y * (n + 1) + x;
      indices.push(a, a + 1, a + n + 2, a, a + n + 2, a + n + 1);
    }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

function lowestArea({ corners, uv }: Flat): number {
  let low = Number.POSITIVE_INFINITY;
  for (let c = 0; c < corners.length; c += 3) {
    const [a, b, d] = [2 * corners[c], 2 * corners[c + 1], 2 * corners[c + 2]];
    low = Math.min(low, (uv[b] - uv[a]) * (uv[d + 1] - uv[a + 1]) - (uv[d] - uv[a]) * (uv[b + 1] - uv[a + 1]));
  }
  return low;
}

test.each([
  ['an inner vertex', 24],
  ['one on the border', 3],
  ['a corner', 0],
])('%s thrown across the chart comes back and its triangles stand right again', (_name, place) => {
  const mesh = grid(6);
  const t = buildTopology(mesh);
  const chart = makeChart(
    t,
    Array.from({ length: 72 }, (_, f) => f),
  );
  const flat = flatten(t, chart, () => false) as Flat;
  expect(lowestArea(flat)).toBeCloseTo(1, 3);
  const kept = flat.uv.slice();
  const v = chart.source.indexOf(place);
  const far = chart.source.indexOf(48);
  flat.uv.set(
    kept.subarray(2 * far, 2 * far + 2).map((x) => 1.3 * x + 0.2),
    2 * v,
  );
  expect(lowestArea(flat)).toBeLessThan(0);
  expect(untangleInPlace(chart, flat)).toBe(true);
  expect(lowestArea(flat)).toBeGreaterThan(0);
  // Far from the trouble nothing moved.
  const calm = chart.source.indexOf(place === 24 ? 6 : 46);
  expect(flat.uv.subarray(2 * calm, 2 * calm + 2)).toEqual(kept.subarray(2 * calm, 2 * calm + 2));
});
