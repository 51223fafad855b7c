import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** A paddle from end to end: shaft, and a blade at b (and at a for a kayak's). */
export function paddle(a: Vec3, c: Vec3, r: number, both: boolean, wide = 0.09): ReturnType<typeof solid.many> {
  const on = (t: number): Vec3 => [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, a[2] + (c[2] - a[2]) * t];
  const blade = (f: number, t: number) =>
    solid.bar(
      [on(f), on((f * 2 + t) / 3), on((f + 2 * t) / 3), on(t)],
      { kind: 'ellipse', rx: 0.014, ry: wide },
      { up: [0, 0, 1], taper: [0.25, 0.9, 1, 0.8], spline: 'catmull', cap: 'round' },
    );
  return solid.many([
    solid.rod(a, c, r),
    blade(0.76, 1.04),
    ...(both ? [blade(0.24, -0.04)] : [solid.rod(on(-0.01), on(0.1), r * 1.25, r * 1.25, 'round')]),
  ]);
}
