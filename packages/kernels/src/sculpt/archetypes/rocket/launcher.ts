import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addFlame } from './extras.ts';
import { band, bell, fins } from './parts.ts';

/** A two-stage launcher on its landing legs: nine engines, interstage with grid fins, fairing. */
export function buildLauncher(b: Bench, rng: Rng, flame: boolean): number {
  const [r, y0] = [1.85, 2.6];
  const tall = 26 + rng.range(-1.5, 2);
  const y1 = y0 + tall;
  b.add(
    'first stage',
    'body',
    solid.turned(
      [
        [0, y0],
        [r, y0],
        [r, y1],
        [0, y1],
      ],
      [0, 0, 0],
      { bevel: 0.05, segments: 48 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'engine section',
    b.tint('trim', { color: '#3c3f43' }),
    solid.turned(
      [
        [0, y0 - 1.1],
        [r * 0.98, y0 - 1.1],
        [r + 0.05, y0 - 0.8],
        [r + 0.05, y0 + 1.4],
        [r, y0 + 1.7],
        [0, y0 + 1.7],
      ],
      [0, 0, 0],
      { bevel: 0.05, segments: 48 },
    ),
  );
  const ring: Vec3[] = [[0, 0, 0], ...outline.ngon(1.22, 8, 22.5).map(([x, z]): Vec3 => [x, 0, z])];
  b.add(
    'engines',
    'metal',
    solid.at(
      bell(0.46, 1.0),
      ring.map(([x, , z]) => ({ at: [x, y0 - 1.0, z] as Vec3 })),
    ),
  );
  const y2 = y1 + 4.2;
  b.add(
    'interstage',
    'trim',
    solid.turned(
      [
        [0, y1],
        [r + 0.02, y1],
        [r + 0.02, y2],
        [0, y2],
      ],
      [0, 0, 0],
      { bevel: 0.03, segments: 48 },
    ),
  );
  const y3 = y2 + 7.6;
  addLauncherFittings(b, y2, r, y3, y0);
  b.add('cable raceway', 'boosters', solid.box([0.3, tall - 2, 0.22], [0, (y0 + y1) / 2 + 0.4, -r - 0.05], 0.05));
  b.add(
    'flag stripe',
    'fins',
    solid.turned(
      [
        [r - 0.02, y0 + 20],
        [r + 0.012, y0 + 20],
        [r + 0.012, y0 + 21.2],
        [r - 0.02, y0 + 21.2],
        [r - 0.02, y0 + 20],
      ],
      [0, 0, 0],
      { bevel: 0.003, segments: 48 },
    ),
  );
  b.add('name', 'trim', {
    op: 'clip',
    of: solid.turned(
      [
        [0, y0],
        [r + 0.015, y0],
        [r + 0.015, y1],
        [0, y1],
      ],
      [0, 0, 0],
      { bevel: 0.01, segments: 48 },
    ),
    within: solid.put({ op: 'text', value: 'ORION', height: 1.7, depth: 2.4 }, [0.85, y0 + 9, 1.5], [0, 0, 90]),
  });
  b.add('thruster pods', 'metal', solid.both(solid.box([0.24, 0.5, 0.5], [r + 0.06, y2 - 2.2, 0], 0.08)));
  b.add(
    'fill ports',
    'metal',
    solid.many([y0 + 2.2, y2 + 1].map((y) => solid.cyl(0.22, 0.12, [0, y, r + 0.02], 'z', { bevel: 0.03 }))),
  );
  if (flame) for (const [i, [x, , z]] of ring.entries()) addFlame(b, `engine ${i + 1}`, [x, y0 - 1.9, z], 0.34, 0.68);
  return y3 + 9.75;
}

/** What is fitted to it. */
function addLauncherFittings(b: Bench, y2: number, r: number, y3: number, y0: number): void {
  b.add(
    'second stage',
    'body',
    solid.turned(
      [
        [0, y2],
        [r, y2],
        [r, y3],
        [0, y3],
      ],
      [0, 0, 0],
      { bevel: 0.05, segments: 48 },
    ),
  );
  const f = 2.55;
  b.add(
    'fairing',
    'boosters',
    solid.turned(
      [
        [0, y3 - 0.1],
        [r, y3 - 0.1],
        [f, y3 + 1.2],
        [f, y3 + 5.6],
        [f * 0.86, y3 + 7.3],
        [f * 0.5, y3 + 8.9],
        [f * 0.16, y3 + 9.65],
        [0, y3 + 9.75],
      ],
      [0, 0, 0],
      { bevel: 0.4, segments: 48 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'fairing seams',
    'metal',
    solid.both(
      solid.tube(
        [
          [f + 0.005, y3 + 1.3, 0],
          [f + 0.005, y3 + 5.6, 0],
          [f * 0.865, y3 + 7.3, 0],
          [f * 0.5, y3 + 8.92, 0],
        ],
        0.03,
        { spline: 'linear' },
      ),
    ),
  );
  for (const [i, y] of [y0 + 8, y0 + 16, y2 + 0.1, y3 - 0.4, y3 + 1.4].entries())
    b.add(`ring ${i + 1}`, i < 2 ? 'metal' : 'trim', band((i > 3 ? f : r) + 0.01, y, i < 2 ? 0.12 : 0.22));
  const hole = steps(-0.48, 0.48, 4).flatMap((x) =>
    steps(-0.62, 0.62, 5).map((z) => outline.roundRect(0.22, 0.22, 0.02, x * 1.0, z).reverse()),
  );
  const grid = solid.slab(outline.roundRect(1.36, 1.6, 0.06), 0.2, [0, 0, 0], 'y', { bevel: 0.02, holes: hole });
  for (let i = 0; i < 4; i++) {
    const turn: Vec3 = [0, 45 + i * 90, 0];
    b.add(`grid fin ${i + 1}`, 'metal', solid.put(solid.put(grid, [r + 1.05, y2 - 0.8, 0]), [0, 0, 0], turn));
    b.add(
      `grid fin hinge ${i + 1}`,
      'metal',
      solid.put(solid.box([0.5, 0.34, 0.4], [r + 0.15, y2 - 0.8, 0], 0.06), [0, 0, 0], turn),
    );
    const leg = solid.bar(
      [
        [r + 0.12, y0 + 0.3, 0],
        [r + 4.0, 0.35, 0],
      ],
      { kind: 'rect', w: 0.9, h: 0.22, r: 0.08 },
      { up: [0, 1, 0], taper: [1.2, 0.5] },
    );
    b.add(`landing leg ${i + 1}`, 'trim', solid.put(leg, [0, 0, 0], turn));
    b.add(
      `leg strut ${i + 1}`,
      'metal',
      solid.put(
        solid.many([
          solid.rod([r + 0.05, y0 + 4.6, 0], [r + 2.2, 2.05, 0], 0.2, 0.16),
          solid.rod([r + 2.2, 2.05, 0], [r + 3.8, 0.5, 0], 0.11),
        ]),
        [0, 0, 0],
        turn,
      ),
    );
    b.add(
      `leg foot ${i + 1}`,
      'metal',
      solid.put(solid.cyl(0.5, 0.3, [r + 4.0, 0.15, 0], 'y', { top: 0.34, bevel: 0.06 }), [0, 0, 0], turn),
    );
  }
}

/** A guided missile standing on its fins: bands, seeker, four wings, four rudders. */
export function buildMissile(b: Bench, rng: Rng, flame: boolean): number {
  const r = 0.28;
  const h = 4.7 + rng.range(-0.2, 0.3);
  const ogive = pairs([
    0,
    0.36,
    r * 0.8,
    0.36,
    r,
    0.6,
    r,
    h - 1.1,
    r * 0.94,
    h - 0.8,
    r * 0.72,
    h - 0.4,
    r * 0.4,
    h - 0.12,
    r * 0.16,
    h,
    0,
    h + 0.02,
  ]);
  b.add('body', 'body', solid.turned(ogive, [0, 0, 0], { bevel: 0.02, segments: 36 }), { detail: 1.3 });
  b.add('seeker', 'windows', { op: 'ball', r: r * 0.24, at: [0, h - 0.03, 0] });
  const marks: [number, number, string][] = [
    [h - 1.12, 0.08, 'fins'],
    [h - 1.35, 0.12, 'boosters'],
    [1.5, 0.08, 'trim'],
    [0.7, 0.06, 'trim'],
    [2.6, 0.1, 'fins'],
  ];
  marks.forEach(([y, t, slot], i) => {
    b.add(`band ${i + 1}`, slot, band(r + 0.003, y, t));
  });
  const tail: Vec2[] = outline.rounded(
    pairs([0.1, 0.42, 0.1, 1.3, r, 1.3, 0.78, 0.62, 0.82, 0.04, 0.62, 0.02, 0.5, 0.36]),
    0.03,
  );
  const wing: Vec2[] = outline.rounded(pairs([0.1, 2.3, 0.1, 3.3, r, 3.3, 0.62, 2.72, 0.62, 2.36]), 0.03);
  for (let i = 0; i < 4; i++) {
    b.add(`tail fin ${i + 1}`, 'body', fins(tail, 1, 0.05, 45 + i * 90));
    b.add(`wing ${i + 1}`, 'body', fins(wing, 1, 0.04, 45 + i * 90));
    b.add(
      `tail fin tip ${i + 1}`,
      'fins',
      fins(outline.rounded(pairs([0.7, 0.7, 0.78, 0.62, 0.826, 0.03, 0.72, 0.025]), 0.01), 1, 0.058, 45 + i * 90),
    );
    b.add(`fin actuator ${i + 1}`, 'metal', fins(outline.roundRect(0.1, 0.4, 0.03, r, 0.9), 1, 0.09, 45 + i * 90));
  }
  b.add('nozzle', 'metal', solid.put(bell(0.21, 0.3), [0, 0.42, 0]));
  b.add('cable duct', 'trim', solid.box([0.07, 1.9, 0.05], [0, 1.9, r + 0.012], 0.012));
  b.add(
    'panel screws',
    'metal',
    fitting.bolts(
      0.013,
      [1.0, 1.6, 2.2, 3.4].flatMap((y) => [0.08, -0.08].map((x): Vec3 => [x, y, -r + 0.008])),
      'z',
    ),
  );
  b.add(
    'service panel',
    'metal',
    solid.slab(outline.roundRect(0.2, 0.4, 0.03, 0, 3.0), 0.03, [0, 0, -r + 0.002], 'z', { bevel: 0.006 }),
  );
  b.add(
    'serial number',
    'boosters',
    solid.put({ op: 'text', value: 'M-27', height: 0.12, depth: 0.03 }, [0.04, 1.3, r - 0.006], [0, 0, 90]),
    { hidden: true },
  );
  b.add(
    'launch stand',
    'trim',
    solid.turned(pairs([0, 0, 0.34, 0, 0.34, 0.05, 0.2, 0.1, 0.17, 0.16, 0, 0.16]), [0, 0, 0], { bevel: 0.015 }),
  );
  if (flame) addFlame(b, 'engine', [0, 0.2, 0], 0.14, 0.2);
  return h;
}
