import type { FloatImage } from '../image/index.ts';
import { createRng, type Rng } from '../math/index.ts';
import type { Grain } from './grain.ts';
import { layPatch, type Quilt } from './lay-patch.ts';

/** Patches that are tried for a place, and how many of them, by their colours, in full; of fewer nothing is laid. */
const TRIED = 500;
const LOOKED_AT = 60;
const FEWEST = 8;
/** Of patches with colours alike, this share is taken for usual, and what is so many times as strong is a face or a buckle: of those there is one only. */
const USUAL = 0.35;
const UNUSUAL = 1.6;
/**
 * Detail is texture as far as it fills patches evenly and all of them alike; else it is edges of things. It is laid on up to so strong, from what is no texture to what is.
 */
const TEXTURE = [0.29, 0.36] as const;
const STRONGEST = [0.006, 0.3] as const;
/** What it costs to differ in colour from what is wanted, against where patches overlap; and to be used again. */
const COLOUR = 2.5;
const AGAIN = 0.0015;
/** And to come from elsewhere, such as from where stripes run another way: by the square of the way, as a share of the picture; so much more for another height. */
const ELSEWHERE = 0.015;
const DOWN = 4;
/** Detail fades where its own ground differs so much from what it is laid on: one standard deviation. */
const ALIKE = 0.05;

/**
 * Lays a picture's detail over smooth colours (OKLab, in place) where `inside` is more than 0: patches from where the picture has colours alike, cut where they
 * overlap so that no seam shows. Source: Efros & Freeman, "Image quilting for texture synthesis and transfer", 2001.
 */
export function layGrain(grain: Grain, smooth: FloatImage, inside: Float32Array, seed: number): void {
  const { patch, corners, detail, base } = grain;
  if (corners.length < FEWEST) return;
  const { width, height } = smooth;
  const overlap = Math.max(2, Math.round(patch / 3));
  const quilt: Quilt = {
    ...{ width, height, patch, overlap },
    detail: new Float32Array(3 * width * height),
    laid: new Uint8Array(width * height),
  };
  const places = findPlaces(grain, smooth, inside, patch - overlap, createRng(seed));
  const uses = new Float32Array(corners.length);
  for (const place of places) {
    const [best, strength] = choosePatch(quilt, grain, place, uses);
    for (let k = 0; k < corners.length; k++) if (reach(corners[k], corners[best], base.width) < patch / 2) uses[k]++;
    const texture = Math.min(place.texture, around(places, place, patch));
    layPatch(quilt, detail, corners[best], place.x, place.y, {
      strength,
      most: STRONGEST[0] + texture * (STRONGEST[1] - STRONGEST[0]),
    });
  }
  for (let i = 0; i < inside.length; i++) {
    if (!(inside[i] > 0)) continue;
    for (let c = 0; c < 3; c++) smooth.data[3 * i + c] += quilt.detail[3 * i + c];
  }
}

/** Where a patch is to lie: its upper left corner, patches with the colours that are wanted there and how far they are from them, and how much they are texture, 0..1. */
interface Place {
  x: number;
  y: number;
  alike: { at: number; apart: number; off: number }[];
  texture: number;
}

function findPlaces(grain: Grain, smooth: FloatImage, inside: Float32Array, step: number, rng: Rng): Place[] {
  const { patch, corners, base, peaks, fills } = grain;
  const out: Place[] = [];
  for (let y = step - patch; y < smooth.height; y += step)
    for (let x = step - patch; x < smooth.width; x += step) {
      const wanted = meanIn(smooth, inside, x, y, patch);
      if (!wanted) continue;
      const alike = Array.from({ length: TRIED }, () => {
        const at = rng.int(corners.length);
        const off = offAt(base, corners[at], x / smooth.width, y / smooth.height);
        return { at, apart: apartAt(base, corners[at], patch, wanted), off };
      })
        .sort((a, b) => costOf(a) - costOf(b))
        .slice(0, LOOKED_AT)
        .sort((a, b) => peaks[a.at] - peaks[b.at]);
      const quantile = (share: number): number => peaks[alike[Math.floor(share * alike.length)].at];
      const even = quantile(0.15) / quantile(0.85);
      const full = alike.reduce((sum, { at }) => sum + fills[at], 0) / alike.length;
      const texture = Math.min(1, Math.max(0, (even * full - TEXTURE[0]) / (TEXTURE[1] - TEXTURE[0])));
      const most = UNUSUAL * quantile(USUAL);
      out.push({ x, y, alike: alike.filter(({ at }) => peaks[at] <= most), texture });
    }
  return out;
}

/** The patch for a place that fits what is laid already best, and how much of its detail belongs there. */
function choosePatch(quilt: Quilt, grain: Grain, place: Place, uses: Float32Array): [number, number] {
  let [best, near, least] = [0, 0, Number.POSITIVE_INFINITY];
  for (const one of place.alike) {
    const { at, apart } = one;
    const own = costOf(one) + AGAIN * uses[at];
    const cost = own + misfit(quilt, grain, grain.corners[at], place.x, place.y, least - own);
    if (cost < least) [best, near, least] = [at, apart, cost];
  }
  return [best, Math.exp(-near / (2 * ALIKE * ALIKE))];
}

/** What a patch costs by itself. */
function costOf({ apart, off }: { apart: number; off: number }): number {
  return COLOUR * apart + off;
}

/** What it costs to come from elsewhere: `across` and `down` are where it is to lie, as shares of the picture. */
function offAt({ width, height }: FloatImage, corner: number, across: number, down: number): number {
  const dx = (corner % width) / width - across;
  const dy = Math.floor(corner / width) / height - down;
  return ELSEWHERE * (dx * dx + DOWN * dy * dy);
}

/** Mean texture of the places about one. */
function around(places: readonly Place[], { x, y }: Place, patch: number): number {
  const near = places.filter((p) => Math.abs(p.x - x) < 1.5 * patch && Math.abs(p.y - y) < 1.5 * patch);
  return near.reduce((sum, p) => sum + p.texture, 0) / near.length;
}

/** How far two corners are apart, the longer way of across and down. */
function reach(a: number, b: number, width: number): number {
  return Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
}

/** Colours wanted in the four quarters of a patch; undefined where none of it is inside. */
function meanIn(
  image: FloatImage,
  inside: Float32Array,
  left: number,
  top: number,
  patch: number,
): Float64Array | undefined {
  const { width, height, data } = image;
  const out = new Float64Array(16);
  let some = 0;
  for (let y = Math.max(0, top); y < Math.min(height, top + patch); y += 2)
    for (let x = Math.max(0, left); x < Math.min(width, left + patch); x += 2) {
      const i = y * width + x;
      if (!(inside[i] > 0)) continue;
      const q = 4 * ((2 * (y - top) >= patch ? 2 : 0) + (2 * (x - left) >= patch ? 1 : 0));
      for (let c = 0; c < 3; c++) out[q + c] += data[3 * i + c];
      out[q + 3]++;
      some++;
    }
  if (!some) return undefined;
  for (let q = 0; q < 16; q += 4) for (let c = 0; c < 3; c++) out[q + c] /= Math.max(1, out[q + 3]);
  return out;
}

/** Mean squared difference of a patch's ground from the colours wanted in its quarters. */
function apartAt({ width, data }: FloatImage, corner: number, patch: number, wanted: Float64Array): number {
  let [sum, weight] = [0, 0];
  for (let q = 0; q < 4; q++) {
    const w = wanted[4 * q + 3];
    if (w === 0) continue;
    const dx = Math.floor(patch * (q & 1 ? 0.75 : 0.25));
    const dy = Math.floor(patch * (q & 2 ? 0.75 : 0.25));
    const o = 3 * (corner + dy * width + dx);
    for (let c = 0; c < 3; c++) sum += w * (c ? 2 : 1) * (data[o + c] - wanted[4 * q + c]) ** 2;
    weight += w;
  }
  return sum / weight;
}

/** Mean squared difference of a patch from what is laid already where it would lie. */
function misfit(
  { width, height, detail, laid, patch, overlap }: Quilt,
  grain: Grain,
  corner: number,
  left: number,
  top: number,
  most: number,
): number {
  const from = grain.detail;
  let sum = 0;
  const limit = most * 2 * patch * overlap;
  for (let y = 0; y < patch; y++) {
    const v = top + y;
    if (v < 0 || v >= height) continue;
    const across = y < overlap ? patch : overlap;
    for (let x = 0; x < across; x++) {
      const u = left + x;
      if (u < 0 || u >= width || !laid[v * width + u]) continue;
      const a = 3 * (v * width + u);
      const b = 3 * (corner + y * from.width + x);
      for (let c = 0; c < 3; c++) sum += (detail[a + c] - from.data[b + c]) ** 2;
    }
    if (sum > limit) return Number.POSITIVE_INFINITY;
  }
  return sum / (2 * patch * overlap);
}
