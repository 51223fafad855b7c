import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';

/** A chain round two sprockets of radii r0, r1 in the plane x. */
export function chainLoop(x: number, a: Vec2, r0: number, c: Vec2, r1: number, w: number): Shape {
  const d = Math.atan2(c[1] - a[1], c[0] - a[0]);
  const arc = ([z, y]: Vec2, r: number, from: number): Vec3[] =>
    Array.from(
      { length: 9 },
      (_, i): Vec3 => [x, y + r * Math.sin(from + (Math.PI * i) / 8), z + r * Math.cos(from + (Math.PI * i) / 8)],
    );
  const path = [...arc(a, r0, d + Math.PI / 2), ...arc(c, r1, d - Math.PI / 2)];
  return solid.bar(
    path,
    { kind: 'rect', w, h: w * 0.7, r: w * 0.1 },
    { closed: true, up: [0, Math.cos(d), -Math.sin(d)] },
  );
}

/** A shock absorber: damper rods and a spring as one ribbed body. */
export function shock(a: Vec3, c: Vec3, r: number): { rod: Shape; spring: Shape } {
  const n = 9;
  const path = Array.from({ length: n * 2 + 1 }, (_, i): Vec3 => {
    const t = 0.14 + (0.72 * i) / (n * 2);
    return [a[0] + (c[0] - a[0]) * t, a[1] + (c[1] - a[1]) * t, a[2] + (c[2] - a[2]) * t];
  });
  const spring: Shape = {
    op: 'sweep',
    path,
    section: { kind: 'circle', r },
    taper: path.map((_, i) => (i % 2 ? 1 : 0.72)),
    spline: 'catmull',
    cap: 'flat',
  };
  return { rod: solid.rod(a, c, r * 0.5, r * 0.5, 'round'), spring };
}
