import { MIRROR } from './isotropic.ts';
import { type Lattice, slotOf } from './lattice.ts';
import type { SlotPlaces } from './lattice-places.ts';

/** Quads with places: four vertices each, counter-clockwise. */
export interface QuadMesh {
  positions: Float64Array;
  quads: Int32Array;
  /** 0 free, 1 on a crease or border, 2 must stay, per vertex. */
  rank: Uint8Array;
  /** 0 inside, 1 on a border, `MIRROR` on the mirror plane's cut (x = 0 exactly), per vertex. */
  border: Uint8Array;
}

/**
 * Reads the quads off a lattice: points that round to the same grid point and touch become one vertex; small triangles whose corners
 * round to three corners of a grid square are half a quad, and pair up over its diagonal. Where the map folds, the halves that lie back to
 * back cancel. The rest of the surface falls together, so a map that is not quite one-to-one still gives quads nearly everywhere.
 * Source: the collapse step of Huang et al., "QuadriFlow", 2018, here on an integer-grid map.
 */
export function extractQuads(lattice: Lattice, slots: SlotPlaces): QuadMesh {
  const root = mergePoints(lattice);
  const quads = pairHalves(lattice, root);
  const ids = new Map<number, number>();
  for (let i = 0; i < quads.length; i++) {
    let id = ids.get(quads[i]);
    if (id === undefined) ids.set(quads[i], (id = ids.size));
    quads[i] = id;
  }
  return placeVertices(lattice, root, ids, Int32Array.from(quads), slots);
}

function mergePoints(l: Lattice): Int32Array {
  const root = new Int32Array(l.count);
  for (let i = 0; i < root.length; i++) root[i] = i;
  const find = (i: number): number => {
    let at = i;
    while (root[at] !== at) at = root[at] = root[root[at]];
    return at;
  };
  const join = (a: number, b: number): void => {
    if (l.cell[a * 2] !== l.cell[b * 2] || l.cell[a * 2 + 1] !== l.cell[b * 2 + 1]) return;
    const x = find(l.point[a]);
    const y = find(l.point[b]);
    if (x < y) root[y] = x;
    else root[x] = y;
  };
  const faces = l.point.length / l.perFace;
  for (let f = 0; f < faces; f++) {
    const base = f * l.perFace;
    for (let j = 0; j < l.n; j++) {
      for (let i = 0; i + j < l.n; i++) {
        const a = base + slotOf(l.n, i, j);
        const b = base + slotOf(l.n, i + 1, j);
        const c = base + slotOf(l.n, i, j + 1);
        join(a, b);
        join(b, c);
        join(c, a);
      }
    }
  }
  for (let i = 0; i < root.length; i++) root[i] = find(i);
  return root;
}

/** Halves by diagonal: key of the two ends -> corners to the one side and to the other. */
type Halves = Map<number, { low: number; high: number; left: number[]; right: number[] }>;

function pairHalves(l: Lattice, root: Int32Array): number[] {
  const halves: Halves = new Map();
  const faces = l.point.length / l.perFace;
  for (let f = 0; f < faces; f++) {
    const base = f * l.perFace;
    for (let j = 0; j < l.n; j++) {
      for (let i = 0; i + j < l.n; i++) {
        const a = base + slotOf(l.n, i, j);
        const b = base + slotOf(l.n, i + 1, j);
        const c = base + slotOf(l.n, i, j + 1);
        addHalf(l, root, a, b, c, halves);
        if (i + j + 1 < l.n) addHalf(l, root, b, base + slotOf(l.n, i + 1, j + 1), c, halves);
      }
    }
  }
  const out: number[] = [];
  for (const { low, high, left, right } of halves.values()) {
    for (let i = left.length - 1; i >= 0; i--) {
      const at = right.indexOf(left[i]);
      if (at < 0) continue;
      right.splice(at, 1);
      left.splice(i, 1);
    }
    for (let i = 0; i < Math.min(left.length, right.length); i++) out.push(low, right[i], high, left[i]);
  }
  return out;
}

function addHalf(l: Lattice, root: Int32Array, a: number, b: number, c: number, halves: Halves): void {
  const slots = [a, b, c];
  for (let k = 0; k < 3; k++) {
    const s = slots[k];
    const e = slots[(k + 1) % 3];
    const t = slots[(k + 2) % 3];
    const dx = l.cell[e * 2] - l.cell[s * 2];
    const dy = l.cell[e * 2 + 1] - l.cell[s * 2 + 1];
    if (Math.abs(dx) !== 1 || Math.abs(dy) !== 1) continue;
    const x = l.cell[t * 2] - l.cell[s * 2];
    const y = l.cell[t * 2 + 1] - l.cell[s * 2 + 1];
    // the third corner must be one of the square's other two
    if (!((x === dx && y === 0) || (x === 0 && y === dy))) return;
    const u = root[l.point[s]];
    const v = root[l.point[e]];
    const w = root[l.point[t]];
    if (u === v || v === w || w === u) return;
    const low = Math.min(u, v);
    const high = Math.max(u, v);
    const key = low * l.count + high;
    let entry = halves.get(key);
    if (!entry) halves.set(key, (entry = { low, high, left: [], right: [] }));
    (u === low ? entry.left : entry.right).push(w);
    return;
  }
}

/**
 * A vertex lies at the mean of its points, those near the grid point above all; on a crease only the crease's count, and on the mirror
 * plane only the plane's, so that it stays there.
 */
function placeVertices(
  l: Lattice,
  root: Int32Array,
  ids: Map<number, number>,
  quads: Int32Array,
  slots: SlotPlaces,
): QuadMesh {
  const p = slots.places;
  const count = ids.size;
  const level = new Uint8Array(count);
  const border = new Uint8Array(count);
  const levelOf = (s: number): number => slots.rank[s] + (slots.border[s] === MIRROR ? MIRROR : 0);
  const sum = new Float64Array(count * 4);
  for (let s = 0; s < l.point.length; s++) {
    const id = ids.get(root[l.point[s]]);
    if (id === undefined) continue;
    level[id] = Math.max(level[id], levelOf(s));
    border[id] = Math.max(border[id], slots.border[s]);
  }
  for (let s = 0; s < l.point.length; s++) {
    const id = ids.get(root[l.point[s]]);
    if (id === undefined || levelOf(s) < level[id]) continue;
    const dx = l.value[s * 2] - l.cell[s * 2];
    const dy = l.value[s * 2 + 1] - l.cell[s * 2 + 1];
    const w = Math.exp(-25 * (dx * dx + dy * dy));
    for (let k = 0; k < 3; k++) sum[id * 4 + k] += w * p[s * 3 + k];
    sum[id * 4 + 3] += w;
  }
  const positions = new Float64Array(count * 3);
  for (let i = 0; i < count; i++) for (let k = 0; k < 3; k++) positions[i * 3 + k] = sum[i * 4 + k] / sum[i * 4 + 3];
  const rank = level.map((value) => (value > MIRROR ? value - MIRROR : value));
  return { positions, quads, rank, border };
}
