import type { Volume } from '../field/index.ts';
import type { Outlines } from './hull.ts';
import type { ViewName } from './register.ts';

/** Cells from the surface beyond which places count alike. */
const BAND = 2;
/** What a place takes from each of its neighbours in a blur, and what two pictures differ by (squares of roots of linear light) where within a row it takes half of that. */
const BLUR = 0.25;
const HALF = 0.002;

/**
 * Evens out a solid that was moved row by row, in place: along its height everywhere, for such rows are ragged; within rows where the pictures that see a place are alike
 * there. Where they differ a step between them is meant, and stays sharp.
 */
export function evenRows(volume: Volume, { colors }: Pick<Outlines, 'colors'>): void {
  const { values, size, cell } = volume;
  const [nx, ny, nz] = size;
  const most = BAND * cell;
  for (let at = 0; at < values.length; at++) values[at] = Math.min(most, Math.max(-most, values[at]));
  blurAlong(values, nx, [nx, ny, nz], () => BLUR);
  const differs = (at: number): number => {
    const [i, j, k] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
    const end = colors.get((2 * k < nz ? 'back' : 'front') satisfies ViewName);
    const flank = colors.get((2 * i < nx ? 'left' : 'right') satisfies ViewName);
    if (!end || !flank) return 0;
    const [p, q] = [3 * (j * nx + i), 3 * (j * nz + k)];
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += (end.data[p + c] - flank.data[q + c]) ** 2;
    return sum / 3;
  };
  const share = (at: number): number => (Math.abs(values[at]) < most ? (BLUR * HALF) / (HALF + differs(at)) : BLUR);
  blurAlong(values, 1, [nx, ny, nz], share);
  blurAlong(values, nx * ny, [nx, ny, nz], share);
}

/** One round of a blur along the axis whose neighbours are `step` apart; the ends stay. */
function blurAlong(
  values: Float32Array,
  step: number,
  [nx, ny, nz]: readonly number[],
  share: (at: number) => number,
): void {
  const count = step === 1 ? nx : step === nx ? ny : nz;
  for (let from = 0; from < values.length; from++) {
    if (Math.floor(from / step) % count) continue;
    let before = values[from];
    for (let n = 1, at = from + step; n < count - 1; n++, at += step) {
      const own = values[at];
      // Deep inside and far outside nothing changes.
      if (before !== own || values[at + step] !== own) {
        const w = share(at);
        values[at] = own + w * (before + values[at + step] - 2 * own);
      }
      before = own;
    }
  }
}
