import type { FloatImage } from '../image/index.ts';
import type { Axis } from './axis.ts';
import { sample } from './body.ts';

const COLUMNS = 25;
/** Differences of light that prove nothing. */
const FAINT = 0.02;
/** Of the half width, where light falls off too fast to be told from a pattern. */
const MIDST = 0.82;

/**
 * How much of a picture's light (one channel) is what a body turned about an axis would show: rings, and one shading across all of them. 1 is all of it; faces and
 * fronts of houses are far below. `sine`: of the elevation, bends the rings.
 */
export function measureRoundness(light: FloatImage, { x, half }: Axis, sine: number): number {
  const rows: Float64Array[] = [];
  for (let y = 0; y < half.length; y++) {
    if (half[y] < 5) continue;
    const row = new Float64Array(COLUMNS);
    for (let k = 0; k < COLUMNS; k++) {
      const u = MIDST * ((2 * k) / (COLUMNS - 1) - 1);
      row[k] = sample(light, x - 0.5 + u * half[y], y + sine * half[y] * (Math.sqrt(1 - u * u) - 0.5), false);
    }
    rows.push(row);
  }
  if (rows.length < 8) return 0;
  const means = rows.map((row) => row.reduce((a, b) => a + b, 0) / COLUMNS);
  const mean = means.reduce((a, b) => a + b, 0) / rows.length;
  // What is of one colour proves nothing.
  const noise = rows.length * COLUMNS * FAINT * FAINT;
  let [all, off] = [noise, noise];
  for (let k = 0; k < COLUMNS; k++) {
    let shade = 0;
    for (let r = 0; r < rows.length; r++) shade += (rows[r][k] - means[r]) / rows.length;
    for (let r = 0; r < rows.length; r++) {
      all += (rows[r][k] - mean) ** 2;
      off += (rows[r][k] - means[r] - shade) ** 2;
    }
  }
  return 1 - off / all;
}
