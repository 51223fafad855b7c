import type { FloatImage } from '../image/index.ts';
import { type Block, eachInside, type Numbers, planesOf } from './block.ts';
import { sample } from './body.ts';
import { fairOdds } from './fair-odds.ts';
import { fitBlock } from './fit-block.ts';
import type { SolidGuess } from './guess-solid.ts';
import { largestSum } from './largest-sum.ts';

/** Blocks that a guess is made of, square to each other. */
export interface Blocks {
  /** Radians by which the thing is turned about its upright axis: its first axis goes right and away by so much. */
  turn: number;
  /** Planes of each, normal and offset, positive inside: in the thing's own axes, cells of the guess from its middle. */
  blocks: Float64Array[];
  /** How much of what is likely filled they explain, less what they fill wrongly: share of the log odds, 0..1. */
  explained: number;
}

/** Log odds count up to so much. */
const CLEAR = 4;
/** Most blocks, and the share of what is likely filled that each must add. */
const MOST = 8;
const LEAST = 0.01;
/** Share of a block that must lie outside of those before it: others are no more than layers on them. */
const FRESH = 0.08;
/** Turns that are tried within a right angle, by how many boxes explain how much, on cells so many times as wide. */
const TURNS = 12;
const TRIED = 3;
const COARSE = 2;
/** The same of the blocks themselves. */
const FINE = 1.25;
/** So much larger are blocks made, cells: the outline cuts them. */
const GROWN = 0.6;

/** Log odds in a thing's own axes, and where they begin, cells of the guess from its middle. */
interface Lattice extends Numbers {
  low: readonly [number, number, number];
}

/** To a thing's own axes (right and away, up, towards and right) from the camera's (right, up, towards): a matrix by rows. */
export function axesOf(elevation: number, turn: number): Float64Array {
  const [se, ce, st, ct] = [Math.sin(elevation), Math.cos(elevation), Math.sin(turn), Math.cos(turn)];
  return Float64Array.of(ct, st * se, -st * ce, 0, ce, se, st, -ct * se, ct * ce);
}

/**
 * The few blocks that explain a guess best, and how they are turned. `alpha`: of the outline that was looked at; `prior`: what else speaks for a turn, in shares explained.
 * Source: after Liu et al., "Marching-Primitives", 2023, with boxes and roofs for primitives, square to each other as in a Manhattan world.
 */
export function findBlocks(guess: SolidGuess, alpha: FloatImage, prior: (turn: number) => number): Blocks {
  const { even } = fairOdds(guess, alpha);
  const inside = columnsInside(guess, alpha);
  let [turn, most] = [0, -1];
  for (let t = 0; t < TURNS; t++) {
    const angle = ((t + 1) / TURNS - 0.5) * (Math.PI / 2);
    const score = explainByBoxes(resample(guess, inside, angle, COARSE, even)) + prior(angle);
    if (score > most) [turn, most] = [angle, score];
  }
  const lattice = resample(guess, inside, turn, FINE, even);
  const { found, explained } = fill(lattice);
  return { turn, explained, blocks: found.map((block) => placePlanes(planesOf(block), lattice.low)) };
}

/** From a fine lattice to cells of the guess. */
function placePlanes(planes: Float64Array, low: readonly number[]): Float64Array {
  for (let m = 0; m < planes.length; m += 4) {
    planes[m + 3] = planes[m + 3] * FINE + GROWN;
    for (let c = 0; c < 3; c++) planes[m + 3] -= planes[m + c] * low[c];
  }
  return planes;
}

/** Which columns of a guess lie behind the outline. */
function columnsInside({ side, left, top, cell }: SolidGuess, alpha: FloatImage): Uint8Array {
  const inside = new Uint8Array(side * side);
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++)
      inside[i] = sample(alpha, left + (x + 0.5) * cell - 0.5, top + (y + 0.5) * cell - 0.5, true) < 0.5 ? 0 : 1;
  return inside;
}

/** Log odds above `even` in the thing's own axes, around what is likelier filled. */
function resample(guess: SolidGuess, inside: Uint8Array, turn: number, pitch: number, even: number): Lattice {
  const { side, deep, odds, elevation } = guess;
  const m = axesOf(elevation, turn);
  const [min, max] = [new Float64Array(3).fill(1e9), new Float64Array(3).fill(-1e9)];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!inside[y * side + x]) continue;
      for (let k = 0; k < deep; k++) {
        if (odds[(y * side + x) * deep + k] < even) continue;
        const [u, v, w] = [x + 0.5 - side / 2, side / 2 - y - 0.5, k + 0.5 - deep / 2];
        for (let a = 0; a < 3; a++) {
          const p = m[3 * a] * u + m[3 * a + 1] * v + m[3 * a + 2] * w;
          min[a] = Math.min(min[a], p);
          max[a] = Math.max(max[a], p);
        }
      }
    }
  const cells = (a: number): number => Math.max(2, Math.ceil((max[a] - min[a] + 2) / pitch));
  const size = [cells(0), cells(1), cells(2)] as const;
  const from = (a: number): number => (min[a] + max[a] - size[a] * pitch) / 2;
  const low = [from(0), from(1), from(2)] as const;
  const values = new Float32Array(size[0] * size[1] * size[2]);
  let at = 0;
  for (let k = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++)
      for (let i = 0; i < size[0]; i++, at++) {
        const [p, q, r] = [low[0] + (i + 0.5) * pitch, low[1] + (j + 0.5) * pitch, low[2] + (k + 0.5) * pitch];
        const u = m[0] * p + m[3] * q + m[6] * r + side / 2 - 0.5;
        const v = side / 2 - 0.5 - (m[1] * p + m[4] * q + m[7] * r);
        const w = m[2] * p + m[5] * q + m[8] * r + deep / 2 - 0.5;
        values[at] = lookUp(guess, inside, u, v, w, even);
      }
  return { size, values, low };
}

/** Log odds above `even` between eight cells; nothing is outside of the outline. */
function lookUp(
  { side, deep, odds }: SolidGuess,
  inside: Uint8Array,
  u: number,
  v: number,
  w: number,
  even: number,
): number {
  const [x, y, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
  const [fx, fy, fk] = [u - x, v - y, w - k];
  let sum = 0;
  for (let c = 0; c < 8; c++) {
    const [a, b, d] = [x + (c & 1), y + ((c >> 1) & 1), k + (c >> 2)];
    const weight = (c & 1 ? fx : 1 - fx) * (c & 2 ? fy : 1 - fy) * (c & 4 ? fk : 1 - fk);
    const isKnown = a >= 0 && b >= 0 && d >= 0 && a < side && b < side && d < deep && inside[b * side + a] === 1;
    sum += weight * (isKnown ? Math.max(-CLEAR, Math.min(CLEAR, odds[(b * side + a) * deep + d] - even)) : -CLEAR);
  }
  return sum;
}

function filledOf(values: Float32Array): number {
  let sum = 1e-9;
  for (const v of values) sum += Math.max(0, v);
  return sum;
}

/** How much a few boxes explain. */
function explainByBoxes({ size, values }: Numbers): number {
  const rest = { size, values: Float32Array.from(values) };
  let gained = 0;
  for (let n = 0; n < TRIED; n++) {
    const { box, sum } = largestSum(rest);
    gained += sum;
    clear(rest, { box, eaves: box[3], inset: [0, 0, 0, 0] });
  }
  return gained / filledOf(values);
}

/** The block that explains most, again and again. */
function fill({ size, values }: Numbers): { found: Block[]; explained: number } {
  const rest = { size, values: Float32Array.from(values) };
  const whole = filledOf(values);
  const free = { size, values: new Float32Array(values.length).fill(1) };
  const found: Block[] = [];
  let gained = 0;
  for (let n = 0; n < MOST; n++) {
    const { block, gain } = fitBlock(rest, largestSum(rest).box);
    if (gain < LEAST * whole) break;
    gained += gain;
    if (freshOf(free, block) > FRESH) found.push(block);
    clear(free, block);
    clear(rest, block);
  }
  return { found, explained: gained / whole };
}

/** Share of a block that is not taken yet. */
function freshOf(free: Numbers, block: Block): number {
  let [fresh, whole] = [0, 1e-9];
  eachInside(free, block, (at, share) => {
    fresh += share * free.values[at];
    whole += share;
  });
  return fresh / whole;
}

/** What a block takes counts no more. */
function clear(rest: Numbers, block: Block): void {
  eachInside(rest, block, (at, share) => {
    rest.values[at] *= 1 - share;
  });
}
