import { describe, expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { completeBack } from './complete-back.ts';

const SIZE = 120;

/** A figure with a red upper and a blue lower half, and a white face with a black eye in the middle. */
function figure() {
  const lab = createFloatImage(SIZE, SIZE, 3);
  const alpha = createFloatImage(SIZE, SIZE, 1);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    alpha.data[i] = Math.min(1, Math.max(0, 45.5 - Math.hypot(x - 60, y - 60)));
    const face = Math.hypot(x - 60, y - 45);
    lab.data.set(
      face < 4 ? [0.1, 0, 0] : face < 16 ? [0.95, 0, 0] : y < 60 ? [0.6, 0.2, 0.1] : [0.4, -0.03, -0.25],
      3 * i,
    );
  }
  return { lab, distance: signedDistance(alpha) };
}

describe('completeBack', () => {
  const { lab, distance } = figure();
  const back = completeBack(lab, distance);
  const at = (x: number, y: number): number[] => [...back.data.subarray(3 * (y * SIZE + x), 3 * (y * SIZE + x) + 3)];

  it('has no face', () => {
    expect(at(60, 45)[0]).toBeGreaterThan(0.5);
    expect(at(60, 45)[0]).toBeLessThan(0.72);
    expect(at(60, 45)[1]).toBeGreaterThan(0.12);
  });

  it('leads stripes around', () => {
    expect(at(60, 30)[1]).toBeGreaterThan(0.15);
    expect(at(60, 90)[2]).toBeLessThan(-0.18);
  });

  it('says nothing that is no number', () => {
    expect(back.data.every(Number.isFinite)).toBe(true);
  });
});
