import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { rubberduckPalettes } from './palettes.ts';

/** A bath duck: one smooth body with head, wings and upturned tail; bill, eyes; in a hat, glasses or a bow if asked. */
export const rubberduck: Archetype = {
  name: 'rubberduck',
  kind: 'thing',
  size: { height: 0.09 },
  params: {
    wear: {
      type: 'choice',
      of: ['none', 'pirate', 'glasses', 'horns', 'bow', 'crown'],
      default: 'none',
      about: 'What it wears.',
    },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#f5c91c', rough: 0.3, clearcoat: 0.4 },
      words: ['body', 'duck', 'wing'],
      main: true,
    },
    bill: { material: { base: 'plastic', color: '#f07a1c', rough: 0.3, clearcoat: 0.4 }, words: ['bill', 'beak'] },
    eyes: { material: { base: 'plastic', color: '#131315', rough: 0.12 }, words: ['eye'] },
    wear: {
      material: { base: 'plastic', color: '#1c1c20', rough: 0.4 },
      words: ['hat', 'glasses', 'horn', 'bow', 'crown'],
    },
    white: { material: { base: 'plastic', color: '#f6f6f2', rough: 0.25 }, words: ['eye white'] },
  },
  palettes: rubberduckPalettes,
  presets: {
    'rubber duck': { size: { height: 0.09 } },
    'pirate rubber duck': { params: { wear: 'pirate' }, size: { height: 0.1 } },
    'devil duck': { params: { wear: 'horns' }, materials: { body: { color: '#c8201c' } }, size: { height: 0.1 } },
    'cool rubber duck': { params: { wear: 'glasses' }, size: { height: 0.09 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    addBody(b, read.word(params, 'wear'));
    addWear(b, read.word(params, 'wear'));
    return {
      parts: proportioned(b.parts, rng),
      sockets: {
        top: { at: [0, 0.088, 0.018], dir: [0, 1, 0], size: 0.03 },
        head: { at: [0, 0.0875, 0.016], dir: [0, 1, 0], size: 0.035 },
        eyes: { at: [0, 0.0685, 0.044], dir: [0, 0, 1], size: 0.04 },
      },
    };
  },
};

function addBody(b: Bench, worn: string): void {
  const ellipsoid = (r: Vec3, at: Vec3, rot?: Vec3): FieldShape => ({
    op: 'ellipsoid',
    r,
    at,
    ...(rot ? { rot } : {}),
  });
  const tail: FieldShape = {
    op: 'chain',
    points: [
      [0, 0.03, -0.028],
      [0, 0.039, -0.041],
      [0, 0.048, -0.0475],
    ],
    radii: [0.016, 0.0095, 0.0042],
  };
  const body: FieldShape = {
    op: 'union',
    k: 0.012,
    of: [ellipsoid([0.034, 0.026, 0.043], [0, 0.027, 0]), tail, ellipsoid([0.02, 0.018, 0.018], [0, 0.046, 0.017])],
  };
  const whole: FieldShape = {
    op: 'union',
    k: 0.005,
    of: [body, ellipsoid([0.0255, 0.0245, 0.025], [0, 0.0655, 0.02])],
  };
  const floor: FieldShape = { op: 'box', size: [0.2, 0.02, 0.2], at: [0, -0.0065, 0], round: 0.001 };
  b.add('body', 'body', { op: 'subtract', from: whole, cut: [floor], k: 0.004, at: [0, -0.0035, 0] }, { detail: 0.8 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const wing: FieldShape = {
      op: 'union',
      k: 0.006,
      of: [
        ellipsoid([0.0058, 0.0112, 0.0185], [0, 0, 0]),
        {
          op: 'chain',
          points: [
            [0, 0, -0.01],
            [0.0005, 0.0035, -0.0195],
            [0.0005, 0.0075, -0.0245],
          ],
          radii: [0.005, 0.004, 0.0022],
        },
      ],
    };
    b.add(
      `${side} wing`,
      'body',
      { op: 'union', of: [wing], at: [s * 0.0318, 0.0275, -0.001], rot: [0, s * -12, s * 10] } as FieldShape,
      { detail: 0.6 },
    );
    b.add(
      `${side} wing line`,
      'body',
      solid.tube(
        [
          [s * 0.0385, 0.028, 0.008],
          [s * 0.0395, 0.0235, -0.004],
          [s * 0.0372, 0.025, -0.016],
        ],
        0.0009,
      ),
      { detail: 0.5 },
    );
    if (worn === 'pirate' && s > 0) continue;
    b.add(`${side} eye white`, 'white', {
      op: 'ball',
      r: [0.0062, 0.0072, 0.004],
      at: [s * 0.0118, 0.0682, 0.0405],
      rot: [0, s * 28, 0],
    });
    b.add(`${side} eye`, 'eyes', {
      op: 'ball',
      r: [0.004, 0.0052, 0.0026],
      at: [s * 0.0125, 0.0686, 0.0432],
      rot: [0, s * 28, 0],
    });
    if (worn === 'glasses') continue;
    b.add(`${side} eye light`, 'white', { op: 'ball', r: 0.0013, at: [s * 0.0118, 0.0706, 0.0455] }, { detail: 0.5 });
  }
  const bill = (y: number, h: number, l: number, w: number): FieldShape => ellipsoid([w, h, l], [0, y, 0.046]);
  b.add(
    'upper bill',
    'bill',
    {
      op: 'union',
      k: 0.003,
      of: [bill(0.0598, 0.0036, 0.0125, 0.011), ellipsoid([0.006, 0.0045, 0.006], [0, 0.062, 0.044])],
    },
    { detail: 1.2 },
  );
  b.add('lower bill', 'bill', { op: 'union', k: 0.002, of: [bill(0.0545, 0.0028, 0.0098, 0.0088)] }, { detail: 1 });
  b.add(
    'nostrils',
    b.tint('bill', { color: '#a84c0c' }),
    solid.both({ op: 'ball', r: 0.0008, at: [0.0028, 0.0633, 0.0505] }),
    { detail: 0.4 },
  );
  b.add('squeaker', 'eyes', solid.cyl(0.0042, 0.002, [0, 0.0008, 0]), { hidden: true });
}

function addWear(b: Bench, what: string): void {
  const y = 0.0865;
  const z = 0.018;
  if (what === 'glasses') {
    const lens = solid.slab(outline.superellipse(0.0095, 0.0078, 2.8, 28), 0.003, [0, 0, 0], 'z', { bevel: 0.0008 });
    b.add('lenses', 'wear', solid.both(solid.put(lens, [0.0112, 0.069, 0.0462], [0, 24, 0])));
    b.add('bridge', 'wear', solid.box([0.007, 0.0022, 0.0022], [0, 0.071, 0.0478], 0.0006));
    b.add('temples', 'wear', solid.both(solid.rod([0.0205, 0.0715, 0.042], [0.0262, 0.0705, 0.014], 0.0013)));
  } else if (what === 'pirate') {
    const side = outline.rounded(
      pairs([-0.034, -0.002, 0.034, -0.002, 0.03, 0.006, 0.014, 0.0225, 0, 0.027, -0.014, 0.0225, -0.03, 0.006]),
      0.004,
    );
    b.add(
      'hat front',
      'wear',
      solid.put(solid.slab(side, 0.004, [0, 0, 0], 'z', { bevel: 0.0014 }), [0, y - 0.007, z + 0.016], [-14, 0, 0]),
    );
    b.add(
      'hat back',
      'wear',
      solid.put(solid.slab(side, 0.004, [0, 0, 0], 'z', { bevel: 0.0014 }), [0, y - 0.007, z - 0.016], [14, 0, 0]),
    );
    b.add('hat crown', 'wear', { op: 'ball', r: [0.025, 0.014, 0.018], at: [0, y - 0.003, z] });
    b.add('skull', 'white', { op: 'ball', r: [0.0055, 0.006, 0.0022], at: [0, y + 0.006, z + 0.0158] });
    b.add(
      'cross bones',
      'white',
      solid.many(
        [45, -45].map((a) =>
          solid.put(
            solid.rod([-0.009, 0, 0], [0.009, 0, 0], 0.0013, 0.0013, 'round'),
            [0, y - 0.0015, z + 0.018],
            [0, 0, a],
          ),
        ),
      ),
    );
    b.add('eye patch', 'wear', {
      op: 'ball',
      r: [0.0085, 0.009, 0.0042],
      at: [0.0128, 0.0684, 0.0428],
      rot: [0, 30, 0],
    });
  } else if (what === 'horns')
    b.add(
      'horns',
      'wear',
      solid.both(
        solid.tube(
          [
            [0.011, y - 0.003, z],
            [0.016, y + 0.005, z],
            [0.015, y + 0.014, z + 0.002],
          ],
          0.0042,
          { taper: [1, 0.75, 0.1] },
        ),
      ),
    );
  else if (what === 'crown') {
    const gold = { base: 'gold', color: '#e8bd52' };
    b.add(
      'crown band',
      gold,
      solid.hoop(0.014, { kind: 'rect', w: 0.006, h: 0.0018, r: 0.0005 }, [0, y - 0.001, z], 'y', 40),
    );
    b.add(
      'crown points',
      gold,
      solid.put({ op: 'arrayed', n: 7, around: 'y', of: solid.rod([0.014, 0, 0], [0.016, 0.012, 0], 0.0032, 0.0008) }, [
        0,
        y,
        z,
      ]),
    );
  } else if (what === 'bow')
    b.add(
      'bow',
      'wear',
      solid.many([
        solid.both({ op: 'ball', r: [0.009, 0.006, 0.004], at: [0.009, y, z + 0.002] }),
        { op: 'ball', r: 0.0042, at: [0, y, z + 0.003] },
      ]),
    );
}
