import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';
import { relaxVolume } from './relax.ts';

/** Cells from the surface beyond which places count alike: steps that are deeper stay. */
const BAND = 1.5;
/** What a place takes from each of its neighbours in a blur, and what two pictures differ by (squares of roots of linear light) where within a row it takes half of that. */
const BLUR = 0.25;
const HALF = 0.0003;

/**
 * Evens out a solid that was moved row by row, in place, while both outlines stay what they are: along its height everywhere, for such rows are ragged; within rows where the
 * pictures that see a place are alike there. Where they differ a step between them is meant, and stays sharp.
 */
export function evenRows(volume: Volume, outlines: Outlines, rounds: number): void {
  const shares = shareOf(volume, outlines.colors);
  const blur = (values: Float32Array, [nx, ny, nz]: readonly [number, number, number]): void => {
    blurAlong(values, nx, ny, nx * ny * nz);
    blurAlong(values, 1, nx, nx * ny * nz, shares);
    blurAlong(values, nx * ny, nz, nx * ny * nz, shares);
  };
  relaxVolume(volume, outlines, rounds, { band: BAND, blur });
}

/** What a place takes from its neighbours within its row. */
function shareOf({ values, size: [nx, ny, nz], cell }: Volume, colors: Outlines['colors']): Float32Array {
  const shares = new Float32Array(values.length).fill(BLUR);
  for (let k = 0, at = 0; k < nz; k++) {
    const end = colors.get(2 * k < nz ? 'back' : 'front')?.data;
    for (let j = 0; j < ny; j++) {
      const q = 3 * (j * nz + k);
      for (let i = 0; i < nx; i++, at++) {
        const flank = colors.get(2 * i < nx ? 'left' : 'right')?.data;
        // A place may come to lie at the surface as rounds go on.
        if (!end || !flank || Math.abs(values[at]) >= 2 * BAND * cell) continue;
        const p = 3 * (j * nx + i);
        const d0 = end[p] - flank[q];
        const d1 = end[p + 1] - flank[q + 1];
        const d2 = end[p + 2] - flank[q + 2];
        shares[at] = (BLUR * HALF) / (HALF + (d0 * d0 + d1 * d1 + d2 * d2) / 3);
      }
    }
  }
  return shares;
}

/** One round of a blur along the axis of `count` places that are `step` apart; the ends stay. `shares`: what each place takes from a neighbour. */
function blurAlong(values: Float32Array, step: number, count: number, total: number, shares?: Float32Array): void {
  for (let block = 0; block < total; block += step * count)
    for (let from = block; from < block + step; from++) {
      let before = values[from];
      for (let n = 1, at = from + step; n < count - 1; n++, at += step) {
        const own = values[at];
        // Deep inside and far outside nothing changes.
        if (before !== own || values[at + step] !== own)
          values[at] = own + (shares ? shares[at] : BLUR) * (before + values[at + step] - 2 * own);
        before = own;
      }
    }
}
