import type { Bvh } from '../bvh.ts';

/**
 * A tree of four-way nodes in memory that WebAssembly reads and threads share; post it to workers as it is. The memory: a counter of regions,
 * `REGIONS` regions of `REGION_BYTES` (one for each reader: what it found, its stack), then nodes, then pairs of triangles.
 *
 * A node is 28 words: min x of its four children, min y, min z, max x, y, z, then the children as integers. A child >= 0 is a node; a negative one
 * is the leaf of ~child: first pair * 4 + count of pairs. A missing child is a box that nothing hits.
 *
 * A pair is 20 words: x, y, z of the first corners (two triangles side by side), of the second, of the third, then two slots, whose highest bit says
 * that shadow rays must ask. A missing triangle is a point.
 */
export interface WideTree {
  memory: WebAssembly.Memory;
  /** Bytes from the start of the memory. */
  nodes: number;
  pairs: number;
  /** Largest coordinate, metres. */
  reach: number;
}

/** Readers of one tree, at most: two for each thread. */
export const REGIONS = 256;
/** Room for 48 + 32 levels of the tree, three waiting children each. */
export const REGION_BYTES = 2048;
/** Bytes before the first region. */
export const REGIONS_AT = 64;

const NODE = 28;
const PAIR = 20;
const PAGE = 65_536;
const ASKS = 0x80000000 | 0;

/** Lays a tree out for four boxes at a time. `asks`: per slot, not 0 where light may pass. About 30 ms for 300k triangles. */
export function packWideTree(bvh: Bvh, asks?: Uint8Array): WideTree {
  const { bounds, links } = bvh;
  const count = links.length / 2;
  const isInner = (node: number): boolean => links[2 * node + 1] === 0 && links[2 * node] > node;
  let pairCount = 0;
  for (let n = 0; n < count; n++) if (!isInner(n)) pairCount += (links[2 * n + 1] + 1) >> 1;
  // A four-way node swallows at least one two-way node; a tree of one leaf gets a root.
  const nodesAt = REGIONS_AT + REGIONS * REGION_BYTES;
  const most = Math.max(1, (count + 1) >> 1);
  const pages = Math.ceil((nodesAt + 4 * (NODE * most + PAIR * pairCount)) / PAGE);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const pairsAt = nodesAt + 4 * NODE * most;
  const floats = new Float32Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  let nodes = 0;
  let pairs = 0;

  const placeLeaf = (node: number): number => {
    const first = pairs;
    const [slot, size] = [links[2 * node], links[2 * node + 1]];
    for (let i = 0; i < size; i += 2, pairs++)
      for (let lane = 0; lane < Math.min(2, size - i); lane++) placeTriangle(slot + i + lane, pairs, lane);
    return ~(first * 4 + (pairs - first));
  };
  const placeTriangle = (slot: number, pair: number, lane: number): void => {
    const o = pairsAt / 4 + PAIR * pair + lane;
    for (let k = 0; k < 9; k++) floats[o + 2 * k] = bvh.corners[9 * slot + k];
    words[o + 18] = slot | (asks?.[slot] ? ASKS : 0);
  };
  const placeNode = (node: number): number => {
    const at = nodes++;
    const children = isInner(node) ? fourOf(node) : [node];
    const o = nodesAt / 4 + NODE * at;
    floats.fill(Number.POSITIVE_INFINITY, o, o + 12);
    floats.fill(Number.NEGATIVE_INFINITY, o + 12, o + 24);
    words.fill(~0, o + 24, o + 28);
    children.forEach((child, lane) => {
      for (let k = 0; k < 6; k++) floats[o + 4 * k + lane] = bounds[6 * child + k];
      words[o + 24 + lane] = isInner(child) ? placeNode(child) : placeLeaf(child);
    });
    return at;
  };
  /** Both children; then the largest is replaced by its own until there are four. */
  const fourOf = (node: number): number[] => {
    const list = [node + 1, links[2 * node]];
    while (list.length < 4) {
      let best = -1;
      for (let i = 0; i < list.length; i++)
        if (isInner(list[i]) && (best < 0 || areaOf(bounds, list[i]) > areaOf(bounds, list[best]))) best = i;
      if (best < 0) break;
      const inner = list[best];
      list.splice(best, 1, inner + 1, links[2 * inner]);
    }
    return list;
  };
  placeNode(0);
  const reach = count && links.length ? bounds.subarray(0, 6).reduce((m, b) => Math.max(m, Math.abs(b)), 0) : 0;
  return { memory, nodes: nodesAt, pairs: pairsAt, reach: Number.isFinite(reach) ? reach : 0 };
}

function areaOf(bounds: Float32Array, node: number): number {
  const o = 6 * node;
  const x = bounds[o + 3] - bounds[o];
  const y = bounds[o + 4] - bounds[o + 1];
  const z = bounds[o + 5] - bounds[o + 2];
  return x * y + y * z + z * x;
}
