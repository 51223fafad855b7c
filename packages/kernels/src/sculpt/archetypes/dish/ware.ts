import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';

const ROUND: readonly Vec2[] = [
  [0.34, 0],
  [0.36, 0.08],
  [0.4, 0.1],
  [0.66, 0.28],
  [0.88, 0.6],
  [0.97, 0.86],
  [1, 1],
];
const OPEN: readonly Vec2[] = [
  [0.34, 0],
  [0.36, 0.1],
  [0.42, 0.12],
  [0.74, 0.42],
  [0.92, 0.74],
  [1, 1],
];

/** A bowl of radius `r` and height `h` on a foot, with a line round its lip. Returns the vessel, to be filled. */
export function addBowl(b: Bench, r: number, h: number, deep = true): Vessel {
  const v: Vessel = { outer: (deep ? ROUND : OPEN).map(([k, y]): Vec2 => [k * r, y * h]), wall: r * 0.035 };
  b.add('bowl', 'bowl', vessel.shape(v, 72), { detail: 1.1 });
  b.add(
    'rim line',
    b.tint('bowl', { color: '#f0e6d0' }),
    solid.hoop(r * 0.992, { kind: 'circle', r: r * 0.012 }, [0, h * 0.985, 0], 'y', 72),
    { detail: 0.5 },
  );
  return v;
}

/** A round plate of radius `r` standing on y = 0. Its well lies at 0.05 r. */
export function addPlate(b: Bench, r: number): void {
  const line: Vec2[] = [
    [0, 0.02],
    [0.52, 0.02],
    [0.54, 0],
    [0.58, 0],
    [0.61, 0.025],
    [0.7, 0.06],
    [0.98, 0.125],
    [1, 0.135],
    [0.985, 0.145],
    [0.72, 0.085],
    [0.64, 0.055],
    [0.58, 0.05],
    [0, 0.05],
  ];
  b.add(
    'plate',
    'bowl',
    {
      op: 'lathe',
      profile: line.map(([k, y]): Vec2 => [k * r, y * r]),
      spline: 'linear',
      bevel: r * 0.008,
      segments: 72,
    },
    { detail: 0.9 },
  );
  b.add(
    'plate line',
    b.tint('bowl', { color: '#8a9aa8' }),
    solid.turned(
      [
        [0.93, 0.1395],
        [0.945, 0.1435],
        [0.948, 0.141],
        [0.933, 0.137],
        [0.93, 0.1395],
      ].map(([k, y]): Vec2 => [k * r, y * r]),
      [0, 0, 0],
      { bevel: 0, segments: 72 },
    ),
    { detail: 0.4 },
  );
}

/** Two chopsticks lying over the rim at (r, y). */
export function addChopsticks(b: Bench, r: number, y: number, off = 0): void {
  for (const [i, z] of [0.3, 0.42].entries())
    b.add(
      `chopstick ${i + 1}`,
      'tool',
      solid.rod(
        [-r * 1.25, y + r * 0.03, r * (z + off + 0.12)],
        [r * 1.3, y + r * 0.035, r * (z + off - 0.06)],
        r * 0.022,
        r * 0.036,
        'round',
      ),
      { grain: [1, 0, 0] },
    );
}

/** A round slice of radius `r` and thickness `t`, its rind and its flesh. */
export function slice(r: number, t: number): { rind: Shape; flesh: Shape } {
  return {
    rind: solid.hoop(r * 0.96, { kind: 'rect', w: t, h: r * 0.09, r: t * 0.2 }, [0, 0, 0], 'y', 32),
    flesh: solid.slab(outline.ngon(r * 0.93, 32), t * 0.9, [0, 0, 0], 'y', { bevel: t * 0.1 }),
  };
}
