import { describe, expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { findFace } from './find-face.ts';
import { localThickness } from './local-thickness.ts';

const SIZE = 160;

/** A round head on a round body; `spots`: x, y and radius of features. */
function faceOf(spots: readonly (readonly [number, number, number])[]) {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  const features = new Uint8Array(SIZE * SIZE);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const head = 30.5 - Math.hypot(x - 80, y - 45);
    const body = 40.5 - Math.hypot(x - 80, y - 105);
    alpha.data[i] = Math.min(1, Math.max(0, head, body));
    features[i] = spots.some(([u, v, r]) => Math.hypot(x - u, y - v) < r) ? 1 : 0;
  }
  const distance = signedDistance(alpha);
  return findFace(features, distance, localThickness(distance));
}

describe('findFace', () => {
  it('is about the eyes, not larger than the head, whatever is worn below', () => {
    const face = faceOf([
      [70, 42, 4],
      [90, 42, 4],
      [80, 100, 5],
    ]);
    expect(face?.x).toBeCloseTo(80, 0);
    expect(face?.y).toBeCloseTo(42, 0);
    expect(face?.radius).toBeGreaterThan(18);
    expect(face?.radius).toBeLessThan(31);
  });

  it('is nowhere without eyes: neither buttons below nor large patches are', () => {
    expect(faceOf([])).toBeUndefined();
    expect(faceOf([[80, 125, 4]])).toBeUndefined();
    expect(faceOf([[80, 45, 20]])).toBeUndefined();
  });
});
