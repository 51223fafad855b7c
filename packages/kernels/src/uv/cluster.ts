import { addNormal, BEND_SIZE, bendOf } from './bend.ts';
import { createHeap } from './heap.ts';
import { otherHalf, type Topology } from './topology.ts';

/** A tree of ever larger patches of a mesh: leaves are small near-flat regions, each inner node is the union of two nodes. */
export interface PatchTree {
  /** Two children per node; -1 for leaves. */
  children: Int32Array;
  /** How far the normals of the node are from lying on a circle: 0 = developable (plane, cylinder, cone), 1/3 = whole sphere. */
  cost: Float64Array;
  area: Float64Array;
  faceCount: Uint32Array;
  /** One per connected shell. */
  roots: number[];
  /** Leaf of each face. */
  leafOfFace: Uint32Array;
}

const LEAF_FACES = 16;

/**
 * Merges faces into patches from the bottom up, the most developable union first. The error of a union is the smallest
 * eigenvalue of the covariance of its normals: planes, cylinders and cones of any opening have normals on one circle, so they
 * grow whole; corners and double curvature stop them. Creases and long thin borders cost extra, so seams fall into creases.
 * Sources: Garland, Willmott & Heckbert, "Hierarchical face clustering", 2001; Julius, Kraevoy & Sheffer, "D-Charts", 2005.
 * Cost: about 2 us a face.
 */
export function buildPatchTree(t: Topology): PatchTree {
  const leafOfFace = growLeaves(t);
  const leaves = leafOfFace.reduce((m, v) => Math.max(m, v), -1) + 1;
  const stats = new Float64Array(2 * leaves * STAT);
  const links = collectStats(t, leafOfFace, stats, leaves);
  const children = new Int32Array(4 * leaves).fill(-1);
  const cost = new Float64Array(2 * leaves);
  const alive = new Uint8Array(2 * leaves);
  for (let i = 0; i < leaves; i++) alive[i] = 1;
  const heap = createHeap();
  const pairA: number[] = [];
  const pairB: number[] = [];
  const offer = (a: number, b: number, border: Border): void => {
    heap.push(pairA.length, mergeCost(stats, a, b, border));
    pairA.push(a);
    pairB.push(b);
  };
  for (let a = 0; a < leaves; a++) for (const [b, border] of links[a]) if (a < b) offer(a, b, border);
  let count = leaves;
  while (heap.size() > 0) {
    const pair = heap.pop();
    const a = pairA[pair];
    const b = pairB[pair];
    if (!alive[a] || !alive[b]) continue;
    const n = count++;
    alive[a] = 0;
    alive[b] = 0;
    alive[n] = 1;
    children[2 * n] = a;
    children[2 * n + 1] = b;
    for (let i = 0; i < STAT; i++) stats[n * STAT + i] = stats[a * STAT + i] + stats[b * STAT + i];
    const between = links[a].get(b);
    if (between) stats[n * STAT + BEND_SIZE] -= 2 * between.length;
    cost[n] = bendOf(stats, n * STAT);
    const merged = new Map<number, Border>();
    for (const old of [a, b]) {
      for (const [o, border] of links[old]) {
        if (o === a || o === b) continue;
        const m = merged.get(o);
        merged.set(o, m ? { length: m.length + border.length, crease: m.crease + border.crease } : border);
        links[o].delete(old);
      }
      links[old] = new Map();
    }
    links[n] = merged;
    for (const [o, border] of merged) {
      links[o].set(n, border);
      offer(o, n, border);
    }
  }
  const roots: number[] = [];
  for (let i = 0; i < count; i++) if (alive[i]) roots.push(i);
  const area = Float64Array.from({ length: count }, (_, i) => stats[i * STAT]);
  const faceCount = new Uint32Array(count);
  for (const leaf of leafOfFace) faceCount[leaf]++;
  for (let n = leaves; n < count; n++) faceCount[n] = faceCount[children[2 * n]] + faceCount[children[2 * n + 1]];
  return { children: children.slice(0, 2 * count), cost: cost.slice(0, count), area, faceCount, roots, leafOfFace };
}

/** Faces of a node, rising. */
export function facesUnder(tree: PatchTree, node: number, facesOfLeaf: readonly number[][]): number[] {
  const out: number[] = [];
  const stack = [node];
  while (stack.length > 0) {
    const n = stack.pop() as number;
    if (tree.children[2 * n] < 0) out.push(...facesOfLeaf[n]);
    else stack.push(tree.children[2 * n], tree.children[2 * n + 1]);
  }
  return out.sort((a, b) => a - b);
}

/** Per node: the sums of `addNormal`, perimeter. */
const STAT = BEND_SIZE + 1;

interface Border {
  length: number;
  /** Length times (1 - cosine of the dihedral). */
  crease: number;
}

/** Small patches of nearly the same normal, grown breadth-first; they never cross a crease nor part a quad. */
function growLeaves(t: Topology): Uint32Array {
  const { normals, twin } = t;
  const faces = t.areas.length;
  const leaf = new Int32Array(faces).fill(-1);
  const queue: number[] = [];
  let count = 0;
  const take = (face: number): void => {
    leaf[face] = count;
    queue.push(face);
    const half = otherHalf(t, face);
    if (half < 0 || leaf[half] >= 0) return;
    leaf[half] = count;
    queue.push(half);
  };
  for (let seed = 0; seed < faces; seed++) {
    if (leaf[seed] >= 0) continue;
    queue.length = 0;
    take(seed);
    for (let i = 0; i < queue.length && queue.length < LEAF_FACES; i++) {
      for (let k = 0; k < 3 && queue.length < LEAF_FACES; k++) {
        const o = twin[3 * queue[i] + k];
        if (o < 0) continue;
        const g = Math.floor(o / 3);
        if (leaf[g] >= 0 || dot3(normals, 3 * g, 3 * seed) < 0.975 || dot3(normals, 3 * g, 3 * queue[i]) < 0.93)
          continue;
        take(g);
      }
    }
    count++;
  }
  drawInTeeth(t, leaf, count);
  return Uint32Array.from(leaf);
}

/**
 * Faces that stick out of their leaf between two faces of another go over to it, creases apart: seams run straighter. Such a face
 * hangs on its leaf by one edge at most, so no leaf falls apart. Quads stay: they have no teeth.
 */
function drawInTeeth(t: Topology, leaf: Int32Array, count: number): void {
  const size = new Int32Array(count);
  for (let f = 0; f < leaf.length; f++) size[leaf[f]]++;
  for (let pass = 0; pass < 2; pass++) {
    for (let f = 2 * t.quadCount; f < leaf.length; f++) {
      if (size[leaf[f]] === 1) continue;
      for (let k = 0; k < 3; k++) {
        const [o, p] = [t.twin[3 * f + k], t.twin[3 * f + ((k + 1) % 3)]];
        if (o < 0 || p < 0) continue;
        const [g, h] = [(o / 3) | 0, (p / 3) | 0];
        if (leaf[g] !== leaf[h] || leaf[g] === leaf[f]) continue;
        if (Math.min(dot3(t.normals, 3 * f, 3 * g), dot3(t.normals, 3 * f, 3 * h)) < 0.93) continue;
        size[leaf[f]]--;
        size[leaf[g]]++;
        leaf[f] = leaf[g];
        break;
      }
    }
  }
}

function dot3(n: Float64Array, i: number, j: number): number {
  return n[i] * n[j] + n[i + 1] * n[j + 1] + n[i + 2] * n[j + 2];
}

function collectStats(
  t: Topology,
  leafOfFace: Uint32Array,
  stats: Float64Array,
  leaves: number,
): Map<number, Border>[] {
  const links: Map<number, Border>[] = Array.from({ length: leaves }, () => new Map());
  const p = t.positions;
  for (let f = 0; f < leafOfFace.length; f++) {
    const o = leafOfFace[f] * STAT;
    addNormal(stats, o, t, f);
    for (let k = 0; k < 3; k++) {
      const c = 3 * f + k;
      const tw = t.twin[c];
      const u = 3 * t.corners[c];
      const v = 3 * t.corners[3 * f + ((k + 1) % 3)];
      const length = Math.hypot(p[u] - p[v], p[u + 1] - p[v + 1], p[u + 2] - p[v + 2]);
      const g = tw < 0 ? -1 : leafOfFace[Math.floor(tw / 3)];
      if (g === leafOfFace[f]) continue;
      stats[o + BEND_SIZE] += length;
      if (g < 0) continue;
      const b = links[leafOfFace[f]].get(g) ?? { length: 0, crease: 0 };
      b.length += length;
      b.crease += length * (1 - dot3(t.normals, 3 * f, 3 * Math.floor(tw / 3)));
      links[leafOfFace[f]].set(g, b);
    }
  }
  return links;
}

const scratch = new Float64Array(STAT);

function mergeCost(stats: Float64Array, a: number, b: number, border: Border): number {
  for (let i = 0; i < STAT; i++) scratch[i] = stats[a * STAT + i] + stats[b * STAT + i];
  const perimeter = scratch[BEND_SIZE] - 2 * border.length;
  const bend = bendOf(scratch, 0);
  const crease = border.crease / Math.max(border.length, 1e-12);
  // Round patches are cheaper; a patch that has no outline left (a closed shell) is not rewarded for it.
  const shape = Math.min(8, (perimeter * perimeter) / (4 * Math.PI * scratch[0]));
  return bend + 0.006 * shape + 0.035 * crease;
}
