import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, rigging, type ShipHull, shipHull, steps } from '../../kits/vehicle/index.ts';

const ROWS = [
  -9.6, 0.1, 4.6, 3.6, 1.3, -8.8, 0.75, 3.5, 1.5, 1.4, -7, 1.6, 2.5, 0.5, 1.7, -3.5, 2.25, 1.9, 0.06, 2.1, 0, 2.4, 1.75,
  0, 2.2, 3.5, 2.25, 1.9, 0.06, 2.1, 7, 1.6, 2.5, 0.5, 1.7, 8.8, 0.75, 3.5, 1.5, 1.4, 9.6, 0.1, 4.6, 3.6, 1.3,
];

/** A longship: clinker strakes, dragon's head and curled tail, shields along the rail, oars, one striped sail. */
export function buildViking(b: Bench, rng: Rng): number {
  const hull = shipHull(ROWS, 0.12);
  addVikingFittingsBelow(b, hull);
  const w = 7.6;
  const sail = b.tint('sails', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [1, 0, 0], period: 1.5, width: 0.5, soft: 0.01 },
        material: { color: b.tint('flag', {}).color },
      },
    ],
  });
  b.add('sail', sail, rigging.square(9.3, 0.5, w * 0.94, w, 6, 1.4 + rng.range(-0.2, 0.3), 0.05), { detail: 1.4 });
  b.add(
    'yard',
    'masts',
    solid.bar(
      [
        [-w / 2 - 0.4, 9.4, 0.45],
        [0, 9.4, 0.45],
        [w / 2 + 0.4, 9.4, 0.45],
      ],
      { kind: 'circle', r: 0.14 },
      { taper: [0.5, 1, 0.5] },
    ),
  );
  b.add(
    'stays',
    'ropes',
    solid.many([solid.rod([0, 9.8, 0.2], [0, 4.4, 9.4], 0.03), solid.rod([0, 9.78, 0.14], [0, 4.4, -9.4], 0.03)]),
  );
  fitting.pair(
    b,
    'shrouds',
    'ropes',
    solid.many(
      [-0.8, -1.6]
        .map((z) => solid.rod([0.1, 9.4, 0.2], [hull.at(z).half, hull.at(z).rail, z], 0.028))
        .concat([solid.rod([w / 2, 3.5, 0.9], [hull.at(-3).half, hull.at(-3).rail, -3], 0.024)]),
    ),
  );
  b.add('pennant', 'flag', rigging.flag([0, 10.6, 0.15], 1.9, 0.7, 0.025));
  b.add(
    'steering oar',
    'masts',
    solid.many([
      solid.rod([-1.5, 3.1, -7.4], [-1.75, 0.9, -8.2], 0.07),
      solid.bar(
        [
          [-1.72, 1.3, -8.0],
          [-1.85, 0.15, -8.5],
        ],
        { kind: 'ellipse', rx: 0.05, ry: 0.24 },
        { up: [0, 0.3, 1] },
      ),
      solid.rod([-1.5, 3.05, -7.4], [-0.6, 3.1, -7.3], 0.045),
    ]),
  );
  b.add(
    'keel',
    'masts',
    solid.bar(
      hull.strake(0, 0, -8.6, 8.6).map(([, y, z]): Vec3 => [0, y, z]),
      { kind: 'rect', w: 0.14, h: 0.16, r: 0.02 },
      { up: [0, 1, 0] },
    ),
  );
  b.add('chests', 'masts', solid.many([-4.6, 4.2].map((z) => solid.box([0.9, 0.5, 0.5], [0.5, 1.14, z], 0.04))));
  return 1;
}

/** What is fitted to it. */
function addVikingFittingsBelow(b: Bench, hull: ShipHull): void {
  b.add('hull', 'hull', hull.shell, { detail: 1.5, grain: [0, 0, 1] });
  fitting.pair(
    b,
    'strakes',
    'masts',
    solid.many(
      [0.3, 0.48, 0.64, 0.8].map((s) =>
        solid.bar(hull.strake(s, 0.012, -9.2, 9.2), { kind: 'rect', w: 0.05, h: 0.08, r: 0.01 }, { up: [0, 1, 0] }),
      ),
    ),
  );
  fitting.pair(
    b,
    'rail',
    'trim',
    solid.bar(hull.rail(-0.04, 0.02, -9.2, 9.2), { kind: 'rect', w: 0.18, h: 0.1, r: 0.03 }, { up: [0, 1, 0] }),
  );
  b.add('deck', 'deck', hull.deck({ at: 0.85, thick: 0.08, z0: -7.6, z1: 7.6 }), { grain: [0, 0, 1] });
  b.add(
    'thwarts',
    'masts',
    solid.many(
      steps(-5.4, 5.4, 8)
        .filter((z) => Math.abs(z) > 0.5)
        .map((z) => solid.box([hull.at(z).half * 1.8, 0.1, 0.34], [0, 1.3, z], 0.02)),
    ),
  );
  const stem: Vec3[] = [
    [0, 3.4, 9.35],
    [0, 4.6, 9.75],
    [0, 5.6, 9.9],
    [0, 6.3, 10.3],
    [0, 6.45, 10.9],
    [0, 6.2, 11.4],
  ];
  b.add('dragon neck', 'hull', solid.tube(stem, 0.26, { taper: [0.9, 1, 0.9, 1.05, 1.2, 0.75] }), { detail: 1.3 });
  b.add(
    'dragon jaw',
    'hull',
    solid.tube(
      [
        [0, 6.2, 10.6],
        [0, 5.95, 11.0],
        [0, 5.9, 11.4],
      ],
      0.17,
      { taper: [1, 1, 0.6] },
    ),
  );
  fitting.pair(b, 'dragon eye', 'trim', { op: 'ball', r: 0.1, at: [0.22, 6.58, 10.85] });
  fitting.pair(
    b,
    'dragon horn',
    'trim',
    solid.tube(
      [
        [0.12, 6.7, 10.6],
        [0.22, 7.1, 10.35],
        [0.24, 7.35, 9.95],
      ],
      0.08,
      { taper: [1, 0.7, 0.2] },
    ),
  );
  addVikingFittings(b, hull);
}

/** What is fitted to it. */
function addVikingFittings(b: Bench, hull: ShipHull): void {
  b.add(
    'dragon mane',
    'trim',
    solid.many(
      [
        [4.5, 9.48],
        [5.1, 9.6],
        [5.7, 9.68],
        [6.25, 9.98],
      ].map(([y, z]) =>
        solid.slab(pairs([z + 0.1, y - 0.2, z + 0.1, y + 0.22, z - 0.42, y + 0.3]), 0.1, [0, 0, 0], 'x', {
          bevel: 0.02,
        }),
      ),
    ),
  );
  b.add(
    'dragon teeth',
    b.tint('sails', { base: 'tooth', color: '#efe9d8' }),
    solid.many(
      [11.1, 11.25, 11.4].flatMap((z) =>
        [-0.08, 0.08].map((x) =>
          solid.turned(pairs([0, -0.16, 0.02, -0.1, 0.04, 0, 0, 0]), [x, 6.16, z], { bevel: 0.003 }),
        ),
      ),
    ),
  );
  const curl = steps(0, 1, 14).map((t): Vec3 => {
    const a = -0.4 + t * 5.4;
    const r = 0.75 * (1 - t * 0.62);
    return [0, 6.0 + r * Math.sin(a), -10.1 + 0.2 - r * Math.cos(a)];
  });
  b.add(
    'tail curl',
    'hull',
    solid.tube([[0, 3.6, -9.4], [0, 4.8, -9.8], ...curl], 0.2, {
      taper: [1.2, 1.1, ...curl.map((_, i) => 1.1 - 0.05 * i)],
    }),
  );
  const zs = steps(-6.2, 6.2, 11);
  const colors = ['#a8261e', '#d8a830', '#2c4a6e', '#e6dcc0'];
  const spot = (z: number): Vec3 => [hull.at(z).half + 0.1, hull.at(z).rail - 0.12, z];
  const tilt = (z: number): Vec3 => [0, 90 - Math.atan2(hull.at(z + 0.2).half - hull.at(z - 0.2).half, 0.4) * -57.3, 0];
  const board = solid.turned(pairs([0, 0, 0.52, 0, 0.53, 0.04, 0.5, 0.06, 0.2, 0.09, 0, 0.1]), [0, 0, 0], {
    axis: 'z',
    bevel: 0.01,
  });
  colors.forEach((color, k) => {
    const mine = zs.filter((_, i) => i % colors.length === k);
    fitting.pair(
      b,
      `shields ${k + 1}`,
      b.tint('cargo', { base: 'wood', color }),
      solid.at(
        board,
        mine.map((z) => ({ at: spot(z), rot: tilt(z) })),
      ),
    );
  });
  fitting.pair(
    b,
    'shield bosses',
    'cannons',
    solid.at(
      { op: 'ball', r: [0.15, 0.15, 0.13] },
      zs.map((z) => ({ at: [spot(z)[0] + 0.09, spot(z)[1], z] as Vec3, rot: tilt(z) })),
    ),
  );
  fitting.pair(
    b,
    'shield rims',
    'cannons',
    solid.at(
      solid.hoop(0.52, { kind: 'circle', r: 0.03 }, [0, 0, 0.04], 'z', 24),
      zs.map((z) => ({ at: spot(z), rot: tilt(z) })),
    ),
    { detail: 0.6 },
  );
  const oars = steps(-5.6, 5.6, 8);
  fitting.pair(
    b,
    'oars',
    'masts',
    solid.many(oars.map((z) => solid.rod([1.2, 1.75, z], [hull.at(z).half + 3.0, 0.42, z - 0.5], 0.05))),
  );
  fitting.pair(
    b,
    'oar blades',
    'masts',
    solid.many(
      oars.map((z) =>
        solid.bar(
          [
            [hull.at(z).half + 2.7, 0.56, z - 0.45],
            [hull.at(z).half + 3.7, 0.1, z - 0.62],
          ],
          { kind: 'ellipse', rx: 0.13, ry: 0.025 },
          { up: [0.3, 1, 0] },
        ),
      ),
    ),
  );
  b.add('mast', 'masts', solid.rod([0, 0.5, 0.2], [0, 10.2, 0.2], 0.2, 0.11));
  b.add('mast step', 'masts', solid.box([0.7, 0.5, 1.6], [0, 1.1, 0.2], 0.06));
}
