import type { Frame } from './frame.ts';

/** Weights of the B3 spline, of a tap's distance in steps. */
const SPLINE = [3 / 8, 1 / 4, 1 / 16];

/** How much normals may differ: 1 - cosine times this is the exponent. */
const NORMAL = 16;
/** Depth may be off the tangent plane by this many times what the plane itself does in a step. */
const PLANE = 1.5;
/** Brightness may differ by this many standard deviations. */
const NOISE = 2.5;
/** Less weight than this, the pixel's own included, and no neighbour is like it. */
const ALONE = 1.35 * (3 / 8) ** 2;
/** Difference of roughness times this is the exponent, for the mirror-like light. */
const ROUGHNESS = 24;

/**
 * Makes rows ready for filtering, from `frame.light` into `out`: single pixels that outshine all their neighbours are held down to them, the variances
 * (of few samples, so noisy themselves) are averaged over 3 x 3, and the slope of depth is written into `frame.shape`.
 */
export function prepareRows(frame: Frame, out: Float32Array, from: number, to: number): void {
  const { width, height, light, shape } = frame;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const p = 8 * (y * width + x);
      for (let k = 0; k < 8; k++) out[p + k] = light[p + k];
      if (shape[p + 7] === 0) continue;
      shape[p + 4] = slope(shape, p, x > 0 ? p - 8 : -1, x < width - 1 ? p + 8 : -1);
      shape[p + 5] = slope(shape, p, y > 0 ? p - 8 * width : -1, y < height - 1 ? p + 8 * width : -1);
      settle(frame, out, x, y, 0);
      settle(frame, out, x, y, 4);
    }
  }
}

/** Change of depth per pixel: towards the neighbour that is on the same surface more likely. */
function slope(shape: Float32Array, p: number, before: number, after: number): number {
  const a = before >= 0 && shape[before + 7] > 0 ? shape[p + 3] - shape[before + 3] : Number.POSITIVE_INFINITY;
  const b = after >= 0 && shape[after + 7] > 0 ? shape[after + 3] - shape[p + 3] : Number.POSITIVE_INFINITY;
  const least = Math.abs(a) < Math.abs(b) ? a : b;
  return Number.isFinite(least) ? least : 0;
}

/** Outliers and variance of one kind of light (its offset in `light`). */
function settle(frame: Frame, out: Float32Array, x: number, y: number, kind: number): void {
  const { width, height, light, shape } = frame;
  const p = 8 * (y * width + x) + kind;
  let most = 0;
  let variance = 0;
  let weight = 0;
  for (let dy = -1; dy <= 1; dy++) {
    const v = y + dy;
    if (v < 0 || v >= height) continue;
    for (let dx = -1; dx <= 1; dx++) {
      const u = x + dx;
      if (u < 0 || u >= width) continue;
      const q = 8 * (v * width + u) + kind;
      if (shape[q - kind + 7] === 0) continue;
      const w = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
      variance += light[q + 3] * w;
      weight += w;
      if (q !== p) most = Math.max(most, luminance(light, q));
    }
  }
  out[p + 3] = variance / weight;
  const own = luminance(light, p);
  if (own <= most || most === 0) return;
  const scale = most / own;
  out[p] *= scale;
  out[p + 1] *= scale;
  out[p + 2] *= scale;
}

function luminance(light: Float32Array, p: number): number {
  return 0.2126 * light[p] + 0.7152 * light[p + 1] + 0.0722 * light[p + 2];
}

/**
 * One round of the filter: every pixel becomes the mean of 25 taps `step` pixels apart, weighed by how likely they show the same surface under the same
 * light: normal, distance from the tangent plane, roughness, and brightness within the noise that the samples themselves have shown. Rounds with steps
 * 1, 2, 4, ... reach far at little cost. Matte and mirror-like light are filtered side by side, each with its own noise; both without their albedo, so
 * that textures stay. About 0.25 s per million pixels and round.
 * Sources: Dammertz et al., "Edge-avoiding a-trous wavelet transform", 2010; Schied et al., "Spatiotemporal variance-guided filtering", 2017.
 */
export function filterRows(
  frame: Frame,
  source: Float32Array,
  out: Float32Array,
  step: number,
  from: number,
  to: number,
): void {
  const { width, shape } = frame;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      const p = 8 * (y * width + x);
      if (shape[p + 7] === 0) {
        for (let k = 0; k < 8; k++) out[p + k] = source[p + k];
        continue;
      }
      filterPixel(frame, source, out, x, y, step);
    }
  }
}

function filterPixel(frame: Frame, source: Float32Array, out: Float32Array, x: number, y: number, step: number): void {
  const { width, height, shape } = frame;
  const p = 8 * (y * width + x);
  const nx = shape[p];
  const ny = shape[p + 1];
  const nz = shape[p + 2];
  const depth = shape[p + 3];
  const sx = shape[p + 4];
  const sy = shape[p + 5];
  const rough = shape[p + 6];
  const plane = 1 / (PLANE * step * (Math.abs(sx) + Math.abs(sy)) + 2e-4 * depth + 1e-9);
  const matteVariance = source[p + 3];
  const glossVariance = source[p + 7];
  const matteLight = 0.2126 * source[p] + 0.7152 * source[p + 1] + 0.0722 * source[p + 2];
  const glossLight = 0.2126 * source[p + 4] + 0.7152 * source[p + 5] + 0.0722 * source[p + 6];
  // A smooth mirror shows a picture of its own: its normals have to agree better.
  const sharp = NORMAL * (1 + 0.3 / (rough * rough + 0.02));
  const center = SPLINE[0] * SPLINE[0];
  let mw = center;
  let gw = center;
  let mr = center * source[p];
  let mg = center * source[p + 1];
  let mb = center * source[p + 2];
  let mv = center * center * matteVariance;
  let gr = center * source[p + 4];
  let gg = center * source[p + 5];
  let gb = center * source[p + 6];
  let gv = center * center * glossVariance;
  for (let j = -2; j <= 2; j++) {
    const v = y + j * step;
    if (v < 0 || v >= height) continue;
    const row = SPLINE[j < 0 ? -j : j];
    for (let i = -2; i <= 2; i++) {
      const u = x + i * step;
      if (u < 0 || u >= width || (i === 0 && j === 0)) continue;
      const q = 8 * (v * width + u);
      if (shape[q + 7] === 0) continue;
      const turn = 1 - (nx * shape[q] + ny * shape[q + 1] + nz * shape[q + 2]);
      const off = Math.abs(shape[q + 3] - depth - step * (i * sx + j * sy)) * plane;
      const tap = row * SPLINE[i < 0 ? -i : i] * shape[q + 7];
      const apart = off + turn * NORMAL;
      if (apart < 8) {
        const light = 0.2126 * source[q] + 0.7152 * source[q + 1] + 0.0722 * source[q + 2];
        const noise = NOISE * Math.sqrt(matteVariance + source[q + 3]) + 1e-3;
        const w = tap * falloff(apart + Math.abs(light - matteLight) / noise);
        mw += w;
        mr += w * source[q];
        mg += w * source[q + 1];
        mb += w * source[q + 2];
        mv += w * w * source[q + 3];
      }
      const apart2 = off + turn * sharp + Math.abs(rough - shape[q + 6]) * ROUGHNESS;
      if (apart2 < 8) {
        const light = 0.2126 * source[q + 4] + 0.7152 * source[q + 5] + 0.0722 * source[q + 6];
        const noise = NOISE * Math.sqrt(glossVariance + source[q + 7]) + 1e-3;
        const w = tap * falloff(apart2 + Math.abs(light - glossLight) / noise);
        gw += w;
        gr += w * source[q + 4];
        gg += w * source[q + 5];
        gb += w * source[q + 6];
        gv += w * w * source[q + 7];
      }
    }
  }
  const m = 1 / mw;
  const g = 1 / gw;
  out[p] = mr * m;
  out[p + 1] = mg * m;
  out[p + 2] = mb * m;
  out[p + 3] = mv * m * m;
  out[p + 4] = gr * g;
  out[p + 5] = gg * g;
  out[p + 6] = gb * g;
  out[p + 7] = gv * g * g;
  if (step > 1) return;
  if (mw < ALONE) blend(frame, source, out, x, y, 0);
  if (gw < ALONE) blend(frame, source, out, x, y, 4);
}

/**
 * A pixel at an edge shows a bit of both sides, and no neighbour is like it: it takes the mean of the nine pixels around it, or its noise would
 * draw dotted outlines.
 */
function blend(frame: Frame, source: Float32Array, out: Float32Array, x: number, y: number, kind: number): void {
  const { width, height, shape } = frame;
  const at = 8 * (y * width + x);
  let weight = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  let variance = 0;
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      const q = 8 * (v * width + u);
      const turn = 1 - (shape[at] * shape[q] + shape[at + 1] * shape[q + 1] + shape[at + 2] * shape[q + 2]);
      const w = shape[q + 7] * (u === x && v === y ? 1 : 0.6) * falloff(1.5 * turn);
      weight += w;
      r += w * source[q + kind];
      g += w * source[q + kind + 1];
      b += w * source[q + kind + 2];
      variance += w * w * source[q + kind + 3];
    }
  }
  if (!(weight > 0)) return;
  out[at + kind] = r / weight;
  out[at + kind + 1] = g / weight;
  out[at + kind + 2] = b / weight;
  out[at + kind + 3] = variance / (weight * weight);
}

/** exp(-x), near enough, and nothing past 8. */
export function falloff(x: number): number {
  if (x >= 8) return 0;
  const a = 1 - x * 0.125;
  const b = a * a;
  const c = b * b;
  return c * c;
}
