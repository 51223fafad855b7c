import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, flap, pairs, ribs, streamlined, wing } from '../../kits/vehicle/index.ts';
import { addFlame } from './extras.ts';
import { band, bell } from './parts.ts';

const BODY = [
  -16, 0, 2.5, 2.3, 2.2, 4, -13, 0, 2.6, 2.5, 2.4, 4, 6, 0, 2.6, 2.5, 2.4, 4, 9, -0.1, 2.55, 2.55, 2.3, 3.6, 11.5, -0.3,
  2.4, 2.6, 2.1, 3, 14, -0.7, 1.8, 1.7, 1.6, 2.4, 16, -1.05, 1.0, 0.8, 1.05, 2.1,
];

/** A winged orbiter riding on its orange tank between two boosters, standing up. */
export function buildShuttle(b: Bench, rng: Rng, flame: boolean): number {
  const lift = 4.6;
  addStack(b, lift, rng, flame);
  // the orbiter is drawn lying (nose to +z, back up) and stood up with its back to +z
  const stand = (of: Shape): Shape => ({ op: 'placed', of, places: [{ rot: [-90, 0, 0], at: [0, lift + 16.4, 7.6] }] });
  const put = (name: string, slot: Parameters<Bench['add']>[1], of: Shape, detail = 1): void =>
    b.add(name, slot, stand(of), { detail });
  const pair = (name: string, slot: Parameters<Bench['add']>[1], of: Shape): void => {
    put(`left ${name}`, slot, of);
    put(`right ${name}`, slot, fitting.mirror(of));
  };
  const skin = streamlined(BODY, { nose: 0.9, droop: 0.1, around: 36 });
  const tiles = {
    mask: { kind: 'span' as const, dir: [0, 0, -1] as Vec3, from: -6.9, to: -6.8 },
    material: { color: '#1f2124', rough: 0.7 },
  };
  put('orbiter', b.tint('boosters', { layers: [tiles] }), skin.shape, 1.4);
  const plate = streamlined(BODY, { nose: 0.9, droop: 0.1, around: 36, grow: 0.03 });
  const panes = solid.many(
    [
      [0.12, 0.85],
      [0.98, 1.7],
    ].flatMap(([a, c]) => [
      solid.slab(outline.rounded(pairs([a, 0.75, c, 0.6, c * 0.96, 1.3, a, 1.45]), 0.08), 5, [0, 0, 14], 'z', {
        bevel: 0,
      }),
    ]),
  );
  pair('cockpit window', 'windows', { op: 'clip', of: plate.shape, within: panes });
  const plan = ribs([2.2, -2.1, 7.5, 21, 0.9, 4.6, -2.05, -3.5, 11.4, 0.8, 11.6, -1.9, -11.5, 4.4, 0.4]);
  pair('wing', b.tint('boosters', { layers: [tiles] }), wing(plan));
  pair('elevon', 'trim', flap(plan, 0.42, 0.97, 0.8));
  const fin = ribs([0, 2.3, -9.6, 5.6, 0.6, 0, 8.6, -14.4, 3, 0.34]);
  put('tail fin', 'boosters', wing(fin, [1, 0, 0]));
  put('rudder', 'trim', flap(fin, 0.1, 0.95, 0.7, [1, 0, 0]));
  const pod = streamlined(
    [
      -16.6, 0, 1, 0.9, 0.9, 2.4, -13, 0, 1.2, 1.1, 1.1, 2.4, -10.5, -0.2, 0.7, 0.6, 0.6, 2, -9.6, -0.4, 0.2, 0.2, 0.2,
      2,
    ],
    { around: 20 },
  );
  pair('orbital pod', 'boosters', solid.put(pod.shape, [1.8, 2.2, 0]));
  const nozzle = (x: number, y: number): Shape => solid.put(bell(1.15, 2), [x, y, -16], [90, 0, 0]);
  put('main engines', 'metal', solid.many([nozzle(0, 1.2), nozzle(1.25, -0.9), nozzle(-1.25, -0.9)]));
  put('cargo bay doors', b.tint('boosters', { color: '#dfe2e4' }), {
    op: 'clip',
    of: plate.shape,
    within: solid.many([solid.box([2.2, 4, 17], [1.16, 2.6, -2.5], 0), solid.box([2.2, 4, 17], [-1.16, 2.6, -2.5], 0)]),
  });
  put('body flap', 'trim', solid.box([3.6, 0.3, 1.6], [0, -2.2, -16.6], 0.1));
  put(
    'reaction jets',
    'trim',
    solid.both(solid.many([0, 0.5, 1.0].map((d) => solid.cyl(0.16, 0.4, [1.25, 0.1, 14.2 + d * 0.9], 'x')))),
  );
  return lift + 43;
}

function addStack(b: Bench, lift: number, rng: Rng, flame: boolean): void {
  const r = 4.2;
  const orange = b.tint('fins', {});
  b.add(
    'external tank',
    orange,
    solid.turned(
      [
        [0, lift + 2],
        [r * 0.55, lift + 2.4],
        [r, lift + 4.2],
        [r, lift + 31],
        [r * 0.86, lift + 35.5],
        [r * 0.5, lift + 39.6],
        [r * 0.16, lift + 42],
        [0, lift + 42.6],
      ],
      [0, 0, 0],
      { bevel: 0.8, segments: 48 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'tank bands',
    b.tint('fins', { color: '#a84f22' }),
    solid.many([lift + 8, lift + 22, lift + 31].map((y) => band(r + 0.02, y, 0.5))),
  );
  b.add('tank feed line', orange, solid.rod([2.4, lift + 4, 3.6], [2.4, lift + 33, 3.4], 0.28));
  b.add('tank tip', 'metal', solid.rod([0, lift + 42.2, 0], [0, lift + 44 + rng.range(0, 0.6), 0], 0.2, 0.05));
  const x = r + 2.2;
  const line = pairs([
    0,
    lift - 2.6,
    2.1,
    lift - 2.6,
    1.85,
    lift - 0.4,
    1.85,
    lift + 32,
    1.5,
    lift + 34.4,
    0.8,
    lift + 36.6,
    0.2,
    lift + 37.6,
    0,
    lift + 37.7,
  ]);
  fitting.pair(b, 'booster', 'boosters', solid.turned(line, [x, 0, 0], { bevel: 0.2, segments: 36 }), { detail: 1.2 });
  fitting.pair(
    b,
    'booster bands',
    'trim',
    solid.put(solid.many([2, 10, 18, 26].map((y) => band(1.87, lift + y, 0.35))), [x, 0, 0]),
  );
  fitting.pair(b, 'booster nozzle', 'metal', solid.put(bell(1.7, 2), [x, lift - 2.6, 0]));
  fitting.pair(
    b,
    'booster struts',
    'metal',
    solid.many([lift + 4, lift + 29].map((y) => solid.rod([r - 0.3, y, 0], [x - 1.6, y, 0], 0.24))),
  );
  b.add(
    'orbiter struts',
    'metal',
    solid.many(
      [
        [1.2, lift + 6],
        [-1.2, lift + 6],
        [0, lift + 26],
      ].map(([a, y]) => solid.rod([a, y, r - 0.4], [a, y, r + 1.4], 0.22)),
    ),
  );
  b.add(
    'hold-down posts',
    'trim',
    solid.many(
      [x + 1.4, x - 1.4, -x - 1.4, -x + 1.4].flatMap((a) =>
        [1.2, -1.2].map((z) => solid.cyl(0.3, lift - 2.4, [a, (lift - 2.4) / 2, z], 'y', { bevel: 0.05 })),
      ),
    ),
  );
  b.add(
    'launch platform',
    b.tint('metal', { color: '#7b7f84' }),
    solid.slab(outline.roundRect(2 * x + 7, 24, 1, 0, -4), 1, [0, 0.5, 0], 'y', { bevel: 0.15 }),
  );
  if (flame)
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      addFlame(b, `${name} booster`, [s * x, lift - 3, 0], 1.3, 1.2);
}
