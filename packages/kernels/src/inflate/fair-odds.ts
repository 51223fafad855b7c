import type { FloatImage } from '../image/index.ts';
import { sample } from './body.ts';
import type { SolidGuess } from './guess-solid.ts';

/** How finely likelihoods are told apart, and from how likely on cells may be taken for filled. */
const STEPS = 64;
const LIKELY_LEAST = 0.1;

/** Log odds from which on cells are taken for filled, and how much of what is filled then overlaps what truly is, 0..1, as far as the guess itself knows. */
export interface FairOdds {
  even: number;
  overlap: number;
}

/**
 * From which log odds on a cell is to be taken for filled so that what is filled overlaps most of what truly is, as far as the guess itself knows: of what is unsure, more is taken
 * than what is likelier filled than not. Source: Nowozin, "Optimal decisions from probabilistic models: the intersection-over-union case", 2014.
 */
export function fairOdds({ side, deep, odds, left, top, cell }: SolidGuess, alpha: FloatImage): FairOdds {
  // How much is filled, and how many cells, by how likely they are.
  const likely = new Float64Array(STEPS);
  const cells = new Float64Array(STEPS);
  let whole = 0;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (sample(alpha, left + (x + 0.5) * cell - 0.5, top + (y + 0.5) * cell - 0.5, true) < 0.5) continue;
      for (let k = 0, i = (y * side + x) * deep; k < deep; k++, i++) {
        const p = 1 / (1 + Math.exp(-odds[i]));
        const step = Math.min(STEPS - 1, Math.floor(p * STEPS));
        likely[step] += p;
        cells[step]++;
        whole += p;
      }
    }
  let [most, best, both, taken] = [0, 0.5, 0, 0];
  for (let step = STEPS - 1; step >= LIKELY_LEAST * STEPS; step--) {
    both += likely[step];
    taken += cells[step];
    const overlap = both / (whole + taken - both);
    if (overlap > most) [most, best] = [overlap, step / STEPS];
  }
  best = Math.min(0.5, best);
  return { even: Math.log(best / (1 - best)), overlap: most };
}
