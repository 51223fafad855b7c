import { finishPixel, joinLight, type Sheet } from './compose.ts';
import { falloff } from './denoise.ts';
import { exposePixel } from './expose.ts';
import { createFrame, type Frame } from './frame.ts';
import { blurOf, type Lens } from './lens.ts';
import type { Tracer } from './tracer.ts';

/** Samples of a pixel in which an edge shows: half as many as light gets, at least four, at most so many over the lift: the more pixels, the smaller. */
const EDGE_SAMPLES = 16;
/** How much normals may differ; softer than the filter's, for one sample of a bumpy surface stands against the mean of many. */
const NORMAL = 10;

/** Samples of a coarse pixel in which a mirror shows. */
const SHINE_SAMPLES = 4;
/** Surfaces rougher than this show no image; a little above what counts, as means of pixels are compared. */
const SHINE_ROUGHNESS = 0.2;

/** Light gathered for one pixel, laid out as a frame's. */
const gathered = new Float64Array(8);

/** The last tile's features, for the next. */
let spare: Frame | undefined;

/** Surveys the sharp images in the mirrors of some coarse pixels, for `liftTile` to take off again. */
export function surveyShine(
  t: Tracer,
  lens: Lens,
  coarse: Frame,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (!spot) spot = createFrame(1, 1, true);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * coarse.width + x;
      if (coarse.shape[8 * i + 7] === 0 || coarse.shape[8 * i + 6] > SHINE_ROUGHNESS) continue;
      exposePixel(t, lens, spot, 0, x, y, SHINE_SAMPLES);
      coarse.shine.set(spot.shine, 3 * i);
    }
  }
}

/** A frame of one pixel. */
let spot: Frame | undefined;

/**
 * Draws a tile of the full picture from light traced at a lower resolution: what stands where is looked up by one ray per pixel, or several where an
 * edge shows, and gets the light of those coarse pixels near it that show the same surface. Edges and textures come out sharp; light is as sharp
 * as it was traced, but for the sun's, which the rays look up too; `samples` is how often. Source: Kopf et al., "Joint bilateral upsampling", 2007.
 */
export function liftTile(
  t: Tracer,
  lens: Lens,
  coarse: Frame,
  light: Float32Array,
  samples: number,
  sheet: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  // One pixel more all round, where there is one: edges are seen from both sides.
  const left = Math.max(0, x0 - 1);
  const top = Math.max(0, y0 - 1);
  const right = Math.min(sheet.width, x1 + 1);
  const bottom = Math.min(sheet.height, y1 + 1);
  const width = right - left;
  if (!spare || spare.width !== width || spare.height !== bottom - top) spare = createFrame(width, bottom - top, true);
  const tile = spare;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) exposePixel(t, lens, tile, (y - top) * width + x - left, x, y, 1);
  }
  const scale = coarse.width / sheet.width;
  const edgeSamples = Math.min(Math.round(EDGE_SAMPLES * scale), Math.max(4, samples >> 1));
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const from = (y - top) * width + x - left;
      const to = y * sheet.width + x;
      if (lens.radius > 0 && isBlurred(lens, coarse, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)) {
        takeCoarse(coarse, light, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
        finishPixel(sheet, to, edge, edge[3], tile, from, edge[4]);
        continue;
      }
      if (showsEdge(tile, x - left, y - top)) {
        sumEdge(t, lens, coarse, light, x, y, scale, edgeSamples);
        finishPixel(sheet, to, edge, edge[3], tile, from, edge[4]);
        continue;
      }
      gather(tile, from, coarse, light, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
      joinLight(tile, from, gathered, 0, radiance);
      finishPixel(sheet, to, radiance, tile.cover[from], tile, from, tile.shape[8 * from + 7]);
    }
  }
}

/** Whether the lens spreads what is around over more than two coarse pixels: then the coarse picture shows all there is to see. */
function isBlurred(lens: Lens, coarse: Frame, lx: number, ly: number): boolean {
  const { width, height, shape } = coarse;
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(lx)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(ly)));
  const i = 8 * (y0 * width + x0) + 3;
  const fewest = 2 * (lens.width / width);
  return (
    blurOf(lens, shape[i]) > fewest &&
    blurOf(lens, shape[i + 8]) > fewest &&
    blurOf(lens, shape[i + 8 * width]) > fewest &&
    blurOf(lens, shape[i + 8 * width + 8]) > fewest
  );
}

/** The coarse picture between its pixels, smoothly, into `edge`. */
function takeCoarse(coarse: Frame, light: Float32Array, lx: number, ly: number): void {
  const { width, height } = coarse;
  edge.fill(0);
  const ix = Math.floor(lx);
  const iy = Math.floor(ly);
  let sum = 0;
  for (let y = Math.max(0, iy - 1); y <= Math.min(height - 1, iy + 2); y++) {
    for (let x = Math.max(0, ix - 1); x <= Math.min(width - 1, ix + 2); x++) {
      const w = (1 - Math.abs(x - lx) / 2) * (1 - Math.abs(y - ly) / 2);
      const q = y * width + x;
      joinLight(coarse, q, light, 8 * q, radiance);
      for (let k = 0; k < 3; k++) edge[k] += w * radiance[k];
      edge[3] += w * coarse.cover[q];
      edge[4] += w * coarse.shape[8 * q + 7];
      sum += w;
    }
  }
  for (let k = 0; k < 5; k++) edge[k] /= sum;
}

const radiance = new Float64Array(3);
/** Radiance, opacity and share of parts of a pixel with an edge. */
const edge = new Float64Array(5);

/** Several samples of a pixel, each lit for itself: what stands in front and what is behind it are lit differently. */
function sumEdge(
  t: Tracer,
  lens: Lens,
  coarse: Frame,
  light: Float32Array,
  x: number,
  y: number,
  scale: number,
  samples: number,
): void {
  if (!spot) spot = createFrame(1, 1, true);
  edge.fill(0);
  for (let i = 0; i < samples; i++) {
    // From the first on: so many of them lie well spread only together.
    exposePixel(t, lens, spot, 0, x, y, 1, i);
    gather(spot, 0, coarse, light, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
    joinLight(spot, 0, gathered, 0, radiance);
    for (let k = 0; k < 3; k++) edge[k] += radiance[k] / samples;
    edge[3] += spot.cover[0] / samples;
    edge[4] += spot.shape[7] / samples;
  }
}

/**
 * Whether a neighbour shows another part, another side, another colour, or something behind: where depth bends, as slopes alone are no edge. Glass
 * always counts: it shows two things.
 */
function showsEdge(tile: Frame, x: number, y: number): boolean {
  const { width, height, mirror } = tile;
  const i = y * width + x;
  if (mirror[3 * i] >= 0.999) return true;
  const [inX, inY] = [x > 0 && x < width - 1, y > 0 && y < height - 1];
  return (
    (x > 0 && differ(tile, i, i - 1)) ||
    (x < width - 1 && differ(tile, i, i + 1)) ||
    (y > 0 && differ(tile, i, i - width)) ||
    (y < height - 1 && differ(tile, i, i + width)) ||
    (inX && bends(tile.shape, 8 * i + 3, 8)) ||
    (inY && bends(tile.shape, 8 * i + 3, 8 * width))
  );
}

function bends(shape: Float32Array, at: number, step: number): boolean {
  return Math.abs(shape[at - step] + shape[at + step] - 2 * shape[at]) > 0.01 * shape[at];
}

function differ({ part, shape, albedo, mirror, direct }: Frame, i: number, j: number): boolean {
  if (part[i] !== part[j]) return true;
  const o = 3 * i;
  const n = 3 * j;
  let colour = 0;
  for (let k = 0; k < 3; k++) {
    colour += Math.abs(albedo[o + k] - albedo[n + k]) + Math.abs(mirror[o + k] - mirror[n + k]);
    colour += Math.min(1, Math.abs(direct[o + k] - direct[n + k]));
  }
  if (colour > 0.35 || shades(direct, o, n)) return true;
  const p = 8 * i;
  const q = 8 * j;
  return part[i] >= 0 && shape[p] * shape[q] + shape[p + 1] * shape[q + 1] + shape[p + 2] * shape[q + 2] < 0.7;
}

/** Whether light that is no coarse pixel's (the sun's, a glow) is half as bright or less beside: the edge of a shadow. */
function shades(direct: Float32Array, o: number, n: number): boolean {
  const here = 0.3 * direct[o] + 0.6 * direct[o + 1] + 0.1 * direct[o + 2];
  const there = 0.3 * direct[n] + 0.6 * direct[n + 1] + 0.1 * direct[n + 2];
  return Math.abs(here - there) > 0.5 * Math.max(here, there) + 0.01;
}

/** Collects light of the coarse pixels around (lx, ly) that show the same surface. */
function gather(tile: Frame, from: number, coarse: Frame, light: Float32Array, lx: number, ly: number): void {
  const { width, height, shape, shine } = coarse;
  const p = 8 * from;
  const own = 3 * from;
  const mirrors = tile.shape[p + 6] <= SHINE_ROUGHNESS;
  const nx = tile.shape[p];
  const ny = tile.shape[p + 1];
  const nz = tile.shape[p + 2];
  const depth = tile.shape[p + 3];
  if (tile.shape[p + 7] === 0) {
    gathered.fill(0);
    return;
  }
  let sum = 0;
  least.fill(Number.POSITIVE_INFINITY);
  most.fill(0);
  let mr = 0;
  let mg = 0;
  let mb = 0;
  let gr = 0;
  let gg = 0;
  let gb = 0;
  let hr = 0;
  let hg = 0;
  let hb = 0;
  const ix = Math.floor(lx);
  const iy = Math.floor(ly);
  const right = Math.min(width - 1, ix + 2);
  const bottom = Math.min(height - 1, iy + 2);
  for (let y = Math.max(0, iy - 1); y <= bottom; y++) {
    const wy = 1 - Math.abs(y - ly) / 2;
    for (let x = Math.max(0, ix - 1); x <= right; x++) {
      const q = 8 * (y * width + x);
      const tent = wy * (1 - Math.abs(x - lx) / 2);
      if (shape[q + 7] === 0 || tent <= 0) continue;
      const turn = 1 - (nx * shape[q] + ny * shape[q + 1] + nz * shape[q + 2]);
      const sx = shape[q + 4];
      const sy = shape[q + 5];
      const off = Math.abs(shape[q + 3] + sx * (lx - x) + sy * (ly - y) - depth);
      const slack = 0.7 * (Math.abs(sx) + Math.abs(sy)) + 1e-3 * depth;
      // A trace is left to what does not fit: a hair that the coarse picture missed takes the light of its surroundings.
      const w = shape[q + 7] * tent * tent * (falloff(turn * NORMAL + off / slack) + 1e-4);
      sum += w;
      mr += w * light[q];
      mg += w * light[q + 1];
      mb += w * light[q + 2];
      gr += w * light[q + 4];
      gg += w * light[q + 5];
      gb += w * light[q + 6];
      const o = 3 * (y * width + x);
      if (!mirrors) continue;
      for (let k = 0; k < 3; k++) {
        const gloss = light[q + 4 + k];
        if (gloss < least[k]) least[k] = gloss;
        if (gloss > most[k]) most[k] = gloss;
      }
      hr += w * shine[o];
      hg += w * shine[o + 1];
      hb += w * shine[o + 2];
    }
  }
  const scale = sum > 0 ? 1 / sum : 0;
  gathered[0] = mr * scale;
  gathered[1] = mg * scale;
  gathered[2] = mb * scale;
  if (!mirrors) {
    gathered[4] = gr * scale;
    gathered[5] = gg * scale;
    gathered[6] = gb * scale;
    return;
  }
  // The sharp image here instead of the blurred one there, within what was traced around.
  gathered[4] = hold((gr - hr) * scale, tile.shine[own], 0);
  gathered[5] = hold((gg - hg) * scale, tile.shine[own + 1], 1);
  gathered[6] = hold((gb - hb) * scale, tile.shine[own + 2], 2);
}

/** Least and most mirror-like light of the pixels gathered. */
const least = new Float64Array(3);
const most = new Float64Array(3);

function hold(rest: number, shine: number, k: number): number {
  return Math.max(Math.min(rest + shine, 1.1 * Math.max(most[k], shine)), 0.8 * least[k]);
}
