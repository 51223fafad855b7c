import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import { fillBack } from './fill-back.ts';
import { smoothBack } from './smooth-back.ts';

const SIZE = 160;
const MIDDLE = SIZE / 2;

/** A disc with colours by place. */
function disc(colour: (x: number, y: number) => readonly number[]): { lab: FloatImage; distance: FloatImage } {
  const lab = createFloatImage(SIZE, SIZE, 3);
  const alpha = createFloatImage(SIZE, SIZE, 1);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    alpha.data[i] = Math.min(1, Math.max(0, 65.5 - Math.hypot(x - MIDDLE, y - MIDDLE)));
    lab.data.set(colour(x, y), 3 * i);
  }
  return { lab, distance: signedDistance(alpha) };
}

const ORANGE = [0.7, 0.08, 0.13];
const BROWN = [0.35, 0.05, 0.05];
const BLUE = [0.5, -0.05, -0.2];

describe('fillBack', () => {
  it('lets stripes go on over the back as sharp as they are, without the face', () => {
    const face = (x: number, y: number): boolean => Math.hypot(x - MIDDLE, y - MIDDLE) < 26;
    const { lab, distance } = disc((x, y) => (face(x, y) ? BLUE : y % 16 < 8 ? ORANGE : BROWN));
    const filled = fillBack(lab, smoothBack(lab, distance), distance);
    if (!filled) throw new Error('it has two colours');
    const back = filled.back.data;
    let [n, blue, sharp] = [0, 0, 0];
    for (let y = MIDDLE - 22; y < MIDDLE + 22; y++)
      for (let x = MIDDLE - 22; x < MIDDLE + 22; x++) {
        const o = 3 * (y * SIZE + x);
        n++;
        if (back[o + 2] < -0.05) blue++;
        const light = back[o];
        if (Math.abs(light - ORANGE[0]) < 0.1 || Math.abs(light - BROWN[0]) < 0.1) sharp++;
      }
    expect(blue / n).toBeLessThan(0.01);
    // Sides are told where the face is, too.
    for (let i = 0; i < filled.only.length; i++) if (lab.data[3 * i + 2] < -0.05) expect(filled.only[i]).toBe(1);
    // A smooth back would be a mixture of both everywhere.
    expect(sharp / n).toBeGreaterThan(0.75);
  });

  it('is the same each time', () => {
    const { lab, distance } = disc((x, y) => (x < MIDDLE ? (y % 12 < 5 ? ORANGE : BLUE) : BROWN));
    expect(fillBack(lab, smoothBack(lab, distance), distance)?.back.data).toEqual(
      fillBack(lab, smoothBack(lab, distance), distance)?.back.data,
    );
  });

  it('leaves what has one colour to smooth backs: light and shade would be copied', () => {
    const { lab, distance } = disc((x) => [0.3 + (0.5 * x) / SIZE, 0.01, 0.02]);
    expect(fillBack(lab, smoothBack(lab, distance), distance)).toBeUndefined();
  });
});
