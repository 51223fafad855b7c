import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid, suited } from '../../kits/joinery/index.ts';
import { roadway } from './road.ts';

/** A traffic cone on its square foot with two reflecting bands. */
function buildCone(b: Bench): void {
  const r = (y: number): number => 0.135 - 0.104 * ((y - 0.04) / 0.66);
  const zone = (y0: number, y1: number): readonly Vec2[] => [
    [0, y0],
    [r(y0), y0],
    [r(y1), y1],
    [0, y1],
  ];
  b.add(
    'base',
    'base',
    solid.slab(outline.rounded(outline.roundRect(0.37, 0.37, 0.05), 0.01, 2), 0.035, [0, 0.0175, 0], 'y', {
      bevel: 0.008,
    }),
  );
  b.add(
    'feet',
    'base',
    solid.many(
      [1, -1].flatMap((s) => [1, -1].map((q) => solid.box([0.06, 0.016, 0.06], [s * 0.14, 0.008, q * 0.14], 0.004))),
    ),
    { hidden: true },
  );
  b.add(
    'flange',
    'body',
    solid.turned(pairs([0, 0.03, 0.165, 0.03, 0.16, 0.042, 0.138, 0.05, 0, 0.05]), [0, 0, 0], {
      bevel: 0.003,
      segments: 56,
    }),
  );
  b.add(
    'cone',
    'body',
    solid.turned(
      [
        [0, 0.04],
        [r(0.04), 0.04],
        [r(0.69), 0.69],
        [0.026, 0.7],
        [0.02, 0.7],
        [0.02, 0.66],
        [0, 0.66],
      ],
      [0, 0, 0],
      { bevel: 0.003, segments: 60 },
    ),
    { detail: 1.4 },
  );
  for (const [name, y0, y1] of [
    ['lower', 0.23, 0.36],
    ['upper', 0.44, 0.55],
  ] as const)
    b.add(
      `${name} band`,
      'stripe',
      solid.turned(
        zone(y0, y1).map(([q, y]): Vec2 => [q ? q + 0.0022 : 0, y]),
        [0, 0, 0],
        { bevel: 0.0006, segments: 56 },
      ),
    );
}

const stripes = (w: number, h: number, n: number): Shape =>
  solid.many(
    Array.from({ length: n }, (_, i): Shape => {
      const x = -w / 2 + ((i + 0.25) * w) / n;
      const k = w / n / 2;
      return solid.slab(
        [
          [x, -h / 2],
          [x + k, -h / 2],
          [Math.min(w / 2, x + k * 1.9), h / 2],
          [Math.min(w / 2, x + k * 0.9), h / 2],
        ],
        0.006,
        [0, 0, 0],
        'z',
        { bevel: 0 },
      );
    }),
  );

/** A barrier of striped boards on trestles with a lamp on top. */
function buildBarrier(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [side, q] of [
      ['front', 1],
      ['back', -1],
    ] as const)
      b.add(
        `${name} ${side} leg`,
        'post',
        solid.bar(
          [
            [s * 0.55, 0, q * 0.3],
            [s * 0.55, 1.0, q * 0.03],
          ],
          { kind: 'rect', w: 0.05, h: 0.035, r: 0.006 },
        ),
      );
    b.add(`${name} tie`, 'post', solid.box([0.03, 0.04, 0.36], [s * 0.55, 0.32, 0], 0.006));
    b.add(`${name} lamp base`, 'base', solid.box([0.1, 0.05, 0.08], [s * 0.5, 1.04, 0], 0.012));
    b.add(`${name} lamp`, 'lamp', solid.cyl(0.075, 0.06, [s * 0.5, 1.135, 0], 'z', { bevel: 0.015 }));
    b.add(
      `${name} lamp ring`,
      'base',
      solid.hoop(0.077, { kind: 'rect', w: 0.025, h: 0.008, r: 0.002 }, [s * 0.5, 1.135, 0], 'z', 36),
    );
  }
  for (const [name, y, z] of [
    ['upper', 0.86, 0.075],
    ['lower', 0.52, 0.165],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, y, z + 0.02], [-14, 0, 0]);
    b.add(`${name} board`, 'stripe', put(solid.box([1.4, 0.2, 0.028], [0, 0, 0], 0.006)));
    b.add(`${name} stripes`, 'body', put(solid.put(stripes(1.38, 0.196, 7), [0, 0, 0.0135])));
    b.add(
      `${name} bolts`,
      'steel',
      put(
        solid.many([0.55, -0.55].flatMap((x) => [0.05, -0.05].map((v) => solid.cyl(0.012, 0.012, [x, v, 0.018], 'z')))),
      ),
      { detail: 0.4 },
    );
  }
}

function buildJersey(b: Bench): void {
  const side: Vec2[] = outline.rounded(
    pairs([-0.3, 0, 0.3, 0, 0.3, 0.08, 0.16, 0.33, 0.1, 0.81, -0.1, 0.81, -0.16, 0.33, -0.3, 0.08]),
    0.015,
    2,
  );
  b.add('barrier', 'concrete', solid.slab(side, 2, [0, 0, 0], 'x', { bevel: 0.015 }), { detail: 1.3 });
  b.add('drain slots', 'black', solid.both(solid.box([0.3, 0.06, 0.606], [0.5, 0.029, 0], 0.002)));
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(
      `${name} reflectors`,
      'stripe',
      solid.many([-0.7, 0, 0.7].map((x) => solid.box([0.1, 0.05, 0.02], [x, 0.7, s * 0.112], 0.004))),
    );
  b.add(
    'lifting loops',
    'steel',
    solid.both(
      solid.tube(
        [
          [0.6, 0.8, 0],
          [0.6, 0.87, 0],
          [0.72, 0.87, 0],
          [0.72, 0.8, 0],
        ],
        0.014,
      ),
    ),
  );
}

function buildBollard(b: Bench): void {
  b.add(
    'foot',
    'post',
    solid.turned(pairs([0, 0, 0.13, 0, 0.13, 0.03, 0.1, 0.06, 0.092, 0.12, 0, 0.12]), [0, 0, 0], {
      bevel: 0.006,
      segments: 48,
    }),
  );
  b.add(
    'shaft',
    'post',
    solid.turned(pairs([0, 0.115, 0.078, 0.115, 0.066, 0.74, 0, 0.74]), [0, 0, 0], { bevel: 0.003, segments: 48 }),
    { detail: 1.1 },
  );
  b.add(
    'flutes',
    'post',
    { op: 'arrayed', n: 12, around: 'y', of: solid.rod([0.0765, 0.17, 0], [0.068, 0.6, 0], 0.006, 0.006, 'round') },
    { detail: 0.4 },
  );
  b.add('band', 'stripe', solid.cyl(0.0705, 0.07, [0, 0.68, 0], 'y', { top: 0.069, bevel: 0.002, segments: 48 }));
  b.add(
    'collar',
    'post',
    solid.turned(pairs([0, 0.735, 0.085, 0.735, 0.09, 0.75, 0.085, 0.765, 0.06, 0.78, 0, 0.78]), [0, 0, 0], {
      bevel: 0.004,
      segments: 48,
    }),
  );
  b.add('cap', 'post', { op: 'ball', r: [0.078, 0.07, 0.078], at: [0, 0.825, 0] });
  b.add('finial', 'stripe', { op: 'ball', r: 0.022, at: [0, 0.905, 0] });
}

/** A rope of velvet between two brass posts. */
function buildRope(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} foot`,
      'gold',
      solid.turned(pairs([0, 0, 0.16, 0, 0.16, 0.012, 0.1, 0.03, 0.03, 0.05, 0, 0.05]), [s * 0.7, 0, 0], {
        bevel: 0.004,
        segments: 48,
      }),
    );
    b.add(`${name} post`, 'gold', solid.cyl(0.022, 0.9, [s * 0.7, 0.49, 0]));
    b.add(`${name} collar`, 'gold', solid.cyl(0.036, 0.05, [s * 0.7, 0.88, 0], 'y', { bevel: 0.01 }));
    b.add(`${name} knob`, 'gold', { op: 'ball', r: 0.045, at: [s * 0.7, 0.98, 0] });
    b.add(`${name} hook`, 'gold', solid.cyl(0.027, 0.06, [s * 0.645, 0.865, 0], 'x', { bevel: 0.008 }));
  }
  b.add(
    'rope',
    'body',
    solid.tube(
      Array.from({ length: 11 }, (_, i): Vec3 => {
        const t = -1 + i / 5;
        return [0.63 * t, 0.865 - 0.32 * (1 - t * t), 0];
      }),
      0.024,
    ),
    { detail: 1.2 },
  );
}

function buildMeter(b: Bench): void {
  b.add('post', 'post', solid.cyl(0.03, 1.02, [0, 0.51, 0]));
  b.add('foot', 'post', solid.cyl(0.06, 0.02, [0, 0.01, 0], 'y', { bevel: 0.005 }));
  b.add('neck', 'post', solid.turned(pairs([0, 1.0, 0.04, 1.0, 0.055, 1.05, 0, 1.05]), [0, 0, 0], { bevel: 0.004 }));
  const face: Vec2[] = outline.rounded(
    [[-0.075, 0], [0.075, 0], [0.095, 0.16], ...outline.arc(0, 0.19, 0.1, 0, 180, 16), [-0.095, 0.16]],
    0.006,
    2,
  );
  b.add('head', 'body', solid.slab(face, 0.11, [0, 1.045, 0], 'z', { bevel: 0.016 }), { detail: 1.3 });
  b.add('dial', 'stripe', solid.cyl(0.072, 0.01, [0, 1.25, 0.054], 'z', { segments: 44 }));
  b.add(
    'dial ring',
    'steel',
    solid.hoop(0.073, { kind: 'rect', w: 0.016, h: 0.01, r: 0.003 }, [0, 1.25, 0.056], 'z', 44),
  );
  b.add(
    'scale',
    'black',
    solid.many(
      Array.from({ length: 9 }, (_, i) => {
        const a = ((10 + i * 20) * Math.PI) / 180;
        return solid.put(
          solid.box([0.012, 0.0032, 0.002], [0.054, 0, 0], 0),
          [0, 1.25, 0.0596],
          [0, 0, (a * 180) / Math.PI],
        );
      }),
    ),
  );
  b.add('needle', 'red', solid.put(solid.box([0.004, 0.06, 0.003], [0, 0.026, 0], 0), [0, 1.235, 0.0605], [0, 0, 38]));
  b.add('coin slot', 'black', solid.box([0.004, 0.026, 0.004], [0.028, 1.13, 0.056], 0));
  b.add('knob', 'steel', solid.cyl(0.018, 0.03, [-0.028, 1.13, 0.065], 'z'));
  b.add('display', 'red', solid.box([0.1, 0.022, 0.006], [0, 1.165, 0.0545], 0.001));
  b.add('plate text', 'stripe', lettering('EXPIRED', [0, 1.165, 0.058], 0.085, 0.012, 0.001), { detail: 0.4 });
}

function buildBump(b: Bench): void {
  const side: Vec2[] = [
    [-0.18, 0],
    [0.18, 0],
    [0.15, 0.03],
    [0.07, 0.058],
    [-0.07, 0.058],
    [-0.15, 0.03],
  ];
  for (let i = 0; i < 6; i++)
    b.add(
      `segment ${i + 1}`,
      i % 2 ? 'black' : 'yellow',
      solid.slab(outline.rounded(side, 0.012, 2), 0.297, [-0.75 + i * 0.3, 0, 0], 'x', { bevel: 0.005 }),
    );
  b.add(
    'bolts',
    'steel',
    solid.many(Array.from({ length: 6 }, (_, i) => solid.cyl(0.016, 0.01, [-0.75 + i * 0.3, 0.058, 0]))),
    { detail: 0.4 },
  );
}

function buildBuoy(b: Bench): void {
  b.add(
    'float',
    'body',
    solid.turned(pairs([0, 0, 0.28, 0, 0.42, 0.1, 0.45, 0.2, 0.42, 0.3, 0.3, 0.36, 0, 0.36]), [0, 0, 0], {
      bevel: 0.02,
      segments: 56,
    }),
    { detail: 1.2 },
  );
  b.add('belt', 'stripe', solid.cyl(0.452, 0.07, [0, 0.2, 0], 'y', { bevel: 0.01, segments: 56 }));
  b.add('legs', 'body', { op: 'arrayed', n: 4, around: 'y', of: solid.rod([0.27, 0.34, 0], [0.1, 1.02, 0], 0.022) });
  b.add(
    'rings',
    'body',
    solid.many(
      [
        [0.2, 0.62],
        [0.14, 0.88],
      ].map(([r, y]) => solid.hoop(r, { kind: 'circle', r: 0.014 }, [0, y, 0], 'y', 36)),
    ),
  );
  b.add('tower', 'stripe', solid.cyl(0.1, 0.3, [0, 0.6, 0], 'y', { top: 0.085 }));
  b.add('platform', 'body', solid.cyl(0.14, 0.03, [0, 1.03, 0]));
  b.add('lamp', 'lamp', solid.cyl(0.06, 0.12, [0, 1.1, 0], 'y', { bevel: 0.01 }));
  b.add('lamp cap', 'body', solid.cyl(0.075, 0.05, [0, 1.185, 0], 'y', { top: 0.02 }));
  b.add('eyes', 'steel', solid.both(solid.hoop(0.05, { kind: 'circle', r: 0.012 }, [0.44, 0.29, 0], 'z', 24)));
}

const BUILD: Readonly<Record<string, (b: Bench) => void>> = {
  cone: buildCone,
  barrier: buildBarrier,
  jersey: buildJersey,
  bollard: buildBollard,
  rope: buildRope,
  meter: buildMeter,
  bump: buildBump,
  buoy: buildBuoy,
  manhole: (b) => roadway.buildManhole(b, false),
  drain: (b) => roadway.buildManhole(b, true),
  guardrail: roadway.buildGuardrail,
  road: (b) => roadway.buildRoad(b, false),
  crosswalk: (b) => roadway.buildRoad(b, true),
  sidewalk: roadway.buildPavement,
  track: roadway.buildTrack,
  finish: roadway.buildFinish,
};

/** What stands and lies on streets: cones, barriers, bollards, parking meters, covers, pieces of road and rail. */
export const coneMarker: Archetype = {
  name: 'cone marker',
  kind: 'thing',
  size: { height: 0.7 },
  params: { kind: { type: 'choice', of: Object.keys(BUILD), default: 'cone', about: 'What it is.' } },
  slots: {
    body: {
      material: { base: 'plastic', color: '#e8581a', rough: 0.45 },
      words: ['cone', 'body', 'barrier', 'rope'],
      main: true,
    },
    stripe: { material: { base: 'paint', color: '#f2f1ec', rough: 0.3 }, words: ['stripe', 'band', 'line'] },
    base: { material: { base: 'rubber', color: '#232426' }, words: ['base', 'foot'] },
    post: { material: { base: 'cast-iron', color: '#2a2c2e' }, words: ['post', 'pole'] },
    steel: { material: { base: 'steel', color: '#a6abb0' }, words: ['rail', 'beam', 'metal'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['cone', 'barrier', 'buoy'] },
      of: colorways({
        orange: { weight: 3 },
        red: { body: '#c81e1a' },
        yellow: { body: '#eab416' },
        lime: { body: '#a8c81e' },
        blue: { body: '#1f62b8' },
        green: { body: '#2a8a4a' },
      }),
    },
  ],
  presets: {
    'traffic cone': { size: { height: 0.7 } },
    'traffic barrier': { params: { kind: 'barrier' }, size: { height: 1.2 } },
    bollard: { params: { kind: 'bollard' }, size: { height: 0.92 } },
    'parking meter': { params: { kind: 'meter' }, size: { height: 1.34 } },
    'manhole cover': { params: { kind: 'manhole' }, size: { width: 0.74 } },
    'velvet rope': { params: { kind: 'rope' }, size: { height: 1.02 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own: Record<string, { body: { base: string; color: string; rough?: number } }> = {
      rope: { body: { base: 'velvet', color: '#8a1424' } },
      meter: { body: { base: 'paint', color: '#4a5560', rough: 0.4 } },
      buoy: { body: { base: 'paint', color: '#c8241c', rough: 0.4 } },
      finish: { body: { base: 'paint', color: '#c8241c', rough: 0.4 } },
    };
    const b = createBench({
      ...suited(materials, coneMarker.slots, own[kind]),
      iron: { base: 'cast-iron', color: '#5c5e62' },
      concrete: { base: 'concrete', color: '#b4b1aa' },
      white: { base: 'paint', color: '#eceae2', rough: 0.6 },
      yellow: { base: 'rubber', color: '#e8b41a' },
      black: { base: 'paint', color: '#18191b', rough: 0.7 },
      red: { base: 'paint', color: '#c8201c' },
      reflector: { base: 'paint', color: '#f0a020', rough: 0.15 },
      wood: { base: 'wood', color: '#6a4a30', color2: '#4a321e' },
      gold: { base: 'brass', color: '#d8b04c', rough: 0.18 },
      lamp: { base: 'lamp', color: '#ffb020', color2: '#ffb020', emissiveStrength: 1.2 },
    });
    BUILD[kind](b);
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
