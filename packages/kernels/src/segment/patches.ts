import { DisjointSets } from '../math/index.ts';
import { buildEdges, matchTriples } from '../mesh/index.ts';

/** A fine mesh: positions (3V) and three vertices a face. */
export interface FineMesh {
  positions: Float32Array;
  corners: Uint32Array;
}

/** A surface in patches of about one size, whatever its triangles were: the nodes of the graph that is cut into parts. */
export interface PatchGraph {
  count: number;
  /** Patch of each fine face. */
  ofFace: Int32Array;
  /** Square metres, N. */
  area: Float64Array;
  /** Middles and mean normals (unit length, or zero where a patch wraps round), 3N. */
  centre: Float64Array;
  normal: Float64Array;
  /** A fine face near the middle of each patch, N. */
  sample: Int32Array;
  /** Shell of each patch, numbered from 0. */
  shell: Int32Array;
  /** Neighbours: ends, length of the border in metres, and how far the surface bends there, radians: concave > 0 > convex. */
  a: Int32Array;
  b: Int32Array;
  border: Float64Array;
  bend: Float64Array;
}

/**
 * Gathers the faces of a fine mesh into patches: what hangs together within a cell of a grid `cell` metres wide, moved by `shift` cells. Two sides of a thin sheet are
 * two patches, tiny triangles and large ones come to the same. Slivers of patches join their longest neighbour.
 */
export function buildPatches(shape: Surface, cell: number, shift: readonly number[] = [0, 0, 0]): PatchGraph {
  const faces = shape.area.length;
  const patches = new DisjointSets(faces);
  const cellOf = cellsOf(shape.centre, cell, shift);
  const { pairs } = shape;
  const { faceA, faceB } = pairs;
  for (let e = 0; e < faceA.length; e++) {
    const f = faceA[e];
    const g = faceB[e];
    if (cellOf[f] !== cellOf[g]) continue;
    const dot =
      shape.normal[3 * f] * shape.normal[3 * g] +
      shape.normal[3 * f + 1] * shape.normal[3 * g + 1] +
      shape.normal[3 * f + 2] * shape.normal[3 * g + 2];
    // Hard edges part patches: a part often ends there.
    if (dot > 0.3) patches.join(f, g);
  }
  absorbSlivers(patches, shape.area, pairs, 0.12 * cell * cell);
  return gather(shape, patches.number());
}

/** What patches are made of. */
export interface Surface {
  /** Of each face: square metres, the middle, and the normal (unit length, or zero). */
  area: Float64Array;
  centre: Float64Array;
  normal: Float64Array;
  pairs: FacePairs;
  /** Shell of each face, numbered from 0. */
  shell: Int32Array;
}

type FaceShape = Pick<Surface, 'area' | 'centre' | 'normal'>;

/** Measures the faces of a fine mesh, and finds those that share an edge. */
export function measureSurface(mesh: FineMesh): Surface {
  const pairs = pairFaces(mesh);
  const shells = new DisjointSets(mesh.corners.length / 3);
  for (let e = 0; e < pairs.faceA.length; e++) shells.join(pairs.faceA[e], pairs.faceB[e]);
  const shell = shells.number();
  return { ...faceOutwards(measureFaces(mesh), shell), pairs, shell };
}

/** Of a closed shell the sums of all normals cancel, up to this share of its area. */
const CLOSED = 0.05;

/** Turns the normals of closed shells that are inside out: some files are, and valleys and thickness go by what is outside. */
function faceOutwards(shape: FaceShape, shell: Int32Array): FaceShape {
  const { area, centre, normal } = shape;
  const count = shell.reduce((m, s) => Math.max(m, s), -1) + 1;
  // Of each shell: area, sum of the normals by area, volume.
  const sums = new Float64Array(5 * count);
  for (let f = 0; f < area.length; f++) {
    const o = 5 * shell[f];
    sums[o] += area[f];
    for (let k = 0; k < 3; k++) {
      sums[o + 1 + k] += area[f] * normal[3 * f + k];
      sums[o + 4] += (area[f] * normal[3 * f + k] * centre[3 * f + k]) / 3;
    }
  }
  const isInsideOut = (s: number): boolean =>
    Math.hypot(sums[5 * s + 1], sums[5 * s + 2], sums[5 * s + 3]) < CLOSED * sums[5 * s] && sums[5 * s + 4] < 0;
  const turn = Float64Array.from({ length: count }, (_, s) => (isInsideOut(s) ? -1 : 1));
  return { area, centre, normal: normal.map((x, i) => turn[shell[(i / 3) | 0]] * x) };
}

function measureFaces({ positions: p, corners }: FineMesh): FaceShape {
  const n = corners.length / 3;
  const area = new Float64Array(n);
  const centre = new Float64Array(3 * n);
  const normal = new Float64Array(3 * n);
  for (let f = 0; f < n; f++) {
    const [a, b, c] = [3 * corners[3 * f], 3 * corners[3 * f + 1], 3 * corners[3 * f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const l = Math.sqrt(x * x + y * y + z * z);
    area[f] = l / 2;
    for (let k = 0; k < 3; k++) centre[3 * f + k] = (p[a + k] + p[b + k] + p[c + k]) / 3;
    if (!(l > 0)) continue;
    normal[3 * f] = x / l;
    normal[3 * f + 1] = y / l;
    normal[3 * f + 2] = z / l;
  }
  return { area, centre, normal };
}

/** Number of the grid cell that each face's middle lies in. */
function cellsOf(centre: Float64Array, cell: number, shift: readonly number[]): Int32Array {
  const low = [Infinity, Infinity, Infinity];
  for (let i = 0; i < centre.length; i++) if (centre[i] < low[i % 3]) low[i % 3] = centre[i];
  const [cells] = matchTriples(Int32Array.from(centre, (x, i) => Math.floor((x - low[i % 3]) / cell + shift[i % 3])));
  return cells;
}

/** Patches smaller than `least` join the neighbour they have the longest border with, smallest first. */
function absorbSlivers(
  patches: DisjointSets,
  area: Float64Array,
  { faceA, faceB, length }: FacePairs,
  least: number,
): void {
  for (let round = 0; round < 3; round++) {
    const sum = new Float64Array(area.length);
    const root = new Int32Array(area.length);
    for (let f = 0; f < area.length; f++) {
      root[f] = patches.find(f);
      sum[root[f]] += area[f];
    }
    const best = new Map<number, Map<number, number>>();
    for (let e = 0; e < faceA.length; e++) {
      const x = root[faceA[e]];
      const y = root[faceB[e]];
      if (x === y || (sum[x] >= least && sum[y] >= least)) continue;
      for (const [small, large] of [
        [x, y],
        [y, x],
      ]) {
        if (sum[small] >= least) continue;
        let borders = best.get(small);
        if (!borders) best.set(small, (borders = new Map()));
        borders.set(large, (borders.get(large) ?? 0) + length[e]);
      }
    }
    if (!best.size) return;
    for (const [small, borders] of [...best].sort((p, q) => sum[p[0]] - sum[q[0]] || p[0] - q[0])) {
      let to = -1;
      let longest = -1;
      for (const [other, l] of borders) if (l > longest) [to, longest] = [other, l];
      if (to >= 0) patches.join(small, to);
    }
  }
}

function gather(shape: Surface, ofFace: Int32Array): PatchGraph {
  const faces = ofFace.length;
  const count = ofFace.reduce((m, n) => Math.max(m, n), -1) + 1;
  const area = new Float64Array(count);
  const centre = new Float64Array(3 * count);
  const normal = new Float64Array(3 * count);
  const shell = new Int32Array(count);
  for (let f = 0; f < faces; f++) {
    const n = ofFace[f];
    const w = shape.area[f] + 1e-30;
    area[n] += w;
    for (let k = 0; k < 3; k++) {
      centre[3 * n + k] += w * shape.centre[3 * f + k];
      normal[3 * n + k] += w * shape.normal[3 * f + k];
    }
    shell[n] = shape.shell[f];
  }
  for (let n = 0; n < count; n++) {
    const l = Math.hypot(normal[3 * n], normal[3 * n + 1], normal[3 * n + 2]);
    for (let k = 0; k < 3; k++) {
      centre[3 * n + k] /= area[n];
      normal[3 * n + k] = l > 0.25 * area[n] ? normal[3 * n + k] / l : 0;
    }
  }
  const sample = new Int32Array(count).fill(-1);
  const nearest = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let f = 0; f < faces; f++) {
    const n = ofFace[f];
    const d =
      (shape.centre[3 * f] - centre[3 * n]) ** 2 +
      (shape.centre[3 * f + 1] - centre[3 * n + 1]) ** 2 +
      (shape.centre[3 * f + 2] - centre[3 * n + 2]) ** 2;
    if (d < nearest[n] && (shape.area[f] > 0 || sample[n] < 0)) [nearest[n], sample[n]] = [d, f];
  }
  return { count, ofFace, area, centre, normal, sample, shell, ...joinBorders(ofFace, centre, normal, shape.pairs) };
}

/** Borders between patches: their lengths, and how far the surface bends from patch to patch. */
function joinBorders(
  ofFace: Int32Array,
  centre: Float64Array,
  normal: Float64Array,
  { faceA, faceB, length }: FacePairs,
): Pick<PatchGraph, 'a' | 'b' | 'border' | 'bend'> {
  const ids = new Map<number, number>();
  const a: number[] = [];
  const b: number[] = [];
  const border: number[] = [];
  for (let e = 0; e < faceA.length; e++) {
    const x = ofFace[faceA[e]];
    const y = ofFace[faceB[e]];
    if (x === y) continue;
    const i = Math.min(x, y);
    const j = Math.max(x, y);
    const key = i * 0x4000000 + j;
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = a.length));
      a.push(i);
      b.push(j);
      border.push(0);
    }
    border[id] += length[e];
  }
  const bend = Float64Array.from(a, (i, id) => bendBetween(centre, normal, i, b[id]));
  return { a: Int32Array.from(a), b: Int32Array.from(b), border: Float64Array.from(border), bend };
}

/** Angle between the normals of two patches, radians: positive where they face each other, as in a valley. */
function bendBetween(centre: Float64Array, normal: Float64Array, i: number, j: number): number {
  let dot = 0;
  let facing = 0;
  let [own, other] = [0, 0];
  for (let k = 0; k < 3; k++) {
    const [m, n] = [normal[3 * i + k], normal[3 * j + k]];
    dot += m * n;
    own += m * m;
    other += n * n;
    facing += (centre[3 * j + k] - centre[3 * i + k]) * (m - n);
  }
  if (own === 0 || other === 0) return 0;
  const angle = Math.acos(Math.max(-1, Math.min(1, dot)));
  return facing > 0 ? angle : -angle;
}

interface FacePairs {
  faceA: Int32Array;
  faceB: Int32Array;
  /** Of the edge they share, metres. */
  length: Float64Array;
}

/** Faces that share an edge; of more than two at one edge each is paired with the one before. */
function pairFaces({ positions: p, corners }: FineMesh): FacePairs {
  const edges = buildEdges(corners);
  const last = new Int32Array(edges.count).fill(-1);
  const faceA: number[] = [];
  const faceB: number[] = [];
  const length: number[] = [];
  for (let c = 0; c < corners.length; c++) {
    const e = edges.ofCorner[c];
    const f = (c / 3) | 0;
    if (last[e] >= 0 && last[e] !== f) {
      const [a, b] = [3 * edges.vertices[2 * e], 3 * edges.vertices[2 * e + 1]];
      faceA.push(last[e]);
      faceB.push(f);
      length.push(Math.sqrt((p[a] - p[b]) ** 2 + (p[a + 1] - p[b + 1]) ** 2 + (p[a + 2] - p[b + 2]) ** 2));
    }
    last[e] = f;
  }
  return { faceA: Int32Array.from(faceA), faceB: Int32Array.from(faceB), length: Float64Array.from(length) };
}
