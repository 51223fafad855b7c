import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { type ColorMixture, fitMixture, logDensity } from './color-mixture.ts';
import { maskImage } from './mask-image.ts';
import { keepMainPieces } from './pieces.ts';
import { findSaliency } from './saliency.ts';
import { cutPixels, pixelEdges } from './segment.ts';
import { fitSmoothGround, floodGround, followGround, type SmoothGround } from './smooth-ground.ts';
import { findSuperpixels } from './superpixels.ts';
import { colorDistance } from './work-image.ts';

/** Where the subject of a small picture is. */
export interface Subject {
  /** 1 = subject, per pixel. */
  mask: Uint8Array;
  /** Whether it stands on a plain or slowly changing ground. */
  plain: boolean;
  /** What the ground is like where it was found to be smooth. */
  ground?: SmoothGround;
}

/** Log density of a colour that could be anything. */
const ANYTHING = 0.4;
const ROUNDS = 3;
/** Share of the border that one smooth ground explains. */
const PLAIN = 0.6;
const SURELY_PLAIN = 0.85;
const REGIONS = 420;
/** Subjects stand in the middle: standard deviation as a share of the longest side. */
const CENTRAL = 0.3;
const COLOUR = 0.7;
const STANDS_OUT = 0.8;
const PLACE = 1;

/**
 * Divides a picture (work colours, a few hundred pixels a side) into subject and ground. On a smooth ground what differs from it is subject; on any
 * other what stands out from the border is, and colours of both are learnt from there (GrabCut).
 */
export function findSubject(work: FloatImage): Subject {
  const { width, height } = work;
  const margin = Math.max(2, Math.round(0.025 * Math.max(width, height)));
  const fit = fitSmoothGround(work, margin);
  const calm = floodGround(work, fit, margin);
  const followed = calm.includes(1) ? followGround(work, calm) : fit;
  const ground = { ...followed, share: Math.max(fit.share, shareOfBorder(calm, width, height, margin)) };
  const plain = ground.share > PLAIN && ground.sigma < 0.035;
  if (plain && ground.share > SURELY_PLAIN) return cutFromPlain(work, ground, margin);
  const busy = cutFromBusy(work, margin);
  if (!plain) return busy;
  const other = cutFromPlain(work, ground, margin);
  return judgeMask(work, other.mask) >= judgeMask(work, busy.mask) ? other : busy;
}

function cutFromPlain(work: FloatImage, first: SmoothGround, margin: number): Subject {
  const { width, height, data } = work;
  const edges = pixelEdges(work);
  const favour = new Float32Array(width * height);
  let ground = first;
  let colours: ColorMixture | undefined;
  let others: ColorMixture | undefined;
  let mask: Uint8Array = new Uint8Array(0);
  for (let round = 0; round < ROUNDS; round++) {
    const sigma = 1.5 * ground.sigma + 0.003;
    const peak = Math.log(0.0635 / sigma ** 3);
    for (let i = 0; i < favour.length; i++) {
      const o = 3 * i;
      const off =
        (data[o] - ground.predicted[o]) ** 2 +
        (data[o + 1] - ground.predicted[o + 1]) ** 2 +
        (data[o + 2] - ground.predicted[o + 2]) ** 2;
      let asGround = Math.max(peak - off / (2 * sigma * sigma), -7);
      if (others) asGround = Math.max(asGround, logDensity(others, data, o) - 1);
      const asSubject = colours
        ? Math.log(0.5 * Math.exp(logDensity(colours, data, o)) + 0.5 * Math.exp(ANYTHING))
        : ANYTHING;
      favour[i] = asSubject - asGround;
      if (onBorder(i, width, height, margin) && off < (4 * sigma) ** 2) favour[i] = Number.NEGATIVE_INFINITY;
    }
    mask = cutPixels(edges, favour);
    keepMainPieces(mask, width, height, 0.02);
    if (!mask.includes(1)) break;
    const open = Uint8Array.from(mask, (m) => 1 - m);
    shrink(open, width, height, 2);
    if (open.includes(1)) ground = followGround(work, open);
    colours = fitMixture(data, mask, 6);
    if (first.share < SURELY_PLAIN) others = findOthers(data, mask, ground);
  }
  return { mask, plain: true, ground };
}

/** Colours of what lies about on the ground and is not the subject; none where there is next to nothing. */
function findOthers(
  data: Float32Array,
  mask: Uint8Array,
  { predicted, sigma }: SmoothGround,
): ColorMixture | undefined {
  const weight = new Uint8Array(mask.length);
  let n = 0;
  for (let i = 0; i < mask.length; i++) {
    const o = 3 * i;
    if (mask[i] || colorDistance(data, o, predicted, o) < 6 * sigma + 0.04) continue;
    weight[i] = 1;
    n++;
  }
  return n > 0.004 * mask.length ? fitMixture(data, weight, 4) : undefined;
}

function cutFromBusy(work: FloatImage, margin: number): Subject {
  const { width, height, data } = work;
  const regions = findSuperpixels(work, REGIONS);
  const { salient, ground } = findSaliency(regions);
  const edges = pixelEdges(work);
  const favour = new Float32Array(width * height);
  const inside = new Float32Array(width * height);
  const outside = new Float32Array(width * height);
  const central = salient.map((s, r) => {
    const x = regions.mean[6 * r + 3] - (0.5 * width) / Math.max(width, height);
    const y = regions.mean[6 * r + 4] - (0.5 * height) / Math.max(width, height);
    return s * Math.exp(-(x * x + y * y) / (2 * CENTRAL * CENTRAL));
  });
  const line = threshold(central, regions.mean);
  let mask: Uint8Array = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) mask[i] = central[regions.label[i]] > line ? 1 : 0;
  keepMainPieces(mask, width, height, 0.15);
  for (let round = 0; round < 5; round++) {
    const near = blurMask(mask, width, height, round < 2 ? 0.06 : 0.035);
    for (let i = 0; i < mask.length; i++) {
      inside[i] = mask[i];
      outside[i] = 1 - mask[i];
    }
    const subject = fitMixture(data, inside, 5);
    const rest = fitMixture(data, outside, 8);
    for (let i = 0; i < favour.length; i++) {
      const region = regions.label[i];
      const s = Math.min(0.95, Math.max(0.05, central[region]));
      const p = Math.min(0.98, Math.max(0.02, near[i]));
      favour[i] =
        COLOUR * (logDensity(subject, data, 3 * i) - logDensity(rest, data, 3 * i)) +
        STANDS_OUT * Math.log((s * (1 - line)) / (line * (1 - s))) +
        PLACE * Math.log(p / (1 - p));
      if (onBorder(i, width, height, margin) && ground[region] > 0.6 && central[region] < line)
        favour[i] = Number.NEGATIVE_INFINITY;
    }
    mask = cutPixels(edges, favour);
    keepMainPieces(mask, width, height, 0.1);
    if (!mask.includes(1) || !mask.includes(0)) break;
  }
  return { mask, plain: false };
}

function blurMask(mask: Uint8Array, width: number, height: number, reach: number): Float32Array {
  return blur(maskImage(mask, width, height), reach * Math.max(width, height)).data;
}

/** How good a mask looks, 0..1: its outline runs along edges, it is in the middle, the frame does not cut it. */
function judgeMask({ width, height, data }: FloatImage, mask: Uint8Array): number {
  let [n, sx, sy, rim, sharp, cut] = [0, 0, 0, 0, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!mask[i]) continue;
      n++;
      sx += x;
      sy += y;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) cut++;
      for (const j of [
        x > 0 ? i - 1 : i,
        x < width - 1 ? i + 1 : i,
        y > 0 ? i - width : i,
        y < height - 1 ? i + width : i,
      ]) {
        if (mask[j]) continue;
        rim++;
        sharp += Math.min(1, colorDistance(data, 3 * i, data, 3 * j) / 0.12);
      }
    }
  if (n === 0 || rim === 0) return 0;
  const off = Math.hypot(sx / n - width / 2, sy / n - height / 2) / Math.max(width, height);
  return (sharp / rim) * Math.exp(-((off / 0.3) ** 2)) * (1 - Math.min(1, cut / (width + height)));
}

/** The value that parts two heaps of saliency best, by area. Source: Otsu 1979. */
function threshold(salient: Float64Array, mean: Float64Array): number {
  const bins = new Float64Array(64);
  let total = 0;
  let sum = 0;
  for (let r = 0; r < salient.length; r++) {
    const n = mean[6 * r + 5];
    const b = Math.min(63, Math.floor(salient[r] * 64));
    bins[b] += n;
    total += n;
    sum += n * b;
  }
  let low = 0;
  let lowSum = 0;
  let best = 0;
  let at = 32;
  for (let b = 0; b < 63; b++) {
    low += bins[b];
    lowSum += b * bins[b];
    if (low === 0 || low === total) continue;
    const gap = lowSum / low - (sum - lowSum) / (total - low);
    const value = low * (total - low) * gap * gap;
    if (value > best) {
      best = value;
      at = b;
    }
  }
  return Math.min(0.75, Math.max(0.25, (at + 1) / 64));
}

function shareOfBorder(mask: Uint8Array, width: number, height: number, margin: number): number {
  let n = 0;
  let on = 0;
  for (let i = 0; i < mask.length; i++) {
    if (!onBorder(i, width, height, margin)) continue;
    n++;
    on += mask[i];
  }
  return on / n;
}

function onBorder(i: number, width: number, height: number, margin: number): boolean {
  const x = i % width;
  const y = (i - x) / width;
  return x < margin || y < margin || x >= width - margin || y >= height - margin;
}

/** Takes `times` pixels off the rim of what is 1; the picture's border is no rim. */
function shrink(mask: Uint8Array, width: number, height: number, times: number): void {
  for (let t = 0; t < times; t++) {
    const from = mask.slice();
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++)
        if (
          (x > 0 && !from[i - 1]) ||
          (x < width - 1 && !from[i + 1]) ||
          (y > 0 && !from[i - width]) ||
          (y < height - 1 && !from[i + width])
        )
          mask[i] = 0;
  }
}
