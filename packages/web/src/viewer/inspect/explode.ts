/** A part as the slider sees it: its middle, metres, in the axes of the scene. */
export interface PartPlace {
  centre: readonly [number, number, number];
}

/** How far the outermost part goes at 1, in sizes of the model. */
const REACH = 0.75;
/** What a part in the very middle goes, in sizes: less than the others, or it would pass them. */
const INNER = 0.12;

/**
 * Where parts go when a model is taken apart: away from its middle, those further out further, so that neighbours part and nothing crosses.
 * Parts that share the middle leave upwards, one after another. `size`: the diagonal, metres. `amount`: 0 together, 1 apart.
 * Gives x, y, z for each part.
 */
export function explodeOffsets(
  parts: readonly PartPlace[],
  middle: readonly number[],
  size: number,
  amount: number,
): Float64Array {
  const offsets = new Float64Array(3 * parts.length);
  if (parts.length < 2 || amount <= 0) return offsets;
  const away = parts.map(({ centre }) => Math.hypot(...centre.map((c, k) => c - middle[k])));
  const furthest = Math.max(...away, 1e-9);
  let stacked = 0;
  parts.forEach(({ centre }, i) => {
    const near = away[i] / furthest;
    const length = amount * size * (INNER + (REACH - INNER) * near);
    if (away[i] < 1e-3 * size) {
      offsets[3 * i + 1] = amount * size * INNER * stacked++;
      return;
    }
    for (let k = 0; k < 3; k++) offsets[3 * i + k] = ((centre[k] - middle[k]) / away[i]) * length;
  });
  return offsets;
}
