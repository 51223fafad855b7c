import type { Mesh } from '../../mesh/index.ts';

/** Nearer to an axis than this cosine counts as square to it. */
const SQUARE = 0.999;

/**
 * How much of a surface lies in planes: the shares that face +-X, +-Y and +-Z after a turn about +Y, and that of the largest plane, of the three
 * and of the eight largest. What is built is flat; what has grown is not.
 */
export function flatness({ positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>, yaw: number): number[] {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  let size = 0;
  for (let i = 0; i < p.length; i++) size = Math.max(size, Math.abs(p[i] - p[i % 3]));
  const planes = new Map<number, number>();
  const facing = [0, 0, 0];
  let total = 0;
  for (let f = 0; f + 2 < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const area = Math.hypot(nx, ny, nz);
    if (!(area > 0)) continue;
    total += area;
    const x = (cos * nx + sin * nz) / area;
    const z = (cos * nz - sin * nx) / area;
    const y = ny / area;
    if (Math.abs(x) > SQUARE) facing[0] += area;
    if (Math.abs(y) > SQUARE) facing[1] += area;
    if (Math.abs(z) > SQUARE) facing[2] += area;
    const away = ((p[a] - p[0]) * nx + (p[a + 1] - p[1]) * ny + (p[a + 2] - p[2]) * nz) / area / (size || 1);
    const key =
      ((Math.round(x * 16) + 16) * 33 + Math.round(y * 16) + 16) * 33 +
      Math.round(z * 16) +
      16 +
      35937 * (Math.round(away * 50) + 128);
    planes.set(key, (planes.get(key) ?? 0) + area);
  }
  const sizes = [...planes.values()].sort((a, b) => b - a);
  const share = (n: number): number => sizes.slice(0, n).reduce((s, v) => s + v, 0) / (total || 1);
  return [...facing.map((v) => v / (total || 1)), share(1), share(3), share(8)];
}
