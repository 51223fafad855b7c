import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import { readGrain } from './grain.ts';
import { layGrain } from './lay-grain.ts';

const SIZE = 160;

/** A green disc that is striped all over, or has one dark bar. */
function disc(dark: (x: number, y: number) => boolean): { lab: FloatImage; distance: FloatImage } {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  const lab = createFloatImage(SIZE, SIZE, 3);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    alpha.data[i] = Math.min(1, Math.max(0, 75.5 - Math.hypot(x - 80, y - 80)));
    lab.data.set([dark(x, y) ? 0.4 : 0.7, -0.1, 0.08], 3 * i);
  }
  return { lab, distance: signedDistance(alpha) };
}

/** A plain ground with the texture of an example laid over it. */
function lay(example: { lab: FloatImage; distance: FloatImage }, ground: readonly number[]) {
  const smooth = createFloatImage(SIZE, SIZE, 3);
  for (let i = 0; i < SIZE * SIZE; i++) smooth.data.set(ground, 3 * i);
  const inside = Float32Array.from(example.distance.data, (d) => (d > 0 ? 1 : 0));
  layGrain(readGrain(example.lab, example.distance, 2), smooth, inside, 1);
  return { smooth, inside };
}

/** Standard deviation of the lightness of what is laid over a plain ground. */
function laidOver(example: { lab: FloatImage; distance: FloatImage }, ground: readonly number[]): number {
  const { smooth, inside } = lay(example, ground);
  let [n, sum, squares] = [0, 0, 0];
  for (let i = 0; i < inside.length; i++) {
    expect(smooth.data[3 * i]).not.toBeNaN();
    if (inside[i] === 0) {
      expect(smooth.data[3 * i]).toBeCloseTo(ground[0], 6);
      continue;
    }
    n++;
    sum += smooth.data[3 * i];
    squares += smooth.data[3 * i] ** 2;
  }
  return Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
}

describe('layGrain', () => {
  const stripes = disc((x) => x % 8 < 4);

  it('covers a plain ground with the texture of an example', () => {
    expect(laidOver(stripes, [0.55, -0.1, 0.08])).toBeGreaterThan(0.08);
  });

  it('lays nothing over what has colours of its own', () => {
    expect(laidOver(stripes, [0.55, 0.2, 0.1])).toBeLessThan(0.005);
  });

  it('leaves out what is there once', () => {
    const bar = disc((x, y) => Math.abs(y - 60) < 4 && Math.abs(x - 80) < 20);
    expect(laidOver(bar, [0.7, -0.1, 0.08])).toBeLessThan(0.01);
  });

  it('lays stripes where they run as they do there', () => {
    const { smooth, inside } = lay(
      disc((x, y) => (x < 80 ? x : y) % 8 < 4),
      [0.55, -0.1, 0.08],
    );
    /** How much lightness changes across, against down, on one side. */
    const across = (left: boolean): number => {
      let [dx, dy] = [0, 0];
      for (let i = SIZE; i < inside.length - SIZE; i++) {
        if (inside[i] === 0 || i % SIZE < 70 !== left || (!left && i % SIZE < 90)) continue;
        dx += (smooth.data[3 * (i + 1)] - smooth.data[3 * i]) ** 2;
        dy += (smooth.data[3 * (i + SIZE)] - smooth.data[3 * i]) ** 2;
      }
      return dx / dy;
    };
    expect(across(true)).toBeGreaterThan(4);
    expect(across(false)).toBeLessThan(0.25);
  });

  it('is the same for the same seed', () => {
    expect(laidOver(stripes, [0.55, -0.1, 0.08])).toBe(laidOver(stripes, [0.55, -0.1, 0.08]));
  });
});
