import { faceArea } from '../mesh/index.ts';
import { convexHull, polygonArea } from './hull.ts';
import type { UnwrapResult } from './unwrap.ts';

/** A chart ready to be placed: upright, from the origin, in metres times weight. */
export interface Piece {
  item: number;
  chart: number;
  /** Mesh vertex of each point. */
  vertices: Uint32Array;
  points: Float64Array;
  /** Directed edges with one face of the chart, pairs of points. */
  border: Uint32Array;
  /** Triangles that lie the other way round than the chart, triples of points: the winding of the border misses them. */
  flipped: Uint32Array;
  width: number;
  height: number;
  area: number;
  /** Area of the convex hull. */
  hull: number;
  /** Length of the border. */
  perimeter: number;
}

/**
 * The charts of one item as pieces, each scaled to the true area of its surface times `weight` squared and turned to its smallest
 * upright box, long side across. Only the border matters for packing: that is what makes a mask cheap. Cost: linear.
 */
export function collectPieces(unwrapped: UnwrapResult, item: number, weight: number): Piece[] {
  const { mesh, chartOfFace, chartCount } = unwrapped;
  const faces = facesByChart(chartOfFace, chartCount);
  const local = new Int32Array(mesh.positions.length / 3).fill(-1);
  const pieces: Piece[] = [];
  for (let chart = 0; chart < chartCount; chart++) {
    const list = faces.list.subarray(faces.start[chart], faces.start[chart + 1]);
    if (list.length) pieces.push(collectPiece(unwrapped, item, chart, weight, list, local));
  }
  return pieces;
}

/** Faces sorted by chart: those of chart c are `list[start[c] .. start[c + 1]]`. */
export function facesByChart(chartOfFace: Uint32Array, count: number): { list: Uint32Array; start: Uint32Array } {
  const start = new Uint32Array(count + 1);
  for (let f = 0; f < chartOfFace.length; f++) start[chartOfFace[f] + 1]++;
  for (let c = 0; c < count; c++) start[c + 1] += start[c];
  const at = start.slice(0, count);
  const list = new Uint32Array(chartOfFace.length);
  for (let f = 0; f < chartOfFace.length; f++) list[at[chartOfFace[f]]++] = f;
  return { list, start };
}

function collectPiece(
  { mesh }: UnwrapResult,
  item: number,
  chart: number,
  weight: number,
  faces: Uint32Array,
  local: Int32Array,
): Piece {
  const uv = mesh.uvs as Float32Array;
  const corners = new Uint32Array(3 * faces.length);
  const vertices: number[] = [];
  for (let i = 0; i < corners.length; i++) {
    const v = mesh.indices[3 * faces[(i / 3) | 0] + (i % 3)];
    if (local[v] < 0) local[v] = vertices.push(v) - 1;
    corners[i] = local[v];
  }
  for (const v of vertices) local[v] = -1;
  const points = new Float64Array(2 * vertices.length);
  for (let i = 0; i < vertices.length; i++) {
    points[2 * i] = uv[2 * vertices[i]];
    points[2 * i + 1] = uv[2 * vertices[i] + 1];
  }
  const { signed, flat } = flatArea(points, corners);
  let solid = 0;
  for (let i = 0; i < faces.length; i++) solid += faceArea(mesh.positions, mesh.indices, faces[i]);
  const k = Math.min(Math.max(weight * Math.sqrt(solid / Math.max(flat, 1e-18)), 1e-6), 1e6);
  const border = borderOf(corners, vertices.length);
  const { hull, ...box } = uprightInPlace(points, border, k);
  let perimeter = 0;
  for (let i = 0; i < border.length; i += 2) {
    const [a, b] = [2 * border[i], 2 * border[i + 1]];
    perimeter += Math.hypot(points[a] - points[b], points[a + 1] - points[b + 1]);
  }
  const flipped = flippedTriangles(points, corners, signed < 0 ? -1 : 1);
  const area = flat * k * k;
  return { item, chart, vertices: Uint32Array.from(vertices), points, border, flipped, ...box, area, hull, perimeter };
}

function doubleArea(p: Float64Array, corners: Uint32Array, i: number): number {
  const [a, b, c] = [2 * corners[i], 2 * corners[i + 1], 2 * corners[i + 2]];
  return (p[b] - p[a]) * (p[c + 1] - p[a + 1]) - (p[c] - p[a]) * (p[b + 1] - p[a + 1]);
}

function flatArea(points: Float64Array, corners: Uint32Array): { signed: number; flat: number } {
  let signed = 0;
  let flat = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const d = doubleArea(points, corners, i) / 2;
    signed += d;
    flat += Math.abs(d);
  }
  return { signed, flat };
}

function flippedTriangles(points: Float64Array, corners: Uint32Array, sign: number): Uint32Array {
  const out: number[] = [];
  for (let i = 0; i < corners.length; i += 3)
    if (doubleArea(points, corners, i) * sign < 0) out.push(corners[i], corners[i + 1], corners[i + 2]);
  return Uint32Array.from(out);
}

/** Directed edges that no face runs the other way. */
function borderOf(corners: Uint32Array, count: number): Uint32Array {
  const seen = new Map<number, number>();
  const after = (i: number): number => corners[i % 3 === 2 ? i - 2 : i + 1];
  for (let i = 0; i < corners.length; i++) {
    const key = corners[i] * count + after(i);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const out: number[] = [];
  for (let i = 0; i < corners.length; i++) {
    const back = after(i) * count + corners[i];
    const n = seen.get(back) ?? 0;
    if (n > 0) seen.set(back, n - 1);
    else out.push(corners[i], after(i));
  }
  return Uint32Array.from(out);
}

/** Scales by k, turns to the smallest box that has a side on the convex hull, long side across; moves to the origin. */
function uprightInPlace(points: Float64Array, border: Uint32Array, k: number) {
  const hull = convexHull(points, border);
  let best = { area: Infinity, c: 1, s: 0, x: 0, y: 0, width: 0, height: 0 };
  for (let i = 0; i < Math.max(1, hull.length); i++) {
    const [a, b] = hull.length ? [2 * hull[i], 2 * hull[(i + 1) % hull.length]] : [0, 0];
    const length = Math.hypot(points[b] - points[a], points[b + 1] - points[a + 1]);
    if (!(length > 0) && best.area < Infinity) continue;
    const c = length > 0 ? (points[b] - points[a]) / length : 1;
    const s = length > 0 ? -(points[b + 1] - points[a + 1]) / length : 0;
    const box = boxAt(points, hull, c, s);
    const area = box.width * box.height;
    if (area < best.area * 0.999) best = { area, c, s, ...box };
  }
  if (best.height > best.width) best = { ...best, ...quarterTurn(points, hull, best.c, best.s) };
  for (let j = 0; j < points.length; j += 2) {
    const x = best.c * points[j] - best.s * points[j + 1] - best.x;
    const y = best.s * points[j] + best.c * points[j + 1] - best.y;
    // Points that no face uses at the border may stand outside by a rounding.
    points[j] = Math.min(best.width, Math.max(0, x)) * k;
    points[j + 1] = Math.min(best.height, Math.max(0, y)) * k;
  }
  return { width: best.width * k, height: best.height * k, hull: polygonArea(points, hull) };
}

function quarterTurn(points: Float64Array, hull: Uint32Array, c: number, s: number) {
  return { c: -s, s: c, ...boxAt(points, hull, -s, c) };
}

function boxAt(points: Float64Array, hull: Uint32Array, c: number, s: number) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < hull.length; i++) {
    const px = points[2 * hull[i]];
    const py = points[2 * hull[i] + 1];
    const x = c * px - s * py;
    const y = s * px + c * py;
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return hull.length ? { x: x0, y: y0, width: x1 - x0, height: y1 - y0 } : { x: 0, y: 0, width: 0, height: 0 };
}
