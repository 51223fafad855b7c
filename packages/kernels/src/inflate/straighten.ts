import type { FloatImage } from '../image/index.ts';
import type { SolidGuess } from './guess-solid.ts';
import { shiftRows } from './shift-rows.ts';

/** Once stood up, a thing leans by so much at most to the viewer or away, metres a metre: of a hundred pictures all but three were guessed within this. */
const LEANS = 0.25;
/** From so much on it is a slab across the view, which knows nothing of depth. */
const LOST = 0.5;
/** What is so many times as deep as tall has no upright axis to tell. */
const FLAT = 1.5;
/** Cells less likely than this are not counted. */
const LIKELY = 0.4;

/** Second moments of the cells that are likely filled: up, towards the viewer, and of both. */
interface Spread {
  up: number;
  near: number;
  both: number;
}

/** How a guess would stand: what its lean follows from, and the lean, metres towards the viewer a metre up; 0 of what has no upright axis to tell. */
export interface Stance {
  spread: Spread;
  lean: number;
}

/** Measures how a guess would stand, once it is stood up. `alpha`: of the outline that was looked at. */
export function measureStance(guess: SolidGuess, alpha: FloatImage): Stance {
  const spread = measureSpread(guess, alpha);
  return { spread, lean: Math.sqrt(spread.near / spread.up) > FLAT ? 0 : leanOf(spread, guess.elevation) };
}

/** Whether a guess is of what is less deep than so many times its height. */
export function isTall({ spread }: Stance, times = 1): boolean {
  return spread.near < times * times * spread.up;
}

/** Whether a guess knows no depth: it would lean so far that it was a slab that faces the camera. */
export function isSlab({ lean }: Stance): boolean {
  return Math.abs(lean) > LOST;
}

/**
 * A guess that stands: where the network is unsure how far away things are it makes a slab that faces the camera, which lies on its back once it is stood up. Its rows are
 * moved towards the viewer or away, so that from there it looks the same. `trust`: how far its lean is believed, 0..1.
 */
export function straightenGuess(guess: SolidGuess, { spread, lean }: Stance, trust = 1): SolidGuess {
  const most = LEANS * trust;
  if (Math.abs(lean) <= most) return guess;
  return shear(guess, findShift(spread, guess.elevation, Math.sign(lean) * most));
}

function measureSpread({ side, deep, odds, left, top, cell }: SolidGuess, { width, height, data }: FloatImage): Spread {
  const sums = new Float64Array(6);
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) {
      const x = Math.round(left + (i + 0.5) * cell - 0.5);
      const y = Math.round(top + (j + 0.5) * cell - 0.5);
      if (x < 0 || y < 0 || x >= width || y >= height || data[y * width + x] < 0.5) continue;
      for (let k = 0; k < deep; k++) {
        const p = 1 / (1 + Math.exp(-odds[(j * side + i) * deep + k]));
        if (p < LIKELY) continue;
        const [u, z] = [-j, k + 0.5 - deep / 2];
        sums[0] += p;
        sums[1] += p * u;
        sums[2] += p * z;
        sums[3] += p * u * u;
        sums[4] += p * z * z;
        sums[5] += p * u * z;
      }
    }
  const [n, u, z, uu, zz, uz] = sums;
  const w = Math.max(1e-9, n);
  return { up: uu / w - (u / w) ** 2, near: zz / w - (z / w) ** 2, both: uz / w - (u / w) * (z / w) };
}

/** How far it comes to the viewer for each metre up, after it was stood up. */
function leanOf({ up, near, both }: Spread, elevation: number): number {
  const [c, s] = [Math.cos(elevation), Math.sin(elevation)];
  const tall = c * c * up + 2 * c * s * both + s * s * near;
  return (c * s * (near - up) + (c * c - s * s) * both) / Math.max(1e-9, tall);
}

/** Cells towards the viewer for each row up that make it lean so much. */
function findShift({ up, near, both }: Spread, elevation: number, wanted: number): number {
  const at = (k: number): number =>
    leanOf({ up, near: near + 2 * k * both + k * k * up, both: both + k * up }, elevation);
  const [from, to] = leanOf({ up, near, both }, elevation) < wanted ? [0, 2] : [-2, 0];
  let [low, high] = [from, to];
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    if (at(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function shear(guess: SolidGuess, shift: number): SolidGuess {
  return shiftRows(
    guess,
    Float64Array.from({ length: guess.side }, (_, j) => shift * (guess.side / 2 - j - 0.5)),
  );
}
