import { DUAL, facePartner } from './dual-tables.ts';
import type { DualVertices } from './dual-vertices.ts';
import { BLOCK, SHIFT, type SignGrid } from './sample-grid.ts';

const MASK = BLOCK - 1;

/** Edges of the cells around a grid edge, counter-clockwise seen from its upper end: offsets in the two other axes. */
const RING = [
  [-1, -1],
  [0, -1],
  [0, 0],
  [-1, 0],
] as const;

/** Triangles of the dual surface, and vertices that had to be added (positions appended, xyz). */
export interface DualFaces {
  indices: number[];
  added: number[];
}

/**
 * One polygon per crossed grid edge, through the vertices of the four cells around it. Two cells that meet twice in one face
 * (a tunnel's rim) would share an edge among four polygons: there, one of the two gets a vertex of its own, which keeps the
 * surface manifold in every configuration.
 */
export function connectDualVertices(grid: SignGrid, dual: DualVertices, maps: readonly Int32Array[]): DualFaces {
  const out: DualFaces = { indices: [], added: [] };
  const midpoints = new Map<number, number>();
  for (let slot = 0; slot < grid.blocks.length; slot++) {
    const block = grid.blocks[slot];
    const base = [
      (block % grid.nx) * BLOCK,
      (Math.floor(block / grid.nx) % grid.ny) * BLOCK,
      Math.floor(block / (grid.nx * grid.ny)) * BLOCK,
    ];
    const map = maps[slot];
    const samples = grid.samples[slot];
    for (let i = 0; i < BLOCK ** 3; i++) {
      for (let axis = 0; axis < 3; axis++) {
        if (map[i * 3 + axis] < 0) continue;
        const at = [base[0] + (i & MASK), base[1] + ((i >> SHIFT) & MASK), base[2] + (i >> (2 * SHIFT))];
        emitPolygon(grid, dual, at, axis, samples[i] < 0, midpoints, out);
      }
    }
  }
  return out;
}

const ringVertex = new Int32Array(4);
const ringConfig = new Int32Array(4);
const ringEdge = new Int32Array(4);
const ringCell = new Int32Array(12);

function emitPolygon(
  grid: SignGrid,
  dual: DualVertices,
  at: readonly number[],
  axis: number,
  insideBelow: boolean,
  midpoints: Map<number, number>,
  out: DualFaces,
): void {
  const u = (axis + 1) % 3;
  const v = (axis + 2) % 3;
  // edge numbers count offsets in xyz order: for axis y the order (z, x) is the reverse of it
  const swap = axis === 1;
  for (let k = 0; k < 4; k++) {
    const c = [at[0], at[1], at[2]];
    c[u] += RING[k][0];
    c[v] += RING[k][1];
    if (c[0] < 0 || c[1] < 0 || c[2] < 0) return;
    const slot = grid.slots[((c[2] >> SHIFT) * grid.ny + (c[1] >> SHIFT)) * grid.nx + (c[0] >> SHIFT)];
    if (slot < 0) return;
    const local = ((c[2] & MASK) << (2 * SHIFT)) | ((c[1] & MASK) << SHIFT) | (c[0] & MASK);
    const config = dual.configs[slot][local];
    const ou = -RING[k][0];
    const ov = -RING[k][1];
    const edge = axis * 4 + (swap ? ov + 2 * ou : ou + 2 * ov);
    ringConfig[k] = config;
    ringEdge[k] = edge;
    ringCell.set(c, k * 3);
    ringVertex[k] = dual.first[slot][local] + DUAL.edgePatch[config * 12 + edge];
  }
  const polygon: number[] = [];
  for (let k = 0; k < 4; k++) {
    polygon.push(ringVertex[k]);
    const next = (k + 1) % 4;
    // cells k and next share a face: across u for k = 0, 2; across v for k = 1, 3
    const across = k % 2 === 0 ? u : v;
    const side = RING[next][k % 2] > RING[k][k % 2] ? 1 : 0;
    const mine = across * 2 + side;
    if (!DUAL.doubled[ringConfig[k] * 6 + mine] || !DUAL.doubled[ringConfig[next] * 6 + across * 2 + 1 - side])
      continue;
    const m = midpointFor(grid, dual, k, next, across, mine, midpoints, out);
    if (m >= 0) polygon.push(m);
  }
  if (!insideBelow) polygon.reverse();
  if (polygon.length === 4) emitQuad(dual, polygon, out.indices);
  else for (let k = 2; k < polygon.length; k++) fanFromAdded(dual.count, polygon, k, out.indices);
}

/** The added vertex of the face's second segment; -1 when this edge belongs to the first, which stays as it is. */
function midpointFor(
  grid: SignGrid,
  dual: DualVertices,
  k: number,
  next: number,
  across: number,
  face: number,
  midpoints: Map<number, number>,
  out: DualFaces,
): number {
  const edge = ringEdge[k];
  const partner = facePartner(ringConfig[k], face, edge);
  const c = ringCell.subarray(k * 3, k * 3 + 3);
  // the segments are told apart by where they lie, seen from either cell alike: the one nearer the face's low corner stays
  const corner = (e: number): number => DUAL.edgeCorners[e * 2] | 0;
  const weight = (e: number): number => {
    const b = corner(e);
    let w = 0;
    for (let j = 0; j < 3; j++) if (j !== across) w += (b >> j) & 1;
    return w;
  };
  if (weight(edge) + weight(partner) === 0) return -1;
  if (weight(edge) + weight(partner) === 1) {
    // the diagonal pair: low-u edge against low-v edge; take the one holding the low edge of the first other axis
    const first = across === 0 ? 1 : 0;
    const holdsLow = [edge, partner].some((e) => e >> 2 !== first && ((corner(e) >> first) & 1) === 0);
    if (holdsLow) return -1;
  }
  const lowCell = RING[next][k % 2] > RING[k][k % 2] ? ringCell.subarray(next * 3, next * 3 + 3) : c;
  const span = (grid.nx + 1) * BLOCK;
  const key = ((lowCell[2] * (grid.ny + 1) * BLOCK + lowCell[1]) * span + lowCell[0]) * 3 + across;
  let m = midpoints.get(key);
  if (m === undefined) {
    m = dual.count + out.added.length / 3;
    midpoints.set(key, m);
    const a = ringVertex[k] * 3;
    const b = ringVertex[next] * 3;
    for (let j = 0; j < 3; j++) out.added.push((dual.positions[a + j] + dual.positions[b + j]) / 2);
  }
  return m;
}

/** Splits a quad along the diagonal that follows a sharp edge, or else along the one that gives the better triangles. */
function emitQuad(dual: DualVertices, q: readonly number[], indices: number[]): void {
  const [a, b, c, d] = q;
  const p = dual.positions;
  const s = dual.sharp;
  let alongAC = diagonal(p, a, c) <= diagonal(p, b, d);
  const ac = s[a] + s[c];
  const bd = s[b] + s[d];
  if (ac === 2 && bd < 2) alongAC = true;
  else if (bd === 2 && ac < 2) alongAC = false;
  const worstAC = Math.min(quality(p, a, b, c), quality(p, a, c, d));
  const worstBD = Math.min(quality(p, a, b, d), quality(p, b, c, d));
  if (worstAC < 0.05 && worstBD > worstAC) alongAC = false;
  if (worstBD < 0.05 && worstAC > worstBD) alongAC = true;
  if (alongAC) indices.push(a, b, c, a, c, d);
  else indices.push(a, b, d, b, c, d);
}

/** A fan whose apex is the polygon's first added vertex: no diagonal can then repeat an existing edge. */
function fanFromAdded(count: number, polygon: readonly number[], k: number, indices: number[]): void {
  const n = polygon.length;
  const apex = polygon.findIndex((i) => i >= count);
  indices.push(polygon[apex], polygon[(apex + k - 1) % n], polygon[(apex + k) % n]);
}

function diagonal(p: Float64Array, a: number, b: number): number {
  return (p[a * 3] - p[b * 3]) ** 2 + (p[a * 3 + 1] - p[b * 3 + 1]) ** 2 + (p[a * 3 + 2] - p[b * 3 + 2]) ** 2;
}

/** Twice the area over the square of the longest side: 0 for a sliver, 0.87 at best. */
function quality(p: Float64Array, a: number, b: number, c: number): number {
  a *= 3;
  b *= 3;
  c *= 3;
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const l = Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz, diagonal(p, b / 3, c / 3));
  return l > 0 ? Math.sqrt(nx * nx + ny * ny + nz * nz) / l : 0;
}
