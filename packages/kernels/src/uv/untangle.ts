import type { Flat } from './arap.ts';
import type { Chart } from './chart.ts';

/** Triangles crushed below this share of their own area are opened: they starve of texels and twist the tangents about them. */
const AREA_FAIR = 0.2;
const ROUNDS_MAX = 24;
/** More of a chart than this overturned is a fold, which the caller cures by cutting. */
const SHARE_MAX = 0.08;

/**
 * Turns overturned and crushed triangles back: vertices about them move, one after the other, down an energy that stays finite
 * while a triangle is overturned and becomes a barrier as the regularisation fades. The rest of the chart is not touched.
 * Returns whether every triangle has its right side up. Source: Garanzha et al., "Foldover-free maps in 50 lines of
 * code", 2021 (the energy), here by Newton steps on single vertices. Cost: nothing where nothing is overturned.
 */
export function untangleInPlace(chart: Chart, flat: Flat): boolean {
  const det = new Float64Array(chart.faces.length);
  const step: Step = {
    flat,
    inverse: new Float64Array(0),
    start: new Int32Array(0),
    ofVertex: new Int32Array(0),
    eps: 1,
  };
  let before = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const { bad, lowest } = measure(flat, det);
    if (bad === 0) return true;
    if (round % 4 === 3) {
      if (bad > 0.7 * before) return false;
      before = bad;
    }
    if (round === 0) {
      if (bad > 6 + SHARE_MAX * det.length) return false;
      prepare(chart, step);
    }
    step.eps = Math.sqrt(1e-6 + 0.04 * Math.min(0, lowest) ** 2);
    const active = around(chart, det, round < 6 ? 1 : 2);
    for (let sweep = 0; sweep < 3; sweep++) for (const v of active) moveVertex(step, v);
  }
  return measure(flat, det).bad === 0;
}

/** Flat area over own area of every face. */
function measure(flat: Flat, det: Float64Array): { bad: number; lowest: number } {
  const { corners, rest, uv } = flat;
  let bad = 0;
  let lowest = 1;
  for (let f = 0; f < det.length; f++) {
    const [a, b, c, r] = [2 * corners[3 * f], 2 * corners[3 * f + 1], 2 * corners[3 * f + 2], 6 * f];
    const own =
      (rest[r + 2] - rest[r]) * (rest[r + 5] - rest[r + 1]) - (rest[r + 4] - rest[r]) * (rest[r + 3] - rest[r + 1]);
    const laid = (uv[b] - uv[a]) * (uv[c + 1] - uv[a + 1]) - (uv[c] - uv[a]) * (uv[b + 1] - uv[a + 1]);
    det[f] = laid / own;
    // Not a number is bad as well.
    if (!(det[f] >= AREA_FAIR)) bad++;
    if (det[f] < lowest) lowest = det[f];
  }
  return { bad, lowest };
}

interface Step {
  flat: Flat;
  /** Inverse of the two rest edges from the first corner, 4 per face. */
  inverse: Float64Array;
  /** Corners of each vertex. */
  start: Int32Array;
  ofVertex: Int32Array;
  eps: number;
}

function prepare(chart: Chart, step: Step): void {
  const { corners, rest } = step.flat;
  const n = chart.faces.length;
  step.inverse = new Float64Array(4 * n);
  for (let f = 0; f < n; f++) {
    const r = 6 * f;
    const [ax, ay] = [rest[r + 2] - rest[r], rest[r + 3] - rest[r + 1]];
    const [bx, by] = [rest[r + 4] - rest[r], rest[r + 5] - rest[r + 1]];
    const d = 1 / (ax * by - bx * ay);
    step.inverse.set([by * d, -bx * d, -ay * d, ax * d], 4 * f);
  }
  step.start = new Int32Array(chart.vertexCount + 1);
  for (let c = 0; c < corners.length; c++) step.start[corners[c] + 1]++;
  for (let v = 0; v < chart.vertexCount; v++) step.start[v + 1] += step.start[v];
  const fill = step.start.slice(0, chart.vertexCount);
  step.ofVertex = new Int32Array(corners.length);
  for (let c = 0; c < corners.length; c++) step.ofVertex[fill[corners[c]]++] = c;
}

/** Vertices of bad triangles and of `rings` rings of triangles about them, rising. */
function around(chart: Chart, det: Float64Array, rings: number): number[] {
  const marked = new Uint8Array(chart.vertexCount);
  for (let f = 0; f < det.length; f++)
    if (!(det[f] >= AREA_FAIR)) for (let k = 0; k < 3; k++) marked[chart.corners[3 * f + k]] = 1;
  for (let ring = 0; ring < rings; ring++) {
    const more: number[] = [];
    for (let c = 0; c < chart.corners.length; c += 3)
      if (marked[chart.corners[c]] || marked[chart.corners[c + 1]] || marked[chart.corners[c + 2]])
        more.push(chart.corners[c], chart.corners[c + 1], chart.corners[c + 2]);
    for (const v of more) marked[v] = 1;
  }
  const out: number[] = [];
  for (let v = 0; v < marked.length; v++) if (marked[v]) out.push(v);
  return out;
}

const slope = new Float64Array(5);

/** One damped Newton step of vertex `v` on the energy of its triangles. */
function moveVertex(step: Step, v: number): void {
  const { uv } = step.flat;
  const [x, y] = [uv[2 * v], uv[2 * v + 1]];
  const before = energyAt(step, v, true);
  const [gx, gy, hxx, hxy, hyy] = slope;
  const d = hxx * hyy - hxy * hxy;
  if (!(d > 0)) return;
  const dx = -(hyy * gx - hxy * gy) / d;
  const dy = -(hxx * gy - hxy * gx) / d;
  for (let t = 1; t > 0.01; t *= 0.4) {
    uv[2 * v] = x + t * dx;
    uv[2 * v + 1] = y + t * dy;
    if (energyAt(step, v, false) < before) return;
  }
  uv[2 * v] = x;
  uv[2 * v + 1] = y;
}

/**
 * Energy of the triangles at `v`: (|J|^2 + det^2 + 1) / chi(det), chi a smooth positive stand-in for the determinant. With
 * `derive`, its gradient and a positive definite stand-in for its Hessian go to `slope`.
 */
function energyAt({ flat, inverse, start, ofVertex, eps }: Step, v: number, derive: boolean): number {
  const { corners, uv, rest } = flat;
  let energy = 0;
  if (derive) slope.fill(0);
  for (let i = start[v]; i < start[v + 1]; i++) {
    const corner = ofVertex[i];
    const f = (corner / 3) | 0;
    const [a, b, c, m] = [2 * corners[3 * f], 2 * corners[3 * f + 1], 2 * corners[3 * f + 2], 4 * f];
    const [px, py, qx, qy] = [uv[b] - uv[a], uv[b + 1] - uv[a + 1], uv[c] - uv[a], uv[c + 1] - uv[a + 1]];
    const [i00, i01, i10, i11] = [inverse[m], inverse[m + 1], inverse[m + 2], inverse[m + 3]];
    const j00 = px * i00 + qx * i10;
    const j01 = px * i01 + qx * i11;
    const j10 = py * i00 + qy * i10;
    const j11 = py * i01 + qy * i11;
    const det = j00 * j11 - j01 * j10;
    const root = Math.sqrt(det * det + eps * eps);
    // For a strongly negative determinant the plain sum would cancel to nothing.
    const chi = det >= 0 ? (det + root) / 2 : (eps * eps) / (2 * (root - det));
    const top = j00 * j00 + j01 * j01 + j10 * j10 + j11 * j11 + det * det + 1;
    const area = areaOf(rest, f);
    energy += (area * top) / chi;
    if (!derive) continue;
    // Gradient of the hat function of this corner on the rest triangle.
    const k = corner - 3 * f;
    const hx = k === 0 ? -i00 - i10 : k === 1 ? i00 : i10;
    const hy = k === 0 ? -i01 - i11 : k === 1 ? i01 : i11;
    const dx = hx * j11 - hy * j10;
    const dy = hy * j00 - hx * j01;
    const slant = chi / root;
    const w = area / chi;
    const pull = 2 * det - (top / chi) * slant;
    slope[0] += w * (2 * (hx * j00 + hy * j01) + pull * dx);
    slope[1] += w * (2 * (hx * j10 + hy * j11) + pull * dy);
    const own = 2 * (hx * hx + hy * hy);
    const steep = 2 + (2 * top * slant * slant) / (chi * chi);
    slope[2] += w * (own + steep * dx * dx);
    slope[3] += w * steep * dx * dy;
    slope[4] += w * (own + steep * dy * dy);
  }
  return energy;
}

function areaOf(rest: Float64Array, f: number): number {
  const r = 6 * f;
  return (rest[r + 2] - rest[r]) * (rest[r + 5] - rest[r + 1]) - (rest[r + 4] - rest[r]) * (rest[r + 3] - rest[r + 1]);
}
