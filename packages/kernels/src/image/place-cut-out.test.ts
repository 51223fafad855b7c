import { expect, test } from 'vitest';
import { srgbToLinear } from '../math/index.ts';
import type { CutOut } from './matte/index.ts';
import { placeCutOut } from './place-cut-out.ts';

/** A 3 x 4 patch of distinct colours at (5, 7) of a clear picture. */
function patch(): CutOut {
  const [width, height] = [20, 24];
  const alpha = new Float32Array(width * height);
  const colors = new Float32Array(3 * width * height);
  for (let y = 7; y < 11; y++)
    for (let x = 5; x < 8; x++) {
      const i = y * width + x;
      alpha[i] = 1;
      for (let c = 0; c < 3; c++) colors[3 * i + c] = srgbToLinear((20 * x + 9 * y + 30 * c) / 255);
    }
  return { width, height, alpha, colors, source: 'alpha', coverage: 0.1, cut: [false, false, false, false] };
}

test('at its own size every pixel keeps its value, and nothing is white and clear', () => {
  const { data, width } = placeCutOut(patch(), { side: 15, height: 4, ground: 10 });
  const at = (x: number, y: number): number[] => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
  expect(at(6, 6)).toEqual([163, 193, 223, 255]);
  expect(at(8, 9)).toEqual([230, 255, 255, 255].map((v, c) => (c < 3 ? Math.min(255, 20 * 7 + 9 * 10 + 30 * c) : v)));
  expect(at(5, 6)).toEqual([255, 255, 255, 0]);
  expect(at(6, 10)).toEqual([255, 255, 255, 0]);
});

test('a larger one stands on the ground line, in the middle', () => {
  const { data, width } = placeCutOut(patch(), { side: 64, height: 40, ground: 50 });
  let [left, right, top, bottom] = [64, 0, 64, 0];
  for (let i = 0; i < 64 * 64; i++) {
    if (data[4 * i + 3] < 128) continue;
    [left, right] = [Math.min(left, i % width), Math.max(right, (i % width) + 1)];
    [top, bottom] = [Math.min(top, Math.floor(i / width)), Math.max(bottom, Math.floor(i / width) + 1)];
  }
  expect([left, right, top, bottom]).toEqual([17, 47, 10, 50]);
});
