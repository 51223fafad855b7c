import type { FloatImage } from '../image/index.ts';

/** Where along the other outline the thin parts of one stand, metres from the row's start; NaN where nothing tells. */
export interface Anchors {
  middle: Float32Array;
  half: Float32Array;
}

/** A stretch longer than this many times its thickness tells nothing of where along it a limb stands. */
export const COMPACT = 1.6;
/** From where it is known, a place is handed on to parts that are neither this much thicker nor thinner: to the same limb. */
const THICKER = 1.6;
const THINNER = 0.4;

/**
 * Follows limbs from rows where their place is plain into rows where it is not: over the back of a cow its horns could stand anywhere along it, but their tips rise above the back,
 * and there the other outline shows nothing but them. `thick`: of `outline`; `other` and `otherThick`: of the outline from the other direction.
 */
export function anchorLimbs(
  outline: FloatImage,
  thick: FloatImage,
  other: FloatImage,
  otherThick: FloatImage,
  cell: number,
): Anchors {
  const { width, height, data } = outline;
  const middle = new Float32Array(data.length).fill(Number.NaN);
  const half = new Float32Array(data.length);
  const source = new Float32Array(data.length);
  const queue: number[] = [];
  for (let j = 0; j < height; j++) {
    const stretch = onlyStretch(other, otherThick, j, cell);
    if (!stretch) continue;
    for (let i = j * width; i < (j + 1) * width; i++) {
      if (!(data[i] > 0)) continue;
      middle[i] = stretch.middle;
      half[i] = stretch.half;
      source[i] = Math.max(cell, thick.data[i]);
      queue.push(i);
    }
  }
  for (let n = 0; n < queue.length; n++) {
    const i = queue[n];
    for (const at of [i - 1, i + 1, i - width, i + width]) {
      const ratio = thick.data[at] / source[i];
      if (!(data[at] > 0) || !Number.isNaN(middle[at]) || ratio > THICKER || ratio < THINNER) continue;
      middle[at] = middle[i];
      half[at] = half[i];
      source[at] = source[i];
      queue.push(at);
    }
  }
  return { middle, half };
}

/**
 * Carries how deep a part is from rows that it alone accounts for into those next to them: above the collar two shoulder plates are all there is, and as deep as the other outline;
 * beside it they still are, ever less so. `needed`: places that nothing in their row is clearly thicker than. Half is 0 where nothing is carried to.
 */
export function carryDepths(
  outline: FloatImage,
  thick: FloatImage,
  needed: (at: number) => boolean,
  other: FloatImage,
  otherThick: FloatImage,
  cell: number,
): Anchors {
  const { width, height, data } = outline;
  const middle = new Float32Array(data.length);
  const half = new Float32Array(data.length);
  for (let j = 0; j < height; j++) {
    const stretch = onlyStretch(other, otherThick, j, cell);
    if (!stretch) continue;
    for (let i = j * width; i < (j + 1) * width; i++) {
      if (!(data[i] > 0) || !needed(i)) continue;
      middle[i] = stretch.middle;
      half[i] = stretch.half;
    }
  }
  const take = (at: number, from: number): void => {
    const ratio = thick.data[at] / Math.max(cell, thick.data[from]);
    if (!(data[at] > 0) || half[from] - cell <= half[at] || ratio > THICKER || ratio < THINNER) return;
    middle[at] = middle[from];
    half[at] = half[from] - cell;
  };
  const [last, end] = [width - 1, data.length - width];
  for (let at = width; at < data.length; at++)
    for (let d = at % width ? -1 : 0; d <= (at % width < last ? 1 : 0); d++) take(at, at - width + d);
  for (let at = end - 1; at >= 0; at--)
    for (let d = at % width ? -1 : 0; d <= (at % width < last ? 1 : 0); d++) take(at, at + width + d);
  return { middle, half };
}

/** The stretch of a row that is its only one, and compact. */
function onlyStretch(
  { width, data }: FloatImage,
  thick: FloatImage,
  row: number,
  cell: number,
): { middle: number; half: number } | undefined {
  let [from, to, most] = [-1, -1, 0];
  for (let i = 0; i < width; i++) {
    if (!(data[row * width + i] > 0)) continue;
    if (from >= 0 && to !== i - 1) return undefined;
    if (from < 0) from = i;
    to = i;
    most = Math.max(most, thick.data[row * width + i]);
  }
  const half = ((to - from + 1) / 2) * cell;
  return from >= 0 && half <= COMPACT * Math.max(most, cell) ? { middle: ((from + to) / 2) * cell, half } : undefined;
}
