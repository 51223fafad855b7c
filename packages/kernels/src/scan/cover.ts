import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';

/** What must show: places so many cells inside an outline. */
const INSIDE = 0.3;

/** Gives every place of the outlines something to show: where rounding and thin limbs left nothing, the likeliest cell is filled. */
export function coverOutlines(volume: Volume, { front, side }: Outlines): void {
  const { values, size, cell } = volume;
  const [nx, ny, nz] = size;
  const fill = (from: number, step: number, count: number): void => {
    let best = from;
    for (let n = 0, at = from; n < count; n++, at += step) {
      if (values[at] < 0) return;
      if (values[at] < values[best]) best = at;
    }
    if (values[best] < 4 * cell) values[best] = -0.4 * cell;
  };
  for (let j = 0; j < ny; j++) {
    for (let i = 0; i < nx; i++) if (front.data[j * nx + i] > INSIDE * cell) fill(j * nx + i, nx * ny, nz);
    for (let k = 0; k < nz; k++) if (side.data[j * nz + k] > INSIDE * cell) fill((k * ny + j) * nx, 1, nx);
  }
}
