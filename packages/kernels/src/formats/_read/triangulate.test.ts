import { expect, test } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createTriangulator } from './triangulate.ts';

/** Signed area of each triangle in the polygon's plane (z = 0). */
function areas(flat: readonly number[]): number[] {
  const count = flat.length / 2;
  const points = Float64Array.from({ length: 3 * count }, (_, i) =>
    i % 3 < 2 ? flat[2 * Math.floor(i / 3) + (i % 3)] : 0,
  );
  const out = new Int32Array(3 * count);
  const made = createTriangulator()(points, count, out);
  expect(made).toBe(count - 2);
  return Array.from({ length: made }, (_, t) => {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * out[3 * t + k]);
    return (
      ((points[b] - points[a]) * (points[c + 1] - points[a + 1]) -
        (points[b + 1] - points[a + 1]) * (points[c] - points[a])) /
      2
    );
  });
}

const sum = (list: readonly number[]): number => list.reduce((s, x) => s + x, 0);

test.each([
  ['an arrowhead of four', [0, 0, 4, -3, 1, 0, 4, 3], 3],
  ['an arrowhead that begins at another corner', [4, -3, 1, 0, 4, 3, 0, 0], 3],
  ['an L', [0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4], 7],
  ['a comb', [0, 0, 6, 0, 6, 5, 5, 5, 5, 1, 4, 1, 4, 5, 3, 5, 3, 1, 2, 1, 2, 5, 0, 5], 22],
  ['a square with a hole on a bridge', [0, 0, 4, 0, 4, 4, 0, 4, 0, 0, 1, 1, 1, 3, 3, 3, 3, 1, 1, 1], 12],
])('%s is covered exactly once', (_name, polygon, area) => {
  const list = areas(polygon as number[]);
  expect(Math.abs(sum(list))).toBeCloseTo(area as number, 9);
  expect(list.every((x) => x * sum(list) >= 0)).toBe(true);
});

test('stars of many random corners are covered exactly once, and without slivers where there is a choice', () => {
  const rng = createRng(5);
  for (let n = 5; n < 60; n += 3) {
    const star: number[] = [];
    for (let i = 0; i < n; i++) {
      const r = 0.3 + rng.next();
      star.push(r * Math.cos((2 * Math.PI * i) / n), r * Math.sin((2 * Math.PI * i) / n));
    }
    let whole = 0;
    for (let i = 0; i < n; i++) {
      const [j, k] = [2 * i, 2 * ((i + 1) % n)];
      whole += (star[j] * star[k + 1] - star[k] * star[j + 1]) / 2;
    }
    const list = areas(star);
    expect(sum(list)).toBeCloseTo(whole, 9);
    expect(Math.min(...list)).toBeGreaterThan(0);
  }
});

test('polygons without area, and those that cross themselves, still give their number of triangles', () => {
  areas([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  areas([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  areas([0, 0, 4, 4, 4, 0, 0, 4, 2, 7, 2, -3]);
});

test('a polygon of a hundred thousand corners that is nowhere an ear ends soon', () => {
  const n = 100_000;
  const points = new Float64Array(3 * n);
  for (let i = 0; i < n; i++) points[3 * i + (i % 3)] = (i * 7919) % 1013;
  expect(createTriangulator(1_000_000)(points, n, new Int32Array(3 * n))).toBe(n - 2);
});
