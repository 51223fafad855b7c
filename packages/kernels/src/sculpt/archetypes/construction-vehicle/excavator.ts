import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addCrawler, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addCab, addLouvres, addRam, boxArm } from './parts.ts';

/** A crawler excavator: house on a slewing ring, boom, stick, bucket with teeth, three pairs of rams, counterweight. */
export function buildExcavator(b: Bench, rng: Rng): number {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addCrawler(
      b,
      side,
      {
        wheels: [
          [1.75, 0.44, 0.36],
          [-1.75, 0.44, 0.36],
        ],
        width: 0.56,
        thick: 0.06,
        cleats: 44,
        rollers: steps(-1.15, 1.15, 5).map((z) => [z, 0.27, 0.16] as const),
      },
      s * 1.05,
    );
    b.add(
      `${side} track frame`,
      'frame',
      solid.slab(
        outline.rounded(pairs([-1.6, 0.34, 1.6, 0.34, 1.5, 0.66, -1.5, 0.66]), 0.06),
        0.4,
        [s * 1.05, 0, 0],
        'x',
        { bevel: 0.02 },
      ),
    );
  }
  addExcavatorFittings(b);
  const lift = rng.range(-0.2, 0.2);
  const [p0, p1, p2]: [Vec2, Vec2, Vec2] = [
    [0.75, 1.5],
    [2.0, 3.6 + lift],
    [4.1, 3.35 + lift],
  ];
  const [q0, q1, tip]: [Vec2, Vec2, Vec2] = [
    [3.75, 3.95 + lift],
    [4.15, 3.3 + lift],
    [4.55, 1.25 + lift * 0.5],
  ];
  b.add(
    'boom',
    'arm',
    boxArm(-0.12, 0.42, [p0, [1.35, 2.85], p1, [2.9, 3.75 + lift], p2], [0.42, 0.6, 0.66, 0.5, 0.32]),
    { detail: 1.2 },
  );
  b.add('stick', 'arm', boxArm(-0.12, 0.34, [q0, q1, [4.36, 2.4], tip], [0.34, 0.5, 0.36, 0.22]));
  b.add(
    'boom pins',
    'pistons',
    solid.many([p0, p2, q0].map(([z, y]) => solid.cyl(0.11, 0.62, [-0.12, y, z], 'x', { bevel: 0.015 }))),
  );
  const bracket = outline.rounded(pairs([0.4, 1.18, 1.15, 1.18, 0.95, 1.68, 0.62, 1.68]), 0.06);
  b.add('boom bracket', 'frame', solid.many([-0.4, 0.16].map((x) => solid.slab(bracket, 0.08, [x, 0, 0], 'x'))));
  for (const [side, x] of [
    ['left', 0.19],
    ['right', -0.43],
  ] as const)
    addRam(b, `${side} boom ram`, x, [1.3, 1.3], [2.05, 3.3 + lift], 0.09);
  addRam(b, 'stick ram', -0.12, [2.0, 4.02 + lift], q0, 0.085);
  addRam(b, 'bucket ram', -0.12, [4.05, 3.75 + lift], [4.72, 2.0 + lift * 0.6], 0.075);
  b.add(
    'bucket link',
    'frame',
    solid.many(
      [-0.32, 0.08].map((x) =>
        solid.bar(
          [
            [x, 2.0 + lift * 0.6, 4.72],
            [x, 1.5 + lift * 0.5, 4.4],
          ],
          { kind: 'rect', w: 0.05, h: 0.12, r: 0.02 },
          { up: [0, 0, 1] },
        ),
      ),
    ),
  );
  addBucket(b, tip);
  b.add('boom lamp', 'lights', solid.box([0.16, 0.16, 0.14], [0.14, 3.0, 1.9], 0.03));
  b.add(
    'hydraulic hoses',
    'trim',
    solid.many(
      [-0.05, -0.2].map((x) =>
        solid.tube(
          [
            [x, 1.7, 0.75],
            [x, 2.7, 0.95],
            [x, 3.95 + lift, 1.9],
            [x, 4.1 + lift, 2.5],
          ],
          0.03,
        ),
      ),
    ),
  );
  return 2.95;
}

/** What is fitted to it. */
function addExcavatorFittings(b: Bench): void {
  b.add(
    'undercarriage',
    'frame',
    solid.many([
      solid.box([1.7, 0.3, 0.9], [0, 0.6, 0], 0.05),
      solid.cyl(0.62, 0.24, [0, 0.82, 0], 'y', { bevel: 0.02 }),
    ]),
  );
  b.add('slewing ring', 'pistons', solid.cyl(0.68, 0.1, [0, 0.96, 0], 'y', { bevel: 0.02 }));
  const deck = outline.rounded(pairs([-1.2, 1.6, 1.2, 1.6, 1.25, -1.0, 0.9, -1.35, -0.9, -1.35, -1.25, -1.0]), 0.12);
  b.add('deck', 'body', solid.slab(deck, 0.2, [0, 1.1, 0], 'y', { bevel: 0.03 }));
  b.add(
    'engine house',
    'body',
    solid.slab(
      outline.rounded(pairs([-1.9, 1.18, -0.5, 1.18, -0.5, 2.0, -1.7, 2.02, -1.9, 1.85]), 0.08),
      2.3,
      [0, 0, 0],
      'x',
      { bevel: 0.06 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'counterweight',
    'frame',
    solid.slab(
      outline.rounded(pairs([-1.22, 1.75, 1.22, 1.75, 1.1, 2.25, 0.7, 2.42, -0.7, 2.42, -1.1, 2.25]), 0.12),
      0.78,
      [0, 1.5, 0],
      'y',
      { bevel: 0.08 },
    ),
  );
  addLouvres(b, 1.155, -1.6, -0.7, 1.4, 1.85);
  b.add('side box', 'body', solid.box([0.7, 0.6, 1.5], [-0.8, 1.48, 0.4], 0.06));
  b.add('side box hatch', 'frame', solid.box([0.5, 0.02, 1.1], [-0.8, 1.79, 0.4], 0.006));
  b.add(
    'exhaust',
    'frame',
    solid.many([
      solid.rod([-0.6, 2.0, -1.2], [-0.6, 2.42, -1.2], 0.07),
      solid.rod([-0.6, 2.4, -1.2], [-0.6, 2.5, -1.3], 0.06),
    ]),
  );
  b.add(
    'hand rails',
    'frame',
    fitting.railing(
      [
        [-1.08, 1.78, 1.0],
        [-1.08, 1.78, 0.2],
        [-1.08, 2.0, -0.6],
      ],
      0.4,
      0.02,
      0,
    ),
  );
  addCab(b, [0.36, 1.2, -0.4], [1.2, 2.9, 1.22], 0.28);
  fitting.pair(b, 'side stripe', 'frame', solid.box([0.012, 0.12, 1.1], [1.156, 1.28, -1.2], 0.003));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} model name`,
      'frame',
      solid.put({ op: 'text', value: 'EX 220', height: 0.24, depth: 0.014 }, [s * 1.228, 1.42, -2.0], [0, s * 90, 0]),
      { hidden: true },
    );
}

function addBucket(b: Bench, [z, y]: Vec2): void {
  const shell = pairs([
    0.12, 0.1, -0.3, 0.12, -0.62, -0.16, -0.72, -0.55, -0.5, -0.9, -0.05, -1.02, -0.07, -0.96, -0.46, -0.84, -0.65,
    -0.53, -0.56, -0.2, -0.27, 0.05, 0.12, 0.04,
  ]).map(([u, v]): Vec2 => [z + u, y + v]);
  b.add('bucket', 'tool', solid.slab(shell, 0.95, [-0.12, 0, 0], 'x', { bevel: 0.01 }), { detail: 1.2 });
  const cheek = pairs([0.1, 0.08, -0.29, 0.1, -0.6, -0.17, -0.69, -0.55, -0.48, -0.87, -0.06, -0.98, 0.0, -0.5]).map(
    ([u, v]): Vec2 => [z + u, y + v],
  );
  b.add(
    'bucket cheeks',
    'tool',
    solid.many(
      [-0.58, 0.34].map((x) => solid.slab(outline.rounded(cheek, 0.02), 0.05, [x, 0, 0], 'x', { bevel: 0.01 })),
    ),
  );
  b.add(
    'bucket teeth',
    'tool',
    solid.many(
      steps(-0.5, 0.26, 5).map((x) =>
        solid.put(solid.slab(pairs([0, -0.05, 0.3, 0.0, 0, 0.06]), 0.1, [0, 0, 0], 'x', { bevel: 0.012 }), [
          x,
          y - 0.99,
          z - 0.08,
        ]),
      ),
    ),
  );
  b.add(
    'bucket pins',
    'pistons',
    solid.many(
      [
        [0, 0],
        [-0.18, 0.24],
      ].map(([u, v]) => solid.cyl(0.08, 0.6, [-0.12, y + v, z + u], 'x', { bevel: 0.012 })),
    ),
  );
  b.add(
    'bucket ears',
    'tool',
    solid.many(
      [-0.36, 0.12].map((x) =>
        solid.slab(
          outline.rounded(
            pairs([z - 0.35, y + 0.06, z + 0.14, y + 0.04, z + 0.06, y + 0.14, z - 0.16, y + 0.34]),
            0.04,
          ),
          0.06,
          [x, 0, 0],
          'x',
        ),
      ),
    ),
  );
}
