import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildButton, buildSwitch } from './buttons.ts';
import { buildBell, buildKnocker, screws } from './walls.ts';

/** What is gripped, turned or pressed on doors, drawers and walls: door knobs and levers, pulls, knockers, light switches, bells. */
export const handle: Archetype = {
  name: 'handle',
  kind: 'tool',
  size: { height: 0.2 },
  params: {
    kind: {
      type: 'choice',
      of: ['knob', 'lever', 'pull', 'drawer knob', 'knocker', 'switch', 'doorbell', 'button'],
      default: 'knob',
      about: 'Kind of handle.',
    },
  },
  slots: {
    metal: {
      material: { base: 'brass', color: '#cfa04c', rough: 0.2 },
      words: ['handle', 'knob', 'lever', 'metal', 'knocker'],
      main: true,
    },
    plate: { material: { base: 'brass', color: '#bf9242', rough: 0.28 }, words: ['plate', 'rose', 'back'] },
    accent: { material: { base: 'porcelain', color: '#f0ece2' }, words: ['button', 'key', 'rocker', 'insert'] },
    dark: { material: { base: 'plastic', color: '#17181a', rough: 0.4 }, words: ['keyhole', 'gap', 'wire'] },
  },
  palettes: [
    {
      lead: 'metal',
      when: { kind: ['knob', 'lever', 'pull', 'drawer knob', 'knocker'] },
      of: colorways({
        brass: { weight: 2 },
        chrome: { metal: { base: 'chrome', color: '#d8dadd' }, plate: { base: 'chrome', color: '#c8cacd' } },
        black: { metal: { base: 'iron', color: '#2a2a2c' }, plate: { base: 'iron', color: '#2a2a2c' } },
        bronze: { metal: { base: 'bronze', color: '#7a5630' }, plate: { base: 'bronze', color: '#6a4a2a' } },
        copper: { metal: { base: 'copper', color: '#c07850' }, plate: { base: 'copper', color: '#b06c46' } },
      }),
    },
  ],
  presets: {
    'door knob': { size: { height: 0.2 } },
    'lever handle': { params: { kind: 'lever' }, size: { height: 0.2 } },
    'drawer pull': { params: { kind: 'pull' } },
    'drawer knob': { params: { kind: 'drawer knob' }, size: { height: 0.04 } },
    'door knocker': { params: { kind: 'knocker' }, size: { height: 0.2 } },
    'light switch': {
      params: { kind: 'switch' },
      materials: {
        plate: { base: 'plastic', color: '#f0efea', rough: 0.3 },
        accent: { base: 'plastic', color: '#f6f5f0', rough: 0.25 },
        metal: { base: 'steel', color: '#c4c6c9' },
      },
      size: { height: 0.115 },
    },
    doorbell: { params: { kind: 'doorbell' }, size: { height: 0.11 } },
    button: {
      params: { kind: 'button' },
      materials: {
        accent: { base: 'plastic', color: '#c8201c', clearcoat: 0.8 },
        metal: { base: 'paint', color: '#e8b41c' },
        plate: { base: 'steel', color: '#8a8e92' },
      },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'pull') buildPull(b);
    else if (kind === 'drawer knob') buildDrawerKnob(b);
    else if (kind === 'knocker') buildKnocker(b);
    else if (kind === 'switch') buildSwitch(b);
    else if (kind === 'doorbell') buildBell(b);
    else if (kind === 'button') buildButton(b);
    else buildDoor(b, kind === 'lever');
    return { parts: proportioned(b.parts, rng) };
  },
};

/** A long plate with bead, keyhole and its cover; a turned knob or a curved lever. */
function buildDoor(b: Bench, lever: boolean): void {
  const shape = outline.rounded(
    pairs([-0.024, 0.006, 0, 0, 0.024, 0.006, 0.024, 0.194, 0, 0.2, -0.024, 0.194]),
    [0.008, 0.012, 0.008, 0.008, 0.012, 0.008],
    5,
  );
  const grow = (k: number): Vec2[] => shape.map(([x, y]): Vec2 => [x * k, 0.1 + (y - 0.1) * (1 - (1 - k) * 0.3)]);
  b.add('plate', 'plate', solid.slab(shape, 0.004, [0, 0, 0.002], 'z', { bevel: 0.0014 }), { detail: 1.1 });
  b.add('raised plate', 'plate', solid.slab(grow(0.8), 0.003, [0, 0, 0.0048], 'z', { bevel: 0.0012 }));
  b.add(
    'bead',
    'metal',
    solid.tube(
      grow(0.9).map(([x, y]): Vec3 => [x, y, 0.0044]),
      0.0011,
      { closed: true, spline: 'linear' },
    ),
    { detail: 0.6 },
  );
  screws(
    b,
    [
      [0, 0.183],
      [0, 0.017],
    ],
    0.0062,
    0.0034,
  );
  b.add(
    'rose',
    'metal',
    solid.turned(pairs([0, 0, 0.02, 0, 0.021, 0.003, 0.017, 0.007, 0.013, 0.009, 0, 0.009]), [0, 0.125, 0.006], {
      axis: 'z',
      segments: 44,
    }),
  );
  if (lever) {
    b.add(
      'neck',
      'metal',
      solid.turned(pairs([0, 0, 0.0105, 0, 0.0095, 0.02, 0.012, 0.034, 0, 0.036]), [0, 0.125, 0.014], {
        axis: 'z',
        segments: 32,
      }),
    );
    b.add(
      'lever',
      'metal',
      formed.board(
        [
          [0.006, 0.125, 0.04],
          [-0.03, 0.128, 0.045],
          [-0.075, 0.123, 0.043],
          [-0.11, 0.122, 0.038],
          [-0.122, 0.128, 0.034],
        ].map((at, i) => ({
          at: at as unknown as Vec3,
          w: [0.02, 0.017, 0.018, 0.017, 0.012][i],
          h: [0.016, 0.013, 0.012, 0.011, 0.009][i],
          side: [0, 1, 0] as Vec3,
          up: [0, 0, 1] as Vec3,
        })),
        0.005,
      ),
      { detail: 1.3 },
    );
    b.add('lever scroll', 'metal', { op: 'ball', r: [0.008, 0.009, 0.007], at: [-0.121, 0.129, 0.034] });
  } else {
    b.add(
      'neck',
      'metal',
      solid.turned(pairs([0, 0, 0.012, 0, 0.0095, 0.006, 0.0088, 0.022, 0.012, 0.028, 0, 0.028]), [0, 0.125, 0.014], {
        axis: 'z',
        segments: 36,
      }),
    );
    b.add(
      'knob',
      'metal',
      solid.turned(
        pairs([
          0, 0.036, 0.012, 0.036, 0.022, 0.04, 0.0285, 0.05, 0.029, 0.058, 0.024, 0.067, 0.016, 0.07, 0.014, 0.0685,
          0.01, 0.0705, 0, 0.0715,
        ]),
        [0, 0.125, 0.0],
        { axis: 'z', bevel: 0.002, segments: 56 },
      ),
      { detail: 1.3 },
    );
    b.add('knob ring', 'plate', solid.hoop(0.029, { kind: 'circle', r: 0.001 }, [0, 0.125, 0.054], 'z', 52), {
      detail: 0.5,
    });
  }
  b.add(
    'keyhole plate',
    'metal',
    solid.turned(pairs([0, 0, 0.012, 0, 0.0125, 0.0015, 0.0105, 0.003, 0, 0.003]), [0, 0.06, 0.006], {
      axis: 'z',
      segments: 36,
    }),
  );
  b.add(
    'keyhole',
    'dark',
    solid.many([
      solid.cyl(0.0034, 0.001, [0, 0.063, 0.0092], 'z', { bevel: 0 }),
      solid.slab(pairs([-0.0032, 0.0535, 0.0032, 0.0535, 0.0014, 0.062, -0.0014, 0.062]), 0.0009, [0, 0, 0.0092], 'z', {
        bevel: 0,
      }),
    ]),
    { detail: 0.4 },
  );
  b.add('spindle', 'dark', solid.box([0.008, 0.008, 0.04], [0, 0.125, -0.018], 0.001));
}

function buildPull(b: Bench): void {
  b.add(
    'backplate',
    'plate',
    solid.slab(
      outline.rounded(
        pairs([
          -0.075, 0.02, -0.05, 0.004, -0.02, 0.01, 0, 0, 0.02, 0.01, 0.05, 0.004, 0.075, 0.02, 0.05, 0.036, 0.02, 0.03,
          0, 0.04, -0.02, 0.03, -0.05, 0.036,
        ]),
        0.006,
        4,
      ),
      0.003,
      [0, 0, 0.0015],
      'z',
      { bevel: 0.001 },
    ),
    { detail: 1.1 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} post`,
      'metal',
      solid.turned(
        pairs([0, 0, 0.011, 0, 0.009, 0.004, 0.0055, 0.007, 0.0055, 0.018, 0.007, 0.021, 0, 0.022]),
        [s * 0.048, 0.022, 0.003],
        { axis: 'z', segments: 32 },
      ),
    );
    b.add(`${side} ball`, 'metal', { op: 'ball', r: 0.0072, at: [s * 0.05, 0.021, 0.026] });
  }
  b.add(
    'bail',
    'metal',
    {
      op: 'sweep',
      path: [
        [0.05, 0.021, 0.026],
        [0.047, 0.006, 0.029],
        [0.028, -0.001 + 0.004, 0.031],
        [0, 0.0055, 0.032],
        [-0.028, 0.003, 0.031],
        [-0.047, 0.006, 0.029],
        [-0.05, 0.021, 0.026],
      ],
      section: { kind: 'circle', r: 0.0042 },
      taper: [0.85, 0.9, 1, 1.25, 1, 0.9, 0.85],
      spline: 'catmull',
      cap: 'round',
    },
    { detail: 1.2 },
  );
  b.add(
    'bail collar',
    'plate',
    solid.many(
      [0.009, -0.009].map((x) =>
        solid.put(solid.hoop(0.0054, { kind: 'circle', r: 0.0009 }, [0, 0, 0], 'x', 24), [x, 0.0052, 0.0318]),
      ),
    ),
    { detail: 0.5 },
  );
  screws(
    b,
    [
      [0.066, 0.02],
      [-0.066, 0.02],
    ],
    0.003,
    0.0028,
  );
}

function buildDrawerKnob(b: Bench): void {
  b.add(
    'rose',
    'plate',
    solid.turned(pairs([0, 0, 0.019, 0, 0.0198, 0.002, 0.015, 0.004, 0, 0.004]), [0, 0.02, 0], {
      axis: 'z',
      segments: 44,
    }),
  );
  b.add(
    'neck',
    'metal',
    solid.turned(pairs([0, 0.003, 0.011, 0.003, 0.007, 0.009, 0.0065, 0.014, 0.01, 0.019, 0, 0.019]), [0, 0.02, 0], {
      axis: 'z',
      segments: 36,
    }),
  );
  b.add(
    'knob',
    'accent',
    solid.turned(
      pairs([0, 0.0185, 0.0115, 0.0185, 0.0175, 0.022, 0.0188, 0.027, 0.016, 0.032, 0.008, 0.035, 0, 0.0355]),
      [0, 0.02, 0],
      { axis: 'z', bevel: 0.002, segments: 48 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'knob cap',
    'metal',
    solid.turned(pairs([0, 0.0352, 0.0045, 0.0352, 0.0035, 0.037, 0, 0.0375]), [0, 0.02, 0], { axis: 'z' }),
  );
  b.add('knob ring', 'metal', solid.hoop(0.0119, { kind: 'circle', r: 0.0011 }, [0, 0.02, 0.0192], 'z', 36));
  for (let i = 0; i < 6; i++)
    b.add(
      `petal ${i + 1}`,
      { base: 'paint', color: '#3a6fae', rough: 0.2 },
      solid.put({ op: 'ball', r: [0.0022, 0.0042, 0.0008], at: [0, 0.0085, 0.0343] }, [0, 0.02, 0], [0, 0, i * 60]),
      { detail: 0.4 },
    );
  b.add('bolt', 'dark', solid.cyl(0.0025, 0.026, [0, 0.02, -0.012], 'z'));
}
