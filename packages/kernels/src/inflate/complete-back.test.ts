import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
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

  /** A disc whose right end, and left one if `both`, has a dark mark a little above its middle; `light`: how much lighter its last pixels are. */
  const marked = (both: boolean, light = 0): FloatImage => {
    const marks = createFloatImage(SIZE, SIZE, 3);
    for (let i = 0; i < SIZE * SIZE; i++) {
      const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
      const isMark = y > 46 && y < 56 && (x > 92 || (both && x < 28));
      marks.data.set(isMark ? [0.25, 0, 0] : [0.7 + (distance.data[i] < 4 ? light : 0), 0.1, 0], 3 * i);
    }
    return completeBack(marks, distance);
  };
  const lightness = ({ data }: FloatImage, x: number, y: number): number => data[3 * (y * SIZE + x)];

  it('leads around what is seen at one height on both sides, but no spot', () => {
    expect(lightness(marked(true), 95, 51)).toBeLessThan(0.45);
    expect(lightness(marked(false), 95, 51)).toBeGreaterThan(0.55);
  });

  it('is not as light as a rim that light from behind falls on', () => {
    expect(lightness(marked(false, 0.2), 60, 80)).toBeLessThan(0.82);
  });
});
