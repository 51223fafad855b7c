import type { FlowEdges } from '../../math/index.ts';
import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { type ColorMixture, fitMixture, likeliestPart, logDensity } from './color-mixture.ts';
import { compareSides } from './hypotheses.ts';
import { maskImage } from './mask-image.ts';
import { findPieces, type Pieces } from './pieces.ts';
import type { RegionGraph } from './region-graph.ts';
import { cutPixels } from './segment.ts';
import { colorDistance } from './work-image.ts';

/** Log odds of subject by looks, below which a region inside it may be a window. */
const GROUNDLIKE = -0.3;
/** Standard deviation of what counts as around the subject, as a share of the longest side. */
const AROUND = 0.12;
const ROUNDS = 2;
/** No colour is surer than this of its side. */
const SUREST = 6;
/** Smallest window, as a share of the subject. */
const LEAST = 0.003;
/** How much likelier its colours must be on the ground, nats a pixel, and how much of what the ground near by is made of shows in it, as shares. */
const GAIN = 2.5;
const SAME = 0.6;
/** How far from a window the ground near by reaches: in square roots of its size, and as a share of the longest side. */
const REACH = 1.5;
const FURTHER = 0.1;
/** Pixels of ground near by that say what it is made of. */
const ENOUGH = 30;
/**
 * How much of the grain of the ground near by shows in a window, as a share, by how many pixels from its rim it is looked at: a rim has its own. Dark glass before a dark wood is smoother than the wood, and so is
 * a patch of paint. And pixels of a window that tell.
 */
const GRAINED = [
  [2, 0.66],
  [1, 0.3],
] as const;
const ENOUGH_GRAIN = 60;

/**
 * Where the ground shows through a subject on a restless ground: below a handle, between legs. What is inside the mask and looks more like what is around it than like the rest of the subject is a
 * window if it shows the ground in its whole variety and grain, as an eye or a tyre of one of its colours does not. 1 = window.
 */
export function findWindows(work: FloatImage, graph: RegionGraph, edges: FlowEdges, mask: Uint8Array): Uint8Array {
  const { width, height, data } = work;
  const { label, count, mean } = graph.regions;
  const none = new Uint8Array(mask.length);
  const within = new Float64Array(count);
  for (let i = 0; i < mask.length; i++) within[label[i]] += mask[i];
  const looks = compareSides(
    graph,
    within.map((n, r) => (n > 0.5 * mean[6 * r + 5] ? 1 : 0)),
  );
  const drawn = maskImage(mask, width, height);
  const deep = blur(drawn, 1.2).data;
  let open: Uint8Array = mask.map((m, i) => (m && deep[i] > 0.9 && looks[label[i]] < GROUNDLIKE ? 1 : 0));
  if (!open.includes(1)) return none;
  const near = blur(drawn, AROUND * Math.max(width, height)).data;
  const ground = fitMixture(
    data,
    deep.map((v, i) => (v < 0.1 && near[i] > 0.05 ? 1 : 0)),
    8,
  );
  const favour = new Float32Array(mask.length);
  const rest = (): ColorMixture =>
    fitMixture(
      data,
      mask.map((m, i) => m & ~open[i]),
      6,
    );
  let subject = rest();
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < mask.length; i++)
      favour[i] = deep[i] > 0.9 ? gainAt(subject, ground, data, 3 * i, SUREST) : Number.POSITIVE_INFINITY;
    open = cutPixels(edges, favour).map((v) => 1 - v);
    if (!open.includes(1)) return none;
    subject = rest();
  }
  const pieces = findPieces(open, width, height, 1);
  let size = 0;
  for (const m of mask) size += m;
  const isWindow = judgePieces(work, mask, pieces, LEAST * size, subject, ground);
  return none.map((_, i) => (pieces.label[i] >= 0 && isWindow[pieces.label[i]] ? 1 : 0));
}

/** Log likelihood of a colour in one mixture over another, no surer than told. */
function gainAt(a: ColorMixture, b: ColorMixture, data: Float32Array, o: number, surest: number): number {
  return Math.max(-surest, Math.min(surest, logDensity(a, data, o) - logDensity(b, data, o)));
}

/** Which pieces inside a mask show the ground that lies around them. */
function judgePieces(
  work: FloatImage,
  mask: Uint8Array,
  { label, facts, count }: Pieces,
  least: number,
  subject: ColorMixture,
  ground: ColorMixture,
): boolean[] {
  const gain = new Float64Array(count);
  for (let i = 0; i < label.length; i++)
    if (label[i] >= 0) gain[label[i]] += gainAt(ground, subject, work.data, 3 * i, 10);
  const colours = Uint8Array.from(mask, (_, i) => likeliestPart(ground, work.data, 3 * i));
  const grain = grainOf(work);
  return Array.from({ length: count }, (_, p) => {
    const n = facts[4 * p];
    if (n < least || gain[p] < GAIN * n) return false;
    const reach = REACH * Math.sqrt(n) + FURTHER * Math.max(work.width, work.height);
    const place = [facts[4 * p + 1] / n, facts[4 * p + 2] / n, reach] as const;
    const isIn = (i: number): boolean => label[i] === p;
    const isGround = (i: number): boolean => !mask[i];
    const [same, inColour] = compareAround(work, place, colours, isIn, isGround);
    if (!(inColour > 0 && same > SAME)) return false;
    return sharesGrain(work, place, grain, isIn, isGround);
  });
}

/** Whether what lies near a place (x, y, reach) in a window has the grain (see `grainOf`) that the ground has there; so it is taken where too little of it lies off its rim to tell. */
export function sharesGrain(
  work: FloatImage,
  place: readonly [number, number, number],
  grain: Uint8Array,
  isWindow: (i: number) => boolean,
  isGround: (i: number) => boolean,
): boolean {
  for (const [rim, least] of GRAINED) {
    const away = [rim, -rim, rim * work.width, -rim * work.width];
    const [grained, inGrain] = compareAround(
      work,
      place,
      grain,
      (i) => isWindow(i) && away.every((d) => isWindow(i + d)),
      (i) => isGround(i) && away.every((d) => isGround(i + d)),
    );
    if (inGrain >= ENOUGH_GRAIN) return grained > least;
  }
  return true;
}

/** How much two sets of pixels near a place have in common in what kinds (0..31) they are of, 0..1, and the pixels in the first; nothing where the second is too small to tell. */
function compareAround(
  { width, height }: FloatImage,
  [x, y, reach]: readonly [number, number, number],
  kind: Uint8Array,
  isFirst: (i: number) => boolean,
  isSecond: (i: number) => boolean,
): readonly [number, number] {
  const counts = [new Float64Array(32), new Float64Array(32)];
  const all = [0, 0];
  for (let v = Math.max(0, Math.ceil(y - reach)); v < Math.min(height, y + reach); v++)
    for (let u = Math.max(0, Math.ceil(x - reach)); u < Math.min(width, x + reach); u++) {
      const i = v * width + u;
      const side = isFirst(i) ? 0 : isSecond(i) && Math.hypot(u - x, v - y) < reach ? 1 : -1;
      if (side < 0) continue;
      counts[side][kind[i]]++;
      all[side]++;
    }
  if (all[1] < ENOUGH) return [0, 0];
  return [counts[0].reduce((sum, n, k) => sum + Math.min(n / Math.max(1, all[0]), counts[1][k] / all[1]), 0), all[0]];
}

/** How steep the colours are at each pixel, in a third of a power of two. */
export function grainOf({ width, height, data }: FloatImage): Uint8Array {
  const out = new Uint8Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const step = Math.hypot(
        colorDistance(data, 3 * (i - 1), data, 3 * (i + 1)),
        colorDistance(data, 3 * (i - width), data, 3 * (i + width)),
      );
      out[i] = Math.max(0, Math.min(31, Math.round(3 * (Math.log2(step + 0.001) + 10))));
    }
  return out;
}
