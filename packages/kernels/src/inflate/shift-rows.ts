import type { SolidGuess } from './guess-solid.ts';

/** Log odds of what is behind or before everything. */
const EMPTY = -6;

/** A guess whose every row is moved towards the viewer by so many cells: from there it looks the same. */
export function shiftRows(guess: SolidGuess, shifts: ArrayLike<number>): SolidGuess {
  const { side, deep, odds } = guess;
  let most = 0;
  for (let j = 0; j < side; j++) most = Math.max(most, Math.abs(shifts[j]));
  const more = Math.ceil(most) + 1;
  const wide = deep + 2 * more;
  const out = new Float32Array(side * side * wide).fill(EMPTY);
  for (let at = 0; at < side * side; at++) {
    const by = shifts[Math.floor(at / side)];
    for (let k = 0; k < wide; k++) {
      const from = k - more - by;
      const i = Math.floor(from);
      if (i < -1 || i >= deep) continue;
      const [a, b] = [i, i + 1].map((n) => (n < 0 || n >= deep ? EMPTY : odds[at * deep + n]));
      out[at * wide + k] = a + (from - i) * (b - a);
    }
  }
  return { ...guess, deep: wide, odds: out };
}
