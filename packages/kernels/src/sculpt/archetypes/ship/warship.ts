import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, rigging, shipHull, steps } from '../../kits/vehicle/index.ts';
import { addHouse, addUnderwater, bottomPaint } from './steel.ts';

const ROWS = [
  -17, 2.0, 3.9, 2.4, 3.4, -16, 2.4, 3.9, 1.2, 3.4, -12, 2.9, 3.9, 0.1, 3.2, -4, 3.1, 3.9, 0, 3.2, 5, 2.9, 4.1, 0, 2.8,
  11, 1.9, 4.7, 0.1, 2.1, 15, 0.8, 5.4, 0.6, 1.6, 17, 0.1, 5.9, 2.0, 1.3,
];

/** A battleship: triple turrets fore and aft, tower bridge, funnels, secondary guns, range finders, helipad. */
export function buildWarship(b: Bench, rng: Rng): number {
  const hull = shipHull(ROWS, 0.18);
  b.add('hull', bottomPaint(b, 1.2), hull.shell, { detail: 1.5 });
  b.add('deck', 'deck', hull.deck({ down: 0.16, thick: 0.12 }));
  const y = 3.8;
  const turn = rng.range(-8, 8);
  for (const [i, [z, h, dir]] of (
    [
      [9.2, 0.55, 1],
      [5.6, 1.35, 1],
      [-10.6, 0.2, -1],
    ] as const
  ).entries()) {
    const at: Vec3 = [0, y + h, z];
    b.add(`barbette ${i + 1}`, 'tower', solid.cyl(1.35, 1.5, [0, y + h - 0.6, z], 'y', { bevel: 0.04 }));
    const rot: Vec3 = [0, (dir > 0 ? 0 : 180) + turn, 0];
    const house = outline.rounded(pairs([-1.3, 1.4, 1.3, 1.4, 1.6, 0.2, 1.2, -1.7, -1.2, -1.7, -1.6, 0.2]), 0.15);
    b.add(`turret ${i + 1}`, 'cannons', solid.put(solid.slab(house, 0.9, [0, 0.55, 0], 'y', { bevel: 0.12 }), at, rot));
    b.add(
      `turret guns ${i + 1}`,
      'cannons',
      solid.put(
        solid.many(
          [-0.7, 0, 0.7].map((x) =>
            solid.bar(
              [
                [x, 0.6, 1.2],
                [x, 0.8, 2.6],
                [x, 1.05, 4.6],
              ],
              { kind: 'circle', r: 0.17 },
              { taper: [1.3, 1, 0.8] },
            ),
          ),
        ),
        at,
        rot,
      ),
    );
    b.add(
      `gun boots ${i + 1}`,
      'deck',
      solid.put(
        solid.many([-0.7, 0, 0.7].map((x) => ({ op: 'ball' as const, r: 0.3, at: [x, 0.6, 1.6] as Vec3 }))),
        at,
        rot,
      ),
    );
    b.add(
      `range finder ${i + 1}`,
      'cannons',
      solid.put(solid.rod([-1.8, 0.75, -1.1], [1.8, 0.75, -1.1], 0.16), at, rot),
    );
  }
  addWarshipFittings(b, y);
  b.add(
    'pad letter',
    b.tint('deck', { color: '#e8e6de' }),
    solid.many([
      solid.box([0.14, 0.05, 1.2], [0.36, y + 0.06, -14.2], 0.008),
      solid.box([0.14, 0.05, 1.2], [-0.36, y + 0.06, -14.2], 0.008),
      solid.box([0.6, 0.05, 0.14], [0, y + 0.06, -14.2], 0.008),
    ]),
  );
  fitting.pair(
    b,
    'rail',
    'tower',
    fitting.railing(
      hull.rail(-0.14, -0.06, -16.4, 15.6).filter((_, i) => i % 3 === 0),
      0.5,
      0.035,
      1,
    ),
  );
  b.add(
    'breakwater',
    'tower',
    solid.many(
      [-1, 1].map((s) =>
        solid.bar(
          [
            [0, 5.0, 12.6],
            [s * 1.3, 4.7, 11.4],
          ],
          { kind: 'rect', w: 0.08, h: 0.5 },
          { up: [0, 1, 0] },
        ),
      ),
    ),
  );
  b.add('capstans', 'cannons', solid.both(solid.cyl(0.24, 0.4, [0.5, 5.15, 13.4], 'y', { bevel: 0.04 })));
  addUnderwater(b, hull, -15.8, 16);
  return y + 0.1;
}

/** What is fitted to it. */
function addWarshipFittings(b: Bench, y: 3.8): void {
  const top = addHouse(b, 'house', -7.5, 3.6, 2.1, y, 2, [0.6, 0.5]);
  const tower = addHouse(b, 'tower', -0.6, 2.2, 1.35, top, 3, [0.1, 0.16]);
  b.add(
    'fire director',
    'cannons',
    solid.many([
      solid.cyl(0.6, 0.7, [0, tower + 0.35, 0.8], 'y', { bevel: 0.05 }),
      solid.rod([-1.5, tower + 0.5, 0.8], [1.5, tower + 0.5, 0.8], 0.18),
    ]),
  );
  b.add(
    'main mast',
    'tower',
    solid.many([
      solid.rod([0, tower, -0.2], [0, tower + 4.2, -0.5], 0.14, 0.06),
      ...[-1, 1].map((s) => solid.rod([s * 0.7, tower - 0.2, -0.9], [0, tower + 2.6, -0.35], 0.07)),
      solid.rod([-1.5, tower + 2.7, -0.4], [1.5, tower + 2.7, -0.4], 0.06),
    ]),
  );
  b.add(
    'radar',
    'cannons',
    solid.many([
      solid.box([2, 0.7, 0.12], [0, tower + 3.4, -0.25], 0.03),
      solid.box([1.2, 0.3, 0.1], [0, tower + 2.0, -0.05], 0.03),
    ]),
  );
  b.add('flags', 'flag', rigging.flag([0, tower + 4.2, -0.55], 1.6, 0.8, 0.03));
  b.add(
    'funnels',
    'tower',
    solid.many(
      [-2.4, -5].map((z) =>
        solid.slab(
          outline.rounded(
            pairs([z - 0.8, top - 0.1, z + 0.8, top - 0.1, z + 0.5, top + 2.7, z - 0.95, top + 2.7]),
            0.2,
          ),
          1.3,
          [0, 0, 0],
          'x',
          { bevel: 0.3 },
        ),
      ),
    ),
  );
  b.add(
    'funnel caps',
    'deck',
    solid.many(
      [-2.4, -5].map((z) =>
        solid.slab(outline.roundRect(1.2, 1.36, 0.4, 0, -(z - 0.22)), 0.24, [0, top + 2.75, 0], 'y', { bevel: 0.06 }),
      ),
    ),
  );
  for (const [i, z] of [2.6, -0.6, -3.8].entries()) {
    const x = 2.3;
    fitting.pair(
      b,
      `secondary turret ${i + 1}`,
      'cannons',
      solid.slab(
        outline.rounded(pairs([-0.5, 0.5, 0.5, 0.5, 0.55, -0.5, -0.55, -0.5]), 0.1),
        0.55,
        [x, y + 0.4, z],
        'y',
        { bevel: 0.1 },
      ),
    );
    fitting.pair(
      b,
      `secondary guns ${i + 1}`,
      'cannons',
      solid.many([-0.2, 0.2].map((d) => solid.rod([x + 0.3, y + 0.45, z + d], [x + 1.5, y + 0.75, z + d], 0.07))),
    );
  }
  fitting.pair(
    b,
    'life rafts',
    b.tint('cargo', { color: '#e8e6de' }),
    solid.many(
      steps(-6.4, -4.4, 4).map((z) =>
        solid.rod([2.2, top - 1.3, z - 0.2], [2.2, top - 1.3, z + 0.2], 0.2, 0.2, 'round'),
      ),
    ),
  );
  const pad = outline.ngon(1.55, 28);
  b.add(
    'helicopter pad',
    b.tint('deck', { color: '#3c4146' }),
    solid.slab(pad, 0.06, [0, y + 0.02, -14.2], 'y', { bevel: 0.01 }),
  );
  b.add(
    'pad ring',
    b.tint('deck', { color: '#e8e6de' }),
    solid.hoop(1.3, { kind: 'rect', w: 0.04, h: 0.12 }, [0, y + 0.05, -14.2], 'y', 36),
  );
}
