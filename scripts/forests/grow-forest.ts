import type { Rng } from '../../packages/kernels/src/math/index.ts';

/** A tree being grown; `trait` is -1 in leaves. */
export interface GrownTree {
  trait: number[];
  limit: number[];
  left: number[];
  right: number[];
  shares: number[][];
}

/** What a forest is grown from: rows of traits, the class and the weight of each. */
export interface Lessons {
  rows: readonly (readonly number[])[];
  classes: readonly number[];
  weights: readonly number[];
  classCount: number;
}

export interface GrowOptions {
  trees: number;
  depth: number;
  /** Fewest rows of a leaf. */
  least: number;
}

/** Traits that are tried at each node, and limits of each. */
const TRAITS_TRIED = 26;
const LIMITS_TRIED = 6;

/** Grows a random forest: rows drawn with repetition, the best of a few random splits by Gini impurity. Source: Breiman, 2001; Geurts et al., 2006. */
export function growForest(lessons: Lessons, options: GrowOptions, rng: Rng): GrownTree[] {
  const n = lessons.rows.length;
  // One list a trait: a split asks one trait of thousands of rows.
  const columns = lessons.rows[0].map((_, k) => Float64Array.from(lessons.rows, (row) => row[k]));
  return Array.from({ length: options.trees }, () => {
    const tree: GrownTree = { trait: [], limit: [], left: [], right: [], shares: [] };
    growNode(
      tree,
      Int32Array.from({ length: n }, () => Math.floor(rng.range(0, n))),
      0,
      lessons,
      columns,
      options,
      rng,
    );
    return tree;
  });
}

function growNode(
  tree: GrownTree,
  rows: Int32Array,
  depth: number,
  lessons: Lessons,
  columns: readonly Float64Array[],
  options: GrowOptions,
  rng: Rng,
): number {
  const { classes, weights, classCount } = lessons;
  const node = tree.trait.length;
  const sums = new Float64Array(classCount);
  for (const i of rows) sums[classes[i]] += weights[i];
  const total = sums.reduce((a, b) => a + b, 0) || 1;
  tree.trait.push(-1);
  tree.limit.push(0);
  tree.left.push(-1);
  tree.right.push(-1);
  tree.shares.push(Array.from(sums, (v) => v / total));
  const pure = sums.reduce((a, v) => a + v * v, 0) / total;
  if (depth >= options.depth || rows.length < 2 * options.least || pure > 0.999 * total) return node;
  let best = pure * (1 + 1e-9);
  let [trait, limit] = [-1, 0];
  for (let k = 0; k < TRAITS_TRIED; k++) {
    const f = Math.floor(rng.range(0, columns.length));
    const traits = columns[f];
    for (let q = 0; q < LIMITS_TRIED; q++) {
      const [a, b] = [0, 0].map(() => traits[rows[Math.floor(rng.range(0, rows.length))]]);
      if (a === b) continue;
      const at = Math.fround((a + b) / 2);
      const value = splitValue(rows, traits, at, lessons, sums, options.least);
      if (value > best) [best, trait, limit] = [value, f, at];
    }
  }
  if (trait < 0) return node;
  tree.trait[node] = trait;
  tree.limit[node] = limit;
  const low = rows.filter((i) => columns[trait][i] <= limit);
  const high = rows.filter((i) => columns[trait][i] > limit);
  tree.left[node] = growNode(tree, low, depth + 1, lessons, columns, options, rng);
  tree.right[node] = growNode(tree, high, depth + 1, lessons, columns, options, rng);
  return node;
}

function splitValue(
  rows: Int32Array,
  trait: Float64Array,
  limit: number,
  { classes, weights, classCount }: Lessons,
  sums: Float64Array,
  least: number,
): number {
  const low = new Float64Array(classCount);
  let [n, weight, all] = [0, 0, 0];
  for (const i of rows) {
    all += weights[i];
    if (trait[i] > limit) continue;
    low[classes[i]] += weights[i];
    weight += weights[i];
    n++;
  }
  if (n < least || rows.length - n < least) return 0;
  let value = 0;
  for (let c = 0; c < classCount; c++) value += low[c] ** 2 / weight + (sums[c] - low[c]) ** 2 / (all - weight);
  return value;
}

/** A forest as `readForest` takes it: base64 in lines. */
export function packForest(trees: readonly GrownTree[], classCount: number): string[] {
  const bytes: number[] = [];
  const short = (v: number): void => void bytes.push(v & 255, v >> 8);
  short(trees.length);
  short(classCount);
  const four = new DataView(new ArrayBuffer(4));
  const write = (tree: GrownTree, node: number): void => {
    if (tree.trait[node] < 0) {
      short(65535);
      for (const share of tree.shares[node]) bytes.push(Math.round(255 * share));
      return;
    }
    short(tree.trait[node]);
    four.setFloat32(0, tree.limit[node], true);
    for (let k = 0; k < 4; k++) bytes.push(four.getUint8(k));
    write(tree, tree.left[node]);
    write(tree, tree.right[node]);
  };
  for (const tree of trees) write(tree, 0);
  return (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,150}/g) ?? []
  );
}
