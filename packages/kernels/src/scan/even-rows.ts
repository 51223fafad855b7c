import type { Volume } from '../field/index.ts';

/** Cells from the surface beyond which places count alike. */
const BAND = 2;

/** Evens out a solid's rows with those above and below, in place: rows that were moved one by one are ragged, while the steps within each are meant and stay sharp. */
export function evenRows({ values, size: [nx, ny, nz], cell }: Volume): void {
  const most = BAND * cell;
  for (let at = 0; at < values.length; at++) values[at] = Math.min(most, Math.max(-most, values[at]));
  const before = new Float32Array(nx);
  for (let k = 0; k < nz; k++) {
    const first = k * ny * nx;
    before.set(values.subarray(first, first + nx));
    for (let j = 0, row = first; j < ny - 1; j++, row += nx)
      for (let i = 0; i < nx; i++) {
        const own = values[row + i];
        values[row + i] = 0.25 * (before[i] + values[row + nx + i]) + 0.5 * own;
        before[i] = own;
      }
  }
}
