import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { flatOval } from '../../kits/mechanics/index.ts';

/** A turned shaft from y0 to y1, swelling a little where it is held, its free end (above unless `down`) rounded. */
export function addShaft(b: Bench, y0: number, y1: number, r: number, down = false): void {
  const h = y1 - y0;
  const end = (k: number): number => (down ? y0 + k : y1 - k);
  const profile: [number, number][] = [
    [0, y0],
    [r * (down ? 0.6 : 0.96), y0],
    [r * 1.04, y0 + h * 0.25],
    [r, y0 + h * 0.6],
    [r * (down ? 0.96 : 0.6), y1],
    [0, y1],
  ];
  const round: [number, number] = [r, end(r * 0.8)];
  profile.splice(down ? 2 : 4, 0, round);
  b.add('shaft', 'handle', solid.turned(profile, [0, 0, 0], { bevel: r * 0.12 }), { detail: 1.2, grain: [0, 1, 0] });
}

/** A D grip: forked yoke on the shaft's end at y, cross bar above it, rivets. */
export function addDGrip(b: Bench, y: number, r: number): void {
  const w = 0.054;
  b.add(
    'grip ferrule',
    'metal',
    solid.turned(
      [
        [0, y - 0.05],
        [r * 1.12, y - 0.05],
        [r * 1.2, y + 0.012],
        [0, y + 0.012],
      ],
      [0, 0, 0],
      { bevel: 0.001 },
    ),
  );
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const arm = [
      [r * 0.1, y - 0.01, r * 1.3, r * 1.9],
      [r * 0.75, y + 0.02, r * 1.2, r * 1.7],
      [w * 0.8, y + 0.06, r * 0.9, r * 1.5],
      [w, y + 0.1, r * 0.8, r * 1.5],
      [w, y + 0.122, r * 0.8, r * 1.4],
    ];
    b.add(
      `${side} yoke`,
      'metal',
      flatOval(
        arm.flatMap(([x, v, ww, d]) => [x * s, v, ww, d]),
        { e: 3, n: 16 },
      ),
    );
    b.add(
      `${side} grip rivet`,
      'metal',
      solid.put({ op: 'ball', r: [r * 0.42, r * 0.2, r * 0.42] }, [s * (w + r * 0.42), y + 0.112, 0], [0, 0, 90]),
      { detail: 0.4 },
    );
  }
  b.add(
    'grip',
    'grip',
    solid.turned(
      [
        [0, -w],
        [r * 0.8, -w],
        [r * 0.95, -w * 0.5],
        [r * 1.02, 0],
        [r * 0.95, w * 0.5],
        [r * 0.8, w],
        [0, w],
      ],
      [0, y + 0.112, 0],
      { axis: 'x', smooth: false, bevel: 0.002 },
    ),
    { detail: 1.1, grain: [1, 0, 0] },
  );
}

/** A forged socket from y0 (in the head) up to y1 round a shaft of radius r, with its nail. */
export function addSocket(b: Bench, y0: number, y1: number, r: number, z = 0): void {
  const h = y1 - y0;
  b.add(
    'socket',
    'metal',
    flatOval(
      [
        0,
        y0,
        r * 1.1,
        r * 0.9,
        0,
        y0 + h * 0.2,
        r * 1.7,
        r * 1.5,
        0,
        y0 + h * 0.45,
        r * 2.3,
        r * 2.2,
        0,
        y1,
        r * 2.36,
        r * 2.36,
      ],
      { e: 2.1, cap: 'flat', z },
    ),
    { detail: 1.1 },
  );
  const nails: readonly (readonly [string, number, Vec3])[] = [
    ['front rivet', 1, [90, 0, 0]],
    ['rear rivet', -1, [-90, 0, 0]],
  ];
  for (const [name, s, rot] of nails) {
    const dome: Shape = { op: 'ball', r: [r * 0.26, r * 0.16, r * 0.26] };
    b.add(name, 'metal', solid.put(dome, [0, y1 - h * 0.16, z + s * r * 1.17], rot), { detail: 0.4 });
  }
}

/** A pressed sheet of metal: [y, half width, how far the edges stand forward, how far the middle does] from top to bottom. */
export function pressed(
  stations: readonly (readonly [y: number, half: number, dish: number, z: number])[],
  thickness: number,
  columns = 12,
): Shape {
  const grid = stations.map(([y, half, dish, z]) =>
    Array.from({ length: columns + 1 }, (_, j): Vec3 => {
      const u = (2 * j) / columns - 1;
      return [half * u, y, z + dish * u * u];
    }),
  );
  return { op: 'sheet', grid, thickness, spline: 'catmull' };
}
