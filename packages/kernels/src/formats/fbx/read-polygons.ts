import type { Budget } from '../_read/budget.ts';
import type { Triangulator } from '../_read/triangulate.ts';
import { refuse } from './expect.ts';
import { readLayers } from './read-layers.ts';
import { childOf, numbersOf } from './read-values.ts';
import type { FbxNode } from './tree.ts';

/** The faces of a geometry, cut into triangles of corners. */
export interface Polygons {
  /** xyz of the control points, in the file's space; never NaN. */
  points: Float64Array;
  /** Control point of each corner. */
  corners: Int32Array;
  /** First corner of each face, and the end. */
  starts: Int32Array;
  /** Faces that are quads, and the others, in the file's order. */
  quads: number[];
  rest: number[];
  /** Three corners per triangle: face f has those from `firsts[f]` to `firsts[f + 1]`. A quad's two share their first corner. */
  triangles: Int32Array;
  firsts: Int32Array;
}

/** Reads control points and polygons. Faces of fewer than three corners and faces marked as holes are left out. */
export function readPolygons(
  node: FbxNode,
  budget: Budget,
  triangulate: Triangulator,
  warn: (text: string) => void,
): Polygons {
  const points = readPoints(node, budget, warn);
  const list = numbersOf(childOf(node, 'PolygonVertexIndex'));
  const count = points.length / 3;
  budget.spend(40 * list.length);
  const corners = new Int32Array(list.length);
  const ends: number[] = [];
  for (let c = 0; c < list.length; c++) {
    const last = list[c] < 0;
    const v = last ? -1 - list[c] : list[c];
    if (!(v < count)) throw refuse(`A polygon points to vertex ${v}, and there are ${count}.`);
    corners[c] = v;
    if (last || c === list.length - 1) ends.push(c + 1);
  }
  return cutFaces(node, points, corners, ends, triangulate, warn);
}

function cutFaces(
  node: FbxNode,
  points: Float64Array,
  corners: Int32Array,
  ends: readonly number[],
  triangulate: Triangulator,
  warn: (text: string) => void,
): Polygons {
  const holes = readLayers(node, 'LayerElementHole')[0];
  const starts = new Int32Array(ends.length + 1);
  const firsts = new Int32Array(ends.length + 1);
  const triangles = new Int32Array(3 * corners.length);
  const quads: number[] = [];
  const rest: number[] = [];
  let made = 0;
  for (let f = 0; f < ends.length; f++) {
    const start = f === 0 ? 0 : ends[f - 1];
    const n = ends[f] - start;
    starts[f] = start;
    starts[f + 1] = ends[f];
    const hole = holes && holes.values[holes.indexOf(start, f, corners[start])] > 0;
    if (hole) warn('Faces marked as holes were left out.');
    if (n >= 3 && !hole) {
      (n === 4 ? quads : rest).push(f);
      made += cutFace(points, corners, start, n, triangles.subarray(3 * made), triangulate);
    }
    firsts[f + 1] = made;
  }
  return { points, corners, starts, quads, rest, triangles, firsts };
}

/** Corners of a face of the usual size: files have millions of those. */
const scratch = new Float64Array(3 * 64);

/** Writes the triangles of one face; returns how many. */
function cutFace(
  points: Float64Array,
  corners: Int32Array,
  start: number,
  n: number,
  out: Int32Array,
  triangulate: Triangulator,
): number {
  const xyz = n <= 64 ? scratch : new Float64Array(3 * n);
  for (let i = 0; i < n; i++) for (let k = 0; k < 3; k++) xyz[3 * i + k] = points[3 * corners[start + i] + k];
  const made = triangulate(xyz, n, out);
  for (let i = 0; i < 3 * made; i++) out[i] += start;
  return made;
}

function readPoints(node: FbxNode, budget: Budget, warn: (text: string) => void): Float64Array {
  const list = numbersOf(childOf(node, 'Vertices'));
  budget.spend(8 * list.length);
  const points = new Float64Array(list.length - (list.length % 3));
  for (let i = 0; i < points.length; i++) {
    if (Math.abs(list[i]) < 1e18) points[i] = list[i];
    else warn('Vertices that are not numbers were put at the origin.');
  }
  return points;
}
