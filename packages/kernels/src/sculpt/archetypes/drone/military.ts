import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, flap, pairs, ribs, steps, streamlined, wing } from '../../kits/vehicle/index.ts';

/** A slender wing, a tail of two fins, a pushing propeller, a ball of cameras. */
export function buildMilitary(b: Bench, rng: Rng): void {
  const y = 1.25;
  const rows = [
    -4,
    y + 0.05,
    0.2,
    0.2,
    0.2,
    2,
    -2,
    y,
    0.34,
    0.32,
    0.34,
    2.3,
    1,
    y,
    0.36,
    0.34,
    0.36,
    2.3,
    2.6,
    y + 0.08,
    0.4,
    0.5,
    0.38,
    2.2,
    3.6,
    y + 0.05,
    0.3,
    0.4,
    0.3,
    2,
  ];
  b.add('fuselage', 'body', streamlined(rows, { nose: 0.45, tail: 0.15, around: 30 }).shape, { detail: 1.4 });
  const plan = ribs([
    0.2,
    y + 0.1,
    0.6,
    1.15,
    0.16,
    3,
    y + 0.2,
    0.45,
    0.85,
    0.11,
    7.6 + rng.range(-0.3, 0.3),
    y + 0.42,
    0.1,
    0.42,
    0.05,
  ]);
  fitting.pair(b, 'wing', 'body', wing(plan));
  fitting.pair(b, 'flap', b.tint('body', { color: '#747c83' }), flap(plan, 0.06, 0.46, 0.74));
  fitting.pair(b, 'aileron', b.tint('body', { color: '#747c83' }), flap(plan, 0.54, 0.96, 0.74));
  const tail = ribs([0.1, y + 0.05, -3.0, 0.9, 0.1, 1.5, y + 1.35, -3.5, 0.6, 0.06]);
  fitting.pair(b, 'v tail', 'body', wing(tail, [-0.68, 0.73, 0]));
  fitting.pair(b, 'ruddervator', b.tint('body', { color: '#747c83' }), flap(tail, 0.1, 0.94, 0.66, [-0.68, 0.73, 0]));
  b.add('ventral fin', 'body', wing(ribs([0, y - 0.1, -3.1, 0.7, 0.08, 0, y - 0.85, -3.4, 0.4, 0.05]), [1, 0, 0]));
  b.add('propeller', 'rotors', {
    op: 'placed',
    of: fitting.propeller([0, 0, 0], 0.85, 0.17, 3, 0.14),
    places: [{ at: [0, y + 0.05, -4.24], rot: [0, 180, 20] }],
  });
  b.add('spinner', 'metal', { op: 'ball', r: [0.16, 0.16, 0.3], at: [0, y + 0.05, -4.2] });
  b.add(
    'engine intake',
    'arms',
    solid.put(
      streamlined([-1, 0, 0.08, 0.06, 0.1, 2, -0.3, 0, 0.2, 0.16, 0.16, 2.4, 0.4, 0, 0.2, 0.14, 0.14, 2.4], {
        around: 16,
      }).shape,
      [0, y + 0.42, -2.2],
    ),
  );
  addMilitaryFittings(b, y);
}

/** What is fitted to it. */
function addMilitaryFittings(b: Bench, y: 1.25): void {
  b.add('sensor ball', 'arms', { op: 'ball', r: 0.24, at: [0, y - 0.52, 3.0] });
  b.add('sensor mount', 'metal', solid.cyl(0.18, 0.2, [0, y - 0.36, 3.0], 'y', { bevel: 0.02 }));
  b.add(
    'sensor eyes',
    'camera',
    solid.many([
      solid.cyl(0.09, 0.1, [0.06, y - 0.5, 3.2], 'z', { bevel: 0.015 }),
      solid.cyl(0.05, 0.1, [-0.11, y - 0.48, 3.19], 'z', { bevel: 0.01 }),
    ]),
  );
  fitting.pair(
    b,
    'pylon',
    'body',
    solid.many([1.3, 2.1].map((x) => solid.box([0.07, 0.24, 0.6], [x, y + 0.02, 0.2], 0.02))),
  );
  const missile = solid.turned(pairs([0, -0.75, 0.08, -0.75, 0.08, 0.62, 0.05, 0.78, 0, 0.84]), [0, 0, 0], {
    axis: 'z',
    bevel: 0.012,
  });
  const fins: Shape = {
    op: 'arrayed',
    n: 4,
    around: 'z',
    of: solid.box([0.012, 0.14, 0.22], [0, 0.13, -0.6], 0.004),
    rot: [0, 0, 45],
  };
  fitting.pair(
    b,
    'missiles',
    b.tint('arms', { color: '#4c5340' }),
    solid.at(
      solid.many([missile, fins]),
      [
        [1.3, y - 0.16],
        [2.1, y - 0.13],
      ].map(([x, yy]) => ({ at: [x, yy, 0.3] as Vec3 })),
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `${side} main`, { r: 0.24, w: 0.14 }, [s * 0.85, 0.24, -0.5], s);
    b.add(`${side} gear leg`, 'metal', solid.rod([s * 0.82, 0.24, -0.5], [s * 0.2, y - 0.2, -0.3], 0.045));
  }
  addDiscWheel(b, 'nose', { r: 0.2, w: 0.12 }, [0, 0.2, 2.3], 1);
  b.add('nose gear leg', 'metal', solid.rod([0.09, 0.2, 2.3], [0.04, y - 0.25, 2.2], 0.04));
  b.add(
    'satellite radome seam',
    'arms',
    solid.hoop(0.41, { kind: 'rect', w: 0.03, h: 0.02 }, [0, y + 0.08, 2.3], 'z', 28),
    { hidden: true },
  );
  b.add(
    'antennas',
    'arms',
    solid.many(
      steps(-1, 1.6, 3).map((z) =>
        solid.slab(
          pairs([z + 0.1, y + 0.3, z - 0.12, y + 0.3, z - 0.2, y + 0.6, z - 0.08, y + 0.6]),
          0.02,
          [0, 0, 0],
          'x',
        ),
      ),
    ),
  );
  b.add('pitot tube', 'metal', solid.rod([0.2, y, 3.8], [0.22, y, 4.5], 0.018, 0.01));
}
