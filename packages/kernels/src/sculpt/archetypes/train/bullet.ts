import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, steps, streamlined } from '../../kits/vehicle/index.ts';
import { addBogie } from './bogie.ts';
import type { Line } from './track.ts';

/** The power car of a high speed train: long nose, window band, doors, pantograph, skirts. */
export function buildBullet(b: Bench, rng: Rng): Line {
  const sharp = rng.range(-0.3, 0.5);
  const rows = [
    -9,
    2.05,
    1.5,
    1.55,
    1.35,
    4.2,
    3,
    2.05,
    1.5,
    1.55,
    1.35,
    4.2,
    4.6,
    1.95,
    1.49,
    1.5,
    1.3,
    3.6,
    6.2,
    1.7,
    1.4,
    1.15,
    1.1,
    3,
    7.6 + sharp,
    1.35,
    1.15,
    0.72,
    0.8,
    2.6,
    8.8 + sharp,
    1.05,
    0.72,
    0.36,
    0.5,
    2.3,
  ];
  addBulletFittings(rows, b, sharp);
  b.add(
    'snow plough',
    'trim',
    solid.slab(
      outline.rounded(pairs([-1.1, -6.2, -0.75, -(8.5 + sharp), 0.75, -(8.5 + sharp), 1.1, -6.2]), 0.2),
      0.5,
      [0, 0.55, 0],
      'y',
      { bevel: 0.06 },
    ),
  );
  fitting.pair(
    b,
    'skirt',
    b.tint('trim', { color: '#585e64' }),
    solid.many(
      [
        [-8.8, -7.6],
        [-4, 2.4],
      ].map(([a, e]) => solid.box([0.08, 0.62, e - a], [1.3, 0.62, (a + e) / 2], 0.03)),
    ),
  );
  b.add('underbody', 'trim', solid.box([2.2, 0.5, 15], [0, 0.72, -1.2], 0.05), { detail: 0.3 });
  addBogie(b, 'front bogie', 4.6);
  addBogie(b, 'rear bogie', -5.8);
  addPantograph(b, -4.6, 3.58);
  b.add(
    'roof panels',
    b.tint('body', { color: '#d3d8dc' }),
    solid.many([-7.3, -1.2, 1.4].map((z) => solid.box([1.5, 0.08, 1.7], [0, 3.6, z], 0.03))),
  );
  b.add(
    'roof fins',
    'trim',
    solid.many(steps(-1.9, 2.1, 9).map((z) => solid.box([1.2, 0.03, 0.08], [0, 3.65, z], 0.008))),
  );
  b.add(
    'gangway',
    'trim',
    solid.slab(outline.roundRect(1.9, 2.5, 0.2, 0, 2.05), 0.4, [0, 0, -9.1], 'z', { bevel: 0.05 }),
  );
  b.add('marker lamps', 'tail lamps', solid.both(solid.box([0.2, 0.12, 0.06], [1.1, 1.5, -9.02], 0.03)));
  return { from: -9.3, to: 9.2 + sharp, top: 3.6 };
}

/** What is fitted to it. */
function addBulletFittings(rows: number[], b: Bench, sharp: number): void {
  const o = { around: 44, along: 4, nose: 0.55, droop: 0.1 };
  const body = streamlined(rows, o);
  const accent = b.tint('stripe', {}).color;
  const bands = [
    {
      mask: {
        kind: 'all' as const,
        of: [
          { kind: 'span' as const, dir: [0, 1, 0.0] as [number, number, number], from: 1.18, to: 1.2 },
          { kind: 'span' as const, dir: [0, 1, 0] as [number, number, number], from: 1.52, to: 1.5 },
        ],
      },
      material: { color: accent },
    },
    {
      mask: { kind: 'span' as const, dir: [0, -1, 0] as [number, number, number], from: -1.0, to: -0.98 },
      material: { color: '#6d747b' },
    },
  ];
  b.add('body', b.tint('body', { layers: bands }), body.shape, { detail: 1.8 });
  const plate = streamlined(rows, { ...o, grow: 0.014 });
  const screen = solid.slab(
    outline.rounded(pairs([-0.85, 2.2, 0.85, 2.2, 0.72, 2.82, -0.72, 2.82]), 0.18),
    3.2,
    [0, 0, 6.6],
    'z',
    { bevel: 0 },
  );
  b.add('windscreen', 'windows', { op: 'clip', of: plate.shape, within: screen }, { detail: 1.3 });
  const win = coach.row(-7.6, 3.1, 2.15, 2.72, 11, 0.3);
  const glass = (s: number): Shape => ({
    op: 'clip',
    of: plate.shape,
    within: solid.many(win.map((w) => solid.slab(outline.rounded(w, 0.12), 1.2, [s * 1.3, 0, 0], 'x', { bevel: 0 }))),
  });
  b.add('left windows', 'windows', glass(1));
  b.add('right windows', 'windows', glass(-1));
  const seam = (z: number): Vec2[] => pairs([z - 0.42, 0.95, z + 0.42, 0.95, z + 0.42, 2.95, z - 0.42, 2.95]);
  const trimPlate = streamlined(rows, { ...o, grow: 0.008 });
  for (const [i, z] of [-8.25, 3.9].entries()) {
    const line = coach.seam(seam(z), 1.3, 0.03, 0.12);
    const ring: Shape = { op: 'placed', of: line, places: [{ scale: [80, 1, 1], at: [1.3 - 104, 0, 0] }] };
    fitting.pair(b, i ? 'front door seam' : 'rear door seam', 'trim', {
      op: 'clip',
      of: trimPlate.shape,
      within: ring,
    });
    fitting.pair(b, i ? 'front door window' : 'rear door window', 'windows', {
      op: 'clip',
      of: plate.shape,
      within: solid.slab(outline.roundRect(0.34, 0.7, 0.12, z, 2.4), 1.2, [1.3, 0, 0], 'x', { bevel: 0 }),
    });
  }
  const lamp = solid.slab(
    outline.rounded(pairs([0.36, 1.2, 0.9, 1.34, 0.94, 1.48, 0.42, 1.34]), 0.06),
    4,
    [0, 0, 8.4],
    'z',
    { bevel: 0 },
  );
  fitting.pair(b, 'headlamp', 'lights', { op: 'clip', of: plate.shape, within: lamp });
  b.add('coupler hatch', 'trim', {
    op: 'clip',
    of: trimPlate.shape,
    within: solid.many([
      solid.slab(
        outline.superellipse(0.34, 0.3, 2.4, 28).map(([x, y]): Vec2 => [x, y + 1.0]),
        1.2,
        [0, 0, 9.4 + sharp],
        'z',
        {
          bevel: 0,
          holes: [
            outline
              .superellipse(0.31, 0.27, 2.4, 28)
              .map(([x, y]): Vec2 => [x, y + 1.0])
              .reverse(),
          ],
        },
      ),
    ]),
  });
}

/** A half pantograph with its insulators standing on the roof at height y. */
export function addPantograph(b: Bench, z: number, y: number): void {
  b.add(
    'pantograph insulators',
    b.tint('stripe', { base: 'ceramic', color: '#8a4a30' }),
    solid.many(
      [
        [-0.5, -0.5],
        [0.5, -0.5],
        [-0.5, 0.5],
        [0.5, 0.5],
      ].map(([x, d]) =>
        solid.turned(
          pairs([0, -0.06, 0.08, -0.06, 0.08, 0.02, 0.05, 0.04, 0.08, 0.08, 0.05, 0.1, 0.08, 0.14, 0, 0.16]),
          [x, y, z + d],
        ),
      ),
    ),
  );
  b.add(
    'pantograph frame',
    'chrome',
    solid.many([
      solid.tube(
        [
          [-0.5, y + 0.18, z - 0.5],
          [0.5, y + 0.18, z - 0.5],
          [0.5, y + 0.18, z + 0.5],
          [-0.5, y + 0.18, z + 0.5],
        ],
        0.035,
        { closed: true, spline: 'linear' },
      ),
      solid.both(solid.rod([0.35, y + 0.18, z - 0.45], [0.12, y + 0.72, z + 0.75], 0.04)),
      solid.both(solid.rod([0.12, y + 0.72, z + 0.75], [0.45, y + 1.3, z - 0.15], 0.03)),
      solid.rod([-0.14, y + 0.72, z + 0.75], [0.14, y + 0.72, z + 0.75], 0.05),
    ]),
  );
  b.add(
    'pantograph shoe',
    'trim',
    solid.many(
      [z - 0.26, z - 0.04].map((zz) =>
        solid.tube(
          [
            [-0.95, y + 1.18, zz],
            [-0.7, y + 1.33, zz],
            [0.7, y + 1.33, zz],
            [0.95, y + 1.18, zz],
          ],
          0.035,
        ),
      ),
    ),
  );
}
