import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** A spoon whose bowl lies at `from` and whose handle rises to `to`. */
export function spoon(from: Vec3, to: Vec3, size: number): Shape {
  const l = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const yaw = (Math.atan2(to[0] - from[0], to[2] - from[2]) * 180) / Math.PI;
  const pitch = (-Math.asin((to[1] - from[1]) / l) * 180) / Math.PI;
  const grid = Array.from({ length: 9 }, (_, i) => {
    const a = -Math.PI / 2 + (Math.PI * i) / 8;
    return Array.from({ length: 9 }, (_, j): Vec3 => {
      const u = (j / 8) * 2 - 1;
      const w = Math.cos(a) * size * 0.42;
      return [u * w, -size * 0.2 * Math.cos(a) * (1 - u * u), Math.sin(a) * size * 0.62];
    });
  });
  const bowl: Shape = { op: 'sheet', grid, thickness: size * 0.05, spline: 'linear' };
  const shaft = solid.bar(
    [
      [0, 0, size * 0.58],
      [0, size * 0.1, size * 0.9],
      [0, 0, l],
    ],
    { kind: 'ellipse', rx: size * 0.1, ry: size * 0.04 },
    { spline: 'catmull', up: [0, 1, 0], cap: 'round', taper: [0.6, 0.8, 1.3] },
  );
  return solid.put(solid.many([bowl, shaft]), from, [pitch, yaw, 0]);
}
