import { falloff } from './denoise.ts';
import type { Frame } from './frame.ts';

/** Surfaces rougher than this show no image; a little above what counts, as means of pixels are compared. */
export const SHINE_ROUGHNESS = 0.2;
/** How much normals may differ; softer than the filter's, for one sample of a bumpy surface stands against the mean of many. */
const NORMAL = 10;

/** Light gathered for one pixel, laid out as a frame's. */
const gathered = new Float64Array(8);

/** Light of the coarse pixels around (lx, ly) that show the same surface as pixel `from`, laid out as a frame's; good until the next call. */
export function gatherLight(
  tile: Frame,
  from: number,
  coarse: Frame,
  light: Float32Array,
  lx: number,
  ly: number,
): Float64Array {
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
    return gathered;
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
    return gathered;
  }
  // The sharp image here instead of the blurred one there, within what was traced around.
  gathered[4] = hold((gr - hr) * scale, tile.shine[own], 0);
  gathered[5] = hold((gg - hg) * scale, tile.shine[own + 1], 1);
  gathered[6] = hold((gb - hb) * scale, tile.shine[own + 2], 2);
  return gathered;
}

/** Least and most mirror-like light of the pixels gathered. */
const least = new Float64Array(3);
const most = new Float64Array(3);

function hold(rest: number, shine: number, k: number): number {
  return Math.max(Math.min(rest + shine, 1.1 * Math.max(most[k], shine)), 0.8 * least[k]);
}
