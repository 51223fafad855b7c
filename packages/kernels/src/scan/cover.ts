import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';

/** What must show: places so many cells inside an outline. */
const INSIDE = 0.3;
/** Rounds in which what is filled goes on from what is there. */
const ROUNDS = 3;

/**
 * Gives every place of the outlines something to show: where rounding and thin limbs left nothing, the likeliest cell is filled that touches what is there, and in the end
 * whichever is likeliest.
 */
export function coverOutlines(volume: Volume, { front, side }: Outlines): void {
  const { values, size, cell } = volume;
  const [nx, ny, nz] = size;
  const steps = [1, nx, nx * ny];
  const touches = (at: number): boolean => {
    for (const step of steps) if (values[at + step] < 0 || values[at - step] < 0) return true;
    return false;
  };
  const fill = (from: number, step: number, count: number, anywhere: boolean): void => {
    let best = -1;
    for (let n = 1, at = from + step; n < count - 1; n++, at += step) {
      if (values[at] < 0) return;
      if (values[at] < 4 * cell && (best < 0 || values[at] < values[best]) && (anywhere || touches(at))) best = at;
    }
    if (best < 0) return;
    values[best] = -0.4 * cell;
    // Rounder than a cell alone.
    for (const s of steps) for (const at of [best - s, best + s]) if (values[at] > 0.5 * cell) values[at] = 0.5 * cell;
  };
  for (let round = 0; round <= ROUNDS; round++)
    for (let j = 1; j < ny - 1; j++) {
      const anywhere = round === ROUNDS;
      for (let i = 1; i < nx - 1; i++)
        if (front.data[j * nx + i] > INSIDE * cell) fill(j * nx + i, nx * ny, nz, anywhere);
      for (let k = 1; k < nz - 1; k++)
        if (side.data[j * nz + k] > INSIDE * cell) fill((k * ny + j) * nx, 1, nx, anywhere);
    }
}
