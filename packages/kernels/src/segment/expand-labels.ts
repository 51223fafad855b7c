import { createFlowNetwork, cutNetwork } from '../math/index.ts';

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
  const label = start.slice();
  const next = start.slice();
  const expand = createExpansion(problem);
  let energy = energyOf(problem, label);
  // Moves since one made the sum smaller: after all labels in vain nothing changes any more.
  let inVain = 0;
  for (let move = 0; move < rounds * problem.labels && inVain < problem.labels; move++) {
    expand(label, move % problem.labels, next);
    const e = energyOf(problem, next);
    inVain++;
    if (e >= energy - 1e-9 * Math.abs(energy)) continue;
    energy = e;
    inVain = 1;
    label.set(next);
  }
  return label;
}

function energyOf({ nodes, labels, cost, a, b, weight }: LabelProblem, label: Int32Array): number {
  let sum = 0;
  for (let n = 0; n < nodes; n++) sum += cost[n * labels + label[n]];
  for (let e = 0; e < a.length; e++) if (label[a[e]] !== label[b[e]]) sum += weight[e];
  return sum;
}

/**
 * Makes expansion moves in one network: `label` and the label that spreads in, what comes of it out. Source's side: keeps its label; sink's: takes alpha. Edges
 * between different labels get Kolmogorov's terms, which need no extra nodes.
 */
function createExpansion({ nodes, labels, cost, a, b, weight }: LabelProblem) {
  const net = createFlowNetwork(nodes, a, b);
  const sums = new Float64Array(nodes);
  const terminals = new Float32Array(nodes);
  const forth = new Float32Array(a.length);
  const back = new Float32Array(a.length);
  return (label: Int32Array, alpha: number, out: Int32Array): void => {
    for (let n = 0; n < nodes; n++) sums[n] = cost[n * labels + alpha] - cost[n * labels + label[n]];
    for (let e = 0; e < a.length; e++) {
      const i = a[e];
      const j = b[e];
      const w = weight[e];
      // costs by (i, j) keeping or taking: keep-keep, keep-take, take-keep; take-take is 0
      const both = label[i] !== label[j] ? w : 0;
      const keepTake = label[i] !== alpha ? w : 0;
      const takeKeep = label[j] !== alpha ? w : 0;
      // E(i, j) = both + (takeKeep - both) [i takes] - takeKeep [j takes] + (keepTake + takeKeep - both) [i keeps, j takes]
      sums[i] += takeKeep - both;
      sums[j] -= takeKeep;
      forth[e] = Math.max(0, keepTake + takeKeep - both);
    }
    terminals.set(sums);
    const keeps = cutNetwork(net, forth, back, terminals);
    for (let n = 0; n < nodes; n++) out[n] = keeps[n] ? label[n] : alpha;
  };
}
