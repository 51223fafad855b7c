import type { FloatImage } from '../float-image.ts';
import { findPieces } from './pieces.ts';
import type { SmoothGround } from './smooth-ground.ts';
import { colorDistance } from './work-image.ts';

/** Smallest opening, as a share of the subject. */
const LEAST = 0.0015;
/** Where more than this would be open on white, the subject is a drawing on paper; the same where most of it is a single opening, such as a face. */
const MOST = 0.52;
const MOST_OF_ONE = 0.4;
/** Lightness from which a ground is paper. */
const WHITE = 0.9;
/** How much darker than what follows a drawn line is. */
const LINE = 0.12;
/** Share of what surrounds an opening that is thin. */
const THIN = 0.3;

/**
 * Closes the holes of a subject: white faces and shirts on white paper are no windows. Left open is only what shows the smooth ground itself without a trace
 * of shading, and, where that is white, stands in a thin frame, such as the bow of headphones; and what is known to be a window, more than 0.5 there. Works in place.
 */
export function closeHoles(
  { width, height, data }: FloatImage,
  mask: Uint8Array,
  ground?: SmoothGround,
  windows?: Float32Array,
): void {
  const { label, facts, count } = findPieces(mask, width, height, 0);
  let size = 0;
  for (const m of mask) size += m;
  const off = new Float64Array(count);
  const rough = new Float64Array(count);
  const bright = new Float64Array(count);
  const inner = new Float64Array(count);
  const known = new Uint8Array(count);
  if (windows) for (let i = 0; i < mask.length; i++) if (label[i] >= 0 && windows[i] > 0.5) known[label[i]] = 1;
  // the rim of an opening holds a bit of what surrounds it
  if (ground)
    for (let i = 0; i < mask.length; i++) {
      const p = label[i];
      if (p < 0 || isRim(mask, width, i)) continue;
      inner[p]++;
      const o = 3 * i;
      const g = ground.predicted;
      const d = colorDistance(data, o, g, o);
      off[p] += d;
      rough[p] += d > 3 * ground.sigma + 0.015 ? 1 : 0;
      bright[p] += g[o] - Math.hypot(g[o + 1], g[o + 2]);
    }
  const open = Array.from({ length: count }, (_, p) => {
    const n = inner[p];
    if (facts[4 * p + 3] || known[p]) return true;
    if (!ground || facts[4 * p] < LEAST * size || n < 4) return false;
    const same = off[p] / n < 1.5 * ground.sigma + 0.008 && rough[p] < 0.06 * n;
    if (!same || bright[p] / n < WHITE) return same;
    if (isFramedThinly(mask, label, p, facts[4 * p], width, height)) return true;
    return rough[p] === 0 && !isOutlined({ width, height, channels: 3, data }, label, p);
  });
  let [hollow, largest] = [0, 0];
  for (let p = 0; p < count; p++) {
    if (!open[p] || facts[4 * p + 3] || bright[p] < WHITE * inner[p]) continue;
    hollow += facts[4 * p];
    largest = Math.max(largest, facts[4 * p]);
  }
  const drawing = hollow > (2 * largest > hollow ? MOST_OF_ONE : MOST) * (size + hollow);
  for (let i = 0; i < mask.length; i++) {
    const p = label[i];
    if (p >= 0 && !(open[p] && (facts[4 * p + 3] === 1 || !drawing))) mask[i] = 1;
  }
}

function isRim(mask: Uint8Array, width: number, i: number): boolean {
  return [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1].some((d) => mask[i + d] === 1);
}

/** Whether a drawn line runs around a hole: dark beside it, and lighter again a little further. */
function isOutlined({ width, height, data }: FloatImage, label: Int32Array, piece: number): boolean {
  const reach = Math.max(4, Math.round(0.03 * Math.max(width, height)));
  let [rim, lined] = [0, 0];
  for (let i = 0; i < label.length; i++) {
    if (label[i] !== piece) continue;
    const x = i % width;
    for (const [step, room] of [
      [1, width - 1 - x],
      [-1, x],
      [width, height - 1 - Math.floor(i / width)],
      [-width, Math.floor(i / width)],
    ] as const) {
      if (room < reach || label[i + step] === piece) continue;
      let darkest = 2;
      for (let k = 1; k < reach; k++) darkest = Math.min(darkest, data[3 * (i + k * step)]);
      rim++;
      if (data[3 * (i + reach * step)] - darkest > LINE) lined++;
    }
  }
  return lined > 0.4 * rim;
}

/** Whether many places somewhat outside a hole are no subject any more. */
function isFramedThinly(
  mask: Uint8Array,
  label: Int32Array,
  piece: number,
  n: number,
  width: number,
  height: number,
): boolean {
  const reach = Math.max(2, 0.8 * Math.sqrt(n / Math.PI));
  let rim = 0;
  let thin = 0;
  for (let y = 1, i = width; y < height - 1; y++, i = y * width)
    for (let x = 0; x < width; x++, i++) {
      if (label[i] !== piece) continue;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (label[i + dy * width + dx] === piece) continue;
        rim++;
        const u = Math.round(x + dx * reach);
        const v = Math.round(y + dy * reach);
        if (u < 0 || v < 0 || u >= width || v >= height || !mask[v * width + u]) thin++;
      }
    }
  return thin > THIN * rim;
}
