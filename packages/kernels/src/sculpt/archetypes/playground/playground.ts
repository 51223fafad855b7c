import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addCarousel, addFerrisWheel } from './rides.ts';
import { addClimbing, addSandbox, addTrampoline } from './yard.ts';

const PAINT = (color: string): { base: string; color: string; rough: number } => ({
  base: 'paint',
  color,
  rough: 0.35,
});

/** Playground and fairground: slide, swings, seesaw, roundabout, climbing frame, sandbox, carousel, ferris wheel, trampoline. */
export const playground: Archetype = {
  name: 'playground',
  kind: 'building',
  size: { height: 2.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['slide', 'swing', 'seesaw', 'carousel', 'ferris wheel', 'sandbox', 'climbing', 'trampoline'],
      default: 'slide',
      about: 'Kind of equipment.',
    },
    seats: { type: 'number', min: 1, max: 4, default: 2, about: 'Seats of a swing.', vary: { 1: 1, 2: 3, 3: 1 } },
  },
  slots: {
    body: { material: PAINT('#d2342a'), words: ['slide', 'seat', 'body', 'playground'], main: true },
    frame: { material: PAINT('#2f6fb4'), words: ['frame', 'post', 'ladder', 'pole'] },
    accent: { material: PAINT('#f0c02c'), words: ['accent', 'roof', 'canopy', 'rail'] },
    second: { material: PAINT('#3f9a5a'), words: ['panel', 'second colour', 'horse'] },
    metal: { material: { base: 'steel', color: '#a4a9ae' }, words: ['chain', 'metal', 'rope'] },
    ground: { material: { base: 'rubber', color: '#7a6248' }, words: ['ground', 'mat', 'sand'] },
    light: { material: { base: 'lamp', color: '#ffe8a8', color2: '#ffd06a' }, words: ['light', 'bulb'] },
  },
  palettes: [
    {
      lead: 'body',
      of: colorways({
        primary: { weight: 2 },
        'wood and green': {
          body: PAINT('#4f8a3f'),
          frame: { base: 'wood', color: '#b08450' },
          accent: PAINT('#e0a83c'),
          second: PAINT('#3f7a5a'),
        },
        pastel: { body: PAINT('#f0a0b0'), frame: PAINT('#8ac0d8'), accent: PAINT('#f4e29a'), second: PAINT('#b4d8b0') },
        'orange and grey': {
          body: PAINT('#e8742a'),
          frame: PAINT('#5a6066'),
          accent: PAINT('#f0c02c'),
          second: PAINT('#8ac04a'),
        },
        'purple and teal': {
          body: PAINT('#7a4ab0'),
          frame: PAINT('#2f8a8a'),
          accent: PAINT('#f0c02c'),
          second: PAINT('#e0607a'),
        },
      }),
    },
  ],
  presets: {
    playground: { params: { kind: 'slide' }, size: { height: 2.6 } },
    slide: { params: { kind: 'slide' }, size: { height: 2.6 } },
    swing: { params: { kind: 'swing' }, size: { height: 2.3 } },
    seesaw: { params: { kind: 'seesaw' }, size: { height: 1.1 } },
    carousel: {
      params: { kind: 'carousel' },
      materials: {
        body: PAINT('#b8282e'),
        frame: { base: 'gold', color: '#d8b050' },
        accent: PAINT('#f4ecd8'),
        second: PAINT('#f2ece0'),
      },
      size: { height: 5.4 },
    },
    'ferris wheel': {
      params: { kind: 'ferris wheel' },
      materials: { frame: PAINT('#eceae4') },
      size: { height: 11.3 },
    },
    sandbox: {
      params: { kind: 'sandbox' },
      materials: { frame: { base: 'wood', color: '#b08450' }, ground: { base: 'sand', color: '#dcc890' } },
      size: { height: 0.55 },
    },
    'climbing frame': { params: { kind: 'climbing' }, size: { height: 2 } },
    trampoline: { params: { kind: 'trampoline' }, size: { height: 2.5 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('playground');
    const kind = read.word(params, 'kind');
    const k = taste.range(0.97, 1.03);
    if (kind === 'swing') addSwing(b, Math.round(read.num(params, 'seats')), k);
    else if (kind === 'seesaw') addSeesaw(b, taste.next() < 0.5 ? 1 : -1);
    else if (kind === 'carousel') addCarousel(b, taste);
    else if (kind === 'ferris wheel') addFerrisWheel(b);
    else if (kind === 'sandbox') addSandbox(b);
    else if (kind === 'climbing') addClimbing(b, k);
    else if (kind === 'trampoline') addTrampoline(b, k);
    else addSlide(b, k);
    return { parts: b.parts };
  },
};

/** A chain of links from a to b. */
function chain(a: Vec3, c: Vec3, n: number): Shape {
  const link: Shape = {
    op: 'sweep',
    path: outline.superellipse(0.026, 0.042, 2.6, 10).map(([u, v]): Vec3 => [u, v, 0]),
    section: { kind: 'circle', r: 0.007 },
    closed: true,
    spline: 'linear',
  };
  return solid.many(spaced(a, c, n).map(({ at }, i) => solid.put(link, at as Vec3, [0, (i % 2) * 90, 0])));
}

/** A tower with a peaked roof and a ladder, a wavy slide with rolled sides, panels, a wheel to steer. */
function addSlide(b: Bench, k: number): void {
  const [a, y] = [0.55, 1.25 * k];
  for (const [i, [s, t]] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].entries()) {
    b.add(`post ${i + 1}`, 'frame', solid.rod([s * a, 0, t * a], [s * a, y + 1, t * a], 0.055));
    b.add(
      `post foot ${i + 1}`,
      'metal',
      solid.turned(outline.pairs([0, 0, 0.12, 0, 0.1, 0.03, 0.06, 0.045, 0, 0.045]), [s * a, 0, t * a], { bevel: 0 }),
    );
  }
  b.add('platform', 'second', solid.box([2 * a + 0.06, 0.07, 2 * a + 0.06], [0, y, 0], 0.015));
  b.add(
    'left panel',
    'second',
    solid.slab(outline.roundRect(2 * a - 0.14, 0.55, 0.06), 0.03, [a, y + 0.4, 0], 'x', {
      holes: [outline.ngon(0.14, 24)],
      bevel: 0.008,
    }),
  );
  b.add(
    'right panel',
    'accent',
    solid.slab(outline.roundRect(2 * a - 0.14, 0.55, 0.06), 0.03, [-a, y + 0.4, 0], 'x', {
      holes: [outline.ngon(0.15, 5, 90)],
      bevel: 0.008,
    }),
  );
  b.add(
    'steering wheel',
    'accent',
    solid.many([
      solid.hoop(0.14, { kind: 'circle', r: 0.018 }, [a - 0.1, y + 0.45, 0], 'x', 28),
      solid.rod([a - 0.1, y + 0.32, 0], [a - 0.1, y + 0.58, 0], 0.012),
      solid.rod([a, y + 0.45, 0], [a - 0.11, y + 0.45, 0], 0.025),
    ]),
  );
  b.add('roof', 'accent', {
    op: 'loft',
    sections: [
      [0.86, y + 0.92],
      [0.84, y + 0.98],
      [0.42, y + 1.3],
      [0.03, y + 1.55],
    ].map(([w, v]) => ({ points: outline.ngon(w * Math.SQRT2, 4, 45).map(([x, z]): Vec3 => [x, v, -z]) })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('roof ball', 'body', { op: 'ball', r: 0.075, at: [0, y + 1.58, 0] });
  addChute(b, a, y);
}

/** The slide itself, its hood and the ladder behind. */
function addChute(b: Bench, a: number, y: number): void {
  const run: Vec2[] = [
    [a - 0.02, y + 0.05],
    [a + 0.2, y + 0.03],
    [a + 0.55, y - 0.28],
    [a + 0.95, y - 0.58],
    [a + 1.3, y - 0.82],
    [a + 1.65, y - 1.0],
    [a + 2.0, 0.2],
    [a + 2.32, 0.19],
  ];
  const section = outline.pairs([
    -0.3, 0.19, -0.34, 0.19, -0.34, -0.02, 0.34, -0.02, 0.34, 0.19, 0.3, 0.19, 0.27, 0.03, -0.27, 0.03,
  ]);
  b.add(
    'slide',
    'body',
    solid.bar(
      run.map(([z, v]): Vec3 => [0, v, z]),
      { kind: 'polygon', points: section },
      { up: [0, 1, 0], spline: 'catmull' },
    ),
    { detail: 1.5 },
  );
  b.add(
    'slide rims',
    'body',
    solid.both(
      solid.tube(
        run.map(([z, v]): Vec3 => [0.32, v + 0.19, z]),
        0.032,
      ),
    ),
  );
  b.add(
    'slide leg',
    'frame',
    solid.tube(
      [
        [0.27, 0, a + 1.35],
        [0.27, y - 0.9, a + 1.35],
        [-0.27, y - 0.9, a + 1.35],
        [-0.27, 0, a + 1.35],
      ],
      0.03,
      { spline: 'linear', cap: 'flat' },
    ),
  );
  b.add(
    'slide hood',
    'accent',
    solid.tube(
      [
        [0.36, y, a],
        [0.36, y + 0.72, a + 0.02],
        [0, y + 0.8, a + 0.02],
        [-0.36, y + 0.72, a + 0.02],
        [-0.36, y, a],
      ],
      0.032,
    ),
  );
  const foot = -a - 0.62;
  b.add(
    'ladder rails',
    'frame',
    solid.both(
      solid.tube(
        [
          [0.27, 0, foot],
          [0.27, y, -a - 0.08],
          [0.27, y + 0.55, -a - 0.06],
          [0.27, y + 0.62, -a + 0.06],
        ],
        0.03,
      ),
    ),
  );
  for (let i = 0; i < 6; i++) {
    const t = (i + 0.7) / 6.4;
    b.add(
      `ladder step ${i + 1}`,
      'accent',
      solid.box([0.54, 0.035, 0.13], [0, y * t, foot + (0.54 * t * 1) / 1], 0.01),
    );
  }
  b.add('mat', 'ground', solid.slab(outline.roundRect(2.4, 5.2, 0.4), 0.05, [0, 0.025, 0.75], 'y', { bevel: 0.012 }));
}

/** Two legs at each end, a beam, seats on chains. */
function addSwing(b: Bench, n: number, k: number): void {
  const [h, w] = [2.2 * k, 0.75 * n + 0.35];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [leg, t] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(`${side} ${leg} leg`, 'frame', solid.rod([s * (w + 0.28), 0, t * 0.85], [s * w, h, t * 0.06], 0.05));
    b.add(
      `${side} brace`,
      'frame',
      solid.rod([s * (w + 0.16), h * 0.42, 0.51], [s * (w + 0.16), h * 0.42, -0.51], 0.035),
    );
    b.add(`${side} joint`, 'accent', solid.cyl(0.09, 0.2, [s * w, h, 0], 'x', { bevel: 0.02 }));
  }
  b.add('beam', 'accent', solid.rod([-w, h, 0], [w, h, 0], 0.06));
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * 1.15;
    const swing = (of: Shape): Shape => solid.put(solid.put(of, [0, -h, 0]), [0, h, 0], [i % 2 ? -13 : 9, 0, 0]);
    b.add(
      `seat ${i + 1}`,
      'body',
      swing(
        solid.bar(
          [
            [x - 0.25, 0.52, 0],
            [x - 0.13, 0.47, 0],
            [x + 0.13, 0.47, 0],
            [x + 0.25, 0.52, 0],
          ],
          { kind: 'rect', w: 0.2, h: 0.032, r: 0.012 },
          { up: [0, 1, 0], spline: 'catmull' },
        ),
      ),
    );
    b.add(
      `chains ${i + 1}`,
      'metal',
      swing(solid.many([-1, 1].map((s) => chain([x + s * 0.25, 0.55, 0], [x + s * 0.25, h - 0.09, 0], 24)))),
      { detail: 0.4 },
    );
    b.add(
      `hangers ${i + 1}`,
      'metal',
      solid.many(
        [-1, 1].map((s) => solid.hoop(0.065, { kind: 'rect', w: 0.04, h: 0.016 }, [x + s * 0.25, h, 0], 'x', 22)),
      ),
    );
  }
  b.add('mat', 'ground', solid.slab(outline.roundRect(2 * w + 1, 2.6, 0.3), 0.04, [0, 0.02, 0], 'y', { bevel: 0.01 }));
}

/** A plank on a stand, one end down, with seats, handles and tyres to land on. */
function addSeesaw(b: Bench, side: 1 | -1): void {
  const tilt = (of: Shape): Shape => solid.put(solid.put(of, [0, -0.62, 0]), [0, 0.62, 0], [0, 0, side * 13]);
  b.add(
    'stand',
    'frame',
    solid.both(
      solid.slab(outline.pairs([-0.34, 0, 0.34, 0, 0.1, 0.68, -0.1, 0.68]), 0.06, [0, 0, 0.2], 'z', {
        holes: [outline.pairs([-0.2, 0.09, 0.2, 0.09, 0.08, 0.42, -0.08, 0.42])],
        bevel: 0.012,
      }),
      'z',
    ),
  );
  b.add('axle', 'metal', solid.cyl(0.04, 0.56, [0, 0.62, 0], 'z', { bevel: 0.008 }));
  b.add('axle caps', 'accent', solid.both(solid.cyl(0.065, 0.04, [0, 0.62, 0.27], 'z', { bevel: 0.012 }), 'z'));
  b.add('plank', 'body', tilt(solid.box([3.2, 0.07, 0.26], [0, 0.67, 0], 0.02)), { grain: [1, 0, 0] });
  b.add(
    'plank stripes',
    'accent',
    tilt(solid.many([-1, 1].map((s) => solid.box([0.24, 0.078, 0.268], [s * 0.75, 0.67, 0], 0.006)))),
  );
  for (const [end, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${end} seat`,
      'second',
      tilt(solid.slab(outline.roundRect(0.4, 0.34, 0.12), 0.05, [s * 1.42, 0.725, 0], 'y', { bevel: 0.018 })),
    );
    b.add(
      `${end} back rest`,
      'second',
      tilt(
        solid.slab(
          outline.rounded(outline.pairs([-0.15, 0, 0.15, 0, 0.15, 0.2, 0.08, 0.26, -0.08, 0.26, -0.15, 0.2]), 0.04, 3),
          0.035,
          [s * 1.6, 0.74, 0],
          'x',
          { bevel: 0.01 },
        ),
      ),
    );
    b.add(
      `${end} handle`,
      'frame',
      tilt(
        solid.tube(
          [
            [s * 1.06, 0.7, 0.1],
            [s * 1.04, 0.95, 0.13],
            [s * 1.04, 1.0, 0],
            [s * 1.04, 0.95, -0.13],
            [s * 1.06, 0.7, -0.1],
          ],
          0.02,
        ),
      ),
    );
    b.add(
      `${end} tyre`,
      { base: 'rubber', color: '#26262a' },
      solid.turned(
        outline.pairs([0.1, 0, 0.22, 0, 0.24, 0.04, 0.24, 0.12, 0.22, 0.16, 0.1, 0.16, 0.1, 0]),
        [s * 1.46, 0, 0],
        { bevel: 0.02 },
      ),
    );
  }
}
