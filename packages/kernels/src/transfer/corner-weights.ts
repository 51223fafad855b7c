import type { TransferSource } from './source.ts';

/** Writes the weights of the second and third corner of a triangle at a point of its plane; zeros where it has no area. */
export function cornerWeights(
  source: Pick<TransferSource, 'positions' | 'indices'>,
  f: number,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const { positions: p, indices } = source;
  const a = 3 * indices[3 * f];
  const b = 3 * indices[3 * f + 1];
  const c = 3 * indices[3 * f + 2];
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const wx = x - p[a];
  const wy = y - p[a + 1];
  const wz = z - p[a + 2];
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  const wu = wx * ux + wy * uy + wz * uz;
  const wv = wx * vx + wy * vy + wz * vz;
  const det = uu * vv - uv * uv;
  out[0] = det > 0 ? (vv * wu - uv * wv) / det : 0;
  out[1] = det > 0 ? (uu * wv - uv * wu) / det : 0;
}
