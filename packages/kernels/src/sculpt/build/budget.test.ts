import { expect, test } from 'vitest';
import { createRng } from '../../math/index.ts';
import { allocateFaces } from './budget.ts';

const random = (seed: number) => {
  const rng = createRng(seed);
  return Array.from({ length: 1 + rng.int(60) }, () => ({
    faces: 12 + rng.int(20_000),
    area: rng.range(0.0001, 4),
    detail: rng.range(0.3, 2),
    copies: 1 + rng.int(3),
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
