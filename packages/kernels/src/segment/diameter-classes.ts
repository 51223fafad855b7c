import { expandLabels } from './expand-labels.ts';
import type { PatchGraph } from './patches.ts';

const CLASSES = 5;
/** What a border between classes costs against what a patch of the wrong class does. */
const SMOOTHNESS = 0.9;

/**
 * Divides patches into classes of thickness: a mixture of gaussians over the logarithm of the diameter, made even by graph cuts that would rather part along
 * valleys. Class of each patch.
 */
export function classifyDiameters(graph: PatchGraph, diameter: Float64Array): Int32Array {
  const x = diameter.map(Math.log);
  const { mean, spread, share } = fitMixture(x, graph.area);
  const labels = mean.length;
  const total = graph.area.reduce((s, a) => s + a, 0) / graph.count;
  const cost = new Float64Array(graph.count * labels);
  const start = new Int32Array(graph.count);
  for (let n = 0; n < graph.count; n++) {
    for (let k = 0; k < labels; k++) {
      const z = (x[n] - mean[k]) / spread[k];
      const miss = Math.min(12, 0.5 * z * z + Math.log(spread[k] / Math.max(1e-3, share[k])) + 6);
      cost[n * labels + k] = (miss * graph.area[n]) / total;
      if (cost[n * labels + k] < cost[n * labels + start[n]]) start[n] = k;
    }
  }
  const mean2 = Math.sqrt(total);
  const weight = graph.border.map((l, e) => (SMOOTHNESS * 4 * l * parting(graph.bend[e])) / mean2);
  return expandLabels({ nodes: graph.count, labels, cost, a: graph.a, b: graph.b, weight }, start);
}

/** How dear it is to part there: 1 on smooth ground, little in a valley, somewhat less on a ridge. Bend in radians. */
export function parting(bend: number): number {
  return bend > 0 ? Math.exp(-3.2 * bend) : Math.exp(0.5 * bend);
}

/** Expectation-maximisation from quantiles; classes that run empty are dropped. */
function fitMixture(x: Float64Array, weight: Float64Array): { mean: number[]; spread: number[]; share: number[] } {
  const order = Array.from(x.keys()).sort((i, j) => x[i] - x[j]);
  const total = weight.reduce((s, w) => s + w, 0);
  const low = x[order[0]];
  const high = x[order[order.length - 1]];
  let mean = Array.from({ length: CLASSES }, (_, k) => low + ((k + 0.5) / CLASSES) * (high - low));
  let spread = mean.map(() => Math.max(0.05, (high - low) / (2 * CLASSES)));
  let share = mean.map(() => 1 / CLASSES);
  for (let round = 0; round < 25; round++) {
    const k = mean.length;
    const sum = new Float64Array(k);
    const sumX = new Float64Array(k);
    const sumXX = new Float64Array(k);
    for (let n = 0; n < x.length; n++) {
      let all = 1e-300;
      const p = mean.map((m, c) => (share[c] / spread[c]) * Math.exp(-0.5 * ((x[n] - m) / spread[c]) ** 2));
      for (const v of p) all += v;
      for (let c = 0; c < k; c++) {
        const w = (weight[n] * p[c]) / all;
        sum[c] += w;
        sumX[c] += w * x[n];
        sumXX[c] += w * x[n] * x[n];
      }
    }
    const kept = [...sum.keys()].filter((c) => sum[c] > 0.004 * total);
    mean = kept.map((c) => sumX[c] / sum[c]);
    spread = kept.map((c, i) => Math.max(0.06, Math.sqrt(Math.max(0, sumXX[c] / sum[c] - mean[i] ** 2))));
    share = kept.map((c) => sum[c] / total);
  }
  return { mean, spread, share };
}
