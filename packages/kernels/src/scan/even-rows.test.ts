import { expect, test } from 'vitest';
import { createVolume } from '../field/index.ts';
import { evenRows } from './even-rows.ts';
import type { RowColors } from './row-colors.ts';

const cell = 0.1;

/** A block whose rows are ragged from 4 to 6, after evening out before pictures of these brightnesses. */
function even(front: number, side: number): { at: (i: number, j: number) => number; ny: number } {
  const volume = createVolume([0, 0, 0], [1, 1, 1], cell);
  const [nx, ny, nz] = volume.size;
  const inside = (i: number, j: number): boolean => i < 4 || (i < 6 && j % 2 === 0);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++, at++) volume.values[at] = (inside(i, j) ? -2 : 2) * cell;
  const paint = (width: number, value: number) => ({
    ...{ width, height: ny, channels: 3 as const },
    data: new Float32Array(3 * width * ny).fill(value),
  });
  const colors: RowColors = new Map([
    ['front', paint(nx, front)],
    ['back', paint(nx, front)],
    ['left', paint(nz, side)],
    ['right', paint(nz, side)],
  ]);
  const outline = (width: number, most: number) => ({
    ...{ width, height: ny, channels: 1 as const },
    data: Float32Array.from({ length: width * ny }, (_, i) => (most - (i % width)) * cell),
  });
  const outlines = { front: outline(nx, 6), side: outline(nz, nz) };
  evenRows(volume, { ...outlines, colors, areas: new Map() }, 1);
  // What an outline would no longer show is filled at the other end.
  return { at: (i, j) => volume.values[((nz - 3) * ny + j) * nx + i], ny };
}

test('ragged rows even out; where pictures differ the steps within a row stay sharp', () => {
  const sharp = even(0, 1);
  for (let j = 2; j < sharp.ny - 2; j++) {
    // Between rows that differ: half of each.
    expect(Math.abs(sharp.at(5, j))).toBeLessThan(0.2 * cell);
    expect(sharp.at(3, j)).toBeLessThan(-1.4 * cell);
    expect(sharp.at(6, j)).toBeGreaterThan(1.4 * cell);
  }
});

test('where pictures are alike rows are rounded as well', () => {
  const [soft, sharp] = [even(1, 1), even(0, 1)];
  const slope = ({ at }: typeof soft): number => at(6, 5) - at(5, 5);
  expect(slope(soft)).toBeLessThan(0.8 * slope(sharp));
});
