import { expect, test } from 'vitest';
import { createFloatImage, type FloatImage, resize } from '../../image/index.ts';
import { filled } from '../layers/index.ts';
import { fitInto } from './extend.ts';

/** Stripes of light, as many as told. */
function stripes(width: number, height: number, count: number): FloatImage {
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < width * height; i++)
    out.data.fill(0.5 + 0.4 * Math.cos((2 * Math.PI * count * ((i % width) + 0.5)) / width), 3 * i, 3 * i + 3);
  return out;
}

const fit = (image: FloatImage, width: number, height: number): FloatImage =>
  fitInto({ image, opacity: filled(image.width, image.height, [1]) }, width, height, resize).image;

test('what differs in shape by what sides are rounded by fills its frame: nothing in it moves', () => {
  // 300 : 201 pixels are not quite 450 : 301.
  const made = fit(stripes(300, 201, 40), 450, 301);
  const wanted = stripes(450, 301, 40);
  let off = 0;
  for (let o = 0; o < made.data.length; o++) off = Math.max(off, Math.abs(made.data[o] - wanted.data[o]));
  expect(off).toBeLessThan(0.1);
});

test('what has another shape is not distorted: it stands in the middle, and its ground goes on', () => {
  const made = fit(stripes(100, 100, 10), 200, 100);
  expect([made.width, made.height]).toEqual([200, 100]);
  const wanted = stripes(100, 100, 10);
  for (const x of [0, 37, 99]) expect(made.data[3 * (40 * 200 + 50 + x)]).toBeCloseTo(wanted.data[3 * (40 * 100 + x)]);
});
