import { eigenSymmetric3 } from '../math/index.ts';
import type { FoundParts } from './find-parts.ts';

/** What is known of a part without knowing what it is. Lengths are shares of the model's height, places of its box (0 to 1). */
export interface PartFacts {
  /** Of the whole surface. */
  share: number;
  /** Middle, in the box: x from the model's right to its left as one looks at it from the front (0 to 1), y up, z to the front. */
  middle: readonly [number, number, number];
  min: readonly [number, number, number];
  max: readonly [number, number, number];
  /** Spread along its principal axes, longest first, as shares of the model's diagonal; and the axes, unit. */
  spread: readonly [number, number, number];
  axes: readonly (readonly [number, number, number])[];
  /** Mean thickness, share of the diagonal. */
  thickness: number;
  /** The part opposite, -1 for none. */
  twin: number;
  /** Parts it touches. */
  neighbours: readonly number[];
  /** The name that more of it has already than any other, if that is a good part of it. */
  known?: string;
}

/** The model's parts, and its width, height and depth as shares of its diagonal. */
export interface ModelFacts {
  parts: PartFacts[];
  size: readonly [number, number, number];
}

/** Measures each part. `knownOf` per face of the mesh: what it is called already. */
export function listPartFacts(found: FoundParts, knownOf?: (face: number) => string | undefined): ModelFacts {
  const { graph, ofPatch, count, diameter, mirror, fine } = found;
  const { low, size, diagonal } = boxOf(fine.positions);
  const area = new Float64Array(count);
  const sums = Array.from({ length: count }, () => new Float64Array(9));
  const min = Array.from({ length: count }, () => [1, 1, 1]);
  const max = Array.from({ length: count }, () => [0, 0, 0]);
  const thick = new Float64Array(count);
  const votes = Array.from({ length: count }, () => new Map<number, number>());
  const names = Array.from({ length: count }, () => new Map<string, number>());
  const touches = Array.from({ length: count }, () => new Set<number>());
  let total = 0;
  for (let n = 0; n < graph.count; n++) {
    const p = ofPatch[n];
    const w = graph.area[n];
    total += w;
    area[p] += w;
    thick[p] += w * diameter[n];
    const c = [0, 1, 2].map((k) => graph.centre[3 * n + k]);
    [c[0], c[1], c[2], c[0] * c[0], c[0] * c[1], c[0] * c[2], c[1] * c[1], c[1] * c[2], c[2] * c[2]].forEach((v, k) => {
      sums[p][k] += w * v;
    });
    for (let k = 0; k < 3; k++) {
      const at = (c[k] - low[k]) / (size[k] || 1);
      min[p][k] = Math.min(min[p][k], at);
      max[p][k] = Math.max(max[p][k], at);
    }
    const to = mirror && mirror[n] >= 0 ? ofPatch[mirror[n]] : -1;
    if (to >= 0) votes[p].set(to, (votes[p].get(to) ?? 0) + w);
    const name = knownOf?.(fine.source[graph.sample[n]]);
    if (name) names[p].set(name, (names[p].get(name) ?? 0) + w);
  }
  for (let e = 0; e < graph.a.length; e++) {
    const [p, q] = [ofPatch[graph.a[e]], ofPatch[graph.b[e]]];
    if (p !== q) touches[p].add(q) && touches[q].add(p);
  }
  const parts = Array.from({ length: count }, (_, p): PartFacts => {
    const w = area[p] || 1;
    const [x, y, z, xx, xy, xz, yy, yz, zz] = Array.from(sums[p], (s) => s / w);
    const { values, vectors } = eigenSymmetric3([
      xx - x * x,
      xy - x * y,
      xz - x * z,
      yy - y * y,
      yz - y * z,
      zz - z * z,
    ]);
    const order = [2, 1, 0];
    const at = (v: number, k: number): number => (v - low[k]) / (size[k] || 1);
    const most = <T>(m: Map<T, number>, least: number): T | undefined => {
      const best = [...m].reduce<[T, number] | undefined>((b, entry) => (b && b[1] >= entry[1] ? b : entry), undefined);
      return best && best[1] > least * w ? best[0] : undefined;
    };
    const twin = most(votes[p], 0.6) ?? -1;
    return {
      share: area[p] / (total || 1),
      middle: [at(x, 0), at(y, 1), at(z, 2)],
      min: min[p] as [number, number, number],
      max: max[p] as [number, number, number],
      spread: order.map((k) => Math.sqrt(Math.max(0, values[k])) / diagonal) as [number, number, number],
      axes: order.map((k) => vectors[k] as [number, number, number]),
      thickness: thick[p] / w / diagonal,
      twin: twin === p ? -1 : twin,
      neighbours: [...touches[p]].sort((a, b) => a - b),
      known: most(names[p], 0.3),
    };
  });
  return { parts, size: size.map((s) => s / diagonal) as [number, number, number] };
}

function boxOf(positions: readonly number[]): { low: number[]; size: number[]; diagonal: number } {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    if (positions[i] < low[i % 3]) low[i % 3] = positions[i];
    if (positions[i] > high[i % 3]) high[i % 3] = positions[i];
  }
  const size = high.map((h, k) => h - low[k]);
  return { low, size, diagonal: Math.hypot(...size) || 1 };
}
