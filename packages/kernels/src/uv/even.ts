import type { PackItem } from './pack.ts';
import { collectPieces } from './pieces.ts';

/** Standard deviation of the density over its mean, by area, that wishes may lead to. */
const DEVIATION_MAX = 0.32;
const ROUNDS = 12;

/**
 * Weights whose spread stays within a bar: where wishes for more here and less there add up to an uneven atlas, all of them are drawn
 * towards each other alike, so that their order stays. What `base` says (things that stand smaller in a scene) is not a wish and stays.
 * Cost: linear in the faces.
 */
export function evenTexels(items: readonly PackItem[], deviationMax = DEVIATION_MAX): PackItem[] {
  const areas = items.map(({ unwrapped }) => collectPieces(unwrapped, 0, 1).reduce((sum, p) => sum + p.area, 0));
  const wishes = items.map(({ weight = 1, base = 1 }) => weight / base);
  if (deviationOf(wishes, areas) <= deviationMax) return [...items];
  let [low, high] = [0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    const k = (low + high) / 2;
    if (deviationOf(raised(wishes, k), areas) > deviationMax) high = k;
    else low = k;
  }
  const even = raised(wishes, low);
  return items.map((item, i) => ({ ...item, weight: (item.base ?? 1) * even[i] }));
}

const raised = (wishes: readonly number[], k: number): number[] => wishes.map((w) => w ** k);

function deviationOf(weights: readonly number[], areas: readonly number[]): number {
  const total = Math.max(
    1e-18,
    areas.reduce((sum, a) => sum + a, 0),
  );
  const mean = weights.reduce((sum, w, i) => sum + w * areas[i], 0) / total;
  const variance = weights.reduce((sum, w, i) => sum + areas[i] * (w - mean) ** 2, 0) / total;
  return Math.sqrt(variance) / Math.max(mean, 1e-18);
}
