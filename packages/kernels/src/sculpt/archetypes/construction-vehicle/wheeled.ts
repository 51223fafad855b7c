import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addWheel, coach, fitting, mudguard, pairs, steps } from '../../kits/vehicle/index.ts';
import { addCab, addLouvres, addRam, boxArm } from './parts.ts';

/** An articulated wheel loader with a wide bucket on a Z linkage. */
export function buildLoader(b: Bench, rng: Rng): number {
  for (const [end, z] of [
    ['front', 1.2],
    ['rear', -1.45],
  ] as const)
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      addWheel(b, `${end} ${side}`, { r: 0.72, tyreW: 0.5, kind: 'steel' }, [s * 0.98, 0.72, z], s);
      b.add(
        `${end} ${side} mudguard`,
        'body',
        solid.put(mudguard(0.82, 0.56, 50, 150, { deep: 0.02, thick: 0.03, taper: 0 }), [s * 0.98, 0.72, z]),
      );
    }
  b.add('front axle', 'frame', solid.rod([-0.8, 0.72, 1.2], [0.8, 0.72, 1.2], 0.15));
  b.add('rear axle', 'frame', solid.rod([-0.8, 0.72, -1.45], [0.8, 0.72, -1.45], 0.15));
  b.add('rear frame', 'frame', solid.box([0.95, 0.5, 2.9], [0, 0.95, -1.35], 0.05));
  b.add(
    'front frame',
    'frame',
    solid.slab(
      outline.rounded(pairs([0.3, 0.75, 1.7, 0.75, 1.6, 1.35, 1.1, 1.85, 0.75, 1.85, 0.3, 1.1]), 0.08),
      0.8,
      [0, 0, 0],
      'x',
      { bevel: 0.03 },
    ),
  );
  b.add(
    'articulation pins',
    'pistons',
    solid.many([0.7, 1.25].map((y) => solid.cyl(0.12, 0.16, [0, y, 0.16], 'y', { bevel: 0.02 }))),
  );
  b.add(
    'engine hood',
    'body',
    solid.slab(
      outline.rounded(pairs([-2.85, 1.1, -0.9, 1.1, -0.9, 1.95, -2.5, 1.9, -2.85, 1.6]), 0.14),
      1.25,
      [0, 0, 0],
      'x',
      { bevel: 0.08 },
    ),
    { detail: 1.2 },
  );
  addLouvres(b, 0.628, -2.4, -1.2, 1.35, 1.75);
  b.add(
    'rear grille',
    'frame',
    solid.many(steps(1.2, 1.55, 5).map((y) => solid.box([0.9, 0.04, 0.03], [0, y, -2.86], 0.01))),
  );
  b.add('counterweight', 'frame', solid.box([1.7, 0.45, 0.36], [0, 0.92, -2.85], 0.08));
  fitting.pair(b, 'tail lamp', 'tail lamps', solid.box([0.2, 0.12, 0.06], [0.68, 1.02, -3.04], 0.02));
  b.add('exhaust stack', 'pistons', solid.rod([0.32, 1.9, -1.6], [0.32, 2.5, -1.6], 0.055));
  addCab(b, [-0.62, 1.35, -0.95], [0.62, 3.0, 0.42], 0.16);
  fitting.pair(b, 'ladder', 'frame', fitting.ladder([0.86, 0.5, -0.4], [0.72, 1.35, -0.4], 0.4, 3, 0.022, [0, 0, 1]));
  const up = rng.range(-0.05, 0.15);
  const arm: Vec2[] = [
    [0.9, 1.72],
    [1.6, 1.55],
    [2.4, 0.75 + up],
    [2.76, 0.42 + up],
  ];
  fitting.pair(b, 'lift arm', 'arm', boxArm(0.52, 0.1, arm, [0.24, 0.36, 0.26, 0.2]));
  fitting.pair(
    b,
    'lift arm pins',
    'pistons',
    solid.many([arm[0], arm[3]].map(([z, y]) => solid.cyl(0.09, 0.2, [0.52, y, z], 'x', { bevel: 0.012 }))),
  );
  for (const [side, x] of [
    ['left', 0.36],
    ['right', -0.36],
  ] as const)
    addRam(b, `${side} lift ram`, x, [0.75, 0.95], [1.95, 1.2], 0.075);
  addRam(b, 'tilt ram', 0, [0.95, 1.85], [1.85, 1.75], 0.075);
  b.add(
    'tilt lever',
    'arm',
    solid.slab(
      outline.rounded(pairs([1.75, 1.9, 1.95, 1.9, 2.25, 1.2, 2.15, 0.7, 2.02, 0.75, 2.0, 1.2]), 0.06),
      0.14,
      [0, 0, 0],
      'x',
      { bevel: 0.02 },
    ),
  );
  b.add(
    'tilt link',
    'arm',
    solid.bar(
      [
        [0, 0.74, 2.1],
        [0, 0.85 + up, 2.82],
      ],
      { kind: 'rect', w: 0.12, h: 0.1, r: 0.02 },
      { up: [0, 1, 0] },
    ),
  );
  addBucket(b, 2.8, 0.1 + up);
  coach.lamps(b, 'headlamp', 'lights', [0.42, 2.02, 1.0], 0.08, 1);
  b.add('lamp brackets', 'frame', solid.both(solid.rod([0.36, 1.8, 0.9], [0.42, 2.02, 0.96], 0.03)));
  return 3.1;
}

function addBucket(b: Bench, z: number, y: number): void {
  const line = pairs([
    0.02, 0.95, -0.05, 0.5, 0.02, 0.12, 0.2, 0, 1.05, -0.02, 1.05, 0.02, 0.22, 0.06, 0.08, 0.16, 0.03, 0.5, 0.08, 0.93,
  ]).map(([u, v]): Vec2 => [z + u, y + v]);
  b.add('bucket', 'tool', solid.slab(line, 2.5, [0, 0, 0], 'x', { bevel: 0.01 }), { detail: 1.2 });
  b.add(
    'bucket cheeks',
    'tool',
    solid.both(
      solid.slab(
        outline.rounded(
          pairs([0.02, 0.94, -0.05, 0.5, 0.02, 0.12, 0.2, 0, 1.02, 0, 0.6, 0.6]).map(([u, v]): Vec2 => [z + u, y + v]),
          0.02,
        ),
        0.05,
        [1.24, 0, 0],
        'x',
      ),
    ),
  );
  b.add(
    'bucket teeth',
    'tool',
    solid.many(steps(-1.1, 1.1, 8).map((x) => solid.box([0.1, 0.05, 0.24], [x, y + 0.005, z + 1.1], 0.014))),
  );
  b.add(
    'bucket ribs',
    'tool',
    solid.many([-0.52, 0, 0.52].map((x) => solid.box([0.12, 0.7, 0.1], [x, y + 0.46, z - 0.06], 0.02))),
  );
}

/** A road roller: two smooth steel drums, open platform under a roof. */
export function buildRoller(b: Bench, rng: Rng): number {
  const r = 0.66 + rng.range(-0.03, 0.04);
  addRollerFittings(r, b);
  b.add(
    'rear body',
    'body',
    solid.slab(
      outline.rounded(
        pairs([
          -2.05,
          r + 0.9,
          -0.75,
          r + 0.9,
          -0.4,
          r + 0.1,
          0.35,
          r + 0.1,
          0.35,
          r + 0.55,
          -0.45,
          r + 1.2,
          -2.0,
          r + 1.2,
        ]),
        0.08,
      ),
      1.3,
      [0, 0, 0],
      'x',
      { bevel: 0.05 },
    ),
  );
  b.add('joint', 'frame', solid.cyl(0.16, 0.7, [0, r + 0.3, 0.4], 'y', { bevel: 0.02 }));
  addLouvres(b, 0.655, 0.9, 1.7, r + 1.0, r + 1.25);
  coach.lamps(b, 'headlamp', 'lights', [0.4, r + 1.12, 2.12], 0.09, 1);
  b.add(
    'seat',
    'trim',
    solid.many([
      solid.box([0.5, 0.12, 0.48], [0, r + 1.32, -0.85], 0.04),
      solid.box([0.5, 0.5, 0.12], [0, r + 1.58, -1.1], 0.04),
    ]),
  );
  b.add('steering column', 'frame', solid.rod([0, r + 0.9, 0.1], [0, r + 1.5, -0.25], 0.035));
  b.add(
    'steering wheel',
    'trim',
    solid.put(
      solid.many([
        solid.hoop(0.2, { kind: 'circle', r: 0.018 }, [0, 0, 0], 'z', 24),
        solid.box([0.38, 0.03, 0.02], [0, 0, 0], 0.006),
        solid.box([0.03, 0.38, 0.02], [0, 0, 0], 0.006),
      ]),
      [0, r + 1.52, -0.27],
      [-58, 0, 0],
    ),
  );
  const y = r + 2.55;
  b.add(
    'roof posts',
    'frame',
    solid.many(
      [
        [0.6, -1.5],
        [-0.6, -1.5],
        [0.6, 0.3],
        [-0.6, 0.3],
      ].map(([x, z]) => solid.rod([x, r + 1.1, z], [x, y, z], 0.04)),
    ),
  );
  b.add(
    'roof',
    'body',
    solid.slab(outline.roundRect(1.6, 2.2, 0.2, 0, 0.6), 0.1, [0, y + 0.04, 0], 'y', { bevel: 0.03 }),
  );
  b.add(
    'beacon',
    { base: 'lamp', color: '#e8801c', emissive: '#e07a10', emissiveStrength: 0.9 },
    solid.turned(pairs([0, 0, 0.09, 0, 0.08, 0.14, 0, 0.18]), [0, y + 0.09, -0.6], { bevel: 0.015 }),
  );
  fitting.pair(
    b,
    'hand rail',
    'frame',
    solid.tube(
      [
        [0.62, r + 1.2, -1.9],
        [0.62, r + 1.75, -1.85],
        [0.62, r + 1.75, -0.9],
        [0.62, r + 1.2, -0.8],
      ],
      0.025,
    ),
  );
  fitting.pair(
    b,
    'steps',
    'frame',
    solid.many([r - 0.1, r + 0.2].map((h) => solid.box([0.26, 0.04, 0.34], [0.72, h, -0.1], 0.01))),
  );
  b.add('exhaust', 'pistons', solid.rod([0.4, r + 1.35, 1.3], [0.4, r + 1.95, 1.3], 0.045));
  return y + 0.1;
}

/** What is fitted to it. */
function addRollerFittings(r: number, b: Bench): void {
  for (const [name, z] of [
    ['front', 1.45],
    ['rear', -1.35],
  ] as const) {
    const drum = solid.cut(
      solid.cyl(r, 1.7, [0, r, z], 'x', { bevel: 0.03, segments: 56 }),
      solid.both(solid.cyl(r * 0.9, 0.4, [0.85, r, z], 'x', { bevel: 0 })),
    );
    b.add(`${name} drum`, 'tool', drum, { detail: 1.4 });
    b.add(`${name} drum hub`, 'frame', solid.cyl(0.24, 1.66, [0, r, z], 'x', { bevel: 0.03 }));
    b.add(
      `${name} drum bolts`,
      'pistons',
      solid.both(
        fitting.bolts(
          0.035,
          outline.ngon(r * 0.55, 8).map(([a, c]): Vec3 => [0.66, r + a, z + c]),
          'x',
        ),
      ),
    );
    fitting.pair(
      b,
      `${name} yoke`,
      'body',
      solid.slab(
        outline.rounded(
          pairs([
            z - 0.16,
            r - 0.2,
            z + 0.16,
            r - 0.2,
            z + 0.3,
            r + 0.55,
            z + 0.2,
            r + 0.86,
            z - 0.2,
            r + 0.86,
            z - 0.3,
            r + 0.55,
          ]),
          0.08,
        ),
        0.1,
        [0.93, 0, 0],
        'x',
        { bevel: 0.02 },
      ),
    );
    b.add(`${name} beam`, 'body', solid.box([1.96, 0.2, 0.5], [0, r + 0.82, z], 0.05));
    b.add(`${name} scraper`, 'frame', solid.box([1.66, 0.1, 0.06], [0, r + 0.02, z + (z > 0 ? 0.76 : -0.76)], 0.015));
    fitting.pair(
      b,
      `${name} scraper arm`,
      'frame',
      solid.rod([0.9, r + 0.02, z + (z > 0 ? 0.78 : -0.78)], [0.9, r + 0.3, z + (z > 0 ? 0.2 : -0.2)], 0.03),
    );
  }
  b.add(
    'front body',
    'body',
    solid.slab(
      outline.rounded(
        pairs([0.45, r + 0.3, 0.95, r + 0.9, 2.1, r + 0.9, 2.15, r + 1.1, 1.9, r + 1.35, 0.45, r + 1.45]),
        0.1,
      ),
      1.3,
      [0, 0, 0],
      'x',
      { bevel: 0.06 },
    ),
    { detail: 1.2 },
  );
}
