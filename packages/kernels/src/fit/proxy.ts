import { meshShape, signedVolume } from '../curves/index.ts';
import { hashString, type Vec3 } from '../math/index.ts';
import { type Mesh, meshBounds } from '../mesh/index.ts';
import { type PartSpec, roughExtent, type Sculpture } from '../sculpt/index.ts';

/** A thing in few triangles, to be drawn small and often: longest side 2, its middle at the origin, front +Z. */
export interface ProxyModel {
  positions: Float32Array;
  indices: Uint32Array;
  /** Outward unit normal of every triangle. */
  normals: Float32Array;
  /** Corners of triangles of closed surfaces, which come first: their backs are never seen. */
  closed: number;
  /** What every triangle is of: triangles of one material share a number. */
  groups: Uint8Array;
  groupCount: number;
  /** Its own metres from the proxy's units: p * scale + centre. */
  scale: number;
  centre: Vec3;
}

/** Cells along the longest side of what is meshed, and of the lattice that its vertices are then gathered on. */
const CELLS = 22;
const LATTICE = 56;
/** Groups past this many share the last number. */
const GROUPS = 48;

/** Parts that were meshed before, by what they are: things that differ in a wheel share all else. */
export type PartMeshes = Map<string, Mesh>;

/**
 * Makes a proxy of a sculpture: parts coarsely meshed, vertices gathered on a lattice. 10 to 100 ms, less where `known` has its parts, which it also learns.
 * `initGeometry()` must have been awaited. Throws GeometryError where a part cannot be made.
 */
export function makeProxy(sculpture: Sculpture, known?: PartMeshes): ProxyModel {
  const parts = sculpture.parts.filter((part) => !part.hidden);
  const size = roughExtent(parts);
  const names: string[] = [];
  const meshes = parts.map((part) => {
    const key = known && keyOf(part, size);
    const mesh = (key === undefined ? undefined : known?.get(key)) ?? meshPart(part, size);
    if (key !== undefined) known?.set(key, mesh);
    return mesh;
  });
  const numbers = parts.map(({ material }) => {
    const name = `${material.base}/${material.color ?? ''}`;
    if (!names.includes(name)) names.push(name);
    return Math.min(GROUPS - 1, names.indexOf(name));
  });
  const order = meshes.map((_, m) => m);
  const closed = meshes.map(isClosed);
  order.sort((a, b) => Number(closed[b]) - Number(closed[a]) || a - b);
  const count = closed.filter(Boolean).length;
  return gather(
    order.map((m) => meshes[m]),
    order.map((m) => numbers[m]),
    Math.min(GROUPS, names.length),
    count,
  );
}

function meshPart({ shape, detail }: PartSpec, size: number): Mesh {
  const fine = Math.sqrt(Math.min(3, Math.max(0.25, detail ?? 1)));
  return meshShape(shape, { cellsMax: Math.max(8, Math.round(CELLS * fine)), detail: 0.3, seed: 1, size });
}

/** What a part's mesh depends on, in short: texts of cut shapes are long. */
function keyOf({ shape, detail }: PartSpec, size: number): string {
  const text = JSON.stringify(shape);
  return `${hashString(text)} ${hashString(text, 1)} ${text.length} ${detail} ${size}`;
}

/** Whether each edge is run along as often one way as the other, and the inside is inside. Edges that do not pair leave a sum behind, but for one case in thousands of millions. */
function isClosed(mesh: Mesh): boolean {
  const { indices } = mesh;
  let sum = 0;
  for (let t = 0; t < indices.length; t += 3)
    for (let k = 0; k < 3; k++) sum = (sum + turn(indices[t + k], indices[t + ((k + 1) % 3)])) | 0;
  return sum === 0 && signedVolume(mesh) > 0;
}

/** A number of a directed edge: minus that of the other direction. */
function turn(a: number, b: number): number {
  return (Math.imul(scatter(a), scatter(b ^ 0x5bd1e995)) - Math.imul(scatter(b), scatter(a ^ 0x5bd1e995))) | 0;
}

/** Murmur3's finalizer. */
function scatter(n: number): number {
  let h = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** `first` of the meshes are closed. */
function gather(meshes: readonly Mesh[], numbers: readonly number[], groupCount: number, first: number): ProxyModel {
  const { min, max } = meshBounds(meshes as Mesh[]);
  const scale = Math.max(1e-9, ...min.map((v, a) => max[a] - v)) / 2;
  const centre = min.map((v, a) => (v + max[a]) / 2) as unknown as Vec3;
  const places: number[] = [];
  const corners: number[] = [];
  const groups: number[] = [];
  const normals: number[] = [];
  let closed = 0;
  meshes.forEach(({ positions, indices }, m) => {
    const sums = new Map<number, number>();
    const counts: number[] = [];
    const start = places.length / 3;
    const to = new Uint32Array(positions.length / 3);
    for (let v = 0; v < to.length; v++) {
      const p = [0, 1, 2].map((a) => (positions[3 * v + a] - centre[a]) / scale);
      const cell = p.reduce((key, x) => key * 256 + Math.floor(((x + 1.5) / 2) * LATTICE), 0);
      let at = sums.get(cell);
      if (at === undefined) {
        at = counts.length;
        sums.set(cell, at);
        counts.push(0);
        places.push(0, 0, 0);
      }
      counts[at]++;
      for (let a = 0; a < 3; a++) places[3 * (start + at) + a] += p[a];
      to[v] = start + at;
    }
    counts.forEach((n, at) => {
      for (let a = 0; a < 3; a++) places[3 * (start + at) + a] /= n;
    });
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [to[indices[t]], to[indices[t + 1]], to[indices[t + 2]]];
      if (a === b || b === c || c === a) continue;
      corners.push(a, b, c);
      groups.push(numbers[m]);
      normals.push(...normalOf(places, 3 * a, 3 * b, 3 * c));
    }
    if (m < first) closed = corners.length;
  });
  return {
    positions: Float32Array.from(places),
    indices: Uint32Array.from(corners),
    normals: Float32Array.from(normals),
    groups: Uint8Array.from(groups),
    ...{ closed, groupCount, scale, centre },
  };
}

function normalOf(p: readonly number[], a: number, b: number, c: number): Vec3 {
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const n: Vec3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const l = Math.hypot(...n) || 1;
  return [n[0] / l, n[1] / l, n[2] / l];
}
