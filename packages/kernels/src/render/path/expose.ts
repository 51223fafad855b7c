import { followPath } from './follow.ts';
import type { Frame } from './frame.ts';
import { aimRay, type Lens } from './lens.ts';
import { filterOffset } from './pixel-filter.ts';
import type { Tracer } from './tracer.ts';

/** Sums over the samples of one pixel. */
const sums = new Float64Array(27);

/** Traces the pixels from (x0, y0) to before (x1, y1) of a frame. What comes out depends on nothing else. */
export function exposeTile(
  t: Tracer,
  lens: Lens,
  frame: Frame,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  samples: number,
): void {
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) exposePixel(t, lens, frame, y * frame.width + x, x, y, samples);
  }
}

/** Traces the pixel (x, y) of the picture into place `at` of a frame; a single sample goes through the middle: then it stands for the pixel. */
export function exposePixel(
  t: Tracer,
  lens: Lens,
  frame: Frame,
  at: number,
  x: number,
  y: number,
  samples: number,
): void {
  const { sampler } = t;
  sums.fill(0);
  let part = -1;
  for (let i = 0; i < samples; i++) {
    sampler.start(x, y, i);
    sampler.next();
    const dx = samples === 1 ? 0 : filterOffset(sampler.x);
    const dy = samples === 1 ? 0 : filterOffset(sampler.y);
    follow(t, lens, x + 0.5 + dx, y + 0.5 + dy);
    if (i === 0) part = t.sample.part;
  }
  writePixel(frame, at, samples, part);
}

/** Traces sample `index` of those spread evenly over the pixel (x, y) into place `at` of a frame; `place`: where it lies, from the pixel's middle. */
export function exposeSample(
  t: Tracer,
  lens: Lens,
  frame: Frame,
  at: number,
  x: number,
  y: number,
  index: number,
  place: Float64Array,
): void {
  const { sampler } = t;
  sums.fill(0);
  sampler.start(x, y, index);
  sampler.next();
  place[0] = sampler.x - 0.5;
  place[1] = sampler.y - 0.5;
  follow(t, lens, x + sampler.x, y + sampler.y);
  writePixel(frame, at, 1, t.sample.part);
}

/** Adds a path through the place (x, y) of the picture to the sums. */
function follow(t: Tracer, lens: Lens, x: number, y: number): void {
  const { sampler } = t;
  if (lens.radius > 0) sampler.next();
  aimRay(lens, x, y, sampler.x, sampler.y, t.ray);
  if (lens.parallel) followPath(t, lens.pixel, 0);
  else followPath(t, 0, lens.pixel);
  addSample(t);
}

function addSample(t: Tracer): void {
  const s = t.sample;
  sums[0] += s.directR;
  sums[1] += s.directG;
  sums[2] += s.directB;
  sums[3] += s.matteR;
  sums[4] += s.matteG;
  sums[5] += s.matteB;
  const matte = 0.2126 * s.matteR + 0.7152 * s.matteG + 0.0722 * s.matteB;
  sums[6] += matte * matte;
  sums[7] += s.glossR;
  sums[8] += s.glossG;
  sums[9] += s.glossB;
  const gloss = 0.2126 * s.glossR + 0.7152 * s.glossG + 0.0722 * s.glossB;
  sums[10] += gloss * gloss;
  sums[11] += s.albedoR;
  sums[12] += s.albedoG;
  sums[13] += s.albedoB;
  sums[14] += s.mirrorR;
  sums[15] += s.mirrorG;
  sums[16] += s.mirrorB;
  sums[17] += s.cover;
  sums[24] += s.shineR;
  sums[25] += s.shineG;
  sums[26] += s.shineB;
  if (s.part < 0) return;
  sums[18] += s.nx;
  sums[19] += s.ny;
  sums[20] += s.nz;
  sums[21] += s.depth;
  sums[22] += s.roughness;
  sums[23] += 1;
}

function writePixel(frame: Frame, i: number, samples: number, part: number): void {
  const { light, shape } = frame;
  const k = 1 / samples;
  const o = 3 * i;
  const p = 8 * i;
  for (let c = 0; c < 3; c++) {
    frame.direct[o + c] = sums[c] * k;
    frame.albedo[o + c] = sums[11 + c] * k;
    frame.mirror[o + c] = sums[14 + c] * k;
    light[p + c] = sums[11 + c] > 1e-4 ? sums[3 + c] / sums[11 + c] : 0;
    light[p + 4 + c] = sums[14 + c] > 1e-4 ? sums[7 + c] / sums[14 + c] : 0;
  }
  if (frame.shine.length) for (let c = 0; c < 3; c++) frame.shine[o + c] = sums[24 + c] * k;
  light[p + 3] = noiseOf(3, 11, samples);
  light[p + 7] = noiseOf(7, 14, samples);
  frame.cover[i] = sums[17] * k;
  const hits = sums[23];
  const l = hits > 0 ? 1 / Math.max(1e-9, Math.hypot(sums[18], sums[19], sums[20])) : 0;
  shape[p] = sums[18] * l;
  shape[p + 1] = sums[19] * l;
  shape[p + 2] = sums[20] * l;
  shape[p + 3] = hits > 0 ? sums[21] / hits : 0;
  shape[p + 6] = hits > 0 ? sums[22] / hits : 1;
  shape[p + 7] = hits * k;
  frame.part[i] = part;
}

/** Variance of the mean luminance of a lobe, by its albedo. */
function noiseOf(light: number, albedo: number, samples: number): number {
  const a = 0.2126 * sums[albedo] + 0.7152 * sums[albedo + 1] + 0.0722 * sums[albedo + 2];
  if (a < 1e-4) return 0;
  const mean = (0.2126 * sums[light] + 0.7152 * sums[light + 1] + 0.0722 * sums[light + 2]) / samples;
  const square = sums[light + 3] / samples;
  const share = a / samples;
  return Math.max(0, square - mean * mean) / (Math.max(1, samples - 1) * share * share);
}
