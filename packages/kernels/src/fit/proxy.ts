import { meshShape, signedVolume } from '../curves/index.ts';
import type { Vec3 } from '../math/index.ts';
import { computeFaceNormals, type Mesh, meshBounds } from '../mesh/index.ts';
import { type PartSpec, roughExtent, type Sculpture } from '../sculpt/index.ts';
import { keyOf } from './key-of.ts';

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
    const key = known && keyOf([part.shape, part.detail, size]);
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
  const cellsMax = Math.max(8, Math.round(CELLS * fine));
  return meshShape(shape, { cellsMax, detail: 0.3, seed: 1, size });
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
  const places = new Float64Array(meshes.reduce((n, { positions }) => n + positions.length, 0));
  const corners = new Uint32Array(meshes.reduce((n, { indices }) => n + indices.length, 0));
  const groups = new Uint8Array(corners.length / 3);
  const [cx, cy, cz] = centre;
  const cellOf = (v: number): number => Math.floor(((v + 1.5) / 2) * LATTICE);
  let [start, used, closed] = [0, 0, 0];
  meshes.forEach(({ positions, indices }, m) => {
    const cells = new Map<number, number>();
    const counts: number[] = [];
    const to = new Uint32Array(positions.length / 3);
    for (let v = 0; v < to.length; v++) {
      const x = (positions[3 * v] - cx) / scale;
      const y = (positions[3 * v + 1] - cy) / scale;
      const z = (positions[3 * v + 2] - cz) / scale;
      const cell = (cellOf(x) * 256 + cellOf(y)) * 256 + cellOf(z);
      let at = cells.get(cell);
      if (at === undefined) {
        at = counts.length;
        cells.set(cell, at);
        counts.push(0);
      }
      counts[at]++;
      to[v] = start + at;
      places[3 * to[v]] += x;
      places[3 * to[v] + 1] += y;
      places[3 * to[v] + 2] += z;
    }
    for (let at = 0; at < counts.length; at++) for (let a = 0; a < 3; a++) places[3 * (start + at) + a] /= counts[at];
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b, c] = [to[indices[t]], to[indices[t + 1]], to[indices[t + 2]]];
      if (a === b || b === c || c === a) continue;
      groups[used / 3] = numbers[m];
      corners[used++] = a;
      corners[used++] = b;
      corners[used++] = c;
    }
    start += counts.length;
    if (m < first) closed = used;
  });
  const indices = corners.slice(0, used);
  return {
    positions: Float32Array.from(places.subarray(0, 3 * start)),
    indices,
    normals: Float32Array.from(computeFaceNormals(places, indices)),
    groups: groups.slice(0, used / 3),
    ...{ closed, groupCount, scale, centre },
  };
}
