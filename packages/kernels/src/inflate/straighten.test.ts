import { expect, it } from 'vitest';
import { createFloatImage } from '../image/index.ts';
import type { SolidGuess } from './guess-solid.ts';
import { isSlab, measureStance, straightenGuess } from './straighten.ts';

const SIDE = 40;
const alpha = { ...createFloatImage(SIDE, SIDE, 1), data: new Float32Array(SIDE * SIDE).fill(1) };

/** A slab in the camera's frame, `slope` cells nearer for each row up, seen from 30 degrees above. */
function slab(slope: number, half: number): SolidGuess {
  const odds = new Float32Array(SIDE * SIDE * SIDE).fill(-6);
  for (let y = 5; y < 35; y++)
    for (let x = 10; x < 30; x++)
      for (let k = 0; k < SIDE; k++)
        odds[(y * SIDE + x) * SIDE + k] = Math.abs(k + 0.5 - SIDE / 2 - slope * (20 - y - 0.5)) < half ? 4 : -6;
  return { side: SIDE, deep: SIDE, odds, width: SIDE, left: 0, top: 0, cell: 1, elevation: Math.PI / 6 };
}

/** Metres towards the viewer for each metre up, of what is filled, stood up. */
function lean({ side, deep, odds, elevation }: SolidGuess): number {
  const [c, s] = [Math.cos(elevation), Math.sin(elevation)];
  let [yy, yz] = [0, 0];
  for (let i = 0; i < odds.length; i++) {
    if (odds[i] < 0) continue;
    const [u, z] = [side / 2 - Math.floor(i / deep / side) - 0.5, (i % deep) + 0.5 - deep / 2];
    const [y, w] = [u * c + z * s, z * c - u * s];
    yy += y * y;
    yz += y * w;
  }
  return yz / yy;
}

it('what would lie on its back is stood up as far as it usually leans', () => {
  const facing = slab(0, 3);
  expect(lean(facing)).toBeLessThan(-0.4);
  expect(lean(straightenGuess(facing, measureStance(facing, alpha)))).toBeCloseTo(-0.25, 1);
  const forward = slab(1.4, 3);
  expect(lean(forward)).toBeGreaterThan(0.35);
  expect(lean(straightenGuess(forward, measureStance(forward, alpha)))).toBeCloseTo(0.25, 1);
});

it('what stands stays, as does what is flat', () => {
  const upright = slab(Math.tan(Math.PI / 6), 3);
  expect(straightenGuess(upright, measureStance(upright, alpha))).toBe(upright);
  const flat = slab(-1.7, 3);
  expect(straightenGuess(flat, measureStance(flat, alpha))).toBe(flat);
});

it('what would lie on its back altogether knows no depth', () => {
  expect(isSlab(measureStance(slab(0, 3), alpha))).toBe(true);
  expect(isSlab(measureStance(slab(0.2, 3), alpha))).toBe(false);
  expect(isSlab(measureStance(slab(Math.tan(Math.PI / 6), 3), alpha))).toBe(false);
});
