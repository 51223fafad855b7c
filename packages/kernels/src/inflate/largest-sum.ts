import type { Numbers } from './block.ts';

/** The box with the largest sum of numbers, as x0, x1, y0, y1, z0, z1: all pairs of planes across two axes, and the best run along the third (Kadane, as in Bentley, "Programming pearls", 1984). */
export function largestSum({ size: [nx, ny, nz], values }: Numbers): { box: number[]; sum: number } {
  const row = nx + 1;
  const sheet = row * (ny + 1);
  // Of each sheet, the sums from its corner on.
  const sums = new Float64Array(nz * sheet);
  for (let k = 0, i = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) {
      let own = 0;
      for (let x = 0; x < nx; x++, i++) {
        own += values[i];
        sums[k * sheet + (j + 1) * row + x + 1] = sums[k * sheet + j * row + x + 1] + own;
      }
    }
  let most = 0;
  let box = [0, 0, 0, 0, 0, 0];
  for (let x0 = 0; x0 < nx; x0++)
    for (let x1 = x0 + 1; x1 <= nx; x1++)
      for (let y0 = 0; y0 < ny; y0++)
        for (let y1 = y0 + 1; y1 <= ny; y1++) {
          const [a, b, c, d] = [y1 * row + x1, y0 * row + x1, y1 * row + x0, y0 * row + x0];
          let [run, from] = [0, 0];
          for (let k = 0, o = 0; k < nz; k++, o += sheet) {
            if (run <= 0) [run, from] = [0, k];
            run += sums[o + a] - sums[o + b] - sums[o + c] + sums[o + d];
            if (run > most) {
              most = run;
              box = [x0, x1, y0, y1, from, k + 1];
            }
          }
        }
  return { box, sum: most };
}
