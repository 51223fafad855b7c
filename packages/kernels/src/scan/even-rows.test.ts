import { expect, test } from 'vitest';
import { createVolume } from '../field/index.ts';
import { evenRows } from './even-rows.ts';

test('ragged rows even out, steps within a row stay where they are', () => {
  const cell = 0.1;
  const volume = createVolume([0, 0, 0], [1, 1, 1], cell);
  const [nx, ny, nz] = volume.size;
  const inside = (i: number, j: number): boolean => i < 4 || (i < 6 && j % 2 === 0);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++, at++) volume.values[at] = (inside(i, j) ? -2 : 2) * cell;
  evenRows(volume);
  for (let j = 2; j < ny - 2; j++) {
    const row = (4 * ny + j) * nx;
    // Between rows that differ: half of each.
    expect(volume.values[row + 5]).toBeCloseTo(0);
    expect(volume.values[row + 3]).toBeCloseTo(-2 * cell);
    expect(volume.values[row + 6]).toBeCloseTo(2 * cell);
  }
});
