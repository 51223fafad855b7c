import { type Bvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { QuadMesh } from './extract.ts';
import { MIRROR } from './isotropic.ts';

/**
 * Squares the quads up, in place: each pulls its corners to the rectangle with its centre and its diagonals' directions (equal diagonals
 * that halve each other make right angles), corners go to the mean of what their quads want, and back onto the source. Crease and
 * border vertices slide along their own line only; corners stay. Source: Bouaziz et al., "Shape-up", 2012.
 */
export function squareUpInPlace(mesh: QuadMesh, source: Bvh, rounds: number): void {
  const { positions: p, quads, rank } = mesh;
  const count = rank.length;
  const sum = new Float64Array(count * 3);
  const hits = new Float64Array(count);
  const line = lineNeighbours(mesh);
  const near = createClosestPoint();
  for (let round = 0; round < rounds; round++) {
    sum.fill(0);
    hits.fill(0);
    for (let o = 0; o < quads.length; o += 4) addRectangle(p, quads, o, sum, hits);
    for (let v = 0; v < count; v++) {
      if (rank[v] === 2 || !hits[v]) continue;
      const a = line[v * 2];
      const b = line[v * 2 + 1];
      if (rank[v] === 1) {
        if (a < 0 || b < 0) continue;
        slide(p, v * 3, a * 3, b * 3, sum, hits[v]);
      } else for (let k = 0; k < 3; k++) p[v * 3 + k] = sum[v * 3 + k] / hits[v];
      if (rank[v] === 1 || (round % 3 !== 2 && round !== rounds - 1)) continue;
      if (!closestPoint(source, p[v * 3], p[v * 3 + 1], p[v * 3 + 2], near)) continue;
      p[v * 3] = near.x;
      p[v * 3 + 1] = near.y;
      p[v * 3 + 2] = near.z;
    }
  }
}

/** The two neighbours of each crease vertex along its crease, -1 where there are not exactly two. */
function lineNeighbours(mesh: QuadMesh): Int32Array {
  const { quads, rank, border } = mesh;
  const out = new Int32Array(rank.length * 2).fill(-1);
  const over = new Uint8Array(rank.length);
  const add = (v: number, u: number): void => {
    // nothing leads off the mirror plane
    if (border[v] === MIRROR && border[u] !== MIRROR) return;
    if (out[v * 2] === u || out[v * 2 + 1] === u) return;
    if (out[v * 2] < 0) out[v * 2] = u;
    else if (out[v * 2 + 1] < 0) out[v * 2 + 1] = u;
    else over[v] = 1;
  };
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i];
    const b = quads[(i & ~3) + ((i + 1) & 3)];
    if (!rank[a] || !rank[b]) continue;
    add(a, b);
    add(b, a);
  }
  for (let v = 0; v < over.length; v++) if (over[v]) out[v * 2] = out[v * 2 + 1] = -1;
  return out;
}

function addRectangle(p: Float64Array, quads: Int32Array, o: number, sum: Float64Array, hits: Float64Array): void {
  const a = quads[o] * 3;
  const b = quads[o + 1] * 3;
  const c = quads[o + 2] * 3;
  const d = quads[o + 3] * 3;
  let u2 = 0;
  let v2 = 0;
  for (let k = 0; k < 3; k++) {
    u2 += (p[a + k] - p[c + k]) ** 2;
    v2 += (p[b + k] - p[d + k]) ** 2;
  }
  const lu = Math.sqrt(u2);
  const lv = Math.sqrt(v2);
  if (!(lu > 0) || !(lv > 0)) return;
  const r = (lu + lv) / 4;
  for (let k = 0; k < 3; k++) {
    const m = (p[a + k] + p[b + k] + p[c + k] + p[d + k]) / 4;
    const u = ((p[a + k] - p[c + k]) / lu) * r;
    const v = ((p[b + k] - p[d + k]) / lv) * r;
    sum[a + k] += m + u;
    sum[c + k] += m - u;
    sum[b + k] += m + v;
    sum[d + k] += m - v;
  }
  hits[quads[o]]++;
  hits[quads[o + 1]]++;
  hits[quads[o + 2]]++;
  hits[quads[o + 3]]++;
}

/** Moves a vertex towards its wish within the two segments to its line neighbours, so that it never leaves the line drawn so far. */
function slide(p: Float64Array, v: number, a: number, b: number, sum: Float64Array, hits: number): void {
  let da = 0;
  let db = 0;
  let la = 0;
  let lb = 0;
  for (let k = 0; k < 3; k++) {
    const w = sum[v + k] / hits - p[v + k];
    const x = p[a + k] - p[v + k];
    const y = p[b + k] - p[v + k];
    da += w * x;
    db += w * y;
    la += x * x;
    lb += y * y;
  }
  const end = da / Math.max(1e-300, la) > db / Math.max(1e-300, lb) ? a : b;
  const t = Math.min(0.3, Math.max(0, end === a ? da / Math.max(1e-300, la) : db / Math.max(1e-300, lb)));
  for (let k = 0; k < 3; k++) p[v + k] += t * (p[end + k] - p[v + k]);
}
