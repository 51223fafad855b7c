import type { FloatImage } from '../image/index.ts';
import { fairOdds } from './fair-odds.ts';
import type { SolidGuess } from './guess-solid.ts';
import { isTall, measureStance, type Stance, straightenGuess } from './straighten.ts';

/** Overlap that a guess expects of itself from which on it is believed how it stands, and up to which not at all. */
const BELIEVED = 0.6;
const DOUBTED = 0.3;

/**
 * A guess as it is to stand. Of what is taller than deep it is believed the less how high the camera was and how far the thing leans, the less sure it is of what it fills:
 * most that it was learnt from is seen from above, but what it does not know is shown level more often, and would bow down once it is stood up.
 */
export function standGuess(guess: SolidGuess, stance: Stance, alpha: FloatImage): SolidGuess {
  const trust = isTall(stance) ? trustIn(guess, alpha) : 1;
  if (trust === 1) return straightenGuess(guess, stance);
  const level = { ...guess, elevation: guess.elevation * trust };
  return straightenGuess(level, measureStance(level, alpha), trust);
}

function trustIn(guess: SolidGuess, alpha: FloatImage): number {
  const { overlap } = fairOdds(guess, alpha);
  return Math.min(1, Math.max(0, (overlap - DOUBTED) / (BELIEVED - DOUBTED)));
}
