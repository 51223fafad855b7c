import type { Primitive } from '../../scene/index.ts';

/** Corners of one place are compared with at most so many points there: hostile input must not make this quadratic. */
const CHAIN_MAX = 32;

/** The polygons of a mesh over points that its primitives share. */
export interface FbxPolygons {
  /** Points of the corners. */
  corners: Uint32Array;
  /** Vertices of the corners, counted through all primitives. */
  vertices: Uint32Array;
  /** Where each polygon starts in the corners; one more at the end. */
  starts: Uint32Array;
  /** Primitive of each polygon. */
  parts: Uint32Array;
  /** A vertex of each point, counted through all primitives. */
  points: Uint32Array;
  /** First vertex of each primitive; one more at the end. */
  offsets: number[];
}

/**
 * Joins the vertices that a mesh was split into where normals or texture coordinates change: FBX keeps those by corner, so its points can be what
 * the surface really is made of. Only vertices that agree to the bit in place, weights and morph targets become one. Polygons that would then
 * cover another (leaves with two sides) or fall together keep points of their own, because programs drop such faces. The first faces of a mesh are
 * its quads. O(corners).
 */
export function buildPolygons(primitives: readonly Primitive[]): FbxPolygons {
  const offsets = [0];
  for (const { mesh } of primitives) offsets.push(offsets[offsets.length - 1] + mesh.positions.length / 3);
  const { pointOf, points } = joinVertices(primitives, offsets);
  const total = primitives.reduce((sum, p) => sum + p.mesh.indices.length, 0);
  const corners = new Uint32Array(total);
  const vertices = new Uint32Array(total);
  const starts: number[] = [];
  const parts: number[] = [];
  const isCovered = createCoverTest(corners, starts, total);
  let n = 0;
  const add = (part: number, polygon: readonly number[]): void => {
    const start = n;
    for (const v of polygon) {
      const vertex = offsets[part] + v;
      if (vertices.subarray(start, n).includes(vertex)) continue;
      vertices[n] = vertex;
      corners[n++] = pointOf[vertex];
    }
    if (n - start < 3) {
      n = start;
      return;
    }
    if (isCovered(start, n)) {
      for (let c = start; c < n; c++) {
        corners[c] = points.length;
        points.push(vertices[c]);
      }
    }
    starts.push(start);
    parts.push(part);
  };
  primitives.forEach(({ mesh: { indices: f, quadCount = 0 } }, part) => {
    for (let q = 0; q < quadCount; q++) add(part, [f[6 * q], f[6 * q + 1], f[6 * q + 2], f[6 * q + 5]]);
    for (let t = 6 * quadCount; t + 2 < f.length; t += 3) add(part, [f[t], f[t + 1], f[t + 2]]);
  });
  starts.push(n);
  return {
    corners: corners.subarray(0, n),
    vertices: vertices.subarray(0, n),
    starts: Uint32Array.from(starts),
    parts: Uint32Array.from(parts),
    points: Uint32Array.from(points),
    offsets,
  };
}

function joinVertices(primitives: readonly Primitive[], offsets: readonly number[]) {
  const total = offsets[offsets.length - 1];
  const pointOf = new Uint32Array(total);
  const points: number[] = [];
  const owners: number[] = [];
  const bits = 2 ** Math.ceil(Math.log2(2 * total + 2));
  const heads = new Int32Array(bits).fill(-1);
  const next: number[] = [];
  primitives.forEach((primitive, part) => {
    const p = primitive.mesh.positions;
    const words = new Int32Array(p.buffer, p.byteOffset, p.length);
    for (let v = 0; 3 * v < p.length; v++) {
      let h = 0;
      // -0 and 0 are the same place.
      for (let k = 3 * v; k < 3 * v + 3; k++) h = Math.imul(h ^ (p[k] === 0 ? 0 : words[k]), 0x9e3779b1) ^ (h >>> 15);
      h = (h ^ (h >>> 13)) & (bits - 1);
      let point = heads[h];
      for (let tries = 0; point >= 0 && tries < CHAIN_MAX; tries++, point = next[point])
        if (isSamePoint(primitive, v, primitives[owners[point]], points[point] - offsets[owners[point]])) break;
        else if (tries === CHAIN_MAX - 1) point = -2;
      if (point < 0) {
        point = points.length;
        points.push(offsets[part] + v);
        owners.push(part);
        next.push(heads[h]);
        heads[h] = point;
      }
      pointOf[offsets[part] + v] = point;
    }
  });
  return { pointOf, points };
}

function isSamePoint(a: Primitive, i: number, b: Primitive, j: number): boolean {
  const same = (x: ArrayLike<number> | undefined, y: ArrayLike<number> | undefined, size: number): boolean => {
    if (!x || !y) return x === y;
    for (let k = 0; k < size; k++) if (x[size * i + k] !== y[size * j + k]) return false;
    return true;
  };
  if (!same(a.mesh.positions, b.mesh.positions, 3)) return false;
  if (!same(a.joints, b.joints, 4) || !same(a.weights, b.weights, 4)) return false;
  if (!a.targets && !b.targets) return true;
  if (a.targets?.length !== b.targets?.length) return false;
  return (a.targets ?? []).every((t, n) => same(t.positions, b.targets?.[n].positions, 3));
}

/** Tells whether the points of a polygon are not all different, or are those of an earlier polygon in any order. */
function createCoverTest(corners: Uint32Array, starts: number[], total: number) {
  const bits = 2 ** Math.ceil(Math.log2(total + 2));
  const heads = new Int32Array(bits).fill(-1);
  const next: number[] = [];
  return (start: number, end: number): boolean => {
    const polygon = corners.subarray(start, end);
    let h = 0;
    for (let i = 0; i < polygon.length; i++) {
      if (polygon.indexOf(polygon[i], i + 1) > 0) {
        next.push(-1);
        return true;
      }
      const mixed = Math.imul(polygon[i] + 1, 0x9e3779b1);
      h = (h + (mixed ^ (mixed >>> 15))) | 0;
    }
    h &= bits - 1;
    for (let other = heads[h], tries = 0; other >= 0 && tries < CHAIN_MAX; tries++, other = next[other]) {
      const from = starts[other];
      const to = starts[other + 1] ?? start;
      const isSame = to - from === end - start && polygon.every((c) => corners.subarray(from, to).includes(c));
      if (isSame || tries === CHAIN_MAX - 1) {
        next.push(-1);
        return true;
      }
    }
    next.push(heads[h]);
    heads[h] = starts.length;
    return false;
  };
}
