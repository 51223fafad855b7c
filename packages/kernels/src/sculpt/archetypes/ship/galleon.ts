import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, rigging, type ShipHull, shipHull, steps } from '../../kits/vehicle/index.ts';

const ROWS = [
  -11.2, 2.1, 7.4, 3.0, 2.6, -10.4, 2.5, 7.2, 1.6, 2.6, -7.4, 3.0, 6.4, 0.25, 2.4, -4.6, 3.25, 5.2, 0, 2.5, 0, 3.35,
  4.4, 0, 2.6, 4.5, 3.1, 4.6, 0.05, 2.4, 7.5, 2.2, 5.3, 0.4, 1.9, 9.4, 1.0, 6.0, 1.5, 1.5, 10.4, 0.12, 6.5, 3.4, 1.2,
];

/** A three-masted tall ship: planked hull with wales and gun ports, castles, stern gallery, square sails, shrouds. */
export function buildGalleon(b: Bench, pirate: boolean, rng: Rng): number {
  const hull = shipHull(ROWS, 0.22);
  b.add('hull', 'hull', hull.shell, { detail: 1.5, grain: [0, 0, 1] });
  b.add('main deck', 'deck', hull.deck({ down: 1.0, thick: 0.12, z0: -4.8, z1: 6.4 }), { grain: [0, 0, 1] });
  b.add('quarter deck', 'deck', hull.deck({ down: 0.75, thick: 0.12, z0: -11.1, z1: -4.8 }), { grain: [0, 0, 1] });
  b.add('fore deck', 'deck', hull.deck({ down: 0.35, thick: 0.12, z0: 6.2, z1: 10 }), { grain: [0, 0, 1] });
  const bulkhead = (z: number, y0: number, y1: number) =>
    solid.box([hull.at(z).half * 1.85, y1 - y0, 0.14], [0, (y0 + y1) / 2, z], 0.03);
  b.add('bulkheads', 'hull', solid.many([bulkhead(-4.8, 4.1, 4.9), bulkhead(6.3, 3.8, 4.75)]), { grain: [1, 0, 0] });
  const strip = (share: number, r: number) =>
    solid.bar(hull.strake(share, 0.02, -11, 10), { kind: 'rect', w: r, h: r * 1.6, r: r * 0.2 }, { up: [0, 1, 0] });
  fitting.pair(b, 'wales', 'masts', solid.many([0.52, 0.64].map((s) => strip(s, 0.12))));
  fitting.pair(b, 'painted strake', 'trim', strip(0.86, 0.1));
  fitting.pair(
    b,
    'rail',
    'masts',
    solid.bar(hull.rail(-0.1, 0.04), { kind: 'rect', w: 0.3, h: 0.14, r: 0.04 }, { up: [0, 1, 0] }),
  );
  addGuns(b, hull);
  addStern(b, hull);
  addBow(b, hull, pirate);
  addMasts(b, hull, pirate, rng);
  addDeckThings(b, hull);
  return 3.5;
}

function addGuns(b: Bench, hull: ShipHull): void {
  const zs = steps(-5.6, 4.4, 6);
  const spot = (z: number): Vec3 => hull.strake(0.76, 0, z, z + 0.01)[0];
  fitting.pair(
    b,
    'gun ports',
    'trim',
    solid.many(zs.map((z) => solid.box([0.2, 0.66, 0.72], [spot(z)[0] - 0.03, spot(z)[1], z], 0.04))),
  );
  fitting.pair(
    b,
    'gun port holes',
    'cannons',
    solid.many(zs.map((z) => solid.box([0.2, 0.5, 0.54], [spot(z)[0] - 0.005, spot(z)[1], z], 0.02))),
  );
  fitting.pair(
    b,
    'gun port lids',
    'hull',
    solid.many(
      zs.map((z) =>
        solid.put(solid.box([0.06, 0.6, 0.64], [0, 0, 0], 0.02), [spot(z)[0] + 0.26, spot(z)[1] + 0.5, z], [0, 0, -58]),
      ),
    ),
  );
  const barrel = pairs([
    0, -0.5, 0.17, -0.5, 0.15, 0.3, 0.12, 0.62, 0.17, 0.68, 0.16, 0.78, 0.09, 0.78, 0.08, 0.5, 0, 0.5,
  ]);
  fitting.pair(
    b,
    'cannons',
    'cannons',
    solid.at(
      solid.turned(barrel, [0, 0, 0], { axis: 'x', bevel: 0.015 }),
      zs.map((z) => ({ at: [spot(z)[0] + 0.12, spot(z)[1] - 0.02, z] as Vec3 })),
    ),
  );
}

function addStern(b: Bench, hull: ShipHull): void {
  const z = -11.3;
  b.add(
    'transom',
    'hull',
    solid.slab(
      outline.rounded(pairs([-1.5, 3.3, 1.5, 3.3, 2.15, 5.2, 2.0, 7.7, -2.0, 7.7, -2.15, 5.2]), 0.2),
      0.26,
      [0, 0, z],
      'z',
      { bevel: 0.05 },
    ),
    { grain: [1, 0, 0] },
  );
  const panes = [-1.2, -0.4, 0.4, 1.2].map((x) =>
    outline.rounded(pairs([x - 0.28, 5.3, x + 0.28, 5.3, x + 0.28, 6.1, x, 6.36, x - 0.28, 6.1]), 0.06),
  );
  b.add(
    'stern windows',
    'windows',
    solid.many(panes.map((p) => solid.slab(p, 0.08, [0, 0, z - 0.14], 'z', { bevel: 0.01 }))),
  );
  b.add(
    'window frames',
    'trim',
    solid.many(
      [-1.6, -0.8, 0, 0.8, 1.6]
        .map((x) => solid.box([0.12, 1.3, 0.14], [x, 5.75, z - 0.16], 0.03))
        .concat([5.12, 6.5].map((y) => solid.box([3.7, 0.14, 0.2], [0, y, z - 0.16], 0.04))),
    ),
  );
  b.add(
    'stern ornament',
    'trim',
    solid.many([
      solid.tube(
        [
          [-2, 7.7, z - 0.05],
          [-1.2, 7.9, z - 0.1],
          [0, 8.15, z - 0.12],
          [1.2, 7.9, z - 0.1],
          [2, 7.7, z - 0.05],
        ],
        0.13,
      ),
      ...[-1, 1].map((s) =>
        solid.tube(
          [
            [s * 2.1, 7.6, z],
            [s * 2.2, 6.4, z - 0.08],
            [s * 2.15, 5.2, z - 0.08],
            [s * 1.6, 4.1, z - 0.08],
          ],
          0.1,
        ),
      ),
      { op: 'ball', r: [0.5, 0.34, 0.12], at: [0, 7.1, z - 0.14] },
    ]),
  );
  b.add(
    'rudder',
    'masts',
    solid.slab(
      outline.rounded(pairs([z + 0.3, 0.4, z - 0.9, 0.5, z - 0.75, 2.4, z - 0.2, 3.8, z + 0.1, 3.6]), 0.1),
      0.2,
      [0, 0, 0],
      'x',
      { bevel: 0.04 },
    ),
  );
  const lantern = (x: number) =>
    solid.turned(
      pairs([0, 0, 0.07, 0, 0.07, 0.2, 0.16, 0.24, 0.2, 0.6, 0.12, 0.72, 0.04, 0.86, 0, 0.88]),
      [x, 7.95, z - 0.25],
      { bevel: 0.02 },
    );
  b.add(
    'stern lanterns',
    { base: 'lamp', color: '#f0c060', emissive: '#e8a030', emissiveStrength: 0.6 },
    solid.many([lantern(0), lantern(-1.3), lantern(1.3)]),
  );
  const line = hull.rail(-0.12, 0, -10.8, -5).filter((_, i) => i % 2 === 0);
  fitting.pair(b, 'quarter rail', 'trim', fitting.railing(line, 0.62, 0.05, 1));
}

function addBow(b: Bench, hull: ShipHull, pirate: boolean): void {
  b.add('bowsprit', 'masts', solid.rod([0, 5.7, 8.6], [0, 8.7, 15.2], 0.24, 0.13));
  b.add(
    'beak',
    'hull',
    solid.slab(outline.rounded(pairs([10.0, 4.2, 12.4, 6.2, 12.3, 6.5, 10.0, 5.8]), 0.1), 0.34, [0, 0, 0], 'x', {
      bevel: 0.06,
    }),
  );
  b.add(
    'figurehead',
    'trim',
    pirate
      ? solid.many([
          { op: 'ball', r: [0.3, 0.34, 0.34], at: [0, 6.75, 12.6] },
          { op: 'ball', r: [0.22, 0.2, 0.2], at: [0, 6.5, 12.78] },
        ])
      : solid.tube(
          [
            [0, 5.9, 11.6],
            [0, 6.4, 12.3],
            [0, 6.95, 12.5],
            [0, 7.2, 12.85],
          ],
          0.24,
          { taper: [0.6, 1, 1.1, 0.7] },
        ),
  );
  fitting.pair(
    b,
    'head rails',
    'trim',
    solid.many(
      [5.0, 5.6].map((y) =>
        solid.tube(
          [
            [0.7, y + 0.3, 9.7],
            [0.45, y - 0.1, 11],
            [0.14, y + 0.6, 12.2],
          ],
          0.07,
        ),
      ),
    ),
  );
  const line = hull.rail(-0.1, 0, 6.4, 9.6).filter((_, i) => i % 2 === 0);
  fitting.pair(b, 'fore rail', 'trim', fitting.railing(line, 0.5, 0.045, 0));
  const anchor = solid.many([
    solid.rod([0, 0.1, 0], [0, 1.5, 0], 0.07),
    solid.tube(
      [
        [-0.55, 0.5, 0],
        [-0.4, 0.16, 0],
        [0, 0, 0],
        [0.4, 0.16, 0],
        [0.55, 0.5, 0],
      ],
      0.08,
      { taper: [0.5, 1, 1.2, 1, 0.5] },
    ),
    solid.rod([0, 1.3, -0.5], [0, 1.3, 0.5], 0.07),
    solid.hoop(0.14, { kind: 'circle', r: 0.04 }, [0, 1.62, 0], 'z', 16),
  ]);
  fitting.pair(b, 'anchor', 'cannons', solid.put(anchor, [2.0, 2.9, 8.2], [0, 62, 0]));
  fitting.pair(
    b,
    'anchor rope',
    'ropes',
    solid.tube(
      [
        [2.0, 4.55, 8.2],
        [1.95, 5.0, 8.3],
        [1.7, 5.5, 8.3],
      ],
      0.06,
    ),
  );
}

function addMasts(b: Bench, hull: ShipHull, pirate: boolean, rng: Rng): void {
  const belly = 1.3 + rng.range(-0.2, 0.3);
  const plan = [
    ['fore', 6.2, 17.5, 8.6],
    ['main', 0.6, 20.5, 10],
    ['mizzen', -6.4, 16.5, 6.4],
  ] as const;
  for (const [name, z, top, wide] of plan) {
    const foot = name === 'main' ? 3.2 : name === 'fore' ? 3.6 : 5.2;
    b.add(`${name} mast`, 'masts', solid.rod([0, foot, z], [0, top, z], 0.32, 0.13));
    const nest = foot + (top - foot) * 0.62;
    b.add(
      `${name} top`,
      'masts',
      solid.many([
        solid.turned(pairs([0, 0, 0.62, 0, 0.8, 0.12, 0.8, 0.2, 0, 0.2]), [0, nest, z], { bevel: 0.02 }),
        solid.hoop(0.76, { kind: 'rect', w: 0.08, h: 0.08, r: 0.02 }, [0, nest + 0.72, z], 'y', 28),
        ...outline.ngon(0.74, 6).map(([x, d]) => solid.rod([x, nest + 0.15, z + d], [x, nest + 0.72, z + d], 0.04)),
      ]),
    );
    const sails =
      name === 'mizzen'
        ? [[0.95, 0.66, 0.3]]
        : [
            [0.58, 1, 0.42],
            [0.96, 0.74, 0.33],
          ];
    sails.forEach(([t, k, h], i) => {
      const y = foot + (top - foot) * t;
      const w = wide * k;
      const drop = (top - foot) * h;
      const label = i ? `${name} topsail` : `${name} sail`;
      b.add(label, 'sails', rigging.square(y - 0.12, z + 0.3, w * 0.92, w * 1.04, drop, belly * k, 0.05), {
        detail: 1.2,
      });
      b.add(
        `${label} yard`,
        'masts',
        solid.bar(
          [
            [-w / 2 - 0.3, y, z + 0.26],
            [0, y, z + 0.26],
            [w / 2 + 0.3, y, z + 0.26],
          ],
          { kind: 'circle', r: 0.15 },
          { taper: [0.5, 1, 0.5] },
        ),
      );
      b.add(
        `${label} lashings`,
        'ropes',
        solid.many(
          steps(-w * 0.42, w * 0.42, 6).map((x) =>
            solid.hoop(0.16, { kind: 'circle', r: 0.03 }, [x, y - 0.02, z + 0.26], 'x', 10),
          ),
        ),
        { detail: 0.3 },
      );
    });
    const feet = [-1.1, -0.4, 0.3].map(
      (d): Vec3 => [hull.at(z + d - 0.4).half + 0.08, hull.at(z + d - 0.4).rail - 0.3, z + d - 0.4],
    );
    fitting.pair(b, `${name} shrouds`, 'ropes', rigging.shrouds(feet, [0.14, nest, z], 0.035, 6), { detail: 0.4 });
    fitting.pair(
      b,
      `${name} channel`,
      'masts',
      solid.box([0.3, 0.1, 2.0], [feet[1][0] - 0.02, feet[1][1], z - 0.8], 0.02),
    );
    b.add(
      `${name} flag`,
      'flag',
      rigging.flag([0, top + 0.05, z - 0.05], name === 'main' ? 2.6 : 1.7, name === 'main' ? 1.5 : 0.8, 0.03),
    );
  }
  if (pirate) addJolly(b, 16.4, 7.62);
  b.add('spanker', 'sails', rigging.lateen([0.05, 7.2, -6.9], [0.05, 12.8, -9.2], [0.05, 8.2, -11.4], 0.5, 0.05));
  b.add('spanker boom', 'masts', solid.rod([0, 7.1, -6.4], [0, 8.1, -11.8], 0.12, 0.08));
  b.add('jib', 'sails', rigging.lateen([0.04, 8.5, 14.6], [0.04, 15, 6.6], [0.04, 7.6, 8.6], 0.6, 0.05));
  const stay = (a: Vec3, c: Vec3) => solid.rod(a, c, 0.035);
  b.add(
    'stays',
    'ropes',
    solid.many([
      stay([0, 16.8, 6.2], [0, 8.6, 14.9]),
      stay([0, 19.6, 0.6], [0, 12.5, 6.2]),
      stay([0, 16, -6.4], [0, 11, 0.6]),
      stay([0, 20, 0.6], [0, 16.4, 6.2]),
    ]),
  );
}

/** A skull with crossed bones on the fore topsail. */
function addJolly(b: Bench, y: number, z: number): void {
  const bone = b.tint('sails', { base: 'paint', color: '#ece6d6' });
  const jaw = solid.box([0.8, 0.46, 0.24], [0, y - 1.85, z], 0.08);
  b.add('skull emblem', bone, solid.many([{ op: 'ball', r: [0.78, 0.74, 0.2], at: [0, y - 1.15, z] }, jaw]));
  const sockets = [-0.3, 0.3].map((x) => ({
    op: 'ball' as const,
    r: [0.2, 0.22, 0.12] as Vec3,
    at: [x, y - 1.22, z + 0.14] as Vec3,
  }));
  b.add('skull eyes', 'cannons', solid.many(sockets));
  const bones = [-1, 1].map((s) =>
    solid.tube(
      [
        [-1.3 * s, y - 3.1, z - 0.16],
        [0, y - 2.62, z + 0.04 * s],
        [1.3 * s, y - 2.14, z - 0.16],
      ],
      0.13,
      { taper: [1.7, 0.9, 1.7] },
    ),
  );
  b.add('crossed bones', bone, solid.many(bones));
}

function addDeckThings(b: Bench, hull: ShipHull): void {
  b.add(
    'deck hatch',
    'masts',
    solid.many([
      solid.box([1.5, 0.24, 1.8], [0, 3.56, 3.2], 0.04),
      ...steps(-0.5, 0.5, 4).map((x) => solid.box([0.1, 0.06, 1.5], [x, 3.7, 3.2], 0.01)),
    ]),
  );
  b.add(
    'ship wheel',
    'masts',
    solid.many([
      solid.hoop(0.52, { kind: 'rect', w: 0.1, h: 0.1, r: 0.02 }, [0, 6.4, -5.6], 'z', 32),
      ...[0, 45, 90, 135].map((d) =>
        solid.rod(
          [-0.72 * Math.cos((d * Math.PI) / 180), 6.4 - 0.72 * Math.sin((d * Math.PI) / 180), -5.6],
          [0.72 * Math.cos((d * Math.PI) / 180), 6.4 + 0.72 * Math.sin((d * Math.PI) / 180), -5.6],
          0.035,
        ),
      ),
      solid.box([0.3, 1.2, 0.24], [0, 5.5, -5.75], 0.04),
    ]),
  );
  b.add(
    'stairs',
    'masts',
    solid.both(
      solid.many(steps(0, 1, 5).map((t) => solid.box([0.9, 0.07, 0.3], [1.6, 3.6 + 1.15 * t, -3.6 - 1.1 * t], 0.015))),
    ),
  );
  b.add(
    'capstan',
    'masts',
    solid.turned(pairs([0, 0, 0.42, 0, 0.3, 0.2, 0.3, 0.6, 0.44, 0.7, 0.44, 0.9, 0, 0.9]), [0, 3.4, -2.4], {
      bevel: 0.02,
    }),
  );
  b.add(
    'barrels',
    'masts',
    solid.many(
      [
        [1.7, 4.8],
        [1.25, 5.2],
        [-1.7, 4.6],
      ].map(([x, z]) =>
        solid.turned(pairs([0, 0, 0.28, 0, 0.36, 0.4, 0.28, 0.8, 0, 0.8]), [x, hull.at(z).rail - 0.98, z], {
          bevel: 0.02,
        }),
      ),
    ),
  );
  b.add(
    'ship boat',
    'trim',
    solid.put(
      shipHull(
        [-1.4, 0.4, 0.5, 0.1, 2, 0, 0.55, 0.5, 0, 2.2, 1.2, 0.35, 0.55, 0.05, 1.8, 1.6, 0.03, 0.6, 0.25, 1.2],
        0.05,
        2,
      ).shell,
      [0, 3.8, 3.2],
    ),
  );
}
