import type { Shape } from '../../curves/index.ts';
import { fbm, type Vec3 } from '../../math/index.ts';

/** Height of the ground at (x, z), metres. */
export type Height = (x: number, z: number) => number;

/**
 * A piece of ground as one closed mesh: polar rings from the edge to the middle, so that the outline may be any star shape. `edge` is the
 * radius at an angle (0 = +X towards +Z), `height` the surface, `base` what is under the edge (flat at y = 0 when left out).
 */
export function landform(o: {
  edge(angle: number): number;
  height: Height;
  rings: number;
  around: number;
  base?: readonly (readonly [share: number, y: number])[];
}): Shape {
  const { edge, height, rings, around } = o;
  const ring = (share: number, y?: number): { points: Vec3[] } => ({
    points: Array.from({ length: around }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / around;
      const r = edge(a) * Math.max(share, 0.002);
      const [x, z] = [r * Math.cos(a), r * Math.sin(a)];
      return [x, y ?? height(x, z), z];
    }),
  });
  const sections = [...(o.base ?? [[0.002, 0] as const, [1, 0] as const]).map(([k, y]) => ring(k, y))];
  for (let i = 0; i <= rings; i++) sections.push(ring(1 - i / rings));
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

/** A ball of radii `r` with a surface uneven by `amp` (share of the radius), as a light direct mesh: snow, dough, clouds of fur. */
export function lumpyBall(r: Vec3, at: Vec3, amp: number, seed: number, rings = 18, around = 30): Shape {
  const sections = Array.from({ length: rings + 1 }, (_, j) => ({
    points: Array.from({ length: around }, (_, i): Vec3 => {
      const up = -Math.PI / 2 + (Math.PI * Math.min(rings - 0.04, Math.max(0.04, j))) / rings;
      const a = (2 * Math.PI * i) / around;
      const d: Vec3 = [Math.cos(up) * Math.cos(a), Math.sin(up), Math.cos(up) * Math.sin(a)];
      const k = 1 + amp * fbm(d[0] * 1.7, d[1] * 1.7, d[2] * 1.7, 3, seed);
      return [at[0] + r[0] * k * d[0], at[1] + r[1] * k * d[1], at[2] + r[2] * k * d[2]];
    }),
  }));
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}
