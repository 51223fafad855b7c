import { V3, type Vec3 } from '../math/index.ts';
import { type Bvh, createRayHit, intersectRay } from '../spatial/index.ts';
import type { PatchGraph, Surface } from './patches.ts';

const RAYS = 20;
/** Half the opening of the cone of rays, radians. */
const CONE = Math.PI / 3;
const TURN = Math.PI * (3 - Math.sqrt(5));

/**
 * Local thickness of the body at each patch, metres: rays go inwards in a cone from the middle of the patch, and the weighted mean of those near the median
 * counts. Patches whose rays leave through no far wall (open sheets) get the least that others have. Then it is evened among neighbours that do not bend much.
 * Source: Shapira, Shamir & Cohen-Or, "Consistent mesh partitioning and skeletonisation using the shape diameter function", 2008.
 */
export function measureDiameters(
  { centre, normal: normals }: Pick<Surface, 'centre' | 'normal'>,
  graph: PatchGraph,
  bvh: Bvh,
  diagonal: number,
): Float64Array {
  const out = new Float64Array(graph.count);
  const hit = createRayHit();
  const found = new Float64Array(RAYS);
  const weight = new Float64Array(RAYS);
  for (let n = 0; n < graph.count; n++) {
    const o = 3 * graph.sample[n];
    const normal: Vec3 = [normals[o], normals[o + 1], normals[o + 2]];
    const [x, y, z] = V3.addScaled([centre[o], centre[o + 1], centre[o + 2]], normal, -1e-5 * diagonal);
    const u = V3.perpendicular(normal);
    const v = V3.cross(normal, u);
    let count = 0;
    for (let i = 0; i < RAYS; i++) {
      const tilt = CONE * Math.sqrt((i + 0.5) / RAYS);
      const [s, c] = [Math.sin(tilt), Math.cos(tilt)];
      const [p, q] = [s * Math.cos(i * TURN), s * Math.sin(i * TURN)];
      const dx = -c * normal[0] + p * u[0] + q * v[0];
      const dy = -c * normal[1] + p * u[1] + q * v[1];
      const dz = -c * normal[2] + p * u[2] + q * v[2];
      if (!intersectRay(bvh, x, y, z, dx, dy, dz, diagonal, hit)) continue;
      found[count] = hit.t;
      weight[count++] = 1 / (0.3 + tilt);
    }
    out[n] = count < RAYS / 4 ? 0 : nearMedian(found, weight, count);
  }
  return even(graph, fillMissing(out, diagonal));
}

/** Weighted mean of the lengths within one standard deviation of their median. */
function nearMedian(found: Float64Array, weight: Float64Array, count: number): number {
  const sorted = found.slice(0, count).sort();
  const median = sorted[count >> 1];
  let mean = 0;
  for (let i = 0; i < count; i++) mean += found[i] / count;
  let spread = 0;
  for (let i = 0; i < count; i++) spread += (found[i] - mean) ** 2 / count;
  spread = Math.sqrt(spread) + 1e-12;
  let sum = 0;
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (Math.abs(found[i] - median) > spread) continue;
    sum += weight[i] * found[i];
    total += weight[i];
  }
  return total > 0 ? sum / total : median;
}

function fillMissing(diameter: Float64Array, diagonal: number): Float64Array {
  const known = diameter.filter((d) => d > 0).sort();
  const least = known.length ? known[Math.floor(0.05 * known.length)] : 0.01 * diagonal;
  return diameter.map((d) => (d > 0 ? d : least));
}

/** Two rounds of averaging with neighbours across soft borders. */
function even(graph: PatchGraph, diameter: Float64Array): Float64Array {
  let from = diameter.map(Math.log);
  for (let round = 0; round < 2; round++) {
    const sum = from.slice();
    const weight = new Float64Array(graph.count).fill(1);
    for (let e = 0; e < graph.a.length; e++) {
      const [i, j] = [graph.a[e], graph.b[e]];
      const w = Math.exp(-4 * Math.abs(graph.bend[e])) * Math.exp(-2 * Math.abs(from[i] - from[j]));
      sum[i] += w * from[j];
      sum[j] += w * from[i];
      weight[i] += w;
      weight[j] += w;
    }
    from = sum.map((s, n) => s / weight[n]);
  }
  return from.map(Math.exp);
}
