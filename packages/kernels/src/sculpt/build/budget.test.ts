import { expect, test } from 'vitest';
import { createRng } from '../../math/index.ts';
import { allocateByError, allocateFaces } from './budget.ts';

const random = (seed: number) => {
  const rng = createRng(seed);
  return Array.from({ length: 1 + rng.int(60) }, () => ({
    faces: 12 + rng.int(20_000),
    area: rng.range(0.0001, 4),
    detail: rng.range(0.3, 2),
    copies: 1 + rng.int(3),
    shells: 1,
  }));
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a budget is used up within 2 %% and never exceeded, seed %i', (seed) => {
  const parts = random(seed);
  const have = parts.reduce((s, p) => s + p.faces * p.copies, 0);
  const total = Math.max(parts.length * 200, Math.floor(have * 0.3));
  const quota = allocateFaces(parts, total);
  const sum = quota.reduce((s, q, i) => s + q * parts[i].copies, 0);
  for (const [i, q] of quota.entries()) expect(q).toBeLessThanOrEqual(parts[i].faces);
  expect(sum).toBeLessThanOrEqual(total);
  if (have > total) expect(sum).toBeGreaterThan(total * 0.98);
});

test('parts under the budget are left as they are', () => {
  const parts = random(9);
  expect(allocateFaces(parts, 1e9)).toEqual(parts.map((p) => p.faces));
});

/** A part whose error doubles with every pair of faces that goes. */
const traced = (count: number, first: number, dispensable = true) => ({
  trace: {
    faces: Uint32Array.from({ length: count / 2 + 1 }, (_, i) => count - 2 * i),
    cost: Float64Array.from({ length: count / 2 + 1 }, (_, i) => (i === 0 ? 0 : first * 2 ** i)),
  },
  worth: 1,
  copies: 1,
  dispensable,
});

test.each([4, 30, 100, 300, 390])('a budget of %i shared by error is used up to the last pair of faces', (total) => {
  const parts = [traced(200, 1), traced(100, 1e-9), traced(100, 1e6)];
  const quota = allocateByError(parts, total);
  expect(quota.reduce((a, b) => a + b)).toBe(total);
  expect(quota[2]).toBeGreaterThanOrEqual(quota[1]);
});

test('what is indispensable stays, whatever the budget', () => {
  const quota = allocateByError([traced(100, 1, false), traced(100, 1e9)], 2);
  expect(quota[0]).toBe(2);
  expect(quota[1]).toBe(0);
});

test('a part that counts for more keeps more, and copies are counted', () => {
  const parts = [
    { ...traced(100, 1), worth: 1000 },
    { ...traced(100, 1), copies: 3 },
  ];
  const quota = allocateByError(parts, 200);
  expect(quota[0]).toBeGreaterThan(quota[1]);
  expect(quota[0] + 3 * quota[1]).toBeLessThanOrEqual(200);
  expect(quota[0] + 3 * quota[1]).toBeGreaterThan(192);
});
