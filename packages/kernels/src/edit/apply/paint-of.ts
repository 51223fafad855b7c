import { applyGuide, createFloatImage, type FloatImage, fitGuide } from '../../image/index.ts';

const BINS = 72;
/** Half the width of a hue, bins of 5 degrees. */
const REACH = 5;

/**
 * The part of a thing that its colour is said of: where one hue rules (a yellow car), what has that hue, so that tyres, glass and eyes keep theirs; all of it otherwise.
 * Soft mask inside the given one.
 */
export function paintOf(lab: FloatImage, mask: FloatImage, guide: FloatImage): FloatImage {
  const mass = new Float64Array(BINS);
  let total = 0;
  let area = 0;
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] < 0.5) continue;
    area++;
    const chroma = Math.hypot(lab.data[3 * i + 1], lab.data[3 * i + 2]);
    if (chroma < 0.03) continue;
    mass[binOf(lab.data[3 * i + 1], lab.data[3 * i + 2])] += chroma;
    total += chroma;
  }
  const { at, share } = peakOf(mass, total);
  // Pale things have no colour of their own to be told from.
  if (total / Math.max(1, area) < 0.045 || share < 0.62) return mask;
  const mean = meanChroma(lab, mask, at);
  const out = createFloatImage(mask.width, mask.height, 1);
  let kept = 0;
  for (let i = 0; i < out.data.length; i++) {
    const a = lab.data[3 * i + 1];
    const b = lab.data[3 * i + 2];
    const chroma = Math.hypot(a, b);
    const turn = away(binOf(a, b), at);
    const hue = turn <= REACH ? 1 : Math.max(0, 1 - (turn - REACH) / 3);
    // What is nearly grey is of the paint where it is light: shine.
    const shine = Math.min(1, Math.max(0, (lab.data[3 * i] - 0.82) / 0.1));
    const strong = Math.min(1, Math.max(0, (chroma / mean - 0.16) / 0.22));
    out.data[i] = Math.max(hue * strong, 0.8 * shine * (chroma < 0.05 ? 1 : hue));
    if (mask.data[i] > 0.5) kept += out.data[i];
  }
  if (kept < 0.3 * area) return mask;
  const soft = applyGuide(fitGuide(guide, out, Math.max(2, Math.round(mask.width / 400)), 2e-4), guide);
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = mask.data[i] * Math.min(1, Math.max(0, 1.25 * soft.data[i] - 0.1));
  return soft;
}

function binOf(a: number, b: number): number {
  return Math.min(BINS - 1, Math.floor((BINS * (Math.atan2(b, a) + Math.PI)) / (2 * Math.PI)));
}

function away(a: number, b: number): number {
  const d = Math.abs(a - b);
  return Math.min(d, BINS - d);
}

function peakOf(mass: Float64Array, total: number): { at: number; share: number } {
  let at = 0;
  let best = 0;
  for (let k = 0; k < BINS; k++) {
    let sum = 0;
    for (let d = -REACH; d <= REACH; d++) sum += mass[(k + d + BINS) % BINS];
    if (sum > best) {
      best = sum;
      at = k;
    }
  }
  return { at, share: best / Math.max(1e-9, total) };
}

function meanChroma(lab: FloatImage, mask: FloatImage, at: number): number {
  let sum = 0;
  let n = 0;
  for (let i = 0; i < mask.data.length; i++) {
    const a = lab.data[3 * i + 1];
    const b = lab.data[3 * i + 2];
    if (mask.data[i] < 0.5 || away(binOf(a, b), at) > REACH) continue;
    sum += Math.hypot(a, b);
    n++;
  }
  return Math.max(0.03, sum / Math.max(1, n));
}
