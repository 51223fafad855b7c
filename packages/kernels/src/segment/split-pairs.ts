import { V3, type Vec3 } from '../math/index.ts';
import type { MirrorPlane } from '../quads/index.ts';
import type { PatchGraph } from './patches.ts';

/** Regions with less of the surface are details. */
const LEAST = 0.02;
/** The two halves have areas as alike as this, */
const ALIKE = 0.7;
/** hang together along less than this of what goes round one of them, */
const NECK = 0.7;
/** are less wide across the plane than this share of their length, */
const WIDTH = 0.5;
/** and hang together over less than this share of the length: the halves of a tube do so all along. */
const TOGETHER = 0.6;

/**
 * Parts regions that are two limbs side by side: the legs of trousers are of one thickness with the hips between them, and come out as one. Each half of such
 * a region runs along the plane of symmetry, and little joins it to the other; what lies across the plane, such as a handlebar, stays whole. At most `most` are parted,
 * those of the lowest numbers first. Region of each patch.
 */
export function splitPairs(
  graph: PatchGraph,
  region: Int32Array,
  { normal, offset }: MirrorPlane,
  most = Number.POSITIVE_INFINITY,
): Int32Array {
  const count = region.reduce((m, r) => Math.max(m, r), -1) + 1;
  const away = new Float64Array(graph.count);
  for (let n = 0; n < graph.count; n++) away[n] = V3.dot(placeOf(graph, n), normal) - offset;
  const pairs = regionsInHalves(graph, region, away, count);
  if (!pairs.size) return region;
  const along = lengthAxes(graph, region, away, normal, count);
  const isPair = (r: number): boolean => {
    const crossing = pairs.get(r);
    if (!crossing || along[r] < 0) return false;
    const all = [...region.keys()].filter((n) => region[n] === r);
    return spanOf(graph, crossing, along[r]) < TOGETHER * spanOf(graph, all, along[r]);
  };
  const parted = new Set([...Array(count).keys()].filter(isPair).slice(0, most));
  return region.map((r, n) => (parted.has(r) && away[n] > 0 ? count + r : r));
}

const placeOf = ({ centre: c }: PatchGraph, n: number): Vec3 => [c[3 * n], c[3 * n + 1], c[3 * n + 2]];

/** Regions of two halves that little joins, and the patches where they meet. */
function regionsInHalves(
  graph: PatchGraph,
  region: Int32Array,
  away: Float64Array,
  count: number,
): Map<number, number[]> {
  const area = new Float64Array(2 * count);
  for (let n = 0; n < graph.count; n++) area[2 * region[n] + Number(away[n] > 0)] += graph.area[n];
  const total = area.reduce((s, a) => s + a, 0);
  const seam = new Float64Array(count);
  const crossing: number[][] = Array.from({ length: count }, () => []);
  for (let e = 0; e < graph.a.length; e++) {
    const [i, j] = [graph.a[e], graph.b[e]];
    if (region[i] !== region[j] || away[i] > 0 === away[j] > 0) continue;
    seam[region[i]] += graph.border[e];
    crossing[region[i]].push(i);
  }
  const pairs = new Map<number, number[]>();
  for (let r = 0; r < count; r++) {
    const [less, more] = [Math.min(area[2 * r], area[2 * r + 1]), Math.max(area[2 * r], area[2 * r + 1])];
    const isJoined = seam[r] > NECK * Math.sqrt(4 * Math.PI * less);
    if (less + more > LEAST * total && less > ALIKE * more && !isJoined) pairs.set(r, crossing[r]);
  }
  return pairs;
}

/** How far some patches reach along an axis, metres. */
function spanOf({ centre }: PatchGraph, patches: readonly number[], axis: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (const n of patches) {
    low = Math.min(low, centre[3 * n + axis]);
    high = Math.max(high, centre[3 * n + axis]);
  }
  return Math.max(0, high - low);
}

/** The axis of space that is nearest to the length of each region's halves, laid onto each other; -1 where they are not much longer along the plane than across it. */
function lengthAxes(
  { count, area, centre }: PatchGraph,
  region: Int32Array,
  away: Float64Array,
  normal: readonly number[],
  regions: number,
): number[] {
  // Of each region: area, sums of the place and of its squares, of the distance from the plane and of its square.
  const sums = Array.from({ length: regions }, () => new Float64Array(9));
  for (let n = 0; n < count; n++) {
    const sum = sums[region[n]];
    const w = area[n];
    const d = Math.abs(away[n]);
    sum[0] += w;
    for (let k = 0; k < 3; k++) {
      const x = centre[3 * n + k];
      sum[1 + k] += w * x;
      sum[4 + k] += w * x * x;
    }
    sum[7] += w * d;
    sum[8] += w * d * d;
  }
  return sums.map((s) => {
    const spread = (first: number, second: number): number => s[second] / s[0] - (s[first] / s[0]) ** 2;
    const spreads = [0, 1, 2].map((k) => spread(1 + k, 4 + k));
    // The plane lies in the middle: what is left of the spread of both halves without that across the plane.
    const along = spreads[0] + spreads[1] + spreads[2] - s[8] / s[0];
    if (spread(7, 8) > WIDTH ** 2 * along) return -1;
    const inPlane = spreads.map((x, k) => x * (1 - normal[k] ** 2));
    return inPlane.indexOf(Math.max(...inPlane));
  });
}
