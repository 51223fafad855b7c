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
  // Of grey things all is meant that is about as grey and as light.
  if (total / Math.max(1, area) < 0.045) return greyOf(lab, mask, guide);
  if (share < 0.62) return mask;
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
  return within(out, mask, guide);
}

/** A rough choice with its borders on the picture's edges, inside a mask. */
function within(rough: FloatImage, mask: FloatImage, guide: FloatImage): FloatImage {
  const soft = applyGuide(fitGuide(guide, rough, Math.max(2, Math.round(mask.width / 400)), 2e-4), guide);
  for (let i = 0; i < soft.data.length; i++)
    soft.data[i] = mask.data[i] * Math.min(1, Math.max(0, 1.25 * soft.data[i] - 0.1));
  return soft;
}

/** Chroma from which something on a grey thing has a colour of its own, and the share of its middle lightness under which it is tyre, glass or shadow. */
const OWN_COLOR = 0.052;
const DARK = 0.5;

/** From this mean chroma on a grey thing has a tinge, cream or bluish: what is stronger of the same hue is of its paint as well, so near in bins. */
const TINGE = 0.014;
const KIN = 4;

/**
 * What of a grey thing is its paint: bows, lamps and rims in colour keep theirs, but for deeper shades of its own tinge, and on light things what is far darker. All of
 * it where that would leave little.
 */
function greyOf(lab: FloatImage, mask: FloatImage, guide: FloatImage): FloatImage {
  const lights: number[] = [];
  for (let i = 0; i < mask.data.length; i += 7) if (mask.data[i] > 0.5) lights.push(lab.data[3 * i]);
  lights.sort((a, b) => a - b);
  // Of what is in the light: a car is as light as its doors, whatever lies under it.
  const middle = lights[Math.floor(0.62 * lights.length)] ?? 0.5;
  const out = createFloatImage(mask.width, mask.height, 1);
  const tinge = tingeOf(lab, mask);
  let [kept, area] = [0, 0];
  for (let i = 0; i < out.data.length; i++) {
    const a = lab.data[3 * i + 1];
    const b = lab.data[3 * i + 2];
    const other = tinge < 0 ? 1 : Math.min(1, Math.max(0, (away(binOf(a, b), tinge) - KIN) / 3));
    const own = other * Math.min(1, Math.max(0, (Math.hypot(a, b) - OWN_COLOR) / 0.025));
    const dark = middle > 0.5 ? Math.min(1, Math.max(0, (DARK * middle - lab.data[3 * i]) / 0.08)) : 0;
    out.data[i] = (1 - own) * (1 - dark);
    if (mask.data[i] < 0.5) continue;
    kept += out.data[i];
    area++;
  }
  return kept < 0.4 * area ? mask : within(out, mask, guide);
}

/** The hue of what is nearly grey, a bin; -1 = it has none. */
function tingeOf(lab: FloatImage, mask: FloatImage): number {
  let [a, b, n] = [0, 0, 1e-9];
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] < 0.5 || Math.hypot(lab.data[3 * i + 1], lab.data[3 * i + 2]) > OWN_COLOR) continue;
    a += lab.data[3 * i + 1];
    b += lab.data[3 * i + 2];
    n++;
  }
  return Math.hypot(a, b) > TINGE * n ? binOf(a, b) : -1;
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
