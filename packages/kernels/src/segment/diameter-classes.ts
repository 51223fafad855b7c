import { expandLabels } from './expand-labels.ts';
import type { PatchGraph } from './patches.ts';

const CLASSES = 8;
/** Between classes, in logarithms. */
const STEP = Math.log(1.55);
/** What a border between classes costs against what a patch of the wrong class does. */
const SMOOTHNESS = 0.9;

/**
 * Divides patches into classes of thickness: steps of the logarithm of the diameter, made even by graph cuts that would rather part along
 * valleys. Class of each patch. `offset`: how far all classes are moved at first, in steps.
 */
export function classifyDiameters(graph: PatchGraph, diameter: Float64Array, offset = 0): Int32Array {
  const x = diameter.map(Math.log);
  const { mean, spread } = findClasses(x, graph.area, offset);
  const labels = mean.length;
  const total = graph.area.reduce((s, a) => s + a, 0) / graph.count;
  const cost = new Float64Array(graph.count * labels);
  const start = new Int32Array(graph.count);
  for (let n = 0; n < graph.count; n++) {
    for (let k = 0; k < labels; k++) {
      const miss = Math.min(8, 0.5 * ((x[n] - mean[k]) / spread) ** 2);
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

/** Classes about half an octave apart over what nine tenths of the surface have, moved to where much of it is. */
function findClasses(x: Float64Array, weight: Float64Array, offset: number): { mean: number[]; spread: number } {
  const order = Array.from(x.keys()).sort((i, j) => x[i] - x[j]);
  const total = weight.reduce((s, w) => s + w, 0);
  const quantile = (share: number): number => {
    let sum = 0;
    for (const n of order) {
      sum += weight[n];
      if (sum >= share * total) return x[n];
    }
    return x[order[order.length - 1]];
  };
  const [low, high] = [quantile(0.03), quantile(0.97)];
  const count = Math.max(2, Math.min(CLASSES, Math.ceil((high - low) / STEP)));
  const width = Math.max(STEP / 2, (high - low) / count);
  let mean = Array.from({ length: count }, (_, k) => low + (k + 0.5 + offset) * width);
  for (let round = 0; round < 8; round++) {
    const sum = new Float64Array(count);
    const sumX = new Float64Array(count);
    for (let n = 0; n < x.length; n++) {
      let k = 0;
      while (k + 1 < count && Math.abs(x[n] - mean[k + 1]) < Math.abs(x[n] - mean[k])) k++;
      sum[k] += weight[n];
      sumX[k] += weight[n] * x[n];
    }
    mean = mean.map((m, k) => (sum[k] > 0.004 * total ? sumX[k] / sum[k] : m));
  }
  return { mean, spread: width / 2 };
}
