import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, flap, pairs, ribs, steps, streamlined, wing } from '../../kits/vehicle/index.ts';
import { addLegs, addThruster, greebles } from './parts.ts';

/** A blunt cargo shuttle: broad cockpit, stub wings with thrusters, ramp, fins, hatches. */
export function buildShuttle(b: Bench, rng: Rng, gear: boolean): number {
  const y = gear ? 2.2 : 1.25;
  const rows = [
    -4.6,
    y,
    1.55,
    1.15,
    1.05,
    5,
    -3.6,
    y,
    1.9,
    1.3,
    1.15,
    5,
    1.6,
    y,
    1.9,
    1.3,
    1.15,
    5,
    3.2,
    y - 0.12,
    1.7,
    1.0,
    0.98,
    4.4,
    4.6,
    y - 0.36,
    1.2,
    0.5,
    0.7,
    3.6,
  ];
  const o = { around: 40, along: 3, nose: 0.35, tail: 0.1, droop: 0.1 };
  const skin = streamlined(rows, o);
  b.add('hull', 'hull', skin.shape, { detail: 1.5 });
  const grown = streamlined(rows, { ...o, grow: 0.02 }).shape;
  const clip = (within: Shape): Shape => ({ op: 'clip', of: grown, within });
  const pane = (x0: number, x1: number) =>
    solid.slab(
      outline.rounded(pairs([x0, y + 0.16, x1, y + 0.14, x1 * 0.94, y + 0.84, x0 * 0.97, y + 0.9]), 0.1),
      4,
      [0, 0, 4.2],
      'z',
      { bevel: 0 },
    );
  fitting.pair(b, 'cockpit window', 'windows', clip(solid.many([pane(0.06, 0.68), pane(0.8, 1.4)])));
  fitting.pair(
    b,
    'side window',
    'windows',
    clip(
      solid.slab(
        outline.rounded(pairs([1.4, y + 0.2, 2.5, y + 0.16, 2.3, y + 0.72, 1.4, y + 0.78]), 0.12),
        2,
        [1.9, 0, 0],
        'x',
        { bevel: 0 },
      ),
    ),
  );
  b.add(
    'hull stripe',
    'stripes',
    clip(solid.many([solid.box([6, 0.2, 12], [0, y - 0.3, -0.8], 0), solid.box([6, 6, 0.4], [0, y, -2.9], 0)])),
  );
  b.add('armour bands', 'panels', clip(solid.many([-1.6, 0.4].map((z) => solid.box([6, 6, 0.22], [0, y, z], 0)))));
  b.add('roof greebles', 'panels', greebles(skin, [0, y, -1.2], [1.1, 2.4], 22, 0.22, rng), { detail: 0.4 });
  addShuttleFittings(y, b);
  b.add(
    'roof lamps',
    'glow',
    solid.many(
      [-3, -0.4].map((z) =>
        solid.box([0.5, 0.08, 0.2], [0, (skin.hit([0, 30, z], [0, -1, 0])?.at[1] ?? y) + 0.01, z], 0.02),
      ),
    ),
  );
  if (gear)
    addLegs(
      b,
      [
        [1.5, 2.4],
        [-1.5, 2.4],
        [1.8, -3],
        [-1.8, -3],
      ],
      y - 0.8,
      0.16,
    );
  return y + 1.35;
}

/** What is fitted to it. */
function addShuttleFittings(y: 2.2 | 1.25, b: Bench): void {
  const plan = ribs([1.6, y - 0.2, 0.4, 3.2, 0.34, 3.5, y - 0.36, -0.6, 2.2, 0.26]);
  fitting.pair(b, 'wing', 'hull', wing(plan));
  fitting.pair(b, 'flap', 'panels', flap(plan, 0.1, 0.9, 0.72));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} nacelle`,
      'panels',
      solid.put(
        streamlined(
          [
            -2.4, 0, 0.5, 0.5, 0.5, 3, -1.4, 0, 0.62, 0.62, 0.62, 3, 1.0, 0, 0.6, 0.6, 0.6, 3, 2.0, 0, 0.42, 0.42, 0.42,
            2.6,
          ],
          { around: 28, nose: 0.15 },
        ).shape,
        [s * 3.7, y - 0.36, -1.6],
      ),
    );
    b.add(`${side} intake`, 'windows', solid.cyl(0.34, 0.08, [s * 3.7, y - 0.36, 0.52], 'z', { bevel: 0.02 }));
    b.add(
      `${side} nacelle band`,
      'stripes',
      solid.put(solid.slab(outline.superellipse(0.65, 0.65, 3, 32), 0.3, [0, 0, 0], 'z', { bevel: 0.01 }), [
        s * 3.7,
        y - 0.36,
        -2.2,
      ]),
    );
    addThruster(b, `${side} thruster`, [s * 3.7, y - 0.36, -4.7], 0.5, 1.0);
    addThruster(b, `${side} main thruster`, [s * 0.75, y + 0.15, -5.4], 0.55, 1.1);
  }
  const fin = ribs([1.3, y + 1.0, -2.6, 2, 0.2, 1.9, y + 2.6, -4.1, 1.1, 0.12]);
  fitting.pair(b, 'fin', 'stripes', wing(fin, [0.93, -0.36, 0]));
  b.add(
    'cargo door',
    'panels',
    solid.slab(outline.roundRect(2.2, 1.3, 0.12, 0, y - 0.25), 0.14, [0, 0, -4.66], 'z', { bevel: 0.03 }),
    { hidden: true },
  );
  fitting.pair(
    b,
    'side door',
    'panels',
    solid.slab(outline.roundRect(1.0, 1.5, 0.2, 0.9, y - 0.15), 0.08, [1.9, 0, 0], 'x', { bevel: 0.02 }),
  );
  fitting.pair(
    b,
    'side door seam',
    'metal',
    coach.seam(outline.roundRect(1.12, 1.62, 0.2, 0.9, y - 0.15), 1.91, 0.05, 0.02),
  );
  fitting.pair(
    b,
    'blaster',
    'metal',
    solid.many([
      solid.box([0.24, 0.2, 0.9], [1.2, y - 0.85, 3.0], 0.04),
      solid.rod([1.2, y - 0.85, 3.3], [1.2, y - 0.85, 4.5], 0.05),
    ]),
  );
  b.add(
    'sensor dish',
    'metal',
    solid.many([
      solid.rod([0.7, y + 1.2, 1.2], [0.7, y + 1.65, 1.2], 0.06),
      solid.put(
        solid.turned(pairs([0, 0, 0.2, 0.04, 0.4, 0.18, 0.4, 0.22, 0.18, 0.09, 0, 0.06]), [0, 0, 0]),
        [0.7, y + 1.7, 1.2],
        [50, 0, 0],
      ),
    ]),
  );
  fitting.pair(b, 'head lamp', 'glow', solid.box([0.4, 0.12, 0.14], [0.62, y - 0.5, 4.92], 0.04));
}

/** A round one-seat pod: bubble window, arms, ring of jets, legs. */
export function buildPod(b: Bench, rng: Rng, gear: boolean): number {
  const r = 1.25 + rng.range(-0.05, 0.1);
  const y = gear ? r + 0.55 : r;
  b.add('hull', 'hull', { op: 'ball', r, at: [0, y, 0] }, { detail: 1.6 });
  const face = (az: number, el: number, of: Shape, d = 0): Shape => {
    const [a, e] = [(az * Math.PI) / 180, (el * Math.PI) / 180];
    const k = r + d;
    return solid.put(
      of,
      [k * Math.sin(a) * Math.cos(e), y + k * Math.sin(e), k * Math.cos(a) * Math.cos(e)],
      [-el, az, 0],
    );
  };
  b.add('window', 'windows', face(0, 12, { op: 'ball', r: [0.62, 0.56, 0.34] }, -0.16), { detail: 1.3 });
  b.add(
    'window frame',
    'panels',
    face(
      0,
      12,
      solid.tube(
        outline.superellipse(0.64, 0.58, 2, 36).map(([x, v]): Vec3 => [x, v, 0]),
        0.07,
        { closed: true, spline: 'linear' },
      ),
      -0.2,
    ),
  );
  b.add(
    'frame bolts',
    'metal',
    face(
      0,
      12,
      solid.at(
        solid.cyl(0.03, 0.05, [0, 0, 0], 'z', { segments: 6 }),
        outline.superellipse(0.64, 0.58, 2, 12).map(([x, v]) => ({ at: [x, v, 0.06] as Vec3 })),
      ),
      -0.19,
    ),
  );
  b.add('belt', 'stripes', solid.hoop(r + 0.004, { kind: 'rect', w: 0.22, h: 0.05, r: 0.015 }, [0, y, -0.1], 'z', 56));
  for (const [i, az] of [90, -90].entries()) {
    const side = i ? 'right' : 'left';
    b.add(
      `${side} hatch`,
      'panels',
      face(
        az,
        8,
        solid.turned(pairs([0, 0, 0.42, 0, 0.4, 0.06, 0, 0.08]), [0, 0, 0], { axis: 'z', bevel: 0.015 }),
        -0.05,
      ),
    );
    b.add(
      `${side} hatch wheel`,
      'metal',
      face(
        az,
        8,
        solid.many([
          solid.hoop(0.15, { kind: 'circle', r: 0.022 }, [0, 0, 0.09], 'z', 24),
          solid.box([0.28, 0.03, 0.03], [0, 0, 0.07], 0.008),
          solid.box([0.03, 0.28, 0.03], [0, 0, 0.07], 0.008),
        ]),
        -0.02,
      ),
    );
  }
  addPodFittings(b, face, y, r);
  if (gear)
    addLegs(
      b,
      [
        [0.95, 0.75],
        [-0.95, 0.75],
        [0.95, -0.75],
        [-0.95, -0.75],
      ],
      y - r * 0.72,
      0.11,
    );
  return y + r;
}

/** What is fitted to it. */
function addPodFittings(
  b: Bench,
  face: (az: number, el: number, of: Shape, d?: number) => Shape,
  y: number,
  r: number,
): void {
  for (const [i, [az, el]] of [
    [145, 30],
    [-145, 30],
    [145, -30],
    [-145, -30],
  ].entries())
    b.add(
      `jet ${i + 1}`,
      'engines',
      face(
        az,
        el,
        solid.turned(pairs([0, -0.05, 0.16, -0.05, 0.18, 0.1, 0.26, 0.26, 0.22, 0.26, 0.12, 0.1, 0, 0.1]), [0, 0, 0], {
          axis: 'z',
          bevel: 0.01,
        }),
      ),
    );
  addThruster(b, 'main thruster', [0, y, -r - 0.42], 0.5, 0.62);
  const arm = (s: number): Vec3[] => [
    [s * 0.62, y - 0.75, 0.75],
    [s * 0.85, y - 0.8, 1.25],
    [s * 0.62, y - 0.62, 1.75],
  ];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} arm`,
      'metal',
      solid.many([solid.tube(arm(s), 0.06), ...arm(s).map((at) => ({ op: 'ball' as const, r: 0.1, at }))]),
    );
    b.add(
      `${side} claw`,
      'panels',
      solid.many(
        [0.1, -0.1].map((d) =>
          solid.tube(
            [
              [s * 0.62 + d * 0.4, y - 0.62, 1.8],
              [s * 0.62 + d * 1.6, y - 0.6, 1.95],
              [s * 0.62 + d * 0.4, y - 0.58, 2.15],
            ],
            0.035,
            { taper: [1, 1, 0.4] },
          ),
        ),
      ),
    );
  }
  fitting.pair(
    b,
    'head lamp',
    'glow',
    face(
      32,
      42,
      solid.turned(pairs([0, -0.04, 0.13, -0.04, 0.15, 0.06, 0.1, 0.1, 0, 0.11]), [0, 0, 0], {
        axis: 'z',
        bevel: 0.01,
      }),
    ),
  );
  b.add(
    'antennas',
    'metal',
    solid.many(
      [0.35, -0.35].flatMap((x) => [
        solid.rod([x, y + r * 0.9, -0.3], [x * 1.6, y + r + 0.7, -0.6], 0.025, 0.012),
        { op: 'ball' as const, r: 0.055, at: [x * 1.6, y + r + 0.72, -0.61] as Vec3 },
      ]),
    ),
  );
  b.add(
    'top vents',
    'panels',
    solid.many(steps(-0.2, 0.2, 3).map((x) => solid.box([0.08, 0.1, 0.5], [x, y + r * 0.985, -0.1], 0.02))),
  );
  b.add('number', 'stripes', face(48, -14, { op: 'text', value: '07', height: 0.34, depth: 0.06 }, -0.02));
}
