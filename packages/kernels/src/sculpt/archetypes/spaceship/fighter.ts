import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, ribs, steps, streamlined, wing } from '../../kits/vehicle/index.ts';
import { addLegs, addThruster, greebles } from './parts.ts';

const BODY = [
  -4, 1.8, 0.75, 0.55, 0.55, 4, -2.4, 1.8, 0.95, 0.7, 0.6, 4, -0.6, 1.8, 0.8, 0.62, 0.55, 3.6, 1.6, 1.72, 0.58, 0.45,
  0.42, 3.4, 4.2, 1.6, 0.36, 0.26, 0.28, 3.2, 6, 1.52, 0.18, 0.12, 0.16, 3,
];

/** A long-nosed fighter: splayed wings with cannons, four thrusters, canopy, a droid dome behind it. */
export function buildFighter(b: Bench, rng: Rng, gear: boolean): number {
  const skin = streamlined(BODY, { nose: 0.3, around: 36 });
  b.add('fuselage', 'hull', skin.shape, { detail: 1.5 });
  const grown = streamlined(BODY, { nose: 0.3, around: 36, grow: 0.016 }).shape;
  const cut = (w: number, z0: number, z1: number, x = 0) => solid.box([w, 4, z1 - z0], [x, 3.4, (z0 + z1) / 2], 0.02);
  b.add('nose stripes', 'stripes', {
    op: 'clip',
    of: grown,
    within: solid.many([cut(0.16, 1.9, 5.9, 0.13), cut(0.16, 1.9, 5.9, -0.13)]),
  });
  b.add('hull plates', 'panels', {
    op: 'clip',
    of: grown,
    within: solid.many([cut(4, 4.9, 5.1), cut(4, 3.2, 3.32), cut(0.5, -0.7, 0.2, 0.6), cut(0.5, -0.7, 0.2, -0.6)]),
  });
  b.add('nose cone', 'panels', { op: 'clip', of: grown, within: solid.box([2, 2, 1.2], [0, 1.5, 6.35], 0) });
  const canopy = [
    -0.35, 2.3, 0.34, 0.34, 0.3, 4.5, 0.4, 2.24, 0.42, 0.46, 0.3, 4.5, 1.2, 2.12, 0.4, 0.36, 0.3, 4, 2.1, 1.96, 0.26,
    0.14, 0.2, 3.4,
  ];
  b.add('canopy', 'windows', streamlined(canopy, { around: 28, along: 2 }).shape, { detail: 1.2 });
  const frame = streamlined(canopy, { around: 28, along: 2, grow: 0.016 }).shape;
  const bows = [-0.33, 0.42, 1.2].map((z) => solid.box([2, 2, 0.08], [0, 2.4, z], 0));
  b.add('canopy bows', 'hull', { op: 'clip', of: frame, within: solid.many(bows) });
  b.add('canopy rails', 'hull', {
    op: 'clip',
    of: frame,
    within: solid.both(solid.box([0.05, 2, 2.3], [0.18, 2.9, 0.9], 0)),
  });
  b.add('droid dome', 'stripes', { op: 'ball', r: 0.3, from: 0, to: 95, at: [0, 2.42, -0.85] });
  b.add('droid eye', 'windows', { op: 'ball', r: 0.07, at: [0, 2.6, -0.6] });
  b.add('greebles', 'panels', greebles(skin, [0, 2, -2.5], [0.62, 1.2], 16, 0.16, rng), { detail: 0.5 });
  const spread = rng.range(9, 15);
  addFighterFittings(spread, b);
  b.add(
    'engine block',
    'engines',
    solid.slab(outline.rounded(pairs([-1.1, 1.3, 1.1, 1.3, 1.1, 2.3, -1.1, 2.3]), 0.2), 1.3, [0, 0, -3.2], 'z', {
      bevel: 0.06,
    }),
  );
  b.add(
    'rear vents',
    'metal',
    solid.many(steps(1.45, 2.15, 6).map((y) => solid.box([1, 0.06, 0.06], [0, y, -4.02], 0.015))),
  );
  fitting.pair(
    b,
    'side greebles',
    'metal',
    solid.many(
      [0, 1, 2].map((i) => solid.box([0.08, 0.12 + 0.06 * i, 0.4], [0.76 - i * 0.04, 1.75, 0.6 + i * 0.5], 0.02)),
    ),
  );
  b.add('antenna', 'metal', solid.rod([0.3, 2.3, -2.9], [0.34, 3.0, -3.3], 0.025, 0.012));
  if (!gear) return lower(b, 0.6);
  const spots: Vec2[] = [
    [0, 3.4],
    [0.9, -2.4],
    [-0.9, -2.4],
  ];
  addLegs(b, spots, 1.35, 0.12);
  return 2.7;
}

/** What is fitted to it. */
function addFighterFittings(spread: number, b: Bench): void {
  const root: Vec3 = [0.7, 1.8, -1.0];
  const plan = ribs([0, 0, 0.4, 2.4, 0.16, 2.2, 0, 0.1, 2.0, 0.13, 4.3, 0, -0.4, 1.5, 0.1]);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [level, k] of [
      ['upper', 1],
      ['lower', -1],
    ] as const) {
      const name = `${side} ${level}`;
      const put = (of: Parameters<typeof solid.put>[0]) => {
        const one = solid.put(of, [root[0], root[1] + k * 0.26, root[2]], [0, 0, k * spread]);
        return s > 0 ? one : fitting.mirror(one);
      };
      b.add(`${name} wing`, 'hull', put(wing(plan)), { detail: 1.1 });
      b.add(
        `${name} wing stripe`,
        'stripes',
        put(
          solid.many(
            [1.6, 2.3].map((x, i) => solid.box([i ? 0.14 : 0.5, 0.19 - 0.02 * i, 1.2], [x, 0.005, -0.85], 0.02)),
          ),
        ),
      );
      b.add(
        `${name} cannon`,
        'metal',
        put(
          solid.many([
            solid.rod([4.32, 0, -1.9], [4.32, 0, 0.9], 0.11),
            solid.rod([4.32, 0, 0.8], [4.32, 0, 2.9], 0.045),
            solid.turned(
              [
                [0, 0],
                [0.1, 0],
                [0.13, 0.08],
                [0.1, 0.16],
                [0, 0.16],
              ],
              [4.32, 0, 2.5],
              { axis: 'z' },
            ),
          ]),
        ),
      );
      b.add(`${name} cannon tip`, 'glow', put(solid.cyl(0.05, 0.1, [4.32, 0, 2.94], 'z', { bevel: 0.01 })));
      const at: Vec3 = [s * 1.12, 1.8 + k * 0.52, -3.4];
      b.add(
        `${name} engine pod`,
        'panels',
        solid.turned(
          [
            [0, -0.3],
            [0.36, -0.3],
            [0.44, 0.2],
            [0.46, 1.5],
            [0.4, 2.3],
            [0.3, 2.5],
            [0.24, 2.4],
            [0, 2.3],
          ],
          at,
          { axis: 'z', bevel: 0.03 },
        ),
      );
      b.add(
        `${name} intake ring`,
        'metal',
        solid.hoop(0.33, { kind: 'circle', r: 0.05 }, [at[0], at[1], at[2] + 2.46], 'z', 28),
      );
      addThruster(b, `${name} thruster`, [at[0], at[1], at[2] - 1.0], 0.38, 0.9);
    }
}

/** Without legs the belly lies on the ground. */
function lower(b: Bench, by: number): number {
  b.parts.forEach((p, i) => {
    b.parts[i] = { ...p, shape: solid.put(p.shape, [0, -by, 0]) };
  });
  return 2.7 - by;
}
