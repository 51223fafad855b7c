import { gatherVertices } from './keep-vertices.ts';
import type { Primitive } from './scene.ts';

/**
 * The primitive with tangents for a normal map, as MikkTSpace makes them, so that maps baked elsewhere look as they were baked: along
 * +u, per corner, weighted by the corner's angle, joined where position, normal, coordinates and handedness agree, orthogonal to
 * the normal. The bitangent cross(n, t) * w runs against +v (glTF's green channel points up, its v down). Vertices where mirrored charts
 * meet are split. Needs normals and uvs; without them the primitive comes back as it is. ~0.1 s per 100k triangles.
 * Source: Mikkelsen, "Simulation of wrinkled surfaces revisited", 2008.
 */
export function addTangents(primitive: Primitive): Primitive {
  const { mesh } = primitive;
  const { positions, normals, uvs, indices } = mesh;
  if (!normals || !uvs) return primitive;
  const group = groupVertices(positions, normals, uvs);
  const vertices = positions.length / 3;
  const sums = new Float64Array(6 * vertices);
  const mirrored = new Uint8Array(indices.length / 3);
  const flat = new Uint8Array(indices.length / 3);
  for (let f = 0; f < mirrored.length; f++) {
    const sign = sumTriangle(positions, normals, uvs, indices, f, group, sums);
    mirrored[f] = sign < 0 ? 1 : 0;
    flat[f] = sign === 0 ? 1 : 0;
  }
  // A triangle without area in the texture takes the side that its first vertex has.
  for (let f = 0; f < flat.length; f++) if (flat[f]) mirrored[f] = hasSum(sums, 2 * group[indices[3 * f]]) ? 0 : 1;
  // Halves of a quad share their vertices whatever happens.
  const quads = mesh.quadCount ?? 0;
  for (let f = 0; f < 2 * quads; f += 2) mirrored[f] = mirrored[f + 1] = mirrored[f] & mirrored[f + 1];
  const { source, sides, corners } = splitMirrored(indices, mirrored, vertices);
  const tangents = new Float32Array(4 * source.length);
  for (let i = 0; i < source.length; i++)
    writeTangent(normals, source[i], sums, 2 * group[source[i]] + sides[i], i, tangents);
  const split =
    source.length === vertices && corners === indices ? primitive : gatherVertices(primitive, source, corners);
  return { ...split, mesh: { ...split.mesh, tangents, ...(quads && { quadCount: quads }) } };
}

/** The first vertex with the same place, normal and coordinates: exporters split more than they have to. */
function groupVertices(positions: Float32Array, normals: Float32Array, uvs: Float32Array): Int32Array {
  const count = positions.length / 3;
  const words = [positions, normals, uvs].map((a) => new Int32Array(a.buffer, a.byteOffset, a.length));
  const group = new Int32Array(count);
  let size = 64;
  while (size < 2 * count) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const [p, n, t] = words;
  for (let v = 0; v < count; v++) {
    let h = Math.imul(p[3 * v], 0x9e3779b1) ^ Math.imul(p[3 * v + 1], 0x85ebca6b) ^ Math.imul(p[3 * v + 2], 0xc2b2ae35);
    h ^= Math.imul(t[2 * v], 0x27d4eb2f) ^ Math.imul(t[2 * v + 1], 0x165667b1) ^ n[3 * v] ^ (n[3 * v + 1] >>> 3);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    for (h = (h ^ (h >>> 13)) & (size - 1); table[h] >= 0; h = (h + 1) & (size - 1)) {
      const o = table[h];
      let same = t[2 * o] === t[2 * v] && t[2 * o + 1] === t[2 * v + 1];
      for (let k = 0; same && k < 3; k++) same = p[3 * o + k] === p[3 * v + k] && n[3 * o + k] === n[3 * v + k];
      if (same) break;
    }
    if (table[h] < 0) table[h] = v;
    group[v] = table[h];
  }
  return group;
}

/** Adds a triangle's +u direction to its corners' groups; returns the sign of its area in the texture, v upwards. */
function sumTriangle(
  p: Float32Array,
  normals: Float32Array,
  uvs: Float32Array,
  indices: Uint32Array,
  f: number,
  group: Int32Array,
  sums: Float64Array,
): number {
  const [a, b, c] = [indices[3 * f], indices[3 * f + 1], indices[3 * f + 2]];
  const [du1, dv1] = [uvs[2 * b] - uvs[2 * a], uvs[2 * a + 1] - uvs[2 * b + 1]];
  const [du2, dv2] = [uvs[2 * c] - uvs[2 * a], uvs[2 * a + 1] - uvs[2 * c + 1]];
  const area = du1 * dv2 - dv1 * du2;
  if (!Number.isFinite(area) || area === 0) return 0;
  const sign = Math.sign(area);
  const [ox, oy, oz] = [3 * a, 3 * b, 3 * c];
  const tx = sign * (dv2 * (p[oy] - p[ox]) - dv1 * (p[oz] - p[ox]));
  const ty = sign * (dv2 * (p[oy + 1] - p[ox + 1]) - dv1 * (p[oz + 1] - p[ox + 1]));
  const tz = sign * (dv2 * (p[oy + 2] - p[ox + 2]) - dv1 * (p[oz + 2] - p[ox + 2]));
  for (let k = 0; k < 3; k++) {
    const v = k === 0 ? a : k === 1 ? b : c;
    addCorner(p, normals, v, k === 0 ? b : k === 1 ? c : a, k === 0 ? c : k === 1 ? a : b, tx, ty, tz);
    const o = 3 * (2 * group[v] + (sign < 0 ? 1 : 0));
    sums[o] += CORNER[0];
    sums[o + 1] += CORNER[1];
    sums[o + 2] += CORNER[2];
  }
  return sign;
}

/** What `addCorner` gives back, without an array for each corner. */
const CORNER = new Float64Array(3);

/** The direction t along the surface at vertex v, times the angle between the edges to n and l, both seen along the normal. */
function addCorner(
  p: Float32Array,
  normals: Float32Array,
  v: number,
  n: number,
  l: number,
  tx: number,
  ty: number,
  tz: number,
): void {
  const [x, y, z] = [normals[3 * v], normals[3 * v + 1], normals[3 * v + 2]];
  let [ax, ay, az] = [p[3 * n] - p[3 * v], p[3 * n + 1] - p[3 * v + 1], p[3 * n + 2] - p[3 * v + 2]];
  let [bx, by, bz] = [p[3 * l] - p[3 * v], p[3 * l + 1] - p[3 * v + 1], p[3 * l + 2] - p[3 * v + 2]];
  const [da, db, dt] = [ax * x + ay * y + az * z, bx * x + by * y + bz * z, tx * x + ty * y + tz * z];
  ax -= da * x;
  ay -= da * y;
  az -= da * z;
  bx -= db * x;
  by -= db * y;
  bz -= db * z;
  const [ux, uy, uz] = [tx - dt * x, ty - dt * y, tz - dt * z];
  const edges = Math.sqrt((ax * ax + ay * ay + az * az) * (bx * bx + by * by + bz * bz));
  const cosine = edges > 0 ? (ax * bx + ay * by + az * bz) / edges : 0;
  const length = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const weight = length > 0 ? Math.acos(Math.max(-1, Math.min(1, cosine))) / length : 0;
  CORNER[0] = ux * weight;
  CORNER[1] = uy * weight;
  CORNER[2] = uz * weight;
}

/** The unit vector of `d` without its part along `n`; zero where nothing is left. */
function alongSurface(d: readonly number[], n: ArrayLike<number>): number[] {
  const dot = d[0] * n[0] + d[1] * n[1] + d[2] * n[2];
  const [x, y, z] = [d[0] - dot * n[0], d[1] - dot * n[1], d[2] - dot * n[2]];
  const l = Math.hypot(x, y, z);
  return l > 0 ? [x / l, y / l, z / l] : [0, 0, 0];
}

function hasSum(sums: Float64Array, slot: number): boolean {
  return sums[3 * slot] !== 0 || sums[3 * slot + 1] !== 0 || sums[3 * slot + 2] !== 0;
}

/** Gives vertices that mirrored and unmirrored triangles share a copy for the side that comes second. */
function splitMirrored(indices: Uint32Array, mirrored: Uint8Array, vertices: number) {
  const first = new Int8Array(vertices).fill(-1);
  const copy = new Map<number, number>();
  const source = Array.from({ length: vertices }, (_, v) => v);
  let corners = indices;
  for (let c = 0; c < indices.length; c++) {
    const v = indices[c];
    const side = mirrored[Math.floor(c / 3)];
    if (first[v] < 0) first[v] = side;
    if (first[v] === side) continue;
    if (corners === indices) corners = indices.slice();
    if (!copy.has(v)) {
      copy.set(v, source.length);
      source.push(v);
    }
    corners[c] = copy.get(v) as number;
  }
  const sides = source.map((v, i) => (i < vertices ? Math.max(0, first[v]) : 1 - first[v]));
  return { source, sides, corners };
}

function writeTangent(
  normals: Float32Array,
  v: number,
  sums: Float64Array,
  slot: number,
  i: number,
  out: Float32Array,
): void {
  const n = normals.subarray(3 * v, 3 * v + 3);
  let t = alongSurface([sums[3 * slot], sums[3 * slot + 1], sums[3 * slot + 2]], n);
  // Nothing to go by: any direction along the surface.
  if (t[0] === 0 && t[1] === 0 && t[2] === 0) t = alongSurface(Math.abs(n[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0], n);
  for (let k = 0; k < 3; k++) out[4 * i + k] = t[k];
  out[4 * i + 3] = slot % 2 ? -1 : 1;
}
