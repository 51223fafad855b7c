import { minCut } from '../math/index.ts';

/** A labelling problem on a graph: what each label costs at each node, and what it costs to differ across each edge. */
export interface LabelProblem {
  nodes: number;
  labels: number;
  /** labels numbers a node. */
  cost: Float64Array;
  a: Int32Array;
  b: Int32Array;
  /** Cost of different labels at the ends of each edge, not negative. */
  weight: Float64Array;
}

/**
 * Labels that cost little in all, by expansion moves: each label in turn takes whatever nodes make the sum smaller, as one minimum cut, until none
 * does. `start` is not changed. Source: Boykov, Veksler & Zabih, "Fast approximate energy minimization via graph cuts", 2001.
 */
export function expandLabels(problem: LabelProblem, start: Int32Array, rounds = 3): Int32Array {
  let label: Int32Array = start.slice();
  let energy = energyOf(problem, label);
  for (let round = 0; round < rounds; round++) {
    let better = false;
    for (let alpha = 0; alpha < problem.labels; alpha++) {
      const next = expand(problem, label, alpha);
      const e = energyOf(problem, next);
      if (e >= energy - 1e-9 * Math.abs(energy)) continue;
      [label, energy, better] = [next, e, true];
    }
    if (!better) break;
  }
  return label;
}

function energyOf({ nodes, labels, cost, a, b, weight }: LabelProblem, label: Int32Array): number {
  let sum = 0;
  for (let n = 0; n < nodes; n++) sum += cost[n * labels + label[n]];
  for (let e = 0; e < a.length; e++) if (label[a[e]] !== label[b[e]]) sum += weight[e];
  return sum;
}

/** Source's side: keeps its label; sink's: takes alpha. Edges between different labels get Kolmogorov's terms, which need no extra nodes. */
function expand({ nodes, labels, cost, a, b, weight }: LabelProblem, label: Int32Array, alpha: number): Int32Array {
  const terminals = new Float64Array(nodes);
  for (let n = 0; n < nodes; n++) terminals[n] = cost[n * labels + alpha] - cost[n * labels + label[n]];
  const forth = new Float32Array(a.length);
  const back = new Float32Array(a.length);
  for (let e = 0; e < a.length; e++) {
    const [i, j] = [a[e], b[e]];
    const w = weight[e];
    // costs by (i, j) keeping or taking: keep-keep, keep-take, take-keep; take-take is 0
    const both = label[i] !== label[j] ? w : 0;
    const keepTake = label[i] !== alpha ? w : 0;
    const takeKeep = label[j] !== alpha ? w : 0;
    // E(i, j) = both + (takeKeep - both) [i takes] - takeKeep [j takes] + (keepTake + takeKeep - both) [i keeps, j takes]
    terminals[i] += takeKeep - both;
    terminals[j] -= takeKeep;
    forth[e] = Math.max(0, keepTake + takeKeep - both);
  }
  const keeps = minCut(nodes, { a, b, forth, back }, Float32Array.from(terminals));
  return label.map((l, n) => (keeps[n] ? l : alpha));
}
