import { expect, test } from 'vitest';
import { cellNoise, fbm, gradientNoise } from './noise.ts';
import { createRng } from './rng.ts';

test('gradient noise has mean 0, stays near -1..1 and is smooth', () => {
  const rng = createRng(3);
  let sum = 0;
  let top = 0;
  let slope = 0;
  for (let i = 0; i < 20_000; i++) {
    const x = rng.range(-40, 40);
    const y = rng.range(-40, 40);
    const z = rng.range(-40, 40);
    const v = gradientNoise(x, y, z, 9);
    sum += v;
    top = Math.max(top, Math.abs(v));
    slope = Math.max(slope, Math.abs(gradientNoise(x + 1e-3, y, z, 9) - v) / 1e-3);
  }
  expect(Math.abs(sum / 20_000)).toBeLessThan(0.02);
  expect(top).toBeGreaterThan(0.6);
  expect(top).toBeLessThan(1.3);
  expect(slope).toBeLessThan(8);
});

test('another seed gives an unrelated field', () => {
  let dot = 0;
  for (let i = 0; i < 4000; i++) dot += fbm(i * 0.37, i * 0.11, 2.5, 3, 1) * fbm(i * 0.37, i * 0.11, 2.5, 3, 2);
  expect(Math.abs(dot / 4000)).toBeLessThan(0.02);
});

test('cell noise skips no cell that could hold the nearest or second point', () => {
  const out = new Float64Array(6);
  const near = new Float64Array(6);
  const rng = createRng(4);
  for (let i = 0; i < 3000; i++) {
    const x = rng.range(0, 50);
    const y = rng.range(0, 50);
    const z = rng.range(0, 50);
    cellNoise(x, y, z, 1, 5, out);
    expect(out[0]).toBeLessThanOrEqual(out[1]);
    expect(Math.hypot(out[3], out[4], out[5])).toBeCloseTo(out[0], 9);
    // Standing on the feature point itself, the same point is found at distance 0.
    cellNoise(x - out[3], y - out[4], z - out[5], 1, 5, near);
    expect(near[0]).toBeLessThan(1e-9);
  }
});
