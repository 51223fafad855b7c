import type { FloatImage } from '../float-image.ts';
import { dropCastShadow } from './cast-shadow.ts';
import { type ColorMixture, fitMixture, logDensity } from './color-mixture.ts';
import { cutFromBusy } from './cut-busy.ts';
import { expectedOverlap, surenessOf } from './expected-overlap.ts';
import { findBars } from './frame-bars.ts';
import { likelyPixels } from './likely-pixels.ts';
import type { MatteSteps } from './matte-steps.ts';
import { keepMainPieces } from './pieces.ts';
import { cutPixels, pixelEdges } from './segment.ts';
import { fitSmoothGround, floodGround, followGround, type SmoothGround } from './smooth-ground.ts';
import { colorDistance } from './work-image.ts';

/** Where the subject of a small picture is. */
export interface Subject {
  /** 1 = subject, per pixel. */
  mask: Uint8Array;
  /** Whether it stands on a plain or slowly changing ground. */
  plain: boolean;
  /** What the ground is like where it was found to be smooth. */
  ground?: SmoothGround;
  /** Where a ground that is not smooth shows through the subject, 1 = window. */
  windows?: Uint8Array;
}

/** Log density of a colour that could be anything. */
const ANYTHING = 0.4;
const ROUNDS = 3;
/** How far pixels of a ground without any grain lie from it, and for how many of those that it explains; what is taken for its spread: white fur is hardly darker than white paper. */
const GRAINLESS = 0.0025;
const NEARLY_ALL = 0.98;
const FAINT = 0.0028;
/** Share of the border that one smooth ground explains. */
const PLAIN = 0.6;
const SURELY_PLAIN = 0.85;
/** How much less overlap with the subject than of its own answer the network may expect of what differs from such a ground in a photograph: a clear sky is no ground for what stands below it. */
const DOUBT = 0.1;

/**
 * Divides a picture (work colours, a few hundred pixels a side) into subject and ground. On a smooth ground what differs from it is subject; on any
 * other what stands out from the border is, and colours of both are learnt from there (GrabCut).
 */
export function* findSubject(work: FloatImage): MatteSteps<Subject> {
  const bars = findBars(work);
  if (bars.some((b) => b > 0)) return yield* findBetween(work, bars);
  const smooth = onSmoothGround(work);
  const plain = smooth?.cut();
  if (plain && smooth?.sure && smooth.even) return plain;
  const pixels = yield* likelyPixels(work);
  if (plain && smooth?.sure && expectedOverlap(plain.mask, pixels.all) > surenessOf(pixels.all) - DOUBT) return plain;
  const { mask, windows } = yield* cutFromBusy(work, pixels, plain?.mask);
  if (plain && mask === plain.mask) return plain;
  dropCastShadow(work, mask);
  return { mask, windows, plain: false };
}

/** How to cut from a ground that is plain or slowly changing, if it may be one; whether it surely is, and whether it is drawn, of one colour. */
function onSmoothGround(work: FloatImage): { sure: boolean; even: boolean; cut: () => Subject } | undefined {
  const { width, height } = work;
  const margin = Math.max(2, Math.round(0.025 * Math.max(width, height)));
  const fit = fitSmoothGround(work, margin);
  const calm = floodGround(work, fit, margin);
  // What fades into a ground of one colour throughout is no ground.
  const even = isEven(work, fit, margin);
  const followed = even ? fit : calm.includes(1) ? followGround(work, calm) : fit;
  const ground = { ...followed, share: Math.max(fit.share, shareOfBorder(calm, width, height, margin)) };
  if (ground.share <= PLAIN || ground.sigma >= 0.035) return undefined;
  return { sure: ground.share > SURELY_PLAIN, even, cut: () => cutFromPlain(work, ground, margin, even) };
}

/** The subject of what lies between bars; bars are no ground to learn from. */
function* findBetween(
  work: FloatImage,
  [left, top, right, bottom]: readonly [number, number, number, number],
): MatteSteps<Subject> {
  const width = work.width - left - right;
  const height = work.height - top - bottom;
  const data = new Float32Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const from = 3 * ((y + top) * work.width + left);
    data.set(work.data.subarray(from, from + 3 * width), 3 * y * width);
  }
  const inside = yield* findSubject({ width, height, channels: 3, data });
  const { plain, ground: near } = inside;
  const mask = new Uint8Array(work.width * work.height);
  const windows = inside.windows && new Uint8Array(mask.length);
  const predicted = work.data.slice();
  for (let y = 0; y < height; y++) {
    const to = (y + top) * work.width + left;
    mask.set(inside.mask.subarray(y * width, (y + 1) * width), to);
    if (inside.windows) windows?.set(inside.windows.subarray(y * width, (y + 1) * width), to);
    if (near) predicted.set(near.predicted.subarray(3 * y * width, 3 * (y + 1) * width), 3 * to);
  }
  return { mask, plain, ground: near && { ...near, predicted }, windows };
}

function cutFromPlain(work: FloatImage, first: SmoothGround, margin: number, even: boolean): Subject {
  const { width, height, data } = work;
  const edges = pixelEdges(work);
  const favour = new Float32Array(width * height);
  let ground = first;
  let colours: ColorMixture | undefined;
  let others: ColorMixture | undefined;
  let mask: Uint8Array = new Uint8Array(0);
  for (let round = 0; round < ROUNDS; round++) {
    const sigma = even ? FAINT : 1.5 * ground.sigma + 0.003;
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
    if (!even && open.includes(1)) ground = followGround(work, open);
    colours = fitMixture(data, mask, 6);
    if (first.share < SURELY_PLAIN) others = findOthers(data, open, ground);
  }
  return { mask, plain: true, ground };
}

/** Whether a ground is of one colour and drawn, not photographed: without grain, so that the faintest shading is a thing's. */
function isEven({ width, height, data }: FloatImage, { predicted }: SmoothGround, margin: number): boolean {
  let [near, exact] = [0, 0];
  for (let o = 3; o < data.length; o += 3) if (colorDistance(predicted, 0, predicted, o) > GRAINLESS) return false;
  for (let i = 0; 3 * i < data.length; i++) {
    if (!onBorder(i, width, height, margin)) continue;
    const off = colorDistance(data, 3 * i, predicted, 3 * i);
    if (off > 0.05) continue;
    near++;
    if (off < GRAINLESS) exact++;
  }
  return exact > NEARLY_ALL * near;
}

/** Colours of what lies about on the ground and is not the subject, well away from its rim, whose pixels are a bit of both; none where there is next to nothing. */
function findOthers(
  data: Float32Array,
  open: Uint8Array,
  { predicted, sigma }: SmoothGround,
): ColorMixture | undefined {
  const weight = new Uint8Array(open.length);
  let n = 0;
  for (let i = 0; i < open.length; i++) {
    const o = 3 * i;
    if (!open[i] || colorDistance(data, o, predicted, o) < 6 * sigma + 0.04) continue;
    weight[i] = 1;
    n++;
  }
  return n > 0.004 * open.length ? fitMixture(data, weight, 4) : undefined;
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
