import type { FloatImage } from '../image/index.ts';
import type { SolidGuess } from './guess-solid.ts';
import { shiftRows } from './shift-rows.ts';

/** How far rows are evened out with those above and below, rows. */
const EVEN = 1.5;

/**
 * A guess whose rows stand above each other: their middles are moved by `share` of the way to the upright line through all of it. Where the network knows little it lets things
 * stand like what it learnt from, with their feet before them.
 */
export function stackRows(guess: SolidGuess, alpha: FloatImage, share: number): SolidGuess {
  if (!(share > 0)) return guess;
  const { side } = guess;
  const { mass, middle } = measureRows(guess, alpha);
  let [n, up, near] = [1e-9, 0, 0];
  for (let j = 0; j < side; j++) {
    n += mass[j];
    up += mass[j] * -j;
    near += mass[j] * middle[j];
  }
  const slope = Math.tan(guess.elevation);
  const off = middle.map((z, j) => z - near / n - slope * (-j - up / n));
  const shifts = off.map((_, j) => {
    let [sum, weight] = [0, 1e-9];
    for (let i = 0; i < side; i++) {
      const w = Math.sqrt(mass[i]) * Math.exp(-(((i - j) / EVEN) ** 2) / 2);
      sum += w * off[i];
      weight += w;
    }
    return (-share * sum) / weight;
  });
  return shiftRows(guess, shifts);
}

/** How much is likely filled in every row of cells, and how far to the viewer its middle lies, cells. */
function measureRows({ side, deep, odds, left, top, cell }: SolidGuess, { width, height, data }: FloatImage) {
  const [mass, middle] = [new Float64Array(side), new Float64Array(side)];
  for (let j = 0; j < side; j++) {
    for (let i = 0; i < side; i++) {
      const x = Math.round(left + (i + 0.5) * cell - 0.5);
      const y = Math.round(top + (j + 0.5) * cell - 0.5);
      if (x < 0 || y < 0 || x >= width || y >= height || data[y * width + x] < 0.5) continue;
      for (let k = 0; k < deep; k++) {
        const p = (1 / (1 + Math.exp(-odds[(j * side + i) * deep + k]))) ** 3;
        mass[j] += p;
        middle[j] += p * (k + 0.5 - deep / 2);
      }
    }
    middle[j] /= Math.max(1e-9, mass[j]);
  }
  return { mass, middle };
}
