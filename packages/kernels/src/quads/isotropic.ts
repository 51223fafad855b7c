import { buildSurface, nextSide, previousSide, type Surface } from '../mesh/index.ts';
import { collapseShort } from './collapse-short.ts';
import { flipInPlace } from './flip.ts';
import { type Soup, splitLong } from './split.ts';
import { faceNormals } from './vector.ts';

/** A surface with its creases and borders: one kind per side, the same on both sides of an edge. */
export interface CreasedSurface {
  surface: Surface;
  /** 0 smooth, 1 a crease or border, `MIRROR` a border on the mirror plane x = 0: all its vertices stay there. */
  sharp: Uint8Array;
}

/** Kind of the sides that a mirror plane cut. */
export const MIRROR = 2;

/**
 * Makes all edges about `length` long and triangles round: split, collapse, flip, relax, a few rounds. The field and map solvers then
 * meet the same kind of triangle everywhere, and every cell of the final quad grid holds several vertices. Creases and borders are kept.
 * Source: Botsch & Kobbelt, "A remeshing approach to multiresolution modeling", 2004.
 */
export function remeshIsotropic(input: CreasedSurface, length: number, rounds: number): CreasedSurface {
  let { surface, sharp } = input;
  const take = (soup: Soup): void => {
    surface = compact(soup);
    sharp = soup.sharp;
  };
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < 12; k++) {
      const split = splitLong(surface, sharp, (length * 4) / 3);
      if (!split) break;
      take(split);
      flipInPlace(surface, sharp, 1);
    }
    for (let k = 0; k < 6; k++) {
      const rank = rankVertices(surface, sharp);
      const before = surface.vertex.length;
      const soup = collapseShort(surface, sharp, rank, (length * 4) / 5, (length * 4) / 3);
      if (!soup) break;
      take(soup);
      if (surface.vertex.length > before * 0.98) break;
    }
    flipInPlace(surface, sharp, 3);
    for (let k = 0; k < 2; k++) relax(surface, sharp);
    flipInPlace(surface, sharp, 2);
  }
  return { surface, sharp };
}

/** Drops unused vertices and finds neighbours. Side order stays, so flags per side stay valid. */
function compact(soup: Soup): Surface {
  const map = new Int32Array(soup.positions.length / 3).fill(-1);
  const vertex = new Int32Array(soup.vertex.length);
  let n = 0;
  for (let c = 0; c < vertex.length; c++) {
    const v = soup.vertex[c];
    if (map[v] < 0) map[v] = n++;
    vertex[c] = map[v];
  }
  const positions = new Float64Array(n * 3);
  for (let v = 0; v < map.length; v++)
    if (map[v] >= 0) for (let k = 0; k < 3; k++) positions[map[v] * 3 + k] = soup.positions[v * 3 + k];
  return buildSurface(positions, vertex);
}

/** 0 for a free vertex, 1 on a crease or border, 2 for one that must not move (an end, a corner or a crossing). */
export function rankVertices(s: Surface, sharp: Uint8Array): Uint8Array {
  const count = new Uint8Array(s.positions.length / 3);
  const ends = new Int32Array(count.length * 2);
  const kinds = new Uint8Array(count.length);
  for (let c = 0; c < s.vertex.length; c++) {
    if (!sharp[c] || (s.twin[c] >= 0 && s.twin[c] < c)) continue;
    const a = s.vertex[c];
    const b = s.vertex[nextSide(c)];
    if (count[a] < 2) ends[a * 2 + count[a]] = b;
    if (count[b] < 2) ends[b * 2 + count[b]] = a;
    kinds[a] |= sharp[c];
    kinds[b] |= sharp[c];
    count[a] = Math.min(255, count[a] + 1);
    count[b] = Math.min(255, count[b] + 1);
  }
  const p = s.positions;
  for (let v = 0; v < count.length; v++) {
    if (count[v] === 0) continue;
    let rank = 2;
    // a border that meets the mirror plane ends there
    if (count[v] === 2 && kinds[v] !== (1 | MIRROR)) {
      const a = ends[v * 2] * 3;
      const b = ends[v * 2 + 1] * 3;
      let dot = 0;
      let la = 0;
      let lb = 0;
      for (let k = 0; k < 3; k++) {
        const x = p[a + k] - p[v * 3 + k];
        const y = p[b + k] - p[v * 3 + k];
        dot += x * y;
        la += x * x;
        lb += y * y;
      }
      // a bend of less than 45 degrees is a curve, more is a corner
      if (dot < -0.7 * Math.sqrt(la * lb)) rank = 1;
    }
    count[v] = rank;
  }
  return count;
}

/** Moves free vertices to the middle of their neighbours within the tangent plane, crease vertices along their crease. */
function relax(s: Surface, sharp: Uint8Array): void {
  const p = s.positions;
  const rank = rankVertices(s, sharp);
  const normals = faceNormals(p, s.vertex);
  const sum = new Float64Array(p.length);
  const weight = new Float64Array(rank.length);
  const n = new Float64Array(p.length);
  const mirrored = new Uint8Array(rank.length);
  for (let c = 0; c < s.vertex.length; c++) {
    const v = s.vertex[c];
    const f = c - (c % 3);
    for (let k = 0; k < 3; k++) n[v * 3 + k] += normals[f + k];
    const curve = rank[v] === 1;
    for (const [side, u] of [
      [c, s.vertex[nextSide(c)]],
      [previousSide(c), s.vertex[previousSide(c)]],
    ] as const) {
      if (curve && !sharp[side]) continue;
      if (curve && sharp[side] === MIRROR) mirrored[v] = 1;
      weight[v]++;
      for (let k = 0; k < 3; k++) sum[v * 3 + k] += p[u * 3 + k];
    }
  }
  const old = p.slice();
  for (let v = 0; v < rank.length; v++) {
    if (rank[v] === 2 || !weight[v]) continue;
    const o = v * 3;
    if (mirrored[v]) n[o] = 0;
    const l2 = n[o] ** 2 + n[o + 1] ** 2 + n[o + 2] ** 2;
    let off = 0;
    for (let k = 0; k < 3; k++) off += (sum[o + k] / weight[v] - old[o + k]) * n[o + k];
    const part = l2 > 0 ? off / l2 : 0;
    const step = rank[v] === 1 ? 0.3 : 0.7;
    for (let k = 0; k < 3; k++) p[o + k] = old[o + k] + step * (sum[o + k] / weight[v] - old[o + k] - part * n[o + k]);
  }
}
