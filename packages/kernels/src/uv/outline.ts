import type { Flat } from './arap.ts';
import type { Chart } from './chart.ts';
import { nextCorner } from './topology.ts';

/** Straight pieces of an outline: two vertices each, and where the vertices are. */
export interface Outline {
  /** 2 per piece. */
  ends: Int32Array;
  /** 2 per vertex. */
  uv: Float64Array;
}

/** The edges of a chart that have no other side. */
export function outlineOf(chart: Chart, uv: Float64Array): Outline {
  let count = 0;
  for (let c = 0; c < chart.twin.length; c++) if (chart.twin[c] < 0) count++;
  const ends = new Int32Array(2 * count);
  for (let c = 0, i = 0; c < chart.twin.length; c++) {
    if (chart.twin[c] >= 0) continue;
    ends[i++] = chart.corners[c];
    ends[i++] = chart.corners[nextCorner(c)];
  }
  return { ends, uv };
}

/**
 * Pieces of an outline that cross, touch or fold back on each other, given to `visit` by number; a piece and the next one on the
 * line may share their end. `visit` says whether to go on. Pairs come from a grid of cells. Cost: about 0.5 us a piece.
 */
export function visitCrossings({ ends, uv }: Outline, visit: (i: number, j: number) => boolean): void {
  const n = ends.length / 2;
  if (n < 2) return;
  const box = boxOf(ends, uv);
  const side = Math.max(box[2] - box[0], box[3] - box[1]);
  // All in one point.
  if (!(side > 0 && Number.isFinite(side))) {
    visit(0, 1);
    return;
  }
  const cells = Math.max(1, Math.min(256, Math.ceil(1.2 * Math.sqrt(n))));
  const k = (cells * 0.999999) / side;
  const head = new Int32Array(cells * cells).fill(-1);
  const next: number[] = [];
  const item: number[] = [];
  const met = new Int32Array(n).fill(-1);
  const tolerance = 1e-7 * side;
  for (let i = 0; i < n; i++) {
    const [a, b] = [2 * ends[2 * i], 2 * ends[2 * i + 1]];
    const x0 = Math.floor((Math.min(uv[a], uv[b]) - box[0]) * k);
    const x1 = Math.floor((Math.max(uv[a], uv[b]) - box[0]) * k);
    const y0 = Math.floor((Math.min(uv[a + 1], uv[b + 1]) - box[1]) * k);
    const y1 = Math.floor((Math.max(uv[a + 1], uv[b + 1]) - box[1]) * k);
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const cell = y * cells + x;
        for (let e = head[cell]; e >= 0; e = next[e]) {
          const j = item[e];
          if (met[j] === i) continue;
          met[j] = i;
          if (meet(ends, uv, i, j, tolerance) && !visit(j, i)) return;
        }
        next.push(head[cell]);
        head[cell] = item.push(i) - 1;
      }
    }
  }
}

/**
 * Makes the outline of a chart simple where only the banks of a cut touch or overlap by a hair: their vertices draw back into
 * the chart by a few hundredths of an edge. Returns whether the outline is simple now.
 */
export function partBanksInPlace(chart: Chart, flat: Flat): boolean {
  const outline = outlineOf(chart, flat.uv);
  for (let round = 0; ; round++) {
    const crossed = new Set<number>();
    visitCrossings(outline, (i, j) => {
      for (const e of [i, j]) crossed.add(outline.ends[2 * e]).add(outline.ends[2 * e + 1]);
      return round < 3;
    });
    if (crossed.size === 0) return true;
    if (round === 3) return false;
    const { sum, degree } = sumNeighbours(chart, flat.uv);
    const share = 0.01 * 2 ** round;
    for (const v of crossed)
      for (let c = 0; c < 2; c++)
        flat.uv[2 * v + c] += share * (sum[2 * v + c] / Math.max(1, degree[v]) - flat.uv[2 * v + c]);
  }
}

function sumNeighbours({ corners, vertexCount }: Chart, uv: Float64Array): { sum: Float64Array; degree: Float64Array } {
  const sum = new Float64Array(2 * vertexCount);
  const degree = new Float64Array(vertexCount);
  for (let c = 0; c < corners.length; c++) {
    const f = c - (c % 3);
    for (let k = 0; k < 3; k++) {
      sum[2 * corners[c]] += uv[2 * corners[f + k]];
      sum[2 * corners[c] + 1] += uv[2 * corners[f + k] + 1];
    }
    degree[corners[c]] += 3;
  }
  return { sum, degree };
}

function boxOf(ends: Int32Array, uv: Float64Array): [number, number, number, number] {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < ends.length; i++) {
    const x = uv[2 * ends[i]];
    const y = uv[2 * ends[i] + 1];
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return [x0, y0, x1, y1];
}

/** Whether two pieces come nearer than the tolerance, other than in an end they share. */
function meet(ends: Int32Array, uv: Float64Array, i: number, j: number, tolerance: number): boolean {
  const [a, b, c, d] = [2 * ends[2 * i], 2 * ends[2 * i + 1], 2 * ends[2 * j], 2 * ends[2 * j + 1]];
  if (Math.max(uv[a], uv[b]) < Math.min(uv[c], uv[d]) - tolerance) return false;
  if (Math.max(uv[c], uv[d]) < Math.min(uv[a], uv[b]) - tolerance) return false;
  if (Math.max(uv[a + 1], uv[b + 1]) < Math.min(uv[c + 1], uv[d + 1]) - tolerance) return false;
  if (Math.max(uv[c + 1], uv[d + 1]) < Math.min(uv[a + 1], uv[b + 1]) - tolerance) return false;
  if (b === c && a !== d) return foldsBack(uv, a, b, d, tolerance);
  if (a === d && b !== c) return foldsBack(uv, c, a, b, tolerance);
  const s = offLine(uv, a, b, c);
  const t = offLine(uv, a, b, d);
  if ((s > tolerance && t > tolerance) || (s < -tolerance && t < -tolerance)) return false;
  const u = offLine(uv, c, d, a);
  const v = offLine(uv, c, d, b);
  return !((u > tolerance && v > tolerance) || (u < -tolerance && v < -tolerance));
}

/** Whether the line a-b-d turns right round at b. */
function foldsBack(uv: Float64Array, a: number, b: number, d: number, tolerance: number): boolean {
  const dot = (uv[a] - uv[b]) * (uv[d] - uv[b]) + (uv[a + 1] - uv[b + 1]) * (uv[d + 1] - uv[b + 1]);
  return dot > 0 && (Math.abs(offLine(uv, a, b, d)) < tolerance || Math.abs(offLine(uv, d, b, a)) < tolerance);
}

/** Signed distance of point p from the line a-b. */
function offLine(uv: Float64Array, a: number, b: number, p: number): number {
  const x = uv[b] - uv[a];
  const y = uv[b + 1] - uv[a + 1];
  const cross = x * (uv[p + 1] - uv[a + 1]) - y * (uv[p] - uv[a]);
  return cross / Math.max(1e-30, Math.sqrt(x * x + y * y));
}
