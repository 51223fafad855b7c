import { expect, test } from 'vitest';
import { chooseTogether } from './choose-together.ts';

/** A slab of cells, all seen, with a lightness each, and two colours to choose from: of lightness .5 and .54. */
function choose(width: number, depth: number, lightness: (x: number, z: number) => number): number[] {
  const size: [number, number, number] = [width + 2, 3, depth + 2];
  const slot = new Int32Array(size[0] * size[1] * size[2]).fill(-1);
  const cells = new Int32Array(width * depth);
  const lab = new Float32Array(3 * width * depth);
  for (let row = 0; row < cells.length; row++) {
    const [x, z] = [row % width, Math.floor(row / width)];
    cells[row] = ((z + 1) * size[1] + 1) * size[0] + x + 1;
    slot[cells[row]] = row;
    lab[3 * row] = lightness(x, z);
  }
  const costs = Float32Array.from({ length: 2 * cells.length }, (_, i) =>
    Math.abs(lab[3 * (i >> 1)] - (i % 2 ? 0.54 : 0.5)),
  );
  const voxels = { size, origin: [0, 0, 0] as const, cell: [1, 1, 1] as const, solid: new Uint8Array(slot.length) };
  const colors = { slot, cells, lab, linear: lab, part: new Int32Array(cells.length) };
  return [...chooseTogether(voxels as never, colors, [...cells.keys()], costs, 2)];
}

test('where noise would choose, neighbours do', () => {
  const noisy = choose(12, 12, (x, z) => 0.509 + 0.015 * (((7 * x + 5 * z) % 8) / 7));
  expect(new Set(noisy)).toEqual(new Set([0]));
});

test('what is of another colour stays, however small', () => {
  const spot = choose(9, 9, (x, z) => (x === 4 && z === 4 ? 0.7 : 0.5));
  expect(spot[4 * 9 + 4]).toBe(1);
  expect(spot.filter((color) => color === 1)).toHaveLength(1);
  const halves = choose(10, 4, (x) => (x < 5 ? 0.46 : 0.58));
  expect(halves.filter((_, i) => i % 10 < 5).every((color) => color === 0)).toBe(true);
  expect(halves.filter((_, i) => i % 10 >= 5).every((color) => color === 1)).toBe(true);
});

test('shades that lie side by side take one colour together, though each alone is nearer to another', () => {
  // Two shades, a little nearer to one colour each, in broad stripes: rows inside of a stripe see no other.
  const stripes = choose(24, 8, (x) => (Math.floor(x / 2) % 2 ? 0.517 : 0.524));
  expect(new Set(stripes).size).toBe(1);
});
