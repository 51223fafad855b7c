import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { along, hollow, offSurface, panel, stitches } from '../../kits/leatherwork/index.ts';
import type { Last } from './last.ts';

const FOOT_ROWS = [0, 0.06, 0.14, 0.24, 0.34, 0.45, 0.56, 0.67, 0.78, 0.88, 0.95, 1];
const SHAFT_ROWS = [1.05, 1.13, 1.22, 1.32, 1.44, 1.56, 1.68, 1.8, 1.9, 2];

/** Upper with its padded rim and the insole. */
export function addUpper(
  b: Bench,
  last: Last,
  o: { t?: number; rim?: number; rimSlot?: string; name?: string } = {},
): void {
  const { surface, plan } = last;
  const t = o.t ?? 0.004;
  const rows = plan.shaft ? [...FOOT_ROWS, ...SHAFT_ROWS] : FOOT_ROWS;
  b.add(o.name ?? 'upper', 'upper', hollow(surface, { rows, t, floor: 0, around: 52 }), { detail: 1.3 });
  const top = plan.shaft ? 2 : 1;
  const rim = Array.from({ length: 40 }, (_, i) => offSurface(surface, i / 40, top - 0.012, -t / 2));
  b.add('collar rim', o.rimSlot ?? 'lining', solid.tube(rim, o.rim ?? 0.004, { closed: true, spline: 'linear' }));
  b.add('insole', 'lining', last.layer(pairsOf(plan.sole + 0.001, -0.007, plan.sole + 0.006, -0.0075)));
}

const pairsOf = (a: number, b: number, c: number, d: number): Vec2[] => [
  [a, b],
  [c, d],
];

/** Bars of tread across the underside of the sole, where it is level enough to walk on. */
export function addTread(
  b: Bench,
  last: Last,
  o: { from: number; to: number; n: number; h: number; name: string; slot?: string },
): void {
  const half = last.plan.length / 2;
  const bars: Shape[] = [];
  for (let i = 0; i < o.n; i++) {
    const z = half * (o.from + ((o.to - o.from) * (i + 0.5)) / o.n);
    const { inner, outer } = last.edges(z);
    const deep = ((o.to - o.from) * half * 0.56) / o.n;
    const tilt = (Math.atan2(last.ground(z + 0.004) - last.ground(z - 0.004), 0.008) * -180) / Math.PI;
    const y = last.ground(z) - o.h / 2 + 0.0012;
    bars.push(solid.box([(outer - inner) * 0.96, o.h, deep], [(inner + outer) / 2, y, z], o.h * 0.2, [tilt, 0, 0]));
  }
  b.add(o.name, o.slot ?? 'sole', solid.many(bars), { detail: 0.5 });
}

/** A piece sewn onto the upper between two angles and two heights (functions of the angle's share), with its stitches. */
export function addOverlay(
  b: Bench,
  last: Last,
  name: string,
  slot: string,
  region: (s: number, t: number) => Vec2,
  o: { t?: number; thread?: readonly Vec2[]; n?: readonly [number, number] } = {},
): void {
  const t = o.t ?? 0.0026;
  b.add(name, slot, panel(last.surface, region, { t, n: o.n ?? [6, 10] }));
  if (o.thread)
    b.add(`${name} stitching`, 'thread', stitches(along(last.surface, o.thread, t * 0.7), 0.0007, 0.006), {
      detail: 0.4,
    });
}

/** A tip that goes on from the toe and curls up and back, `size` long. */
export function addToeCurl(b: Bench, last: Last, size: number, turns: number): Vec3 {
  const root = last.surface(0, 0.3);
  const path = Array.from({ length: 12 }, (_, i): Vec3 => {
    const t = i / 11;
    const a = -0.5 + turns * t;
    const k = size * (1 - 0.45 * t);
    return [
      root[0],
      root[1] - 0.004 + size * 0.85 + k * Math.sin(a - 1.2),
      root[2] - 0.018 + size * 0.35 + k * Math.cos(a - 1.2),
    ];
  });
  const taper = path.map((_, i) => 1 - 0.78 * (i / 11) ** 0.9);
  b.add('toe curl', 'upper', solid.tube(path, 0.021, { taper }), { detail: 1.2 });
  return path[path.length - 1];
}
