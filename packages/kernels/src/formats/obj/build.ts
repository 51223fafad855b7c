import { GeometryError } from '../../math/index.ts';
import type { Primitive, SceneGraphNode, SceneMesh } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { meshNode } from '../_read/plain.ts';
import { createTriangulator } from '../_read/triangulate.ts';
import type { ObjData } from './parse.ts';

/** Numbers beyond this are no model, and their squares would leave what floats can hold. */
const COORDINATE_MAX = 1e15;
/** Each is a primitive with buffers of its own. */
const PIECES_MAX = 20_000;

interface Built {
  nodes: SceneGraphNode[];
  meshes: SceneMesh[];
  /** Faces that pointed to nothing, or to places that are no numbers. */
  dropped: number;
  /** Was there a face without a material? It has the one after the last. */
  untitled: boolean;
}

/** Makes a node per part and a primitive per material in it, each with vertices of its own, joined where all three indices agree. */
export function buildParts(data: ObjData, budget: Budget): Built {
  const built: Built = { nodes: [], meshes: [], dropped: 0, untitled: false };
  const buckets = sortPolygons(data, built);
  const triangulate = createTriangulator();
  let part = -1;
  for (const [key, polygons] of buckets) {
    const primitive = buildPrimitive(data, polygons, triangulate, budget);
    const material = key % (data.materials.length + 1);
    const of = Math.floor(key / (data.materials.length + 1));
    if (material === data.materials.length) built.untitled = true;
    primitive.material = material;
    if (of !== part) {
      part = of;
      built.nodes.push(meshNode(data.parts[of], built.meshes.length));
      built.meshes.push({ name: data.parts[of], primitives: [] });
    }
    built.meshes[built.meshes.length - 1].primitives.push(primitive);
  }
  return built;
}

/** The sound polygons by part and material, in the file's order of parts. */
function sortPolygons(data: ObjData, built: Built): [number, number[]][] {
  const { polygons, corners, positions } = data;
  const places = positions.length / 3;
  const count = polygons.length / 3;
  const buckets = new Map<number, number[]>();
  for (let i = 0; i < count; i++) {
    const start = polygons.data[3 * i];
    const end = i + 1 < count ? polygons.data[3 * i + 3] : corners.length;
    let sound = end - start >= 9;
    for (let c = start; sound && c < end; c += 3) {
      const v = corners.data[c];
      sound = v >= 0 && v < places;
      for (let k = 0; sound && k < 3; k++) sound = Math.abs(positions.data[3 * v + k]) < COORDINATE_MAX;
    }
    if (!sound) {
      built.dropped++;
      continue;
    }
    const material = polygons.data[3 * i + 2];
    const key =
      polygons.data[3 * i + 1] * (data.materials.length + 1) + (material < 0 ? data.materials.length : material);
    const list = buckets.get(key);
    if (list) list.push(i);
    else buckets.set(key, [i]);
    if (buckets.size > PIECES_MAX)
      throw new GeometryError('bad-obj', `The file has more than ${PIECES_MAX} pieces of one group and one material.`);
  }
  return [...buckets].sort((a, b) => a[0] - b[0]);
}

function buildPrimitive(
  data: ObjData,
  polygons: readonly number[],
  triangulate: ReturnType<typeof createTriangulator>,
  budget: Budget,
): Primitive {
  const { corners } = data;
  const ends = (i: number): number =>
    3 * i + 3 < data.polygons.length ? data.polygons.data[3 * i + 3] : corners.length;
  let [cornerCount, triangles, longest] = [0, 0, 0];
  for (const i of polygons) {
    const n = (ends(i) - data.polygons.data[3 * i]) / 3;
    cornerCount += n;
    triangles += n - 2;
    longest = Math.max(longest, n);
  }
  budget.spend(cornerCount * 32 + triangles * 12);
  const join = createJoiner(data, cornerCount);
  const indices = new Uint32Array(3 * triangles);
  const points = new Float64Array(3 * longest);
  const out = new Int32Array(3 * longest);
  const vertices = new Uint32Array(longest);
  let at = 0;
  let quadCount = 0;
  // Quads first: triangles 2q and 2q + 1 are the halves of quad q.
  for (const quads of [true, false]) {
    for (const i of polygons) {
      const start = data.polygons.data[3 * i];
      const n = (ends(i) - start) / 3;
      if ((n === 4) !== quads) continue;
      if (quads) quadCount++;
      for (let k = 0; k < n; k++) {
        const v = 3 * corners.data[start + 3 * k];
        vertices[k] = join.vertex(start + 3 * k);
        for (let c = 0; c < 3; c++) points[3 * k + c] = data.positions.data[v + c];
      }
      const made = triangulate(points, n, out);
      for (let k = 0; k < 3 * made; k++) indices[at++] = vertices[out[k]];
    }
  }
  const mesh = { ...join.finish(), indices };
  return { mesh: quadCount ? { ...mesh, quadCount } : mesh };
}

/** Numbers the different corners, by an open-addressing hash over typed arrays, and gathers their attributes. */
function createJoiner(data: ObjData, cornerCount: number) {
  const { corners } = data;
  let size = 64;
  while (size < 2 * cornerCount) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const source = new Int32Array(cornerCount);
  const [uvCount, normalCount] = [data.uvs.length / 2, data.normals.length / 3];
  let count = 0;
  let [hasUvs, hasNormals] = [false, true];
  return {
    vertex(corner: number): number {
      const [v, t, n] = [corners.data[corner], corners.data[corner + 1], corners.data[corner + 2]];
      let h = Math.imul(v, 0x9e3779b1) ^ Math.imul(t, 0x85ebca6b) ^ Math.imul(n, 0xc2b2ae35);
      h = (h ^ (h >>> 15)) & (size - 1);
      for (; table[h] >= 0; h = (h + 1) & (size - 1)) {
        const o = source[table[h]];
        if (corners.data[o] === v && corners.data[o + 1] === t && corners.data[o + 2] === n) return table[h];
      }
      table[h] = count;
      source[count] = corner;
      if (t >= 0 && t < uvCount) hasUvs = true;
      if (n < 0 || n >= normalCount || isZero(data.normals.data, 3 * n)) hasNormals = false;
      return count++;
    },
    finish() {
      const scale = data.unit ?? 1;
      const positions = new Float32Array(3 * count);
      const uvs = hasUvs ? new Float32Array(2 * count) : undefined;
      const normals = hasNormals ? new Float32Array(3 * count) : undefined;
      const colors = data.colors.length ? new Float32Array(4 * count).fill(1) : undefined;
      for (let i = 0; i < count; i++) {
        const o = source[i];
        const [v, t, n] = [corners.data[o], corners.data[o + 1], corners.data[o + 2]];
        for (let k = 0; k < 3; k++) positions[3 * i + k] = data.positions.data[3 * v + k] * scale;
        if (uvs && t >= 0 && t < uvCount) {
          uvs[2 * i] = data.uvs.data[2 * t];
          uvs[2 * i + 1] = 1 - data.uvs.data[2 * t + 1];
        }
        if (normals) {
          const [x, y, z] = data.normals.data.subarray(3 * n, 3 * n + 3);
          const l = Math.hypot(x, y, z);
          normals[3 * i] = x / l;
          normals[3 * i + 1] = y / l;
          normals[3 * i + 2] = z / l;
        }
        if (colors && 4 * v < data.colors.length)
          for (let k = 0; k < 4; k++) colors[4 * i + k] = data.colors.data[4 * v + k];
      }
      return { positions, ...(normals && { normals }), ...(uvs && { uvs }), ...(colors && { colors }) };
    },
  };
}

function isZero(values: Float64Array, o: number): boolean {
  return values[o] === 0 && values[o + 1] === 0 && values[o + 2] === 0;
}
