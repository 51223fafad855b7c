import type { Flat } from './arap.ts';
import type { Chart } from './chart.ts';
import { partBanksInPlace } from './outline.ts';

/** A triangle lies right side up when its area is at least this share of its own. */
const AREA_MIN = 0.01;

/**
 * Whether a flattened chart may stay: its area is stretched by more than `stretchMax` on less than a twentieth of it, every
 * triangle lies right side up, and its outline does not meet itself. A disk of which the last two hold covers no point of the plane
 * twice, so this is a proof and no sampling. Banks of a cut that just touch are parted first. Cost: linear.
 */
export function judgeInPlace(chart: Chart, flat: Flat, stretchMax: number): boolean {
  const { worst, strained } = measure(flat, stretchMax);
  if (strained > 0.05 || !(worst >= AREA_MIN)) return false;
  return partBanksInPlace(chart, flat) && measure(flat, stretchMax).worst >= 0.5 * AREA_MIN;
}

/** Whether a chart is so far from flat after a few steps that more of them will not help. */
export function isHopeless(flat: Flat, stretchMax: number): boolean {
  const { turned, strained } = measure(flat, 1.25 * stretchMax);
  return strained > 0.09 || turned > 0.06;
}

/**
 * Share of the area that is overturned, share whose ratio r of flat to true area (after scaling to equal totals) or 1/r is above
 * `stretchMax`, and the lowest ratio before scaling.
 */
function measure(flat: Flat, stretchMax: number): { turned: number; strained: number; worst: number } {
  const { corners, rest, uv } = flat;
  const n = corners.length / 3;
  const own = new Float64Array(n);
  const laid = new Float64Array(n);
  let total = 0;
  let flatTotal = 0;
  let turned = 0;
  let worst = Number.POSITIVE_INFINITY;
  for (let f = 0; f < n; f++) {
    const [a, b, c, r] = [2 * corners[3 * f], 2 * corners[3 * f + 1], 2 * corners[3 * f + 2], 6 * f];
    own[f] =
      (rest[r + 2] - rest[r]) * (rest[r + 5] - rest[r + 1]) - (rest[r + 4] - rest[r]) * (rest[r + 3] - rest[r + 1]);
    laid[f] = (uv[b] - uv[a]) * (uv[c + 1] - uv[a + 1]) - (uv[c] - uv[a]) * (uv[b + 1] - uv[a + 1]);
    total += own[f];
    flatTotal += Math.abs(laid[f]);
    if (laid[f] <= 0) turned += own[f];
    const ratio = laid[f] / own[f];
    if (!(ratio >= worst)) worst = ratio;
  }
  const scale = total / Math.max(flatTotal, 1e-30);
  let strained = 0;
  for (let f = 0; f < n; f++) {
    const r = (Math.abs(laid[f]) / own[f]) * scale;
    if (!(r < stretchMax && r * stretchMax > 1)) strained += own[f];
  }
  return { turned: turned / total, strained: strained / total, worst };
}
