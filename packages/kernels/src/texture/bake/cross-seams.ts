import type { Mesh } from '../../mesh/index.ts';
import { CORNER, enterTriangle, type Frame } from './frame.ts';
import type { BakeInput } from './input.ts';
import { fadeCurvature } from './interpolate.ts';

/** Cosine of the angle by which normals on both sides of a seam may differ: what is sharp is two surfaces. */
const SMOOTH = 0.98;

/**
 * Per face and corner: the face beyond the edge opposite that corner, plus one, where only a seam of the charts lies between them and the surface goes
 * on smoothly; else 0. `joined`: as of `joinByPosition`.
 */
export function findAcross({ positions, normals, indices }: Mesh, joined: Uint32Array): Uint32Array {
  const n = normals as Float32Array;
  const count = positions.length / 3;
  const alike = (a: number, b: number): boolean =>
    n[3 * a] * n[3 * b] + n[3 * a + 1] * n[3 * b + 1] + n[3 * a + 2] * n[3 * b + 2] > SMOOTH;
  const next = (c: number): number => (c % 3 === 2 ? c - 2 : c + 1);
  const starts = new Map<number, number>();
  for (let c = 0; c < indices.length; c++) starts.set(joined[indices[c]] * count + joined[indices[next(c)]], c);
  const out = new Uint32Array(indices.length);
  for (let c = 0; c < indices.length; c++) {
    const [a, b] = [indices[c], indices[next(c)]];
    // The edge runs the other way on the other side.
    const twin = starts.get(joined[b] * count + joined[a]);
    if (twin === undefined) continue;
    const [p, q] = [indices[next(twin)], indices[twin]];
    if ((a === p && b === q) || !alike(a, p) || !alike(b, q)) continue;
    out[next(next(c))] = Math.floor(twin / 3) + 1;
  }
  return out;
}

/**
 * A texel whose middle lies outside its triangle, beyond a seam, is what is there on the surface: the place is folded onto the face across the edge, and
 * normal, occlusion and curvature are read there. So both charts of a seam show the same between their texels. `place` as `interpolatePlace` left
 * it; `beyond` is a second frame to work with.
 */
export function crossSeam(input: BakeInput, f: Frame, beyond: Frame, x: number, y: number, place: Float64Array): void {
  const u = f.bary[0] + f.bary[1] * x + f.bary[2] * y;
  const v = f.bary[3] + f.bary[4] * x + f.bary[5] * y;
  const w = 1 - u - v;
  const least = Math.min(u, v, w);
  if (least >= 0) return;
  const k = least === w ? 0 : least === u ? 1 : 2;
  const first = f.starts[f.surface];
  const across = input.surfaces[f.surface].across[3 * (f.triangle - first) + k];
  if (across === 0) return;
  enterTriangle(beyond, input, first + across - 1);
  fold(f.corner, CORNER * ((k + 1) % 3), CORNER * ((k + 2) % 3), beyond, place);
}

const weights = new Float64Array(3);

/** Turns the place about the edge a-b onto the plane of the face `beyond` it, at most to its far corner. */
function fold(from: Float64Array, a: number, b: number, beyond: Frame, place: Float64Array): void {
  const c = beyond.corner;
  let ia = 0;
  let ib = 0;
  for (let j = 0; j < 3; j++) {
    if (apart(c, CORNER * j, from, a) < apart(c, CORNER * ia, from, a)) ia = j;
    if (apart(c, CORNER * j, from, b) < apart(c, CORNER * ib, from, b)) ib = j;
  }
  if (ia === ib) return;
  const ic = 3 - ia - ib;
  const o = CORNER * ic;
  let edge2 = 0;
  let along = 0;
  let foot = 0;
  for (let i = 0; i < 3; i++) {
    const e = from[b + i] - from[a + i];
    edge2 += e * e;
    along += (place[i] - from[a + i]) * e;
    foot += (c[o + i] - from[a + i]) * e;
  }
  if (edge2 < 1e-20) return;
  along = Math.max(0, Math.min(1, along / edge2));
  foot /= edge2;
  let away2 = 0;
  let height2 = 1e-24;
  for (let i = 0; i < 3; i++) {
    const e = from[b + i] - from[a + i];
    away2 += (place[i] - from[a + i] - along * e) ** 2;
    height2 += (c[o + i] - from[a + i] - foot * e) ** 2;
  }
  weights[ic] = Math.min(1, Math.sqrt(away2 / height2));
  weights[ib] = Math.max(0, along - weights[ic] * foot);
  weights[ia] = Math.max(0, 1 - weights[ib] - weights[ic]);
  const sum = weights[0] + weights[1] + weights[2];
  for (let j = 0; j < 3; j++) weights[j] /= sum;
  for (let i = 0; i < 8; i++) {
    place[i] = weights[0] * c[i] + weights[1] * c[CORNER + i] + weights[2] * c[2 * CORNER + i];
  }
  const l = 1 / Math.max(1e-9, Math.hypot(place[3], place[4], place[5]));
  for (let i = 3; i < 6; i++) place[i] *= l;
  if (beyond.edges[3] > 0) place[7] = fadeCurvature(beyond, weights[0], weights[1], weights[2]);
}

function apart(p: Float64Array, i: number, q: Float64Array, j: number): number {
  return (p[i] - q[j]) ** 2 + (p[i + 1] - q[j + 1]) ** 2 + (p[i + 2] - q[j + 2]) ** 2;
}
