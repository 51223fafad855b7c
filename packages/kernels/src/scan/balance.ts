import { linearToSrgb } from '../math/index.ts';
import { createViewSampler, type ProjectedView } from '../texture/index.ts';

/** Places of the surface that are looked at, at most, and rounds. */
const PLACES = 9000;
const ROUNDS = 4;
/** How much of the ratio of two views' errors goes into their weights, a round; and how far these go from where they were. */
const GAIN = 0.5;
const MOST = 3;
/** What a view errs by at least, square of sRGB 0..1: below it nothing is gained. */
const LEAST = 1e-4;

/**
 * Weights under which all pictures come out equally true: where two of them disagree about a place, the one that has got more wrong so far counts more. `surface`: places and
 * normals, three numbers each.
 */
export function balanceViews(
  views: readonly ProjectedView[],
  tolerance: number,
  { positions, normals }: { positions: Float32Array; normals: Float32Array },
): ProjectedView[] {
  const count = positions.length / 3;
  const step = Math.max(1, Math.floor(count / PLACES));
  const own = views.map((view) => createViewSampler([view], tolerance));
  // What each view shows of each place, and how large it is in it.
  const shown = views.map(() => new Float32Array(4 * Math.ceil(count / step)));
  const out = new Float64Array(5);
  const at = (i: number) =>
    [positions[i], positions[i + 1], positions[i + 2], normals[i], normals[i + 1], normals[i + 2]] as const;
  for (let n = 0, o = 0; n < count; n += step, o += 4)
    for (const [v, view] of views.entries()) {
      own[v](...at(3 * n), out);
      if (out[4] <= 0) continue;
      for (let c = 0; c < 3; c++) shown[v][o + c] = linearToSrgb(out[c]);
      shown[v][o + 3] = Math.min(1, out[4]) * Math.max(0, normals[3 * n] * view.toX + normals[3 * n + 2] * view.toZ);
    }
  let weights = views.map(({ weight }) => weight);
  for (let round = 0; round < ROUNDS; round++) {
    const sample = createViewSampler(
      views.map((view, v) => ({ ...view, weight: weights[v] })),
      tolerance,
    );
    const sums = views.map(() => [0, 1e-9]);
    for (let n = 0, o = 0; n < count; n += step, o += 4) {
      sample(...at(3 * n), out);
      for (const [v, sum] of sums.entries()) {
        const w = shown[v][o + 3];
        if (w <= 0) continue;
        for (let c = 0; c < 3; c++) sum[0] += (w * (linearToSrgb(out[c]) - shown[v][o + c]) ** 2) / 3;
        sum[1] += w;
      }
    }
    const errors = sums.map(([error, places]) => Math.max(LEAST, error / places));
    const mean = Math.exp(errors.reduce((sum, e) => sum + Math.log(e), 0) / errors.length);
    weights = weights.map((w, v) => {
      const usual = views[v].weight;
      return Math.min(usual * MOST, Math.max(usual / MOST, w * (errors[v] / mean) ** GAIN));
    });
  }
  return views.map((view, v) => ({ ...view, weight: weights[v] }));
}
