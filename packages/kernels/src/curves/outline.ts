import type { Vec2 } from '../math/index.ts';

/** The signed area of a closed outline, positive when counter-clockwise. */
export function outlineArea(points: readonly Vec2[]): number {
  let sum = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    sum += points[j][0] * points[i][1] - points[i][0] * points[j][1];
  }
  return sum / 2;
}

/** How corners are rounded. */
export interface RoundOptions {
  /** Radius asked for; less where the neighbouring edges are too short. */
  radius: number;
  /** Pieces of a right angle's arc. Default 3. */
  pieces?: number;
  closed?: boolean;
  /** Corners that turn by less stay. Default 30. */
  angleMinDeg?: number;
}

/** Replaces each sharp corner of a polyline by an arc tangent to both edges. End points of an open line stay. */
export function roundCorners(points: readonly Vec2[], options: RoundOptions): Vec2[] {
  const { radius, pieces = 3, closed = false, angleMinDeg = 30 } = options;
  const n = points.length;
  if (!(radius > 0) || n < 3) return points.map((p): Vec2 => [p[0], p[1]]);
  const out: Vec2[] = [];
  for (let i = 0; i < n; i++) {
    const p = points[i];
    if (!closed && (i === 0 || i === n - 1)) {
      out.push([p[0], p[1]]);
      continue;
    }
    const a = points[(i + n - 1) % n];
    const b = points[(i + 1) % n];
    const la = Math.hypot(a[0] - p[0], a[1] - p[1]);
    const lb = Math.hypot(b[0] - p[0], b[1] - p[1]);
    const ua: Vec2 = [(a[0] - p[0]) / la, (a[1] - p[1]) / la];
    const ub: Vec2 = [(b[0] - p[0]) / lb, (b[1] - p[1]) / lb];
    const turn = Math.PI - Math.acos(Math.max(-1, Math.min(1, ua[0] * ub[0] + ua[1] * ub[1])));
    if (!(la > 0 && lb > 0) || turn * 57.29578 < angleMinDeg || turn > 3.1) {
      out.push([p[0], p[1]]);
      continue;
    }
    // where the arc begins, along each edge; less than half of it, so that two corners never meet
    const reach = Math.min(radius * Math.tan(turn / 2), la * 0.45, lb * 0.45);
    const steps = Math.max(2, Math.round((pieces * turn) / (Math.PI / 2)));
    const start: Vec2 = [p[0] + ua[0] * reach, p[1] + ua[1] * reach];
    const end: Vec2 = [p[0] + ub[0] * reach, p[1] + ub[1] * reach];
    for (let k = 0; k <= steps; k++) out.push(arcPoint(start, p, end, turn, k / steps));
  }
  return out;
}

/** A point of the circular arc that leaves `start` towards `corner` and arrives at `end` from it, turning by `turn`. */
function arcPoint(start: Vec2, corner: Vec2, end: Vec2, turn: number, t: number): Vec2 {
  // rational quadratic: exact circle, weight cos(turn / 2), with t warped so that steps are even in angle
  const s = Math.sin((turn * (1 - t)) / 2);
  const e = Math.sin((turn * t) / 2);
  const u = e / (s + e);
  const w = Math.cos(turn / 2);
  const b0 = (1 - u) * (1 - u);
  const b1 = 2 * u * (1 - u) * w;
  const b2 = u * u;
  const d = b0 + b1 + b2;
  return [(b0 * start[0] + b1 * corner[0] + b2 * end[0]) / d, (b0 * start[1] + b1 * corner[1] + b2 * end[1]) / d];
}

/**
 * Direction in which each vertex moves when a closed outline's edges all move inwards (to the left of the running direction) by
 * one, and the largest move before an edge vanishes or opposite edges meet.
 */
export function insetDirections(points: readonly Vec2[]): { directions: Vec2[]; limit: number } {
  const n = points.length;
  const normals: Vec2[] = points.map((p, i) => {
    const q = points[(i + 1) % n];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
  });
  const directions = points.map((_, i): Vec2 => {
    const a = normals[(i + n - 1) % n];
    const b = normals[i];
    const s = Math.max(0.35, 1 + a[0] * b[0] + a[1] * b[1]);
    return [(a[0] + b[0]) / s, (a[1] + b[1]) / s];
  });
  let limit = Infinity;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const ex = points[j][0] - points[i][0];
    const ey = points[j][1] - points[i][1];
    const l = Math.hypot(ex, ey);
    const closing =
      ((directions[i][0] - directions[j][0]) * ex + (directions[i][1] - directions[j][1]) * ey) / (l || 1);
    if (closing > 1e-9) limit = Math.min(limit, l / closing);
    // a wall on the other side: the distance straight inwards from the edge's middle
    const mx = (points[i][0] + points[j][0]) / 2;
    const my = (points[i][1] + points[j][1]) / 2;
    for (let k = 0; k < n; k++) {
      if (k === i || k === j || k === (i + n - 1) % n) continue;
      const hit = rayHit(mx, my, normals[i], points[k], points[(k + 1) % n]);
      if (hit > 1e-12) limit = Math.min(limit, hit / 2);
    }
  }
  return { directions, limit };
}

function rayHit(x: number, y: number, d: Vec2, a: Vec2, b: Vec2): number {
  const ex = b[0] - a[0];
  const ey = b[1] - a[1];
  const det = d[0] * ey - d[1] * ex;
  if (Math.abs(det) < 1e-15) return -1;
  const t = ((a[0] - x) * ey - (a[1] - y) * ex) / det;
  const s = ((a[0] - x) * d[1] - (a[1] - y) * d[0]) / det;
  return s >= 0 && s <= 1 ? t : -1;
}
