import { expect, test } from 'vitest';
import { blur } from './blur.ts';
import { createFloatImage, toLinear, toRaster } from './float-image.ts';
import { linearToOklab, oklabToLinear } from './oklab.ts';
import { findPalette } from './palette.ts';
import { resize } from './resize.ts';
import { findFlow } from './structure.ts';

test.each([0.7, 2, 6.3])('a blur of sigma %f has that variance and keeps the sum', (sigma) => {
  const image = createFloatImage(101, 101, 1);
  image.data[50 * 101 + 50] = 1;
  const { data } = blur(image, sigma);
  let sum = 0;
  let variance = 0;
  for (let i = 0; i < data.length; i++) {
    sum += data[i];
    variance += data[i] * ((i % 101) - 50) ** 2;
  }
  expect(sum).toBeCloseTo(1, 3);
  expect(Math.sqrt(variance)).toBeCloseTo(sigma, 1);
});

test('shrinking keeps the mean, growing keeps a ramp', () => {
  const ramp = createFloatImage(30, 7, 1);
  ramp.data.forEach((_, i) => {
    ramp.data[i] = i % 30;
  });
  const small = resize(ramp, 8, 3);
  expect(small.data.reduce((a, b) => a + b) / 24).toBeCloseTo(14.5, 4);
  const large = resize(ramp, 90, 7);
  for (let x = 10; x < 80; x++) expect(large.data[x]).toBeCloseTo((x + 0.5) / 3 - 0.5, 3);
});

test('OKLab and sRGB bytes go there and back', () => {
  const lab = new Float64Array(3);
  const back = new Float64Array(3);
  for (const color of [
    [1, 1, 1],
    [0.2, 0.7, 0.1],
    [0.01, 0, 0.5],
  ]) {
    linearToOklab(color[0], color[1], color[2], lab, 0);
    oklabToLinear(lab[0], lab[1], lab[2], back, 0);
    for (let c = 0; c < 3; c++) expect(back[c]).toBeCloseTo(color[c], 5);
  }
  linearToOklab(1, 1, 1, lab, 0);
  expect(lab[0]).toBeCloseTo(1, 4);
  const raster = {
    width: 16,
    height: 16,
    channels: 3 as const,
    data: Uint8Array.from({ length: 768 }, (_, i) => i % 256),
  };
  expect(toRaster(toLinear(raster)).data).toEqual(raster.data);
});

test('a palette finds the colours that are there', () => {
  const image = createFloatImage(40, 40, 3);
  const colors = [
    [0.1, 0.2, 0.3],
    [0.9, 0.1, 0.1],
    [0.4, 0.8, 0.2],
  ];
  for (let i = 0; i < 1600; i++) image.data.set(colors[i % 3], 3 * i);
  const palette = findPalette(image, 6, 3);
  expect(palette.length).toBe(9);
  for (const color of colors)
    expect([...palette].some((v, i) => i % 3 === 0 && Math.abs(v - color[0]) < 1e-3)).toBe(true);
});

test('the flow runs along a slanting edge', () => {
  const image = createFloatImage(40, 40, 1);
  for (let y = 0; y < 40; y++) for (let x = 0; x < 40; x++) image.data[y * 40 + x] = x > y ? 1 : 0;
  const o = 3 * (20 * 40 + 20);
  const { data } = findFlow(image, 2);
  expect(Math.abs(data[o] * Math.SQRT1_2 + data[o + 1] * Math.SQRT1_2)).toBeGreaterThan(0.99);
  expect(data[o + 2]).toBeGreaterThan(0.9);
});
