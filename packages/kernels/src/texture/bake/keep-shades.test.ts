import { expect, test } from 'vitest';
import { srgbToLinear } from '../../math/index.ts';
import { type BakePart, planBake, runBakeJob } from './plan.ts';

/** A square of one metre that fills the atlas, with a picture of a dark and a light half behind it. */
function square(shades: BakePart['shades']): BakePart {
  return {
    mesh: {
      positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
      normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      uvs: Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0),
      indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
    },
    material: { base: 'plain', color: '#2050c0' },
    seed: 1,
    shades,
  };
}

function bake(shades: BakePart['shades']): (x: number, y: number) => number[] {
  const { input, stages } = planBake([square(shades)], { size: 32 });
  for (const job of stages.flat()) runBakeJob(input, job);
  return (x, y) => Array.from(input.baseColor.subarray(3 * (32 * y + x), 3 * (32 * y + x) + 3));
}

test('a colour is darker and lighter where the picture was, and itself where that was as light as the mean', () => {
  const uvs = Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0);
  const mean = srgbToLinear(128 / 255);
  const plain = bake(undefined);
  const at = bake({ width: 4, height: 1, luma: Uint8Array.of(128, 30, 128, 250), uvs, mean });
  for (let c = 0; c < 3; c++) expect(Math.abs(at(4, 16)[c] - plain(4, 16)[c])).toBeLessThan(8);
  expect(at(12, 16)[2]).toBeLessThan(0.4 * plain(12, 16)[2]);
  const [red, green, blue] = at(28, 16);
  expect(blue).toBeGreaterThan(plain(28, 16)[2]);
  expect(red).toBeGreaterThan(plain(28, 16)[0] + 40);
  expect(blue).toBeGreaterThan(Math.max(red, green));
});
