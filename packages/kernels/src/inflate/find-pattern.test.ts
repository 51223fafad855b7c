import { describe, expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { findPattern } from './find-pattern.ts';

const SIZE = 160;

/** A disc of bricks, light and dark by turns; with `face` a pale field in its middle with two eyes. */
function disc(face: boolean) {
  const lab = createFloatImage(SIZE, SIZE, 3);
  const back = createFloatImage(SIZE, SIZE, 3);
  const alpha = createFloatImage(SIZE, SIZE, 1);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    alpha.data[i] = Math.min(1, Math.max(0, 70.5 - Math.hypot(x - 80, y - 80)));
    const brick = (Math.floor(x / 7) + Math.floor(y / 5)) % 2 === 0 ? 0.45 : 0.6;
    const eye = Math.min(Math.hypot(x - 65, y - 72), Math.hypot(x - 95, y - 72));
    const isFace = face && Math.hypot(x - 80, y - 80) < 42;
    lab.data.set(isFace ? (eye < 8 ? [0.1, 0, 0] : [0.9, 0.01, 0.03]) : [brick, 0.04, 0.03], 3 * i);
    back.data.set([0.52, 0.04, 0.03], 3 * i);
  }
  return { lab, back, distance: signedDistance(alpha) };
}

describe('findPattern', () => {
  const at = (face: boolean, x: number, y: number): number => {
    const { lab, back, distance } = disc(face);
    return findPattern(lab, back, distance).data[y * SIZE + x];
  };

  it('takes bricks for a pattern, to the middle', () => {
    expect(at(false, 80, 80)).toBeGreaterThan(0.8);
    expect(at(false, 80, 30)).toBeGreaterThan(0.8);
  });

  it('takes no face for one, nor what surrounds it', () => {
    expect(at(true, 65, 72)).toBe(0);
    expect(at(true, 80, 80)).toBe(0);
    expect(at(true, 80, 30)).toBeLessThan(0.2);
  });
});
