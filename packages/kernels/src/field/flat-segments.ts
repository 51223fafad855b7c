import { SEGMENT } from './segments.ts';

/**
 * First-order distance to one segment of a flat chain: an elliptical section whose thin half-axis, along `side`, is radius * flat.
 * Numbers at p[o]: a (3), b - a (3), r1, r2 - r1, side (3), flat.
 */
export function flatSegment(p: Float64Array, o: number, x: number, y: number, z: number): number {
  let px = x - p[o];
  let py = y - p[o + 1];
  let pz = z - p[o + 2];
  const bx = p[o + 3];
  const by = p[o + 4];
  const bz = p[o + 5];
  const l2 = bx * bx + by * by + bz * bz;
  let t = l2 > 0 ? (px * bx + py * by + pz * bz) / l2 : 0;
  t = t < 0 ? 0 : Math.min(t, 1);
  const r = p[o + 6] + p[o + 7] * t;
  px -= bx * t;
  py -= by * t;
  pz -= bz * t;
  const flat = p[o + 11];
  const u = px * p[o + 8] + py * p[o + 9] + pz * p[o + 10];
  const w2 = Math.max(0, px * px + py * py + pz * pz - u * u);
  const v = u / flat;
  const k0 = Math.sqrt(v * v + w2);
  const v1 = v / flat;
  const k1 = Math.sqrt(v1 * v1 + w2);
  return k1 < 1e-12 ? -r * flat : (k0 * (k0 - r)) / k1;
}

/** Hard minimum over the segments of a flat chain. */
export function flatChain(p: Float64Array, x: number, y: number, z: number): number {
  let best = Infinity;
  for (let o = 0; o < p.length; o += SEGMENT) {
    const d = flatSegment(p, o, x, y, z);
    if (d < best) best = d;
  }
  return best;
}
