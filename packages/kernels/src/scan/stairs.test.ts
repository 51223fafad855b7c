import { describe, expect, test } from 'vitest';
import { createStairSolver, invertStair, isGood, outsideStair } from './stairs.ts';

const SIDE = 40;
/** A slope across a row of cells. */
const slope = Int16Array.from({ length: SIDE }, (_, a) => a);

function solve(unlike: (a: number, b: number) => number, near: readonly Int16Array[] = [], least = -1): Int16Array {
  const after = slope.slice();
  const row = {
    unlike: Float32Array.from({ length: SIDE * SIDE }, (_, at) => unlike(Math.floor(at / SIDE), at % SIDE)),
    inX: new Uint8Array(SIDE).fill(1),
    inZ: new Uint8Array(SIDE).fill(1),
    before: slope,
    near,
    low: new Int16Array(SIDE).fill(least),
    deep: new Int16Array(SIDE).fill(SIDE),
  };
  createStairSolver(SIDE, SIDE)(row, after);
  return after;
}

/** Pictures of which one changes at 16 and the other at 20 of their places. */
const shifted = (a: number, b: number): number => (a < 20 === b < 16 ? 0 : 0.25);

describe('createStairSolver', () => {
  test('where pictures agree the surface stays', () => {
    expect(solve(() => 0)).toEqual(slope);
  });

  test('a border that one picture shows elsewhere is where both show it', () => {
    const stair = solve(shifted);
    expect(stair).not.toEqual(slope);
    const wrong = (heights: Int16Array): number => heights.reduce((sum, b, a) => sum + shifted(a, b), 0);
    expect(wrong(stair)).toBeLessThan(wrong(slope));
    for (let a = 1; a < SIDE; a++) expect(stair[a]).toBeGreaterThanOrEqual(stair[a - 1]);
  });

  test('what must be left is left', () => {
    // All that is seen differs: without limits the stair may draw in anywhere.
    const stair = solve(() => 0.25, [], 12);
    for (let a = 12; a < SIDE; a++) expect(stair[a]).toBeGreaterThanOrEqual(12);
  });
});

test('places are outside a stair or within', () => {
  const rises = new Int16Array(SIDE);
  invertStair(slope, rises);
  expect([...rises.slice(0, 4)]).toEqual([0, 1, 2, 3]);
  expect(outsideStair(4, 4)).toBeCloseTo(Math.SQRT2 * 2, 5);
  expect(outsideStair(-4, -4)).toBeLessThan(-3);
});

test('a stair is good along which pictures agree, or that shows nothing', () => {
  expect(isGood(slope, () => 0)).toBe(true);
  expect(isGood(slope, shifted)).toBe(false);
  expect(isGood(new Int16Array(SIDE).fill(-1), () => 1)).toBe(true);
});
