import type { Superpixels } from './superpixels.ts';
import { colorDistance } from './work-image.ts';

/** Distances of colours at which regions stop being one. */
const ONE = 0.1;
/** How far regions are compared with each other, as a share of the longest side. */
const REACH = 0.35;

/**
 * How much each region stands out, 0..1: what is not held to the border of the picture, and differs from what is. Source: Zhu, Liang, Wei & Sun, "Saliency
 * optimization from robust background detection", 2014.
 */
export function findSaliency(regions: Superpixels): { salient: Float64Array; ground: Float64Array } {
  const { count, mean } = regions;
  const apart = new Float64Array(count * count);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < a; b++) apart[a * count + b] = apart[b * count + a] = colorDistance(mean, 6 * a, mean, 6 * b);
  const ground = findGround(regions, apart);
  const contrast = new Float64Array(count);
  let most = 1e-9;
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const place = (mean[6 * a + 3] - mean[6 * b + 3]) ** 2 + (mean[6 * a + 4] - mean[6 * b + 4]) ** 2;
      contrast[a] += apart[a * count + b] * Math.exp(-place / (2 * REACH * REACH)) * ground[b] * mean[6 * b + 5];
    }
    if (contrast[a] > most) most = contrast[a];
  }
  for (let a = 0; a < count; a++) contrast[a] /= most;
  return { salient: optimise(regions, apart, ground, contrast), ground };
}

/** How surely each region is ground: how much of the soft region that it spans lies on the picture's border. */
function findGround({ count, pairs, border }: Superpixels, apart: Float64Array): Float64Array {
  const links: { to: number; d: number }[][] = Array.from({ length: count }, () => []);
  const link = (a: number, b: number): void => {
    const d = Math.max(0, apart[a * count + b] - 0.02);
    links[a].push({ to: b, d });
    links[b].push({ to: a, d });
  };
  for (let i = 0; i < pairs.length; i += 2) link(pairs[i], pairs[i + 1]);
  const edge: number[] = [];
  for (let a = 0; a < count; a++) if (border[a] > 0) edge.push(a);
  for (let i = 0; i < edge.length; i++) for (let j = 0; j < i; j++) link(edge[i], edge[j]);
  const ground = new Float64Array(count);
  const distance = new Float64Array(count);
  const done = new Uint8Array(count);
  for (let start = 0; start < count; start++) {
    spread(links, start, distance, done);
    let area = 0;
    let length = 0;
    for (let b = 0; b < count; b++) {
      const share = Math.exp(-((distance[b] / ONE) ** 2) / 2);
      area += share;
      if (border[b] > 0) length += share;
    }
    ground[start] = 1 - Math.exp(-(length * length) / area / 2);
  }
  return ground;
}

/** Dijkstra's, over a heap; distances past three times ONE do not matter. */
function spread(links: { to: number; d: number }[][], start: number, distance: Float64Array, done: Uint8Array): void {
  distance.fill(Number.POSITIVE_INFINITY);
  done.fill(0);
  distance[start] = 0;
  const nodes = [start];
  const keys = [0];
  while (nodes.length) {
    const a = nodes[0];
    const far = keys[0];
    const node = nodes.pop() as number;
    const key = keys.pop() as number;
    if (nodes.length) sink(nodes, keys, node, key);
    if (done[a]) continue;
    done[a] = 1;
    for (const { to, d } of links[a]) {
      const through = far + d;
      if (through >= distance[to]) continue;
      distance[to] = through;
      if (through <= 3.5 * ONE) rise(nodes, keys, to, through);
    }
  }
}

/** Lets a node sink into a heap from its top. */
function sink(nodes: number[], keys: number[], node: number, key: number): void {
  let at = 0;
  for (;;) {
    let next = 2 * at + 1;
    if (next >= nodes.length) break;
    if (next + 1 < nodes.length && keys[next + 1] < keys[next]) next++;
    if (keys[next] >= key) break;
    nodes[at] = nodes[next];
    keys[at] = keys[next];
    at = next;
  }
  nodes[at] = node;
  keys[at] = key;
}

/** Lets a node rise in a heap from its end. */
function rise(nodes: number[], keys: number[], node: number, key: number): void {
  let at = nodes.length;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (keys[above] <= key) break;
    nodes[at] = nodes[above];
    keys[at] = keys[above];
    at = above;
  }
  nodes[at] = node;
  keys[at] = key;
}

/** Ground is pulled to 0, contrast to 1, neighbours of one colour to each other: least squares by Gauss-Seidel. */
function optimise(
  { count, pairs }: Superpixels,
  apart: Float64Array,
  ground: Float64Array,
  contrast: Float64Array,
): Float64Array {
  const links: { to: number; w: number }[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < pairs.length; i += 2) {
    const [a, b] = [pairs[i], pairs[i + 1]];
    const w = Math.exp(-((apart[a * count + b] / ONE) ** 2) / 2) + 0.1;
    links[a].push({ to: b, w });
    links[b].push({ to: a, w });
  }
  const salient = Float64Array.from(contrast);
  for (let round = 0; round < 200; round++)
    for (let a = 0; a < count; a++) {
      let top = contrast[a];
      let bottom = contrast[a] + ground[a];
      for (const { to, w } of links[a]) {
        top += w * salient[to];
        bottom += w;
      }
      salient[a] = top / bottom;
    }
  let most = 1e-9;
  for (const s of salient) most = Math.max(most, s);
  return salient.map((s) => s / most);
}
