import type { Traced } from './traced.ts';

/** Largest change of brightness in stops, both ways. */
const STOPS_MAX = 2.6;

/**
 * Brightens or darkens a picture towards what its light is meant to look like: the subject counts half, the rest half, both by their
 * log mean, so that a small lamp does not make a night of everything. Multiplies the radiance; returns the gain.
 */
export function exposeInPlace(picture: Traced, subjectParts: number, key: number): number {
  const { linear } = picture;
  const { part } = picture.features;
  const sums = [0, 0];
  const counts = [0, 0];
  const step = Math.max(1, Math.floor(part.length / 200_000));
  for (let i = 0; i < part.length; i += step) {
    const own = part[i] >= 0 && part[i] < subjectParts ? 0 : 1;
    const light = 0.2126 * linear[3 * i] + 0.7152 * linear[3 * i + 1] + 0.0722 * linear[3 * i + 2];
    sums[own] += Math.log2(Math.max(1e-4, light));
    counts[own]++;
  }
  const means = sums.map((sum, k) => (counts[k] > 0 ? sum / counts[k] : undefined));
  const mean = means[0] === undefined ? means[1] : means[1] === undefined ? means[0] : 0.5 * means[0] + 0.5 * means[1];
  const wanted = Math.log2(0.24 * key);
  const stops = Math.min(STOPS_MAX, Math.max(-STOPS_MAX, 0.85 * (wanted - (mean ?? wanted))));
  const gain = 2 ** stops;
  for (let i = 0; i < linear.length; i++) linear[i] *= gain;
  return gain;
}

/** How much of the light and shade on a backdrop of a given colour stays: paper is even. */
const SHADE = 0.6;

/**
 * Brings parts that must show a colour to it: their median becomes the colour, light and shade on them stay, softened. Display-linear values; changes
 * them in place.
 */
export function matchColorInPlace(
  color: Float32Array,
  part: Int32Array,
  parts: ReadonlySet<number>,
  wanted: readonly number[],
): void {
  const lights: number[] = [];
  const step = Math.max(1, Math.floor(part.length / 60_000));
  const lightOf = (i: number): number => 0.2126 * color[3 * i] + 0.7152 * color[3 * i + 1] + 0.0722 * color[3 * i + 2];
  for (let i = 0; i < part.length; i += step) if (parts.has(part[i])) lights.push(lightOf(i));
  if (lights.length < 8) return;
  const middle = Math.max(1e-3, lights.sort((a, b) => a - b)[lights.length >> 1]);
  const sums = [0, 0, 0];
  for (let i = 0; i < part.length; i += step)
    if (parts.has(part[i])) for (let c = 0; c < 3; c++) sums[c] += color[3 * i + c];
  const mean = sums.map((sum) => Math.max(2e-3, sum / lights.length));
  const meanLight = 0.2126 * mean[0] + 0.7152 * mean[1] + 0.0722 * mean[2];
  for (let i = 0; i < part.length; i++) {
    if (!parts.has(part[i])) continue;
    const light = Math.max(1e-4, lightOf(i));
    const shade = (light / middle) ** SHADE;
    for (let c = 0; c < 3; c++) {
      // The paper's own hue here, relative to its mean: what bounces off the subject stays.
      const tint = color[3 * i + c] / light / (mean[c] / meanLight);
      color[3 * i + c] = Math.min(1, wanted[c] * shade * Math.min(1.6, Math.max(0.6, tint)));
    }
  }
}
