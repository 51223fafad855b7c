import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** A tube through the points whose radius changes from point to point. */
export function bore(path: readonly Vec3[], radii: readonly number[], spline: 'catmull' | 'linear' = 'catmull'): Shape {
  return { op: 'sweep', path, section: { kind: 'circle', r: 1 }, taper: radii, spline, cap: 'flat' };
}

/** A flaring bell along +y of local space: throat radius r0 at y = 0, lip r1 at h. Thin wall, open. */
export function flare(r0: number, r1: number, h: number, wall: number): Shape {
  const curve = Array.from({ length: 12 }, (_, i): Vec2 => {
    const t = i / 11;
    return [r0 + (r1 - r0) * (0.14 * t + 0.86 * t ** 4.2), h * (t - 0.06 * t ** 8)];
  });
  const inner = [...curve].reverse().map(([r, y]): Vec2 => [Math.max(0.0004, r - wall), y + wall * 0.3]);
  return solid.turned([...curve, ...inner, [0.0003, curve[0][1] + wall * 0.3], [0.0003, 0]], [0, 0, 0], {
    bevel: 0,
    segments: 60,
  });
}
