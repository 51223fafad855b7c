import type { Mesh } from '../../mesh/index.ts';

/** Triangles as a file lists them, each with corners of its own. */
export interface StlSolid {
  name: string;
  /** 9 numbers per triangle, in the file's units and axes. */
  corners: Float32Array | Float64Array;
  triangles: number;
  /** Linear rgb per triangle; NaN = none. */
  colors?: Float32Array;
}

/** Numbers beyond this are no model, and their squares would leave what floats can hold. */
const COORDINATE_MAX = 1e15;

/** Corners are one when they lie in the same cell of a grid this fine, as a share of the model's size: what rounding tears apart. */
const CELL = 2 ** -21;
const SAMPLES = 4096;

/**
 * The solid as a mesh in metres whose equal corners (but for rounding errors, and of one colour) are one vertex: CAD programs write 0 here and
 * 1e-16 there. `zUp` turns Z up into +Y up. `broken` counts triangles with corners that are no numbers, which are left out.
 */
export function joinTriangles(solid: StlSolid, scale: number, zUp: boolean): { mesh: Mesh; broken: number } {
  const { corners: c, triangles, colors } = solid;
  let size = 64;
  while (size < 4 * triangles) size *= 2;
  const table = new Int32Array(size).fill(-1);
  let source = new Int32Array(Math.max(16, triangles));
  const indices = new Uint32Array(3 * triangles);
  const cells = 1 / (CELL * typicalCoordinate(c, 9 * triangles));
  const same = (i: number, j: number): boolean => {
    for (let k = 0; k < 3; k++) if (Math.round(c[3 * i + k] * cells) !== Math.round(c[3 * j + k] * cells)) return false;
    if (!colors) return true;
    const [a, b] = [i - (i % 3), j - (j % 3)];
    return Object.is(colors[a], colors[b]) && colors[a + 1] === colors[b + 1] && colors[a + 2] === colors[b + 2];
  };
  const bits = new Float32Array(3);
  const words = new Int32Array(bits.buffer);
  let [count, at, broken] = [0, 0, 0];
  for (let t = 0; t < triangles; t++) {
    let sound = true;
    for (let k = 0; k < 9; k++) if (!(Math.abs(c[9 * t + k]) < COORDINATE_MAX)) sound = false;
    if (!sound) {
      broken++;
      continue;
    }
    for (let corner = 3 * t; corner < 3 * t + 3; corner++) {
      // Adding 0 makes -0 equal to 0.
      for (let k = 0; k < 3; k++) bits[k] = Math.round(c[3 * corner + k] * cells) + 0;
      let h = Math.imul(words[0], 0x9e3779b1) ^ Math.imul(words[1], 0x85ebca6b) ^ Math.imul(words[2], 0xc2b2ae35);
      h = Math.imul(h ^ (h >>> 16), 0x27d4eb2f);
      h = (h ^ (h >>> 15)) & (size - 1);
      while (table[h] >= 0 && !same(source[table[h]], corner)) h = (h + 1) & (size - 1);
      if (table[h] < 0) {
        if (count === source.length) source = widen(source, 3 * triangles);
        table[h] = count;
        source[count++] = corner;
      }
      indices[at++] = table[h];
    }
  }
  return { mesh: gather(solid, source.subarray(0, count), indices.slice(0, at), scale, zUp), broken };
}

/** The size that half of all coordinates stay below: the largest one may be damage. */
function typicalCoordinate(c: Float32Array | Float64Array, count: number): number {
  const step = Math.max(1, Math.floor(count / SAMPLES));
  const found: number[] = [];
  for (let i = 0; i < count; i += step) if (Math.abs(c[i]) < COORDINATE_MAX && c[i] !== 0) found.push(Math.abs(c[i]));
  found.sort((a, b) => a - b);
  return found[found.length >> 1] || 1;
}

function widen(list: Int32Array<ArrayBuffer>, most: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.min(most, 2 * list.length));
  wider.set(list);
  return wider;
}

function gather(solid: StlSolid, source: Int32Array, indices: Uint32Array, scale: number, zUp: boolean): Mesh {
  const { corners, colors } = solid;
  const positions = new Float32Array(3 * source.length);
  const rgba = colors && new Float32Array(4 * source.length).fill(1);
  for (let i = 0; i < source.length; i++) {
    const o = 3 * source[i];
    positions[3 * i] = corners[o] * scale;
    positions[3 * i + 1] = (zUp ? corners[o + 2] : corners[o + 1]) * scale;
    positions[3 * i + 2] = (zUp ? -corners[o + 1] + 0 : corners[o + 2]) * scale;
    if (!rgba || !colors) continue;
    const t = 3 * Math.floor(source[i] / 3);
    if (!Number.isNaN(colors[t])) for (let k = 0; k < 3; k++) rgba[4 * i + k] = colors[t + k];
  }
  const mesh: Mesh = { positions, indices };
  if (rgba) mesh.colors = rgba;
  return mesh;
}
