import { composePixel, type Sheet } from './compose.ts';
import { falloff } from './denoise.ts';
import { exposePixel } from './expose.ts';
import { createFrame, type Frame } from './frame.ts';
import type { Lens } from './lens.ts';
import type { Tracer } from './tracer.ts';

/** Samples of a pixel in which an edge shows. */
const EDGE_SAMPLES = 12;
/** How much normals may differ; softer than the filter's, for one sample of a bumpy surface stands against the mean of many. */
const NORMAL = 10;

/** Light gathered for one pixel, laid out as a frame's. */
const gathered = new Float64Array(8);

/** The last tile's features, for the next. */
let spare: Frame | undefined;

/**
 * Draws a tile of the full picture from light traced at a lower resolution: what stands where is looked up by one ray per pixel, or several where an
 * edge shows, and gets the light of those coarse pixels near it that show the same surface. Edges and textures come out sharp; light is as sharp
 * as it was traced. Source: Kopf et al., "Joint bilateral upsampling", 2007.
 */
export function liftTile(
  t: Tracer,
  lens: Lens,
  coarse: Frame,
  light: Float32Array,
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
  if (!spare || spare.width !== width || spare.height !== bottom - top) spare = createFrame(width, bottom - top);
  const tile = spare;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) exposePixel(t, lens, tile, (y - top) * width + x - left, x, y, 1);
  }
  const edges: number[] = [];
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) if (showsEdge(tile, x - left, y - top)) edges.push(x, y);
  }
  for (let i = 0; i < edges.length; i += 2) {
    const [x, y] = [edges[i], edges[i + 1]];
    exposePixel(t, lens, tile, (y - top) * width + x - left, x, y, EDGE_SAMPLES);
  }
  const scale = coarse.width / sheet.width;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const from = (y - top) * width + x - left;
      if (tile.shape[8 * from + 7] > 0)
        gather(tile, from, coarse, light, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
      else gathered.fill(0);
      composePixel(tile, from, gathered, 0, sheet, y * sheet.width + x);
    }
  }
}

/** Whether a neighbour shows another part, another side, another colour, or something behind. Glass always counts: it shows two things. */
function showsEdge(tile: Frame, x: number, y: number): boolean {
  const { width, height } = tile;
  const i = y * width + x;
  if (tile.mirror[3 * i] >= 0.999) return true;
  return (
    (x > 0 && differ(tile, i, i - 1)) ||
    (x < width - 1 && differ(tile, i, i + 1)) ||
    (y > 0 && differ(tile, i, i - width)) ||
    (y < height - 1 && differ(tile, i, i + width))
  );
}

function differ(tile: Frame, i: number, j: number): boolean {
  const { part, shape, albedo, mirror, direct } = tile;
  if (part[i] !== part[j]) return true;
  let colour = 0;
  for (let k = 0; k < 3; k++) {
    colour += Math.abs(albedo[3 * i + k] - albedo[3 * j + k]) + Math.abs(mirror[3 * i + k] - mirror[3 * j + k]);
    colour += Math.min(1, Math.abs(direct[3 * i + k] - direct[3 * j + k]));
  }
  if (colour > 0.25) return true;
  if (part[i] < 0) return false;
  const [p, q] = [8 * i, 8 * j];
  const cos = shape[p] * shape[q] + shape[p + 1] * shape[q + 1] + shape[p + 2] * shape[q + 2];
  return cos < 0.85 || Math.abs(shape[p + 3] - shape[q + 3]) > 0.02 * shape[p + 3];
}

/** Collects light of the coarse pixels around (lx, ly) that show the same surface. */
function gather(tile: Frame, from: number, coarse: Frame, light: Float32Array, lx: number, ly: number): void {
  const { width, height, shape } = coarse;
  const p = 8 * from;
  const [nx, ny, nz, depth] = [tile.shape[p], tile.shape[p + 1], tile.shape[p + 2], tile.shape[p + 3]];
  gathered.fill(0);
  let sum = 0;
  const ix = Math.floor(lx);
  const iy = Math.floor(ly);
  for (let y = Math.max(0, iy - 1); y <= Math.min(height - 1, iy + 2); y++) {
    const wy = 1 - Math.abs(y - ly) / 2;
    for (let x = Math.max(0, ix - 1); x <= Math.min(width - 1, ix + 2); x++) {
      const q = 8 * (y * width + x);
      const hits = shape[q + 7];
      const tent = wy * (1 - Math.abs(x - lx) / 2);
      if (hits === 0 || tent <= 0) continue;
      const turn = 1 - (nx * shape[q] + ny * shape[q + 1] + nz * shape[q + 2]);
      const sx = shape[q + 4];
      const sy = shape[q + 5];
      const off = Math.abs(shape[q + 3] + sx * (lx - x) + sy * (ly - y) - depth);
      const slack = 0.7 * (Math.abs(sx) + Math.abs(sy)) + 1e-3 * depth;
      // A trace is left to what does not fit: a hair that the coarse picture missed takes the light of its surroundings.
      const w = hits * tent * tent * (falloff(turn * NORMAL + off / slack) + 1e-4);
      sum += w;
      for (let k = 0; k < 8; k++) gathered[k] += w * light[q + k];
    }
  }
  if (sum > 0) for (let k = 0; k < 8; k++) gathered[k] /= sum;
}
