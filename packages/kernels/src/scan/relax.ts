import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';

/** Blurs a lattice in place. */
export type BlurLattice = (values: Float32Array, size: Volume['size']) => void;

/** Cells from the surface beyond which places count alike, so that what is near the surface alone decides. */
const BAND = 4;
/** So many cells deep inside an outline something must show, at most: a lattice holds it then. */
const DEEP = 0.8;
/** Short of that by less, or by such a share, is left to the surface, which is laid onto the outlines later. */
const SLACK = 0.35;
const SHARE = 0.75;
/** What a place hands on to its neighbours along a view when it is filled. */
const FALLOFF = [1, 0.8, 0.5, 0.2] as const;

/**
 * Smooths a solid while both outlines stay what they are: rounds of a blur, after which what stands out of an outline is cut, and what an outline no longer shows is filled
 * again where it is likeliest. Steps between sections go, limbs grow round; thin parts, which a blur alone would eat, stay. `band`: cells from the surface beyond which
 * places count alike.
 */
export function relaxVolume(
  { values, size, cell }: Volume,
  { front, side }: Pick<Outlines, 'front' | 'side'>,
  rounds: number,
  { band = BAND, blur = blurEvenly }: { band?: number; blur?: BlurLattice } = {},
): void {
  const [nx, ny, nz] = size;
  const most = band * cell;
  for (let at = 0; at < values.length; at++) values[at] = Math.min(most, Math.max(-most, values[at]));
  for (let round = 0; round < rounds; round++) {
    blur(values, size);
    cutInPlace(values, size, front.data, side.data);
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++)
        if (front.data[j * nx + i] > 0) showInPlace(values, j * nx + i, nx * ny, nz, front.data[j * nx + i], cell);
      for (let k = 1; k < nz - 1; k++)
        if (side.data[j * nz + k] > 0) showInPlace(values, (k * ny + j) * nx, 1, nx, side.data[j * nz + k], cell);
    }
  }
}

/** A quarter of each neighbour and half of itself, along every axis. */
function blurEvenly(values: Float32Array, [nx, ny, nz]: readonly number[]): void {
  const sheet = nx * ny;
  for (let row = 0; row < values.length; row += nx) {
    let before = values[row];
    for (let i = row; i < row + nx - 1; i++) {
      const own = values[i];
      values[i] = 0.25 * (before + values[i + 1]) + 0.5 * own;
      before = own;
    }
    values[row + nx - 1] = 0.25 * before + 0.75 * values[row + nx - 1];
  }
  const line = new Float32Array(sheet);
  const along = (start: number, step: number, count: number, width: number): void => {
    for (let q = 0; q < width; q++) line[q] = values[start + q];
    for (let n = 0, from = start; n < count; n++, from += step) {
      const next = n < count - 1 ? from + step : from;
      for (let q = 0; q < width; q++) {
        const own = values[from + q];
        values[from + q] = 0.25 * (line[q] + values[next + q]) + 0.5 * own;
        line[q] = own;
      }
    }
  };
  for (let k = 0; k < nz; k++) along(k * sheet, nx, ny, nx);
  along(0, sheet, nz, sheet);
}

/** Nothing reaches past an outline. */
function cutInPlace(
  values: Float32Array,
  [nx, ny, nz]: readonly number[],
  front: Float32Array,
  side: Float32Array,
): void {
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) {
      const s = -side[j * nz + k];
      for (let i = 0, f = j * nx; i < nx; i++, f++, at++) {
        const out = s > -front[f] ? s : -front[f];
        if (values[at] < out) values[at] = out;
      }
    }
}

/** What is behind one place of an outline, `inside` of it, lies as deep there as the lattice can hold: its deepest place is lowered so far. */
function showInPlace(
  values: Float32Array,
  from: number,
  step: number,
  count: number,
  inside: number,
  cell: number,
): void {
  const deep = Math.min(inside, DEEP * cell);
  const target = Math.min(SLACK * cell, SHARE * deep) - deep;
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 1, at = from + step; n < count - 1; n++, at += step)
    if (values[at] < least) {
      least = values[at];
      if (least <= target) return;
      best = n;
    }
  for (let d = 1 - FALLOFF.length; d < FALLOFF.length; d++) {
    const n = best + d;
    if (n > 0 && n < count - 1) values[from + n * step] += FALLOFF[Math.abs(d)] * (target - least);
  }
}
