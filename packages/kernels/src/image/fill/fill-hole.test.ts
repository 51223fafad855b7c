import { describe, expect, it } from 'vitest';
import { fbm, gradientNoise } from '../../math/index.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import { toOklab } from '../oklab.ts';
import { fillHole } from './fill-hole.ts';

const SIDE = 192;

/** A wall of bricks in rows, each of another tone. */
function bricks(): FloatImage {
  return paint((x, y) => {
    const row = Math.floor(y / 12);
    const u = x + (row % 2) * 12;
    if (y % 12 < 2 || u % 24 < 2) return [0.6, 0.57, 0.5];
    const tone = 1 + 0.6 * gradientNoise(0.7 * Math.floor(u / 24), 0.7 * row, 0.5, 3);
    return [0.42 * tone, 0.14 * tone, 0.08 * tone];
  });
}

/** Grass under a sky. */
function meadow(): FloatImage {
  return paint((x, y) => {
    if (y < 90) return [0.3 + 0.002 * y, 0.5 + 0.002 * y, 0.9];
    const blade = 0.5 + 0.5 * fbm(x / 4, y / 9, 0, 4, 1);
    return [0.12 * blade, 0.4 * blade, 0.06 * blade];
  });
}

function paint(colour: (x: number, y: number) => readonly number[]): FloatImage {
  const out = createFloatImage(SIDE, SIDE, 3);
  for (let y = 0, o = 0; y < SIDE; y++) for (let x = 0; x < SIDE; x++, o += 3) out.data.set(colour(x, y), o);
  return out;
}

function box(left: number, top: number, right: number, bottom: number): FloatImage {
  const out = createFloatImage(SIDE, SIDE, 1);
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) out.data[y * SIDE + x] = 1;
  return out;
}

/** Decibels, over the hole, of OKLab's lightness in 0..1. */
function psnr(truth: FloatImage, made: FloatImage, hole: FloatImage): number {
  const [a, b] = [toOklab(truth).data, toOklab(made).data];
  let sum = 0;
  let n = 0;
  for (let i = 0; i < hole.data.length; i++) {
    if (!hole.data[i]) continue;
    sum += (a[3 * i] - b[3 * i]) ** 2;
    n++;
  }
  return 10 * Math.log10(n / sum);
}

/** Mean step of lightness from pixel to pixel: how much detail there is. */
function detail(image: FloatImage, hole: FloatImage): number {
  const lab = toOklab(image).data;
  let sum = 0;
  let n = 0;
  for (let i = 0; i + 1 < hole.data.length; i++) {
    if (!hole.data[i] || !hole.data[i + 1]) continue;
    sum += Math.abs(lab[3 * i] - lab[3 * i + 3]);
    n++;
  }
  return sum / n;
}

/** The picture with the hole painted over: what stood there must not shine through. */
function damaged(image: FloatImage, hole: FloatImage): FloatImage {
  const out = { ...image, data: image.data.slice() };
  for (let i = 0; i < hole.data.length; i++) if (hole.data[i]) out.data.set([1, 0, 1], 3 * i);
  return out;
}

describe('fillHole', () => {
  it('continues a texture where a smooth fill loses it', () => {
    const truth = bricks();
    const hole = box(66, 60, 126, 120);
    const copied = fillHole(damaged(truth, hole), hole);
    const smooth = fillHole(damaged(truth, hole), hole, { kind: 'smooth' });
    expect(psnr(truth, copied, hole)).toBeGreaterThan(psnr(truth, smooth, hole) + 3);
    expect(detail(copied, hole)).toBeGreaterThan(0.7 * detail(truth, hole));
    expect(detail(smooth, hole)).toBeLessThan(0.5 * detail(truth, hole));
  });

  it('keeps the horizon: sky above, grass below', () => {
    const truth = meadow();
    const hole = box(70, 50, 130, 140);
    const made = fillHole(damaged(truth, hole), hole);
    const wrong = (y: number): number => {
      let n = 0;
      for (let x = 70; x < 130; x++) {
        const o = 3 * (y * SIDE + x);
        if (made.data[o + 2] > made.data[o + 1] !== y < 90) n++;
      }
      return n;
    };
    for (const y of [55, 70, 82]) expect(wrong(y)).toBeLessThan(4);
    for (const y of [98, 115, 135]) expect(wrong(y)).toBeLessThan(4);
    expect(detail(made, box(74, 100, 126, 138))).toBeGreaterThan(0.7 * detail(truth, box(74, 100, 126, 138)));
  });

  it('closes a plain ground evenly, follows its gradient, and keeps what is known to the bit', () => {
    const truth = paint((x, y) => [0.5 + 0.001 * x, 0.5 + 0.0015 * y, 0.55]);
    const hole = box(50, 50, 140, 150);
    const made = fillHole(damaged(truth, hole), hole);
    expect(psnr(truth, made, hole)).toBeGreaterThan(42);
    for (let i = 0; i < hole.data.length; i++) if (!hole.data[i]) expect(made.data[3 * i]).toBe(truth.data[3 * i]);
  });

  it('never copies what is banned', () => {
    const truth = paint((x, y) => (x < 40 ? [0.8, 0.1, 0.1] : [0.1, 0.3 + 0.2 * fbm(x / 5, y / 5, 0, 3, 2), 0.1]));
    const hole = box(40, 60, 80, 120);
    const made = fillHole(damaged(truth, hole), hole, { kind: 'texture', banned: box(0, 0, 40, SIDE) });
    for (let i = 0; i < hole.data.length; i++) if (hole.data[i]) expect(made.data[3 * i]).toBeLessThan(0.2);
  });

  it('is the same for a seed, and leaves a picture alone that is all hole', () => {
    const truth = bricks();
    const hole = box(80, 80, 120, 120);
    expect(fillHole(truth, hole, { seed: 3 }).data).toEqual(fillHole(truth, hole, { seed: 3 }).data);
    expect(fillHole(truth, box(0, 0, SIDE, SIDE)).data).toEqual(truth.data);
  });
});
