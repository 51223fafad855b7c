import type { FloatImage } from '../float-image.ts';
import { findPieces, type Pieces } from './pieces.ts';
import type { SmoothGround } from './smooth-ground.ts';
import { colorDistance } from './work-image.ts';

/** Smallest gap, as a share of the subject, and in pixels: of what is narrower only bits would open. */
const LEAST = 0.0015;
const LEAST_PIXELS = 20;
/** How far colours of a gap lie from the ground on the average, beyond its spread; those that do not belong to it differ so much. */
const SAME = 0.008;
const OTHER = 0.2;
/** A gap ends within so many pixels, along this share of its rim. */
const SHARP_WITHIN = 4;
const SHARP = 0.6;
/** Along this share of its rim there is ground again behind what it is framed by: no farther than so many times its radius (that of a disc as large), or than this share of the longest side. */
const FRAMED = 0.1;
const FRAME = 1.5;
const FRAME_SHARE = 0.04;
/** A neighbouring gap counts from so much of its size on. */
const NEIGHBOUR = 0.15;
/** Of a subject that has a larger share than this of colours that come near the ground's (how near: work colours) and have no edge around them (pixels), none is a gap's for certain: it is pale, or shines. */
const PALE = 0.01;
const PALE_FROM = 0.01;
const PALE_TO = 0.15;
const EDGE = 0.25;
const AROUND = 3;
/** Where this share of a subject is of one colour throughout, over so many pixels to all sides, it is drawn: eyes are left the colour of the paper. */
const DRAWN = 0.025;
const FLAT = 0.012;
const FLAT_REACH = 4;
/** Pixels on the rim of a gap that are more of the ground than of what surrounds it. */
const RIM = 0.12;

const STEPS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const;

/**
 * Opens what a frame lets through of a smooth ground, such as what is seen between the canes of a chair, where nothing speaks against it: exactly the ground's colour up to a sharp edge, ground again
 * beyond thin bars, in a subject that is shaded everywhere and nowhere near the ground's colour otherwise. `band`: the pixels that the outline passes through. Changes both in place.
 */
export function openGaps(fine: FloatImage, mask: Uint8Array, band: Uint8Array, ground: SmoothGround): void {
  const { width, height, data } = fine;
  let size = 0;
  const off = new Float32Array(mask.length);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    off[i] = colorDistance(data, 3 * i, ground.predicted, 3 * i);
    size++;
  }
  const near = 3 * ground.sigma + 0.015;
  const pieces = findPieces(
    mask.map((m, i) => (m && off[i] < near ? 1 : 0)),
    width,
    height,
    1,
  );
  const least = Math.max(LEAST_PIXELS, LEAST * size);
  const { label, facts, count } = pieces;
  const candidates = new Set<number>();
  for (let p = 0; p < count; p++) if (facts[4 * p] >= least && !facts[4 * p + 3]) candidates.add(p);
  if (candidates.size === 0 || isPale(fine, mask, off) || isDrawn(fine, off, near)) return;
  const isGap = judge(fine, mask, off, pieces, candidates, 1.5 * ground.sigma + SAME);
  const open = mask.map((_, i) => (label[i] >= 0 && isGap[label[i]] ? 1 : 0));
  for (let i = 0; i < open.length; i++) {
    if (!open[i]) continue;
    mask[i] = 0;
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let v = Math.max(0, y - AROUND); v <= Math.min(height - 1, y + AROUND); v++)
      for (let u = Math.max(0, x - AROUND); u <= Math.min(width - 1, x + AROUND); u++) {
        const j = v * width + u;
        band[j] = 1;
        if (Math.abs(u - x) < 2 && Math.abs(v - y) < 2 && off[j] < RIM) mask[j] = 0;
      }
  }
}

/** Which of the pieces that look like the ground are gaps; `same`: how far from its colour they may lie on the average. */
function judge(
  { width, height }: FloatImage,
  mask: Uint8Array,
  off: Float32Array,
  { label, facts, count }: Pieces,
  candidates: ReadonlySet<number>,
  same: number,
): boolean[] {
  const touches = new Uint8Array(count);
  const [rim, sharp, framed] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const [inner, sum] = [new Float64Array(count), new Float64Array(count)];
  for (let i = 0; i < label.length; i++) {
    const p = label[i];
    if (!candidates.has(p)) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    const reach = Math.max(FRAME_SHARE * Math.max(width, height), FRAME * Math.sqrt(facts[4 * p] / Math.PI));
    let isRim = false;
    for (const [dx, dy] of STEPS) {
      const next = i + dy * width + dx;
      if (label[next] === p) continue;
      isRim ||= dx === 0 || dy === 0;
      if (!mask[next]) touches[p] = 1;
      const length = Math.hypot(dx, dy);
      let most = 0;
      rim[p]++;
      for (let k = 1; k * length <= reach || k <= SHARP_WITHIN; k++) {
        const [u, v] = [x + k * dx, y + k * dy];
        const j = v * width + u;
        const isOut = u < 0 || v < 0 || u >= width || v >= height || !mask[j];
        if (!isOut && k <= SHARP_WITHIN) most = Math.max(most, off[j]);
        const other = isOut || k < AROUND ? -1 : label[j];
        if (!isOut && !(other >= 0 && other !== p && facts[4 * other] > NEIGHBOUR * facts[4 * p])) continue;
        if (k * length <= reach) framed[p]++;
        break;
      }
      if (most > OTHER) sharp[p]++;
    }
    if (isRim) continue;
    inner[p]++;
    sum[p] += off[i];
  }
  return Array.from(
    { length: count },
    (_, p) =>
      !touches[p] &&
      inner[p] > 0 &&
      sum[p] < same * inner[p] &&
      sharp[p] > SHARP * rim[p] &&
      framed[p] > FRAMED * rim[p],
  );
}

/** Whether parts of a subject fade into the ground's colour: paleness that is not the mere blur of an edge. */
function isPale({ width, height }: FloatImage, mask: Uint8Array, off: Float32Array): boolean {
  let [pale, size] = [0, 0];
  for (let y = AROUND; y < height - AROUND; y++)
    for (let x = AROUND; x < width - AROUND; x++) {
      const i = y * width + x;
      size += mask[i];
      if (!mask[i] || off[i] < PALE_FROM || off[i] > PALE_TO) continue;
      let isFar = true;
      for (let v = -AROUND; v <= AROUND && isFar; v++)
        for (let u = -AROUND; u <= AROUND; u++) {
          const j = i + v * width + u;
          if (!mask[j] || off[j] > EDGE) isFar = false;
        }
      if (isFar) pale++;
    }
  return pale > PALE * size;
}

/** Whether much of a subject has no shading at all; what is nearer to the ground's colour than `near` does not count. */
function isDrawn({ width, height, data }: FloatImage, off: Float32Array, near: number): boolean {
  let [flat, all] = [0, 0];
  for (let y = FLAT_REACH; y < height - FLAT_REACH; y += 3)
    for (let x = FLAT_REACH; x < width - FLAT_REACH; x += 3) {
      const i = y * width + x;
      if (off[i] < near) continue;
      all++;
      let isFlat = true;
      for (let v = -FLAT_REACH; v <= FLAT_REACH && isFlat; v += 2)
        for (let u = -FLAT_REACH; u <= FLAT_REACH; u += 2)
          if (colorDistance(data, 3 * i, data, 3 * (i + v * width + u)) > FLAT) isFlat = false;
      if (isFlat) flat++;
    }
  return flat > DRAWN * all;
}
