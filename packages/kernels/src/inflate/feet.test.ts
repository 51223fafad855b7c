import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage } from '../image/index.ts';
import { reachForward, standsOnFeet } from './feet.ts';
import { squaredHeight } from './inflate.ts';

/** A figure of 60 x 100 pixels on two legs, or on one block. */
function figure(legs: boolean): FloatImage {
  const alpha = createFloatImage(80, 120, 1);
  for (let i = 0; i < alpha.data.length; i++) {
    const [x, y] = [i % 80, Math.floor(i / 80)];
    const body = y >= 10 && y < 70 && Math.abs(x - 40) < 26;
    const below = y >= 70 && y < 110 && Math.abs(x - 40) < 20 && (!legs || Math.abs(x - 40) > 8);
    alpha.data[i] = body || below ? 1 : 0;
  }
  return alpha;
}

describe('feet', () => {
  it('tells figures on two feet from things on one', () => {
    expect(standsOnFeet(figure(true))).toBe(true);
    expect(standsOnFeet(figure(false))).toBe(false);
  });

  it('reach forward, and nothing else does', () => {
    const square = squaredHeight(figure(true), 0.35);
    const before = square.data.slice();
    const mid = reachForward(square);
    const at = (x: number, y: number): number => y * 80 + x;
    expect(mid.data[at(27, 107)]).toBeGreaterThan(2);
    expect(mid.data[at(27, 90)]).toBe(0);
    expect(square.data[at(40, 40)]).toBe(before[at(40, 40)]);
    expect(Math.max(...mid.data.map((m) => -m))).toBeLessThanOrEqual(0);
  });
});
