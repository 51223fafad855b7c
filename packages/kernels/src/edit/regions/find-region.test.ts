import { describe, expect, it } from 'vitest';
import { createFloatImage, type FloatImage } from '../../image/index.ts';
import type { Layers } from '../types.ts';
import { findRegion, searchRegion } from './find-region.ts';

const WIDTH = 240;
const HEIGHT = 360;

type Rgb = readonly [number, number, number];
type Shape = (x: number, y: number) => boolean;

const ellipse =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;

/** Parts painted over each other, back to front, on a ground of two tones. */
function paint(parts: readonly (readonly [string, Rgb, Shape])[]): {
  layers: Layers;
  of: (name: string) => FloatImage;
} {
  const image = createFloatImage(WIDTH, HEIGHT, 3);
  const opacity = createFloatImage(WIDTH, HEIGHT, 1);
  const subject = createFloatImage(WIDTH, HEIGHT, 1);
  const owner: string[] = [];
  for (let y = 0, i = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++, i++) {
      opacity.data[i] = 1;
      image.data.set(y < 250 ? [0.35, 0.55, 0.95] : [0.2, 0.45, 0.12], 3 * i);
      owner[i] = y < 250 ? 'sky' : 'ground';
      for (const [name, rgb, shape] of parts) {
        if (!shape(x, y)) continue;
        // Shading: lighter to the left.
        const light = 1.15 - (0.3 * x) / WIDTH;
        image.data.set(
          rgb.map((v) => v * light),
          3 * i,
        );
        subject.data[i] = 1;
        owner[i] = name;
      }
    }
  return {
    layers: { image, opacity, subject },
    of: (name) => ({
      ...{ width: WIDTH, height: HEIGHT, channels: 1 },
      data: Float32Array.from(owner, (v) => (v === name ? 1 : 0)),
    }),
  };
}

function overlap(a: FloatImage | undefined, b: FloatImage): number {
  let both = 0;
  let any = 0;
  for (let i = 0; i < b.data.length; i++) {
    const v = a?.data[i] ?? 0;
    both += Math.min(v, b.data[i]);
    any += Math.max(v, b.data[i]);
  }
  return both / any;
}

const FIGURE = paint([
  ['hair', [0.12, 0.06, 0.03], ellipse(120, 75, 36, 46)],
  ['arms', [0.75, 0.45, 0.32], box(74, 132, 88, 210)],
  ['arms', [0.75, 0.45, 0.32], box(152, 132, 166, 210)],
  ['neck', [0.75, 0.45, 0.32], box(112, 110, 128, 134)],
  ['face', [0.75, 0.45, 0.32], ellipse(120, 84, 26, 32)],
  ['eyes', [0.02, 0.02, 0.03], ellipse(110, 80, 4, 4)],
  ['eyes', [0.02, 0.02, 0.03], ellipse(130, 80, 4, 4)],
  ['hat', [0.6, 0.02, 0.03], box(86, 26, 154, 58)],
  ['shirt', [0.7, 0.6, 0.1], box(88, 126, 152, 222)],
  ['trousers', [0.05, 0.08, 0.3], box(90, 222, 117, 318)],
  ['trousers', [0.05, 0.08, 0.3], box(123, 222, 150, 318)],
  ['shoes', [0.25, 0.1, 0.04], box(84, 318, 117, 334)],
  ['shoes', [0.25, 0.1, 0.04], box(123, 318, 156, 334)],
]);

const CART = paint([
  ['body', [0.7, 0.08, 0.06], box(30, 140, 210, 250)],
  ['window', [0.03, 0.05, 0.08], box(60, 155, 110, 195)],
  ['window', [0.03, 0.05, 0.08], box(130, 155, 180, 195)],
  ['wheels', [0.01, 0.01, 0.012], ellipse(70, 250, 26, 26)],
  ['wheels', [0.01, 0.01, 0.012], ellipse(170, 250, 26, 26)],
]);

describe('findRegion', () => {
  for (const [words, name, least] of [
    ['the hat', 'hat', 0.8],
    ['hair', 'hair', 0.6],
    ['face', 'face', 0.7],
    ['his shirt', 'shirt', 0.85],
    ['the trousers', 'trousers', 0.85],
    ['pants', 'trousers', 0.85],
    ['shoes', 'shoes', 0.75],
    ['eyes', 'eyes', 0.45],
    ['the red part', 'hat', 0.8],
    ['the sky', 'sky', 0.9],
    ['the ground', 'ground', 0.85],
  ] as const)
    it(`finds "${words}" of a figure`, () => {
      expect(overlap(findRegion(FIGURE.layers, words), FIGURE.of(name))).toBeGreaterThan(least);
    });

  it('finds wheels and windows apart, though both are dark', () => {
    expect(overlap(findRegion(CART.layers, 'wheels'), CART.of('wheels'))).toBeGreaterThan(0.75);
    expect(overlap(findRegion(CART.layers, 'the windows'), CART.of('window'))).toBeGreaterThan(0.75);
  });

  it('finds the windows and the door of a house, not the shade under its eaves', () => {
    const wall = [0.5, 0.42, 0.32] as const;
    const house = paint([
      ['wall', wall, box(40, 120, 200, 260)],
      ['roof', [0.35, 0.1, 0.06], box(30, 80, 210, 120)],
      ['eaves', [0.12, 0.1, 0.08], box(40, 120, 200, 128)],
      ['window', [0.06, 0.07, 0.1], box(54, 145, 76, 175)],
      ['window', [0.06, 0.07, 0.1], box(109, 145, 131, 175)],
      ['window', [0.06, 0.07, 0.1], box(164, 145, 186, 175)],
      ['door', [0.14, 0.05, 0.02], box(108, 205, 134, 256)],
    ]);
    expect(overlap(findRegion(house.layers, 'the windows'), house.of('window'))).toBeGreaterThan(0.7);
    expect(overlap(findRegion(house.layers, 'the door'), house.of('door'))).toBeGreaterThan(0.7);
    const plain = paint([['wall', wall, box(40, 120, 200, 260)]]);
    expect(findRegion(plain.layers, 'the door')).toBeUndefined();
  });

  it('halves what was found where a side is named', () => {
    const left = findRegion(CART.layers, 'left wheel');
    const sum = (from: number, to: number): number => {
      let n = 0;
      for (let y = 0; y < HEIGHT; y++) for (let x = from; x < to; x++) n += left?.data[y * WIDTH + x] ?? 0;
      return n;
    };
    expect(sum(0, 120)).toBeGreaterThan(1500);
    expect(sum(120, WIDTH)).toBeLessThan(60);
  });

  it('takes places of the subject, and corners of the picture', () => {
    const half = searchRegion(CART.layers, 'left half');
    expect(half?.mask.data[200 * WIDTH + 40]).toBeGreaterThan(0.9);
    expect(half?.mask.data[200 * WIDTH + 200]).toBeLessThan(0.1);
    const corner = searchRegion(CART.layers, 'upper right corner');
    expect(corner?.mask.data[20 * WIDTH + 220]).toBeGreaterThan(0.9);
    expect(corner?.mask.data[300 * WIDTH + 20]).toBeLessThan(0.1);
  });

  it('does not find what is not there', () => {
    expect(findRegion(CART.layers, 'the purple part')).toBeUndefined();
    expect(findRegion(CART.layers, 'quixotry')).toBeUndefined();
    expect(findRegion(CART.layers, 'leaves')).toBeUndefined();
    expect(findRegion(FIGURE.layers, 'text')).toBeUndefined();
  });
});
