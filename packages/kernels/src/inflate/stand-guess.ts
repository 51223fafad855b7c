import type { FloatImage } from '../image/index.ts';
import { fairOdds } from './fair-odds.ts';
import type { SolidGuess } from './guess-solid.ts';
import { stackRows } from './stack-rows.ts';
import { isTall, measureStance, type Stance, straightenGuess } from './straighten.ts';

/** Overlap that a guess expects of itself up to which it is not believed how it stands, and from which on in full. */
const BELIEVED = [0.3, 0.6] as const;
/** The same of how its rows stand above each other, and of what is deeper than it would be blown up. */
const SURE = [0.5, 0.8] as const;

/**
 * A guess as it is to stand. Of what is taller than deep it is believed the less how high the camera was and how far the thing leans, the less sure it is of what it fills:
 * most that it was learnt from is seen from above, but what it does not know is shown level more often, and would bow down once it is stood up.
 */
export function standGuess(guess: SolidGuess, stance: Stance, alpha: FloatImage): SolidGuess {
  if (!isTall(stance)) return straightenGuess(guess, stance);
  const { overlap } = fairOdds(guess, alpha);
  const trust = within(overlap, BELIEVED);
  const level = trust === 1 ? guess : { ...guess, elevation: guess.elevation * trust };
  const stood = straightenGuess(level, trust === 1 ? stance : measureStance(level, alpha), trust);
  const sure = within(overlap, SURE);
  return sure === 1 ? stood : { ...stackRows(stood, alpha, 1 - sure), sure };
}

function within(overlap: number, [none, all]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (overlap - none) / (all - none)));
}
