import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage, linearToOklab } from '../../image/index.ts';
import { srgbToLinear } from '../../math/index.ts';
import type { Layers, PaintedThing } from '../types.ts';
import { applyTemplate, findMissingBody } from './index.ts';

const WIDTH = 200;
const HEIGHT = 320;
const SIDE = 240;

type Rgb = readonly [number, number, number];

/** A figure in a yellow shirt and blue trousers, its bare arms hanging; `rows`: how much of it the frame shows. */
function figure(rows = HEIGHT): Layers & { subject: FloatImage } {
  const image = createFloatImage(WIDTH, rows, 3);
  const subject = createFloatImage(WIDTH, rows, 1);
  const opacity = createFloatImage(WIDTH, rows, 1);
  const paint = (rgb: Rgb, inside: (x: number, y: number) => boolean): void => {
    for (let y = 0, i = 0; y < rows; y++)
      for (let x = 0; x < WIDTH; x++, i++) {
        if (!inside(x, y)) continue;
        image.data.set(rgb, 3 * i);
        subject.data[i] = 1;
      }
  };
  opacity.data.fill(1);
  image.data.fill(0.9);
  const skin: Rgb = [0.75, 0.42, 0.3];
  paint(skin, (x, y) => ((x - 100) / 24) ** 2 + ((y - 45) / 32) ** 2 < 1);
  paint(skin, (x, y) => Math.abs(x - 100) < 9 && y > 70 && y < 100);
  for (const at of [55, 145]) paint(skin, (x, y) => Math.abs(x - at) < 9 && y > 98 && y < 195);
  paint([0.75, 0.6, 0.08], (x, y) => Math.abs(x - 100) < 36 && y > 92 && y < 190);
  // Short sleeves join the arms to the trunk.
  paint([0.75, 0.6, 0.08], (x, y) => Math.abs(x - 100) < 54 && y > 92 && y < 112);
  paint([0.05, 0.08, 0.35], (x, y) => Math.abs(Math.abs(x - 100) - 18) < 15 && y >= 190 && y < 300);
  paint([0.06, 0.03, 0.02], (x, y) => Math.abs(Math.abs(x - 100) - 20) < 18 && y >= 298 && y < 312);
  return { image, subject, opacity };
}

/** A sculpted figure that spreads its arms, alone. */
function spread(): PaintedThing {
  const side = 300;
  const image = createFloatImage(side, side, 3);
  const opacity = createFloatImage(side, side, 1);
  const paint = (rgb: Rgb, inside: (x: number, y: number) => boolean): void => {
    for (let y = 0, i = 0; y < side; y++)
      for (let x = 0; x < side; x++, i++) {
        if (!inside(x, y)) continue;
        image.data.set(rgb, 3 * i);
        opacity.data[i] = 1;
      }
  };
  const skin: Rgb = [0.75, 0.42, 0.3];
  paint(skin, (x, y) => ((x - 150) / 16) ** 2 + ((y - 40) / 20) ** 2 < 1);
  paint(skin, (x, y) => Math.abs(x - 150) < 120 && Math.abs(y - 75) < 7);
  paint([0.75, 0.6, 0.08], (x, y) => Math.abs(x - 150) < 26 && y > 58 && y < 140);
  paint([0.05, 0.08, 0.35], (x, y) => Math.abs(x - 150) < 26 && y >= 140 && y < 152);
  paint([0.05, 0.08, 0.35], (x, y) => Math.abs(Math.abs(x - 150) - 15) < 11 && y >= 140 && y < 260);
  paint([0.02, 0.02, 0.02], (x, y) => Math.abs(Math.abs(x - 150) - 16) < 13 && y >= 256 && y < 272);
  return { image, opacity, name: 'body' };
}

/** A grey ball. */
function ball(color: Rgb): Layers {
  const image = createFloatImage(160, 160, 3);
  const subject = createFloatImage(160, 160, 1);
  const opacity = createFloatImage(160, 160, 1);
  opacity.data.fill(1);
  for (let i = 0; i < subject.data.length; i++) {
    subject.data[i] = ((i % 160) - 80) ** 2 + (Math.floor(i / 160) - 80) ** 2 < 60 ** 2 ? 1 : 0;
    image.data.set(subject.data[i] ? color : [0.9, 0.9, 0.9], 3 * i);
  }
  return { image, subject, opacity };
}

const lab = new Float64Array(3);
function labAt({ width, data }: FloatImage, x: number, y: number): readonly number[] {
  const o = 3 * (Math.round(y) * width + Math.round(x));
  linearToOklab(data[o], data[o + 1], data[o + 2], lab, 0);
  return [...lab];
}
const chromaAt = (image: FloatImage, x: number, y: number): number => {
  const [, a, b] = labAt(image, x, y);
  return Math.hypot(a, b);
};
const hueAt = (image: FloatImage, x: number, y: number): number => {
  const [, a, b] = labAt(image, x, y);
  return Math.atan2(b, a);
};
const linearHue = (rgb: Rgb): number => {
  linearToOklab(...rgb, lab, 0);
  return Math.atan2(lab[2], lab[1]);
};
const hexHue = (hex = '#000000'): number => {
  const [r, g, b] = [1, 3, 5].map((k) => srgbToLinear(Number.parseInt(hex.slice(k, k + 2), 16) / 255));
  return linearHue([r, g, b]);
};
const options = { width: SIDE, height: SIDE, seed: 5 };

describe('templates', () => {
  it('spreads arms that hang', () => {
    const made = applyTemplate('t_pose', figure(), options);
    // Columns that hold something of the figure: as wide as its arms reach.
    const rowsOf = (x: number): number => {
      let n = 0;
      for (let y = 0; y < 0.9 * SIDE; y++) if (chromaAt(made, x, y) > 0.06) n++;
      return n;
    };
    let [left, right] = [SIDE, 0];
    for (let x = 0; x < SIDE; x++)
      if (rowsOf(x) > 2) {
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
    let [top, bottom] = [SIDE, 0];
    for (let y = 0; y < 0.94 * SIDE; y++)
      if (chromaAt(made, SIDE / 2, y) > 0.06 || labAt(made, SIDE / 2 - 18, y)[0] < 0.45) {
        top = Math.min(top, y);
        bottom = y;
      }
    expect((right - left) / (bottom - top)).toBeGreaterThan(0.75);
    // Nothing hangs beside the hips any more: the arms' outer thirds are as thick as an arm.
    expect(rowsOf(left + Math.round(0.12 * (right - left)))).toBeLessThan(0.16 * (bottom - top));
    expect(rowsOf(right - Math.round(0.12 * (right - left)))).toBeLessThan(0.16 * (bottom - top));
  });

  it('says so where arms cannot be told from the body, or nothing is the same on both sides', () => {
    const refused = expect.objectContaining({ code: 'not-possible' });
    const held = figure();
    const lying = figure();
    for (let y = 0, i = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++, i++) {
        // Hands in the pockets of a wide coat.
        if (Math.abs(x - 100) < 64 && y > 98 && y < 215) held.subject.data[i] = 1;
        lying.subject.data[i] = (y > 200 && y < 260 && x > 10) || (y > 60 && y < 260 && x > 10 && x < 50) ? 1 : 0;
      }
    expect(() => applyTemplate('t_pose', held, options)).toThrow(refused);
    expect(() => applyTemplate('t_pose', lying, options)).toThrow(refused);
  });

  it('knows what is missing of a figure that is cut off, in its colours', () => {
    expect(findMissingBody(figure())).toBeUndefined();
    const missing = findMissingBody(figure(170));
    expect(missing).toMatchObject({ seenLegs: false });
    expect(missing?.heads).toBeGreaterThan(2.4);
    expect(hexHue(missing?.colors.top)).toBeCloseTo(linearHue([0.75, 0.6, 0.08]), 1);
    expect(hexHue(missing?.colors.skin)).toBeCloseTo(linearHue([0.75, 0.42, 0.3]), 1);
    const legs = findMissingBody(figure(260));
    expect(legs).toMatchObject({ seenLegs: true });
    expect(hexHue(legs?.colors.bottom)).toBeCloseTo(linearHue([0.05, 0.08, 0.35]), 1);
    // A ball at the border has no shoulders.
    const round = figure(60);
    expect(() => findMissingBody(round)).toThrow(expect.objectContaining({ code: 'not-possible' }));
  });

  it.each([170, 260])('goes on with a sculpted body where the frame shows %i rows', (rows) => {
    const made = applyTemplate('character_completion', figure(rows), { ...options, body: spread() });
    let [lowest, left, right] = [0, 0, 0];
    for (let y = 0; y < SIDE; y++)
      for (let x = 60; x < 180; x++) {
        if (labAt(made, x, y)[0] >= 0.35) continue;
        lowest = Math.max(lowest, y);
        if (y > 0.85 * SIDE) x < SIDE / 2 ? left++ : right++;
      }
    expect(lowest).toBeGreaterThan(0.88 * SIDE);
    // A shoe on either side.
    expect(Math.min(left, right)).toBeGreaterThan(0.3 * Math.max(left, right));
    // It is in one piece: no row between head and feet is empty.
    for (let y = Math.round(0.14 * SIDE); y < 0.9 * SIDE; y++) {
      let own = 0;
      for (let x = 40; x < 200; x++) if (chromaAt(made, x, y) > 0.05 || labAt(made, x, y)[0] < 0.4) own++;
      expect(own).toBeGreaterThan(0);
    }
  });

  it('lights a flat ball as a round one, in its colour', () => {
    const made = applyTemplate('3d_enhance', ball([0.5, 0.08, 0.06]), options);
    const light = (x: number, y: number): number => labAt(made, x * SIDE, y * SIDE)[0];
    expect(light(0.36, 0.36)).toBeGreaterThan(light(0.62, 0.72) + 0.08);
    expect(Math.abs(hueAt(made, 0.5 * SIDE, 0.55 * SIDE) - 0.5)).toBeLessThan(0.3);
  });

  it('shows four designs of other hues, the first its own, the same for a seed', () => {
    const toy = ball([0.5, 0.08, 0.06]);
    const made = applyTemplate('variants', toy, options);
    const hues = [0, 1, 3].map((k) =>
      hueAt(made, ((k % 2) + 0.5) * (SIDE / 2), (Math.floor(k / 2) + 0.55) * (SIDE / 2)),
    );
    expect(Math.abs(hues[0] - 0.5)).toBeLessThan(0.3);
    const apart = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
    expect(apart(hues[0], hues[1])).toBeGreaterThan(0.4);
    expect(apart(hues[1], hues[2])).toBeGreaterThan(0.4);
    expect(applyTemplate('variants', toy, options).data).toEqual(made.data);
    expect(applyTemplate('variants', toy, { ...options, seed: 6 }).data).not.toEqual(made.data);
  });
});
