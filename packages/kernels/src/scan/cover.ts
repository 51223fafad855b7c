import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';

/** What must show: places so many cells inside an outline. */
const INSIDE = 0.3;
/** Rounds in which what is filled goes on from what is there. */
const ROUNDS = 24;

/**
 * Gives every place of the outlines something to show: where rounding and thin limbs left nothing, the likeliest cell is filled that touches what is there, on and on from
 * it, and in the end whichever is likeliest. Only cells that both outlines allow.
 */
export function coverOutlines(volume: Volume, { front, side }: Outlines): void {
  const { values, size, cell } = volume;
  const [nx, ny, nz] = size;
  const steps = [1, nx, nx * ny];
  /** Corners and edges count as touching as well: lines across the lattice go on. */
  const touches = (at: number): boolean => {
    for (let z = -1; z <= 1; z++)
      for (let y = -1; y <= 1; y++) {
        const row = at + (z * ny + y) * nx;
        if (values[row - 1] < 0 || values[row] < 0 || values[row + 1] < 0) return true;
      }
    return false;
  };
  /** Whether something shows now. `other`: the other outline along the way. */
  const fill = (from: number, step: number, other: Float32Array, row: number, anywhere: boolean): boolean => {
    const count = step === 1 ? nx : nz;
    let best = -1;
    for (let n = 1, at = from + step; n < count - 1; n++, at += step) {
      if (values[at] < 0) return true;
      if (other[row + n] > 0 && (best < 0 || values[at] < values[best]) && (anywhere || touches(at))) best = at;
    }
    if (best < 0) return false;
    values[best] = -0.4 * cell;
    // Rounder than a cell alone.
    for (const s of steps) for (const at of [best - s, best + s]) if (values[at] > 0.5 * cell) values[at] = 0.5 * cell;
    return true;
  };
  let bare: { front: boolean; j: number; n: number }[] = [];
  for (let j = 1; j < ny - 1; j++) {
    for (let n = 1; n < nx - 1; n++) if (front.data[j * nx + n] > INSIDE * cell) bare.push({ front: true, j, n });
    for (let n = 1; n < nz - 1; n++) if (side.data[j * nz + n] > INSIDE * cell) bare.push({ front: false, j, n });
  }
  for (let round = 0; round <= ROUNDS && bare.length; round++) {
    const before = bare.length;
    const anywhere = round === ROUNDS;
    const left = bare.filter((place) =>
      place.front
        ? !fill(place.j * nx + place.n, nx * ny, side.data, place.j * nz, anywhere)
        : !fill((place.n * ny + place.j) * nx, 1, front.data, place.j * nx, anywhere),
    );
    // Once nothing goes on any more, the last round begins.
    if (left.length === before && !anywhere) round = ROUNDS - 1;
    bare = left;
  }
}
