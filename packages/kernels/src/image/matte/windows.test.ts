import { expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { graphOf } from './cut-busy.ts';
import { pixelEdges } from './segment.ts';
import { findWindows, grainOf, sharesGrain } from './windows.ts';
import { shrinkToWork } from './work-image.ts';

const SIDE = 128;

/** A blue ring or disc before blotches of dark and light green, linear light; `inner` draws what is inside it: 1 = ground, 2 = dark green alone. */
function draw(inner: 0 | 1 | 2) {
  const rng = createRng(3);
  const blotches = Array.from({ length: 256 }, () => (rng.next() < 0.5 ? 0.04 : 0.4));
  const image = createFloatImage(SIDE, SIDE, 3);
  const mask = new Uint8Array(SIDE * SIDE);
  const hole = new Uint8Array(SIDE * SIDE);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const r = Math.hypot(x - 64, y - 64);
      mask[i] = r < 46 ? 1 : 0;
      hole[i] = r < 24 ? 1 : 0;
      const light = hole[i] && inner === 2 ? 0.04 : blotches[16 * (y >> 3) + (x >> 3)];
      const grain = rng.range(0.95, 1.05);
      const isGround = !mask[i] || (hole[i] && inner > 0);
      image.data.set(
        (isGround ? [0.5 * light, light, 0.3 * light] : [0.1, 0.15, 0.6]).map((v) => v * grain),
        3 * i,
      );
    }
  return { work: shrinkToWork(image, SIDE), mask, hole };
}

it('sees the ground through a ring, and no window in what has but one of its colours, or none', () => {
  for (const inner of [0, 1, 2] as const) {
    const { work, mask, hole } = draw(inner);
    const found = findWindows(work, graphOf(work), pixelEdges(work), mask);
    let [right, wrong, all] = [0, 0, 0];
    for (let i = 0; i < found.length; i++) {
      all += hole[i];
      if (found[i]) hole[i] ? right++ : wrong++;
    }
    if (inner === 1) expect(right / all).toBeGreaterThan(0.9);
    else expect(right).toBe(0);
    expect(wrong / all).toBeLessThan(0.03);
  }
});

it('tells a narrow patch of paint from a narrow view of the ground by its grain', () => {
  const rng = createRng(5);
  const isIn = (i: number): boolean => Math.abs((i % SIDE) - 64) < 4 && Math.abs(Math.floor(i / SIDE) - 64) < 10;
  const isGround = (i: number): boolean => Math.hypot((i % SIDE) - 64, Math.floor(i / SIDE) - 64) > 20;
  const shares = (window: (i: number) => number): boolean => {
    const image = createFloatImage(SIDE, SIDE, 3);
    for (let i = 0; i < SIDE * SIDE; i++) {
      const leaf = rng.range(0.05, 0.4);
      const light = isIn(i) ? window(i) : isGround(i) ? leaf : 0.8;
      image.data.fill(light, 3 * i, 3 * i + 3);
    }
    const work = shrinkToWork(image, SIDE);
    return sharesGrain(work, [64, 64, 40], grainOf(work), isIn, isGround);
  };
  expect(shares(() => rng.range(0.05, 0.4))).toBe(true);
  expect(shares((i) => 0.05 + 0.018 * (Math.floor(i / SIDE) - 54))).toBe(false);
});
