import { refuse } from './expect.ts';
import { next, previous, type Surface, swingLeft, swingRight } from './surface.ts';
import type { ValueOrder } from './traverse.ts';

/** Adds the correction that stands at `at` of the values to a prediction, in place. */
export type Correct = (prediction: ArrayLike<number>, from: number, at: number) => void;

/** The values of one attribute while they are decoded: corrections first, whole numbers after. */
export interface Decoding {
  values: Int32Array;
  /** Numbers per value. */
  size: number;
  count: number;
  correct: Correct;
}

/** Predicts each value as the one before. */
export function predictDifference({ size, count, correct, values }: Decoding): void {
  const zero = new Int32Array(size);
  if (count > 0) correct(zero, 0, 0);
  for (let i = 1; i < count; i++) correct(values, (i - 1) * size, i * size);
}

/** Predicts each value as the fourth corner of a parallelogram on the face beside it. Source: Touma & Gotsman, "Triangle mesh compression", 1998. */
export function predictParallelogram(decoding: Decoding, surface: Surface, order: ValueOrder): void {
  const { size, count, correct, values } = decoding;
  const guess = new Int32Array(size);
  if (count > 0) correct(guess, 0, 0);
  for (let i = 1; i < count; i++) {
    if (guessParallelogram(decoding, surface, order, i, order.corners[i], guess, 0)) correct(guess, 0, i * size);
    else correct(values, (i - 1) * size, i * size);
  }
}

/** The mean of up to four parallelograms around the vertex, those across coded creases left out. */
export function predictParallelograms(
  decoding: Decoding,
  surface: Surface,
  order: ValueOrder,
  creases: readonly Uint8Array[],
): void {
  const { size, count, correct, values } = decoding;
  const { opposite } = surface;
  const guesses = new Int32Array(4 * size);
  const mean = new Int32Array(size);
  const used = [0, 0, 0, 0];
  if (count > 0) correct(mean, 0, 0);
  for (let i = 1; i < count; i++) {
    const start = order.corners[i];
    let found = 0;
    let left = true;
    for (let c = start; c >= 0; ) {
      if (guessParallelogram(decoding, surface, order, i, c, guesses, found * size) && ++found === 4) break;
      c = left ? swingLeft(opposite, c) : swingRight(opposite, c);
      if (c === start) break;
      if (c < 0 && left) {
        left = false;
        c = swingRight(opposite, start);
      }
    }
    let kept = 0;
    mean.fill(0);
    for (let k = 0; k < found; k++) {
      const list = creases[found - 1];
      if (used[found - 1] >= list.length) throw refuse('creases are missing');
      if (list[used[found - 1]++]) continue;
      kept++;
      for (let j = 0; j < size; j++) mean[j] += guesses[k * size + j];
    }
    if (kept === 0) {
      correct(values, (i - 1) * size, i * size);
      continue;
    }
    for (let j = 0; j < size; j++) mean[j] = Math.trunc(mean[j] / kept);
    correct(mean, 0, i * size);
  }
}

/** False where the face across the edge has a value that is not known yet. */
function guessParallelogram(
  { values, size }: Decoding,
  { opposite, vertex }: Surface,
  order: ValueOrder,
  i: number,
  corner: number,
  out: Int32Array,
  at: number,
): boolean {
  const o = opposite[corner];
  if (o < 0) return false;
  const a = order.valueOf[vertex[o]];
  const b = order.valueOf[vertex[next(o)]];
  const c = order.valueOf[vertex[previous(o)]];
  if (a >= i || b >= i || c >= i || a < 0 || b < 0 || c < 0) return false;
  for (let k = 0; k < size; k++) out[at + k] = values[b * size + k] + values[c * size + k] - values[a * size + k];
  return true;
}
