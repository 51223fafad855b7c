import { describe, expect, it } from 'vitest';
import { filterOffset } from './pixel-filter.ts';
import { createShares, sharePixel, shareSample } from './shares.ts';

const PER_SIDE = 40;

/** What the middle one of 3 x 3 pixels gets of even samples, each worth what `show` says of its place. */
function reconstruct(show: (x: number, y: number) => number): number {
  const shares = createShares(3, 3);
  const value = new Float64Array(5);
  for (let y = 0; y < 3; y++) {
    for (let x = 0; x < 3; x++) {
      for (let i = 0; i < PER_SIDE * PER_SIDE; i++) {
        const dx = ((i % PER_SIDE) + 0.5) / PER_SIDE - 0.5;
        const dy = (Math.floor(i / PER_SIDE) + 0.5) / PER_SIDE - 0.5;
        value.fill(show(x - 1 + dx, y - 1 + dy));
        shareSample(shares, x, y, dx, dy, 1 / PER_SIDE ** 2, value);
      }
    }
  }
  return shares.sums[6 * 4 + 1] / shares.sums[6 * 4];
}

describe('samples shared by pixels', () => {
  it('come to what samples by the filter come to', () => {
    const edge = (x: number, y: number): number => (x + 0.5 * y > 0.2 ? 1 : 0);
    let sum = 0;
    for (let i = 0; i < 200; i++)
      for (let j = 0; j < 200; j++) sum += edge(filterOffset((i + 0.5) / 200), filterOffset((j + 0.5) / 200));
    expect(reconstruct(edge)).toBeCloseTo(sum / 200 ** 2, 2);
  });

  it('stay what they are where all show the same, also at the frame', () => {
    const shares = createShares(2, 1);
    shareSample(shares, 0, 0, 0.4, -0.3, 0.5, new Float64Array(5).fill(0.7));
    shareSample(shares, 0, 0, -0.2, 0.1, 0.5, new Float64Array(5).fill(0.7));
    sharePixel(shares, 1, 0, new Float64Array(5).fill(0.7));
    for (const at of [0, 6]) expect(shares.sums[at + 1] / shares.sums[at]).toBeCloseTo(0.7, 9);
  });
});
