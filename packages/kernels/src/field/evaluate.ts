import { gradientNoise } from '../math/index.ts';
import { type FieldProgram, KIND, smoothMin } from './node.ts';
import { PRIMITIVES } from './primitives.ts';

/** Scratch of the warps: where a point went. */
const warped = new Float64Array(3);

/**
 * Applies a warp node's inverse map (twist, bend, taper or affine) to a point; the result stands in the returned array until the
 * next call. Params: inverse matrix (12), distance scale, then the warp's own numbers.
 */
export function warpPoint(node: FieldProgram, x: number, y: number, z: number): Float64Array {
  const p = node.params;
  const lx = p[0] * x + p[1] * y + p[2] * z + p[3];
  const ly = p[4] * x + p[5] * y + p[6] * z + p[7];
  const lz = p[8] * x + p[9] * y + p[10] * z + p[11];
  if (node.kind === KIND.twist) {
    const a = p[13] * ly;
    const c = Math.cos(a);
    const s = Math.sin(a);
    warped[0] = c * lx - s * lz;
    warped[1] = ly;
    warped[2] = s * lx + c * lz;
  } else if (node.kind === KIND.bend) {
    // the y axis becomes an arc of curvature p[13] in the xy plane
    const k = p[13];
    const rx = 1 / k - lx;
    const a = Math.atan2(ly * Math.sign(k), rx * Math.sign(k));
    warped[0] = 1 / k - Math.sign(k) * Math.sqrt(rx * rx + ly * ly);
    warped[1] = a / k;
    warped[2] = lz;
  } else if (node.kind === KIND.affine) {
    warped[0] = lx;
    warped[1] = ly;
    warped[2] = lz;
  } else {
    const t = Math.min(1, Math.max(0, (ly - p[13]) / (p[14] - p[13])));
    const s = p[15] + (p[16] - p[15]) * t;
    warped[0] = lx / s;
    warped[1] = ly;
    warped[2] = lz / s;
  }
  return warped;
}

/** The field at a point, through the whole tree. A primitive that yields NaN counts as absent. */
export function evaluatePoint(node: FieldProgram, x: number, y: number, z: number): number {
  const kind = node.kind;
  if (kind < KIND.union) {
    const d = PRIMITIVES[kind](node.params, x, y, z);
    return Number.isNaN(d) ? Infinity : d;
  }
  const kids = node.kids;
  const p = node.params;
  switch (kind) {
    case KIND.union: {
      let d = evaluatePoint(kids[0], x, y, z);
      for (let i = 1; i < kids.length; i++) d = smoothMin(d, evaluatePoint(kids[i], x, y, z), node.blends[i]);
      return d;
    }
    case KIND.intersect: {
      let d = -evaluatePoint(kids[0], x, y, z);
      for (let i = 1; i < kids.length; i++) d = smoothMin(d, -evaluatePoint(kids[i], x, y, z), node.blends[i]);
      return -d;
    }
    case KIND.negate:
      return -evaluatePoint(kids[0], x, y, z);
    case KIND.shell:
      return Math.abs(evaluatePoint(kids[0], x, y, z) + p[0]) - p[0];
    case KIND.inflate:
      return evaluatePoint(kids[0], x, y, z) - p[0];
    case KIND.displace:
      return evaluatePoint(kids[0], x, y, z) + displacement(p, x, y, z);
    default: {
      const w = warpPoint(node, x, y, z);
      return evaluatePoint(kids[0], w[0], w[1], w[2]) * p[12];
    }
  }
}

/** Params: inverse matrix (12), amplitude, frequency, seed. */
function displacement(p: Float64Array, x: number, y: number, z: number): number {
  const f = p[13];
  const lx = (p[0] * x + p[1] * y + p[2] * z + p[3]) * f;
  const ly = (p[4] * x + p[5] * y + p[6] * z + p[7]) * f;
  const lz = (p[8] * x + p[9] * y + p[10] * z + p[11]) * f;
  return (
    p[12] * (gradientNoise(lx, ly, lz, p[14]) + 0.4 * gradientNoise(lx * 2 + 7.3, ly * 2 + 1.9, lz * 2 + 4.1, p[14]))
  );
}

const pool: Float64Array[] = [];

function buffer(depth: number, n: number): Float64Array {
  if (!pool[depth] || pool[depth].length < n) pool[depth] = new Float64Array(Math.max(n, 4096));
  return pool[depth];
}

/**
 * The field at n points at once, into `out`: same numbers as evaluatePoint, but each node's loop runs over all the points,
 * so that dispatch costs nothing.
 */
export function evaluateBatch(
  node: FieldProgram,
  xs: Float64Array,
  ys: Float64Array,
  zs: Float64Array,
  n: number,
  out: Float64Array,
  depth = 0,
): void {
  const kind = node.kind;
  if (kind < KIND.union) {
    const f = PRIMITIVES[kind];
    const p = node.params;
    for (let i = 0; i < n; i++) {
      const d = f(p, xs[i], ys[i], zs[i]);
      out[i] = Number.isNaN(d) ? Infinity : d;
    }
    return;
  }
  const kids = node.kids;
  const p = node.params;
  if (kind === KIND.union || kind === KIND.intersect) {
    evaluateBatch(kids[0], xs, ys, zs, n, out, depth);
    if (kids.length === 1) return;
    const tmp = buffer(depth, n);
    const sign = kind === KIND.union ? 1 : -1;
    for (let j = 1; j < kids.length; j++) {
      evaluateBatch(kids[j], xs, ys, zs, n, tmp, depth + 1);
      const k = node.blends[j];
      for (let i = 0; i < n; i++) out[i] = sign * smoothMin(sign * out[i], sign * tmp[i], k);
    }
    return;
  }
  if ((kind >= KIND.twist && kind <= KIND.taper) || kind === KIND.affine) {
    const wx = buffer(depth, n);
    const wy = buffer(depth + 1, n);
    const wz = buffer(depth + 2, n);
    for (let i = 0; i < n; i++) {
      const w = warpPoint(node, xs[i], ys[i], zs[i]);
      wx[i] = w[0];
      wy[i] = w[1];
      wz[i] = w[2];
    }
    evaluateBatch(kids[0], wx, wy, wz, n, out, depth + 3);
    for (let i = 0; i < n; i++) out[i] *= p[12];
    return;
  }
  evaluateBatch(kids[0], xs, ys, zs, n, out, depth);
  if (kind === KIND.negate) for (let i = 0; i < n; i++) out[i] = -out[i];
  else if (kind === KIND.shell) for (let i = 0; i < n; i++) out[i] = Math.abs(out[i] + p[0]) - p[0];
  else if (kind === KIND.inflate) for (let i = 0; i < n; i++) out[i] -= p[0];
  else for (let i = 0; i < n; i++) out[i] += displacement(p, xs[i], ys[i], zs[i]);
}
