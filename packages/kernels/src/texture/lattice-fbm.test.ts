import { expect, test } from 'vitest';
import { fbm } from '../math/index.ts';
import { createLatticeFbm } from './lattice-fbm.ts';

const places = Array.from(
  { length: 4000 },
  (_, i) => [Math.sin(i) * 9, i * 0.013 - 20, Math.cos(i * 1.7) * 5] as const,
);

test('is near to the noise it stands for, everywhere', () => {
  const noise = createLatticeFbm(3, 77, 1e-3);
  const worst = Math.max(...places.map((p) => Math.abs(noise(...p) - fbm(...p, 3, 77))));
  expect(worst).toBeGreaterThan(0);
  expect(worst).toBeLessThan(0.02);
});

test('answers by the place, not by what was asked before', () => {
  const [there, back] = [createLatticeFbm(3, 5, 1e-3), createLatticeFbm(3, 5, 1e-3)];
  const forward = places.map((p) => there(...p));
  const reverse = [...places].reverse().map((p) => back(...p));
  expect(reverse.reverse()).toEqual(forward);
});

test('is the noise itself where questions are far apart', () => {
  const noise = createLatticeFbm(3, 5, 0.1);
  for (const p of places.slice(0, 50)) expect(noise(...p)).toBe(fbm(...p, 3, 5));
});
