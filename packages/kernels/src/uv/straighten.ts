import { type Flattened, tryPatch } from './patches.ts';
import type { Topology } from './topology.ts';

/** What a metre of seam costs along a hard edge, where it is welcome, against one across smooth ground. */
const HARD_COST = 0.25;
/** Cosine of the bend from which an edge is hard: 30 degrees. */
const HARD = 0.866;
const SWEEPS = 8;
/** Charts that will not lie flat with their new borders keep their old ones, and so do all by this many rounds. */
const ROUNDS = 3;

/**
 * Takes the teeth off seams: faces go over to the chart beside them where that makes seams shorter, or brings them onto hard edges. Charts
 * that have changed are flattened anew; one that does not lie flat any more keeps the border it had. Quads are left alone.
 * Source: iterated conditional modes, Besag 1986. Cost: one more flattening of most charts.
 */
export function straightenSeams(t: Topology, charts: readonly Flattened[], stretchMax: number): Flattened[] {
  const before = new Int32Array(t.areas.length).fill(-1);
  charts.forEach(({ chart }, i) => {
    for (const f of chart.faces) before[f] = i;
  });
  const isFixed = new Uint8Array(charts.length);
  const cost = seamCosts(t);
  const kept = new Map<number, { faces: string; made: Flattened }>();
  for (let round = 0; round < ROUNDS; round++) {
    const after = relax(t, before, cost, isFixed);
    const lists = facesByLabel(after, charts.length);
    const changed = changedLabels(before, after, charts.length);
    const made = charts.map((old, i): Flattened | undefined => {
      if (!changed[i]) return old;
      const key = lists[i].join();
      const known = kept.get(i);
      if (known?.faces === key) return known.made;
      const tried = lists[i].length ? tryPatch(t, lists[i], stretchMax) : undefined;
      if (tried) kept.set(i, { faces: key, made: tried });
      return tried;
    });
    if (made.every((m) => m !== undefined)) return made as Flattened[];
    made.forEach((m, i) => {
      if (!m) isFixed[i] = 1;
    });
  }
  return [...charts];
}

/** What a seam along the edge that starts at each corner costs; none where there is no other side. */
function seamCosts({ positions: p, corners, twin, normals: n }: Topology): Float64Array {
  return Float64Array.from(corners, (v, c) => {
    if (twin[c] < 0) return 0;
    const w = corners[c % 3 === 2 ? c - 2 : c + 1];
    const [f, g] = [3 * ((c / 3) | 0), 3 * ((twin[c] / 3) | 0)];
    const length = Math.hypot(p[3 * v] - p[3 * w], p[3 * v + 1] - p[3 * w + 1], p[3 * v + 2] - p[3 * w + 2]);
    const bend = n[f] * n[g] + n[f + 1] * n[g + 1] + n[f + 2] * n[g + 2];
    return length * (bend < HARD ? HARD_COST : 1);
  });
}

/** Sweeps over all faces: each takes the label that makes its own seams cheapest, its present one if nothing is gained. */
function relax(t: Topology, before: Int32Array, cost: Float64Array, isFixed: Uint8Array): Int32Array {
  const label = before.slice();
  const from = 2 * t.quadCount;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0;
    for (let f = from; f < label.length; f++) {
      const own = label[f];
      if (own < 0 || isFixed[own]) continue;
      let held = 0;
      let best = -1;
      let gain = 0;
      for (let k = 0; k < 3; k++) {
        const other = t.twin[3 * f + k];
        if (other < 0) continue;
        const l = label[(other / 3) | 0];
        if (l === own) held += cost[3 * f + k];
        else if (l >= 0 && !isFixed[l]) {
          let sum = 0;
          for (let j = 0; j < 3; j++) {
            const o = t.twin[3 * f + j];
            if (o >= 0 && label[(o / 3) | 0] === l) sum += cost[3 * f + j];
          }
          if (sum > gain) [gain, best] = [sum, l];
        }
      }
      if (best < 0 || gain <= held * 1.02) continue;
      label[f] = best;
      moved++;
    }
    if (!moved) break;
  }
  return label;
}

function facesByLabel(label: Int32Array, count: number): number[][] {
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (let f = 0; f < label.length; f++) if (label[f] >= 0) lists[label[f]].push(f);
  return lists;
}

function changedLabels(before: Int32Array, after: Int32Array, count: number): Uint8Array {
  const changed = new Uint8Array(count);
  for (let f = 0; f < before.length; f++) {
    if (before[f] !== after[f]) changed[before[f]] = changed[after[f]] = 1;
  }
  return changed;
}
