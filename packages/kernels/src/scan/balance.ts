import { linearToSrgb } from '../math/index.ts';
import { faceArea, type Mesh } from '../mesh/index.ts';
import { createViewSampler, type ProjectedView } from '../texture/index.ts';

/** Faces of the surface that are looked at, at most, and rounds. */
const PLACES = 9000;
const ROUNDS = 8;
/** How much of the ratio of two views' errors goes into their weights, a round; and how far these go from where they were. */
const GAIN = 0.5;
const MOST = 5;
/** What a view errs by at least, square of sRGB 0..1: below it nothing is gained. */
const LEAST = 1e-4;
/** Numbers to a place: where it is, its normal, its area. */
const STRIDE = 7;

/** Weights under which all pictures come out equally true: where two of them disagree about a place, the one that has got more wrong so far counts more. */
export function balanceViews(
  views: readonly ProjectedView[],
  tolerance: number,
  mesh: Mesh,
  normals: Float32Array,
): ProjectedView[] {
  const places = samplePlaces(mesh, normals);
  const count = places.length / STRIDE;
  const own = views.map((view) => createViewSampler([view], tolerance));
  // What each view shows of each place, and how large it is in it.
  const shown = views.map(() => new Float32Array(4 * count));
  const out = new Float64Array(5);
  const at = (i: number) =>
    [places[i], places[i + 1], places[i + 2], places[i + 3], places[i + 4], places[i + 5]] as const;
  for (let n = 0, o = 0, i = 0; n < count; n++, o += 4, i += STRIDE)
    for (const [v, view] of views.entries()) {
      own[v](...at(i), out);
      if (out[4] <= 0) continue;
      for (let c = 0; c < 3; c++) shown[v][o + c] = linearToSrgb(out[c]);
      const size = places[i + 6] * Math.max(0, places[i + 3] * view.toX + places[i + 5] * view.toZ);
      shown[v][o + 3] = Math.min(1, out[4]) * size;
    }
  let weights = views.map(({ weight }) => weight);
  for (let round = 0; round < ROUNDS; round++) {
    const sample = createViewSampler(
      views.map((view, v) => ({ ...view, weight: weights[v] })),
      tolerance,
    );
    const sums = views.map(() => [0, 1e-12]);
    for (let n = 0, o = 0, i = 0; n < count; n++, o += 4, i += STRIDE) {
      sample(...at(i), out);
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

/** Middles of faces, their normals and areas: seven numbers each. Flat parts have few large faces, and count as much as they show. */
function samplePlaces({ positions, indices }: Mesh, normals: Float32Array): Float64Array {
  const faces = indices.length / 3;
  const step = Math.max(1, Math.floor(faces / PLACES));
  const out = new Float64Array(STRIDE * Math.ceil(faces / step));
  for (let face = 0, o = 0; face < faces; face += step, o += STRIDE) {
    for (let corner = 0; corner < 3; corner++) {
      const i = 3 * indices[3 * face + corner];
      for (let c = 0; c < 3; c++) {
        out[o + c] += positions[i + c] / 3;
        out[o + 3 + c] += normals[i + c];
      }
    }
    const length = Math.hypot(out[o + 3], out[o + 4], out[o + 5]) || 1;
    for (let c = 3; c < 6; c++) out[o + c] /= length;
    out[o + 6] = faceArea(positions, indices, face);
  }
  return out;
}
