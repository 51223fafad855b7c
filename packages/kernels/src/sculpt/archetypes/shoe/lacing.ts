import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { offSurface } from '../../kits/leatherwork/index.ts';
import type { Last } from './last.ts';

/** Where lacing runs: from the lowest row of eyelets to the highest, `gap` the half angle between them. */
export interface Lacing {
  from: number;
  to: number;
  rows: number;
  gap: (t: number) => number;
  /** Lift over the upper, of whatever the eyelets sit in. */
  lift: number;
  r?: number;
  bow?: boolean;
  hooks?: number;
}

/** Eyelets in two rows, laces that cross between them, and the bow. */
export function addLaces(b: Bench, last: Last, o: Lacing): void {
  const r = o.r ?? 0.0024;
  const at = (side: number, i: number, lift = 0): Vec3 => {
    const t = i / (o.rows - 1);
    return offSurface(last.surface, side * o.gap(t), o.from + (o.to - o.from) * t, o.lift + lift);
  };
  const rings: Shape[] = [];
  for (const side of [1, -1])
    for (let i = 0; i < o.rows; i++) {
      const p = at(side, i);
      const n = V3.normalize(V3.sub(at(side, i, 0.01), p));
      rings.push(ring(p, n, 0.0042, 0.0011));
    }
  b.add('eyelets', 'metal', solid.many(rings), { detail: 0.4 });
  const over = (i: number, lift: number): Vec3 =>
    offSurface(last.surface, 0, o.from + ((o.to - o.from) * i) / (o.rows - 1), o.lift + lift);
  b.add('lace row', 'laces', solid.tube([at(1, 0, 0.0004), over(0, r * 1.2), at(-1, 0, 0.0004)], r), { detail: 0.6 });
  for (let i = 1; i < o.rows; i++)
    for (const [s, lift] of [
      [1, r * 1.2],
      [-1, r * 3],
    ] as const)
      b.add('lace', 'laces', solid.tube([at(s, i - 1, 0.0004), over(i - 0.5, lift), at(-s, i, 0.0004)], r), {
        detail: 0.6,
      });
  if (o.bow !== false) addBow(b, last, o.to, o.lift, r);
}

function ring(at: Vec3, n: Vec3, r: number, wire: number): Shape {
  const u = V3.perpendicular(n);
  const v = V3.cross(n, u);
  const path = Array.from({ length: 12 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 12;
    return V3.addScaled(V3.addScaled(at, u, r * Math.cos(a)), v, r * Math.sin(a));
  });
  return solid.tube(path, wire, { closed: true, spline: 'linear' });
}

/** Knot, two loops and two ends on the instep at height `v` of the upper. */
function addBow(b: Bench, last: Last, v: number, lift: number, r: number): void {
  const at = offSurface(last.surface, 0, v, lift + r * 2.4);
  const up = V3.normalize(V3.sub(at, last.surface(0, v)));
  const down = V3.normalize(V3.cross([-1, 0, 0], up));
  const x = 0.0155;
  const p = (u: number, d: number, h: number): Vec3 =>
    V3.addScaled(V3.addScaled([at[0] + u * x, at[1], at[2]], down, d * x), up, h * x);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const loop = [
      p(0, 0, 0.1),
      p(0.7 * s, -0.25, 0.4),
      p(1.5 * s, 0, 0.1),
      p(1.8 * s, 0.6, -0.6),
      p(1.35 * s, 0.75, -0.1),
    ];
    b.add(`bow loop ${name}`, 'laces', solid.tube([...loop, p(0.6 * s, 0.35, 0.25), p(0, 0.06, 0.1)], r * 0.95), {
      detail: 0.7,
    });
    const end = [p(0, 0.05, 0), p(0.35 * s, 0.75, 0.25), p(0.62 * s, 1.4, 0.05), p(0.95 * s, 1.95, -0.05)];
    b.add(`lace end ${name}`, 'laces', solid.tube(end, r * 0.95), { detail: 0.6 });
    b.add(`aglet ${name}`, 'metal', solid.rod(end[3], V3.lerp(end[2], end[3], 1.4), r * 0.9), { detail: 0.3 });
  }
  b.add(
    'bow knot',
    'laces',
    { op: 'ball', r: [r * 2.4, r * 1.9, r * 2.1], at: V3.addScaled(at, up, r * 0.6) },
    { detail: 0.6 },
  );
}
