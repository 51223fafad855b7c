import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, pairs, ribs, streamlined, wing } from '../../kits/vehicle/index.ts';
import { addRotor, addTailRotor } from './rotor.ts';

const BODY = [
  -7.2, 2.3, 0.12, 0.16, 0.16, 2.4, -4.5, 2.15, 0.26, 0.3, 0.32, 2.8, -2.4, 2.0, 0.5, 0.5, 0.6, 3.4, -1, 1.9, 0.66, 0.6,
  0.72, 4, 0.8, 1.8, 0.62, 0.55, 0.72, 4, 2.2, 1.6, 0.52, 0.4, 0.6, 3.6, 3.6, 1.42, 0.38, 0.3, 0.42, 3, 4.3, 1.36, 0.26,
  0.2, 0.26, 2.6,
];

/** A narrow gunship: stepped canopy, stub wings with rockets and missiles, chin gun, sensor turret, tail wheel. */
export function buildAttack(b: Bench, rng: Rng): void {
  const camo = {
    mask: { kind: 'noise' as const, scale: 1.6, threshold: 0.54, soft: 0.03, seed: 4 },
    material: { color: '#3a3f30' },
  };
  const look = b.tint('body', { layers: rng.next() < 0.6 ? [camo] : [] });
  b.add('fuselage', look, streamlined(BODY, { nose: 0.16, tail: 0.06, around: 32 }).shape, { detail: 1.5 });
  const canopy = [
    0.35, 2.3, 0.4, 0.42, 0.3, 4.4, 1.1, 2.28, 0.43, 0.44, 0.4, 4.4, 1.75, 2.14, 0.42, 0.36, 0.4, 4.4, 2.5, 1.94, 0.4,
    0.36, 0.3, 4.2, 3.1, 1.78, 0.34, 0.24, 0.24, 3.6, 3.5, 1.66, 0.24, 0.1, 0.16, 3,
  ];
  b.add('canopy', 'windows', streamlined(canopy, { around: 28 }).shape, { detail: 1.3 });
  const grown = streamlined(canopy, { around: 28, grow: 0.014 }).shape;
  const bars: Shape[] = [0.4, 1.1, 1.72, 2.5, 3.1].map((z) => solid.box([2, 2, 0.06], [0, 2.2, z], 0));
  b.add('canopy frames', look, { op: 'clip', of: grown, within: solid.many(bars) });
  b.add('canopy spine', look, {
    op: 'clip',
    of: streamlined(canopy, { around: 28, grow: 0.017 }).shape,
    within: solid.box([0.07, 2, 5], [0, 2.6, 2], 0),
  });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const pod = streamlined(
      [
        -2.1, 2.5, 0.14, 0.14, 0.14, 2.4, -1.4, 2.5, 0.32, 0.3, 0.3, 3, 0.1, 2.48, 0.34, 0.32, 0.32, 3, 0.5, 2.46, 0.26,
        0.24, 0.24, 2.6,
      ],
      { around: 22 },
    );
    b.add(`${side} engine`, look, solid.put(pod.shape, [s * 0.86, 0, 0]));
    b.add(`${side} engine intake`, 'trim', solid.cyl(0.2, 0.06, [s * 0.86, 2.46, 0.5], 'z', { bevel: 0.02 }));
    b.add(
      `${side} exhaust`,
      'trim',
      solid.tube(
        [
          [s * 0.86, 2.5, -1.9],
          [s * 0.92, 2.54, -2.3],
          [s * 1.1, 2.6, -2.5],
        ],
        0.15,
        { cap: 'flat' },
      ),
    );
  }
  const plan = ribs([0.5, 1.86, 0.5, 1.15, 0.16, 2.3, 1.78, 0.3, 0.8, 0.1]);
  fitting.pair(b, 'stub wing', look, wing(plan));
  addWeapons(b);
  const fin = ribs([0, 1.75, -6.5, 1.2, 0.14, 0, 2.4, -6.7, 1.15, 0.14, 0, 3.7, -7.5, 0.75, 0.1]);
  b.add('tail fin', b.tint('tail', {}), wing(fin, [1, 0, 0]));
  fitting.pair(b, 'stabiliser', look, wing(ribs([0.08, 2.2, -6.9, 0.7, 0.09, 1.35, 2.2, -7.0, 0.55, 0.06])));
  addTailRotor(b, [0.26, 3.1, -7.45], 0.9, 4);
  addRotor(b, [0, 3.4, -0.4], 4.7, 4, 32 + rng.range(-10, 10));
  b.add(
    'rotor fairing',
    look,
    streamlined(
      [
        -1.6, 2.75, 0.12, 0.1, 0.2, 2.2, -0.8, 2.78, 0.34, 0.26, 0.3, 2.6, 0, 2.78, 0.34, 0.26, 0.3, 2.6, 0.7, 2.7,
        0.14, 0.12, 0.2, 2.2,
      ],
      { around: 20 },
    ).shape,
  );
  b.add(
    'mast radome',
    look,
    solid.turned(pairs([0, 0, 0.3, 0.04, 0.36, 0.16, 0.3, 0.3, 0.12, 0.4, 0, 0.42]), [0, 3.48, -0.4], { bevel: 0.03 }),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `${side} main`, { r: 0.34, w: 0.2 }, [s * 1.05, 0.34, 1.1], s);
    b.add(
      `${side} gear leg`,
      'skids',
      solid.bar(
        [
          [s * 0.95, 0.34, 1.1],
          [s * 0.8, 0.95, 1.4],
          [s * 0.45, 1.35, 1.6],
        ],
        { kind: 'rect', w: 0.13, h: 0.2, r: 0.04 },
        { up: [1, 0, 0], spline: 'catmull' },
      ),
    );
    b.add(`${side} shock strut`, 'chrome', solid.rod([s * 0.92, 0.5, 1.12], [s * 0.6, 1.6, 0.9], 0.04));
  }
  addDiscWheel(b, 'tail', { r: 0.22, w: 0.14 }, [0, 0.22, -6.7], 1);
  b.add(
    'tail wheel strut',
    'skids',
    solid.many([
      solid.rod([0.09, 0.22, -6.7], [0.06, 1.95, -6.3], 0.04),
      solid.rod([0.07, 1.2, -6.48], [0, 2.1, -5.7], 0.03),
    ]),
  );
}

function addWeapons(b: Bench): void {
  const pods: Vec2[] = outline.ngon(0.1, 6).concat([[0, 0]]);
  const tube = solid.cut(
    solid.cyl(0.2, 1.5, [0, 0, 0], 'z', { bevel: 0.02 }),
    solid.at(
      solid.cyl(0.036, 0.3, [0, 0, 0.72], 'z', { bevel: 0 }),
      pods.map(([x, y]) => ({ at: [x * 1.25, y * 1.25, 0] as Vec3 })),
    ),
  );
  fitting.pair(b, 'rocket pod', 'skids', solid.put(tube, [1.35, 1.42, 0.2]));
  fitting.pair(
    b,
    'pylons',
    'body',
    solid.many([1.35, 2.1].map((x) => solid.box([0.08, 0.26, 0.6], [x, 1.68, 0], 0.02))),
  );
  const missile = solid.turned(pairs([0, -0.7, 0.07, -0.7, 0.07, 0.6, 0.05, 0.72, 0, 0.78]), [0, 0, 0], {
    axis: 'z',
    bevel: 0.01,
  });
  fitting.pair(
    b,
    'missiles',
    b.tint('skids', { color: '#2c3034' }),
    solid.at(
      missile,
      [
        [1.98, 1.5],
        [2.22, 1.5],
        [1.98, 1.3],
        [2.22, 1.3],
      ].map(([x, y]) => ({ at: [x, y, 0.1] as Vec3 })),
    ),
  );
  fitting.pair(b, 'missile rail', 'skids', solid.box([0.42, 0.05, 0.9], [2.1, 1.57, 0], 0.012));
  fitting.pair(
    b,
    'missile seekers',
    'windows',
    solid.at(
      { op: 'ball', r: 0.048 },
      [
        [1.98, 1.5],
        [2.22, 1.5],
        [1.98, 1.3],
        [2.22, 1.3],
      ].map(([x, y]) => ({ at: [x, y, 0.85] as Vec3 })),
    ),
  );
  b.add(
    'gun turret',
    'skids',
    solid.many([
      solid.cyl(0.22, 0.26, [0, 1.05, 2.6], 'y', { bevel: 0.03 }),
      solid.box([0.18, 0.18, 0.5], [0, 0.9, 2.65], 0.03),
    ]),
  );
  b.add(
    'gun barrel',
    'trim',
    solid.many([solid.rod([0, 0.9, 2.8], [0, 0.86, 4.1], 0.035), solid.rod([0, 0.86, 4.0], [0, 0.857, 4.2], 0.05)]),
  );
  b.add(
    'sensor turret',
    'skids',
    solid.many([
      solid.cyl(0.2, 0.34, [0, 1.34, 4.42], 'y', { bevel: 0.04 }),
      { op: 'ball', r: 0.18, at: [0, 1.12, 4.42] },
    ]),
  );
  b.add(
    'sensor eyes',
    'windows',
    solid.many(
      [
        [0.07, 1.14],
        [-0.07, 1.14],
      ].map(([x, y]) => solid.cyl(0.06, 0.08, [x, y, 4.57], 'z', { bevel: 0.01 })),
    ),
  );
  fitting.pair(
    b,
    'ammunition bay',
    'body',
    solid.put(
      streamlined(
        [
          -1.2, 0, 0.1, 0.16, 0.16, 3, -0.6, 0, 0.22, 0.26, 0.26, 4, 1.2, 0, 0.22, 0.26, 0.26, 4, 1.9, 0, 0.08, 0.14,
          0.14, 3,
        ],
        { around: 18 },
      ).shape,
      [0.62, 1.38, 1.5],
    ),
  );
  fitting.pair(
    b,
    'grab handles',
    'trim',
    solid.many(
      [1.2, 2.2].map((z) =>
        solid.tube(
          [
            [0.6, 1.85 - z * 0.05, z],
            [0.66, 1.85 - z * 0.05, z + 0.05],
            [0.6, 1.85 - z * 0.05, z + 0.25],
          ],
          0.015,
        ),
      ),
    ),
  );
}
