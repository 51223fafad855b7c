import { type Block, eachInside, type Numbers } from './block.ts';

/** How far a side is moved at a time, cells, and how often all are gone through. */
const STEPS = [2, 1, 0.5];
const ROUNDS = 6;
/** Sides of a box, and all numbers of a block: those, its eaves, and how far each wall leans in. */
const SIDES = 6;
const ALL = 11;
/** What leans in must explain so much more than what is upright. */
const WORTH = 1.05;
/** Roofs that are tried: from so high up, and by so much of the width and depth in from both sides. The likeliest are gone into. */
const EAVES = [0.1, 0.4, 0.65];
const INSETS = [
  [0.45, 0],
  [0, 0.45],
  [0.4, 0.4],
  [0.2, 0.2],
];
const LIKELIEST = 2;

interface Fit {
  numbers: Float64Array;
  gain: number;
}

/** Fits a block to what is positive, from a box on: upright, or with walls that lean in as roofs do where that explains clearly more. `gain`: the sum of what lies in it. */
export function fitBlock(lattice: Numbers, box: readonly number[]): { block: Block; gain: number } {
  const plain = climb(lattice, Float64Array.of(...box, box[3], 0, 0, 0, 0), SIDES);
  const [x0, x1, y0, y1, z0, z1] = plain.numbers;
  const tried: Fit[] = [];
  for (const low of EAVES)
    for (const [a, b] of INSETS) {
      const numbers = Float64Array.from(plain.numbers);
      numbers[SIDES] = y0 + low * (y1 - y0);
      numbers.set([a * (x1 - x0), a * (x1 - x0), b * (z1 - z0), b * (z1 - z0)], SIDES + 1);
      tried.push({ numbers, gain: gainOf(lattice, toBlock(numbers)) });
    }
  tried.sort((u, v) => v.gain - u.gain);
  let best = plain;
  for (const { numbers } of tried.slice(0, LIKELIEST)) {
    const leaning = climb(lattice, numbers, ALL);
    if (leaning.gain > WORTH * plain.gain && leaning.gain > best.gain) best = leaning;
  }
  return { block: toBlock(best.numbers), gain: best.gain };
}

/** Moves one of the first `count` numbers at a time while that gains. */
function climb(lattice: Numbers, start: Float64Array, count: number): Fit {
  const numbers = Float64Array.from(start);
  let gain = gainOf(lattice, toBlock(numbers));
  for (const step of STEPS)
    for (let round = 0; round < ROUNDS; round++) {
      let moved = false;
      for (let a = 0; a < count; a++)
        for (const sign of [1, -1]) {
          const [old, eaves] = [numbers[a], numbers[SIDES]];
          numbers[a] += sign * step;
          // Without a roof the eaves are the top.
          if (count === SIDES) numbers[SIDES] = numbers[3];
          const now = isSound(numbers) ? gainOf(lattice, toBlock(numbers)) : Number.NEGATIVE_INFINITY;
          if (now > gain + 1e-6) {
            gain = now;
            moved = true;
            break;
          }
          numbers[a] = old;
          if (a !== SIDES) numbers[SIDES] = eaves;
        }
      if (!moved) break;
    }
  return { numbers, gain };
}

function gainOf(lattice: Numbers, block: Block): number {
  let sum = 0;
  eachInside(lattice, block, (at, share) => {
    sum += share * lattice.values[at];
  });
  return sum;
}

function toBlock(numbers: Float64Array): Block {
  return { box: [...numbers.subarray(0, SIDES)], eaves: numbers[SIDES], inset: [...numbers.subarray(SIDES + 1)] };
}

/** Whether all sides face outwards and no walls meet below the top. */
function isSound(numbers: Float64Array): boolean {
  const [x0, x1, y0, y1, z0, z1, eaves, a, b, c, d] = numbers;
  const isBox = x1 - x0 >= 1 && y1 - y0 >= 1 && z1 - z0 >= 1;
  const isRoof = Math.min(a, b, c, d) >= 0 && a + b <= x1 - x0 && c + d <= z1 - z0;
  return isBox && isRoof && eaves >= y0 && eaves <= y1;
}
