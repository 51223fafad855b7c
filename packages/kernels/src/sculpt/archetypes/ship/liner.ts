import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, rigging, shipHull, steps } from '../../kits/vehicle/index.ts';
import { addHouse, addUnderwater, bottomPaint } from './steel.ts';

const CARGO = [
  -16, 2.2, 5.6, 3.4, 4, -15, 2.9, 5.5, 1.6, 4, -12.5, 3.4, 5.4, 0.15, 4, -8, 3.5, 5.3, 0, 5, 6, 3.5, 5.3, 0, 5, 11,
  3.0, 5.6, 0.05, 3.4, 14.4, 1.5, 6.4, 0.4, 2.2, 16.2, 0.12, 7.0, 1.6, 1.5,
];

/** A container ship: stacks of coloured boxes, deck house aft with funnel, cranes' lashing bridges, bulb. */
export function buildCargo(b: Bench, rng: Rng): number {
  const hull = shipHull(CARGO, 0.2);
  b.add('hull', bottomPaint(b, 1.8), hull.shell, { detail: 1.5 });
  b.add('deck', 'deck', hull.deck({ down: 0.45, thick: 0.12 }));
  fitting.pair(
    b,
    'rub rail',
    'trim',
    solid.bar(hull.strake(0.9, 0.02, -15.4, 15.4), { kind: 'rect', w: 0.1, h: 0.16, r: 0.02 }, { up: [0, 1, 0] }),
  );
  b.add('bulb', b.tint('hull', { color: '#8f2a22' }), { op: 'ball', r: [0.75, 0.8, 1.8], at: [0, 1.0, 15.2] });
  const colors = ['#b5482c', '#2c6a9c', '#3c7a4a', '#d8a02c', '#8c8f92', '#7a2c3c'];
  const groups: Vec3[][] = colors.map(() => []);
  const box: Vec3 = [1.04, 1.02, 2.5];
  for (let bay = 0; bay < 7; bay++) {
    const z = -7.2 + bay * 2.9;
    const wide = bay === 6 ? 4 : 6;
    const tall = bay === 6 ? 2 : 3 + (rng.next() < 0.4 ? 1 : 0);
    for (let i = 0; i < wide; i++) {
      const n = Math.max(1, tall - (rng.next() < 0.3 ? 1 : 0));
      for (let k = 0; k < n; k++)
        groups[rng.int(colors.length)].push([(i - (wide - 1) / 2) * 1.09, 5.35 + 1.06 * k, z]);
    }
  }
  const skin = solid.box(box, [0, 0, 0], 0.03);
  groups.forEach((spots, i) => {
    if (spots.length)
      b.add(
        `containers ${i + 1}`,
        b.tint('cargo', i ? { color: colors[i], relief: 2 } : { relief: 2 }),
        solid.at(
          skin,
          spots.map((at) => ({ at })),
        ),
        { detail: 0.6 },
      );
  });
  b.add('hatch coaming', 'deck', solid.box([6.4, 0.2, 20.4], [0, 4.86, 1.2], 0.03));
  b.add(
    'lashing bridges',
    'cannons',
    solid.many(
      steps(-8.65, 8.75, 7).flatMap((z) => [
        solid.box([6.6, 0.12, 0.16], [0, 6.6, z], 0.02),
        ...[-3.2, 3.2].map((x) => solid.box([0.16, 2.0, 0.16], [x, 5.7, z], 0.02)),
      ]),
    ),
  );
  const top = addHouse(b, 'house', -13.4, -10, 2.9, 5.0, 4, [0.1, 0.12]);
  b.add('bridge wings', 'tower', solid.box([7.2, 0.5, 1.3], [0, top + 0.25, -11.2], 0.08));
  b.add('bridge windows', 'windows', solid.box([6.2, 0.4, 1.36], [0, top + 0.5, -11.2], 0.04));
  b.add('bridge roof', 'tower', solid.box([6.4, 0.2, 1.7], [0, top + 0.78, -11.2], 0.06));
  b.add(
    'funnel',
    'trim',
    solid.slab(
      outline.rounded(pairs([-14.9, 5, -13.6, 5, -13.8, top + 1.2, -14.7, top + 1.2]), 0.2),
      1.6,
      [0, 0, 0],
      'x',
      { bevel: 0.2 },
    ),
  );
  b.add('funnel cap', 'cannons', solid.box([1.5, 0.4, 1.0], [0, top + 1.3, -14.25], 0.1));
  b.add(
    'mast',
    'tower',
    solid.many([
      solid.rod([0, top + 0.8, -11.6], [0, top + 3.6, -11.8], 0.12, 0.06),
      solid.rod([-0.9, top + 2.4, -11.7], [0.9, top + 2.4, -11.7], 0.05),
      solid.box([1.4, 0.14, 0.2], [0, top + 1.6, -11.4], 0.03),
    ]),
  );
  b.add('fore mast', 'tower', solid.rod([0, 6, 13], [0, 10, 12.9], 0.14, 0.07));
  fitting.pair(
    b,
    'rail aft',
    'tower',
    fitting.railing(
      hull.rail(-0.15, -0.1, -15.6, -9.5).filter((_, i) => i % 3 === 0),
      0.6,
      0.04,
      1,
    ),
  );
  fitting.pair(
    b,
    'rail fore',
    'tower',
    fitting.railing(
      hull.rail(-0.15, -0.05, 11.4, 15.6).filter((_, i) => i % 3 === 0),
      0.55,
      0.04,
      1,
    ),
  );
  fitting.pair(b, 'lifeboat', 'cargo', solid.put({ op: 'ball', r: [0.5, 0.5, 1.2] }, [3.1, 6.9, -12]));
  fitting.pair(
    b,
    'lifeboat davits',
    'tower',
    solid.many(
      [-12.8, -11.2].map((z) =>
        solid.tube(
          [
            [2.6, 5.6, z],
            [3.2, 6.4, z],
            [3.1, 7.7, z],
          ],
          0.07,
        ),
      ),
    ),
  );
  b.add('windlass', 'cannons', solid.both(solid.cyl(0.3, 0.6, [0.6, 6.25, 12.2], 'x', { bevel: 0.03 })));
  addUnderwater(b, hull, -15.0, 15.6);
  return 5;
}

const CRUISE = [
  -18, 2.6, 5.2, 3.0, 4, -17, 3.1, 5.1, 1.4, 4, -14, 3.5, 5, 0.1, 4.4, -6, 3.6, 5, 0, 5, 6, 3.6, 5, 0, 5, 12, 2.9, 5.3,
  0.05, 3, 15.6, 1.5, 5.9, 0.5, 2, 18, 0.12, 6.6, 2.0, 1.4,
];

/** A cruise liner: rows of balconies, lifeboats, swept bow, pool deck, raked funnels. */
export function buildCruise(b: Bench, rng: Rng): number {
  const hull = shipHull(CRUISE, 0.2);
  b.add('hull', bottomPaint(b, 1.3), hull.shell, { detail: 1.5 });
  b.add('deck', 'deck', hull.deck({ down: 0.3, thick: 0.12 }));
  fitting.pair(
    b,
    'hull stripe',
    'trim',
    solid.bar(hull.strake(0.82, 0.01, -17.4, 17.2), { kind: 'rect', w: 0.03, h: 0.34, r: 0.01 }, { up: [0, 1, 0] }),
  );
  const holes = steps(-15.5, 13, 30).map((z): Vec3 => hull.strake(0.64, -0.01, z, z + 0.01)[0]);
  fitting.pair(
    b,
    'portholes',
    'windows',
    solid.many(holes.map((p) => solid.cyl(0.16, 0.08, p, 'x', { segments: 12 }))),
    { detail: 0.3 },
  );
  const top = addHouse(b, 'house', -15.5, 10.5, 3.3, 5, 4, [0.5, 0.9]);
  const orange = b.tint('cargo', {});
  fitting.pair(
    b,
    'lifeboats',
    orange,
    solid.many(
      steps(-11.5, 6.5, 7).map((z) => ({ op: 'ball' as const, r: [0.4, 0.42, 1.0], at: [3.62, 5.62, z] as Vec3 })),
    ),
  );
  fitting.pair(
    b,
    'lifeboat covers',
    'tower',
    solid.many(steps(-11.5, 6.5, 7).map((z) => solid.box([0.5, 0.2, 1.3], [3.62, 5.96, z], 0.08))),
  );
  fitting.pair(
    b,
    'davits',
    'tower',
    solid.many(
      steps(-12.2, 7.2, 8).map((z) =>
        solid.tube(
          [
            [3.2, 5.2, z - 0.05],
            [3.75, 5.9, z - 0.05],
            [3.5, 6.45, z - 0.05],
          ],
          0.06,
        ),
      ),
    ),
  );
  b.add(
    'bridge',
    'tower',
    solid.slab(
      outline.rounded(pairs([-3.9, -7.6, -3.9, -8.3, -2, -8.9, 2, -8.9, 3.9, -8.3, 3.9, -7.6]), 0.15),
      0.7,
      [0, top - 0.75, 0],
      'y',
      { bevel: 0.06 },
    ),
  );
  addCruiseFittings(b, top, rng);
  b.add(
    'slide tower',
    'tower',
    solid.many([
      solid.rod([1.2, top, -5.9], [1.2, top + 2.1, -5.9], 0.14),
      solid.cyl(0.4, 0.1, [1.2, top + 2.05, -5.9], 'y'),
    ]),
  );
  b.add(
    'mast',
    'tower',
    solid.many([
      solid.rod([0, top, 6], [0, top + 3.2, 5.6], 0.16, 0.08),
      solid.rod([-1, top + 1.8, 5.75], [1, top + 1.8, 5.75], 0.06),
      { op: 'ball', r: 0.42, at: [0.9, top + 0.9, 5.2] },
      { op: 'ball', r: 0.42, at: [-0.9, top + 0.9, 5.2] },
    ]),
  );
  b.add('pennants', 'flag', rigging.flag([0, top + 3.1, 5.5], 1.5, 0.7, 0.03));
  const rail = [
    [3.0, top, -13.6],
    [3.0, top, -6],
    [3.0, top, 0],
    [2.9, top, 6.4],
  ].map(([x, y, z]): Vec3 => [x, y, z]);
  fitting.pair(b, 'top rail', 'tower', fitting.railing(rail, 0.5, 0.04, 1));
  fitting.pair(
    b,
    'bow rail',
    'tower',
    fitting.railing(
      hull.rail(-0.15, 0, 10.8, 17.4).filter((_, i) => i % 3 === 0),
      0.5,
      0.04,
      1,
    ),
  );
  b.add('windlass', 'cannons', solid.both(solid.cyl(0.28, 0.6, [0.6, 5.75, 13], 'x', { bevel: 0.03 })));
  b.add(
    'bow thruster marks',
    'cannons',
    solid.both(solid.cyl(0.26, 0.1, hull.strake(0.3, 0, 12, 12.1)[0], 'x', { segments: 16 })),
    { hidden: true },
  );
  addUnderwater(b, hull, -16.8, 17);
  return top;
}

/** What is fitted to it. */
function addCruiseFittings(b: Bench, top: number, rng: Rng): void {
  b.add(
    'bridge windows',
    'windows',
    solid.slab(
      outline.rounded(pairs([-3.8, -7.7, -3.93, -8.3, -2, -8.93, 2, -8.93, 3.93, -8.3, 3.8, -7.7]), 0.15),
      0.26,
      [0, top - 0.66, 0],
      'y',
      { bevel: 0.02 },
    ),
  );
  const stack = (z: number, k: number) =>
    solid.slab(
      outline.rounded(
        pairs([
          z - 1.3 * k,
          top - 0.1,
          z + 1.1 * k,
          top - 0.1,
          z + 0.3 * k,
          top + 2.5 * k,
          z - 1.9 * k,
          top + 2.5 * k,
          z - 1.7 * k,
          top + 1.6 * k,
        ]),
        0.3,
      ),
      1.7 * k,
      [0, 0, 0],
      'x',
      { bevel: 0.35 * k },
    );
  const k = 1 + rng.range(-0.08, 0.12);
  b.add('funnel', 'trim', stack(-9, k));
  b.add(
    'funnel band',
    'tower',
    solid.slab(
      outline.rounded(
        pairs([
          -9 - 1.95 * k,
          top + 1.9 * k,
          -8.36 * 1 - 0.15,
          top + 1.9 * k,
          -8.42 - 0.2,
          top + 2.2 * k,
          -9 - 1.95 * k,
          top + 2.2 * k,
        ]),
        0.05,
      ),
      1.74 * k,
      [0, 0, 0],
      'x',
      { bevel: 0.3 * k },
    ),
    { hidden: true },
  );
  b.add(
    'exhaust pipes',
    'cannons',
    solid.many(
      [-0.35, 0.35].flatMap((x) =>
        [-10, -9.4].map((z) => solid.rod([x, top + 2.2 * k, z], [x, top + 2.9 * k, z - 0.25], 0.16)),
      ),
    ),
  );
  b.add(
    'pool',
    b.tint('windows', { color: '#2aa0c8' }),
    solid.slab(outline.roundRect(2.6, 4, 0.8, 0, 1.5), 0.12, [0, top + 0.02, 0], 'y', { bevel: 0.02 }),
  );
  b.add(
    'pool edge',
    'tower',
    solid.slab(outline.roundRect(3.2, 4.6, 1, 0, 1.5), 0.2, [0, top + 0.02, 0], 'y', {
      bevel: 0.04,
      holes: [outline.roundRect(2.6, 4, 0.8, 0, 1.5).reverse()],
    }),
  );
  b.add(
    'deck chairs',
    'trim',
    solid.many(
      steps(-4.5, 2.5, 9).flatMap((z) => [-2.3, 2.3].map((x) => solid.box([0.7, 0.14, 0.3], [x, top + 0.1, z], 0.04))),
    ),
    { detail: 0.3 },
  );
  b.add(
    'water slide',
    'trim',
    solid.tube(
      [
        [1.2, top + 2.2, -5.8],
        [2.0, top + 1.7, -5.2],
        [1.2, top + 1.3, -4.6],
        [0.3, top + 0.9, -4.9],
        [0.2, top + 0.4, -3.9],
        [0.3, top + 0.14, -3.2],
      ],
      0.24,
    ),
  );
}
