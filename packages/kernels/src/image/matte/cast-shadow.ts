import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { maskImage } from './mask-image.ts';
import { followGround } from './smooth-ground.ts';
import { offShade, shadeOf } from './work-image.ts';

/** Part of a subject's height, from its foot, beside which the floor is looked at, and in which its shadow may lie. */
const FOOT = 0.4;
const REACH = 0.45;
/** Light of the floor right below a subject, against the floor near by, and how far its colour may be off. */
const LIT = [0.72, 1.3] as const;
const HUE = 0.04;
/** Share of the columns whose foot has to stand on such a floor, and of the floor around the subject that has to be so: leaves are as bright here and there. */
const STANDING = 0.55;
const EVEN = 0.84;
/** Standard deviation of what is around the subject, pixels, and share of it from which on a pixel is. */
const AROUND = 6;
const SOME = 0.05;
/** A shadow's most light, how far its colour is off at none, and how much lighter it may be again on its way to the subject: noise. */
const SHADED = 0.9;
const OFF = 0.055;
const NOISE = 0.13;
/** Grain of floors that is looked past, pixels. */
const GRAIN = 1;
/** Shadows have less light than the floor, and this much less at their middle. */
const DEEP = 0.7;
/** Longest gap between columns that is bridged, as a share of the width; and the light that tyres do not have. */
const BRIDGED = 0.15;
const TYRE = 0.33;
/** Share of a subject that may turn out to be shadow. */
const MOST = 0.35;

/**
 * Takes the shadow that a subject casts on an even floor, such as a road, off its foot. From the lit floor upwards it gets darker until it meets the
 * subject, which is where light or colour comes back: tyres stay. Works in place.
 */
export function dropCastShadow(work: FloatImage, mask: Uint8Array): void {
  const { width, height, data } = work;
  const [top, bottom] = rowsOf(mask, width);
  if (bottom < 0) return;
  const high = bottom - top;
  const floor = Uint8Array.from(mask, (m, i) => (!m && Math.floor(i / width) > bottom - FOOT * high ? 1 : 0));
  if (!floor.includes(1)) return;
  const { predicted } = followGround(work, floor);
  const raw = Float32Array.from(mask, (_, i) => shadeOf(data, predicted, 3 * i));
  const shade = blur({ width, height, channels: 1, data: raw }, GRAIN).data;
  const off = (i: number): number => offShade(data, predicted, 3 * i, raw[i]);
  const isLit = (i: number): boolean => shade[i] > LIT[0] && shade[i] < LIT[1] && off(i) < HUE;
  const near = blur(maskImage(mask, width, height), AROUND).data;
  let [around, lit] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    if (!floor[i] || near[i] < SOME) continue;
    around++;
    if (isLit(i)) lit++;
  }
  if (lit < EVEN * around) return;
  const foot = new Int32Array(width).fill(-1);
  const run = new Int32Array(width);
  let [columns, standing] = [0, 0];
  for (let x = 0; x < width; x++) {
    let y = Math.min(height - 1, bottom);
    while (y >= top && !mask[y * width + x]) y--;
    if (y < bottom - REACH * high) continue;
    foot[x] = y;
    columns++;
    const below = (y + 3) * width + x;
    if (y + 3 < height && isLit(below)) standing++;
    else continue;
    run[x] = climb(mask, shade, off, width, x, y, Math.max(top, Math.floor(bottom - REACH * high)));
  }
  if (standing < STANDING * columns) return;
  bridge(run, foot, (x, k) => {
    const i = (foot[x] - k) * width + x;
    return mask[i] && (k < 2 || (shade[i] < SHADED && off(i) < OFF)) ? shade[i] : Number.NaN;
  });
  const even = run.map((_, x) => middleOf(run, x, 2));
  let [size, dropped] = [0, 0];
  for (const m of mask) size += m;
  for (const n of even) dropped += n;
  if (dropped > MOST * size) return;
  for (let x = 0; x < width; x++) for (let k = 0; k < even[x]; k++) mask[(foot[x] - k) * width + x] = 0;
}

/** How many pixels of a column are shadow, from its foot at `y` upwards. */
function climb(
  mask: Uint8Array,
  shade: Float32Array,
  off: (i: number) => number,
  width: number,
  x: number,
  y: number,
  end: number,
): number {
  let [darkest, at, sum] = [Number.POSITIVE_INFINITY, -1, 0];
  for (let k = 0; y - k >= end; k++) {
    const i = (y - k) * width + x;
    // the first two are half floor
    const isShaded = k < 2 || (shade[i] < SHADED && off(i) < OFF);
    if (!mask[i] || !isShaded || shade[i] > darkest + NOISE) return sum < DEEP * k ? (mask[i] ? at + 1 : k) : 0;
    sum += shade[i];
    if (shade[i] >= darkest) continue;
    darkest = shade[i];
    at = k;
  }
  return 0;
}

/** Columns that say nothing, between such as do: there the shadow ends on the line from one to the other, if all below it is shaded, and no tyre. */
function bridge(run: Int32Array, foot: Int32Array, shadeAt: (x: number, k: number) => number): void {
  let last = -1;
  for (let x = 0; x < run.length; x++) {
    if (run[x] === 0) continue;
    const gap = x - last;
    for (let u = last + 1; last >= 0 && gap <= BRIDGED * run.length && u < x; u++) {
      const t = (u - last) / gap;
      const row = (1 - t) * (foot[last] - run[last]) + t * (foot[x] - run[x]);
      const n = Math.round(foot[u] - row);
      let sum = 0;
      for (let k = 0; k < n; k++) sum += shadeAt(u, k);
      if (n > 0 && sum > TYRE * n) run[u] = n;
    }
    last = x;
  }
}

function rowsOf(mask: Uint8Array, width: number): readonly [number, number] {
  const [first, last] = [mask.indexOf(1), mask.lastIndexOf(1)];
  return [Math.floor(first / width), last < 0 ? -1 : Math.floor(last / width)];
}

/** The middle one of a column's number and those of its neighbours. */
function middleOf(values: Int32Array, x: number, reach: number): number {
  const near = values.slice(Math.max(0, x - reach), x + reach + 1).sort();
  return Math.min(near[near.length >> 1], values[x] || near[near.length >> 1]);
}
