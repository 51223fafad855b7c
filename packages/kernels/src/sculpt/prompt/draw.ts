import { hashString } from '../../math/index.ts';

/** A number in [0, 1) for a named choice: the same for the same seed and name. */
export type Draw = (name: string) => number;

/** Fractional parts of square roots: steps whose multiples fall evenly into the unit interval, each in another rhythm. */
const STEPS = [2, 3, 5, 7, 11, 13, 17, 19].map((prime) => Math.sqrt(prime) % 1);
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Chooses by a seed and what is chosen for. Not by drawing lots: seeds in a row step through the unit interval evenly (a Weyl sequence),
 * so that neighbours differ and ten of them show what there is. Palettes step by the golden section, the evenest of all.
 */
export function createDraw(seed: number, thing: string): Draw {
  return (name) => {
    const hash = hashString(`${thing} ${name}`);
    const step = name.startsWith(LEADING) ? GOLDEN : STEPS[hash % STEPS.length];
    return (hash / 2 ** 32 + seed * step) % 1;
  };
}

/** Draws of this name step by the golden section. */
export const LEADING = 'palette of ';

/** One of some choices by weight, by a number in [0, 1). */
export function weighted<T>(choices: readonly (readonly [T, number])[], u: number): T | undefined {
  let left = u * choices.reduce((sum, [, weight]) => sum + weight, 0);
  return choices.find(([, weight]) => {
    left -= weight;
    return left < 0;
  })?.[0];
}
