import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, pairs, read, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { addCrow } from './crow.ts';
import { addHead } from './head.ts';
import { scarecrowPalettes } from './palettes.ts';

/** A scarecrow on its cross: stuffed shirt and patched trousers, straw at every end, a sack for a head with a sewn face, a hat. */
export const scarecrow: Archetype = {
  name: 'scarecrow',
  kind: 'person',
  size: { height: 1.9 },
  params: {
    hat: {
      type: 'choice',
      of: ['straw', 'witch', 'none'],
      default: 'straw',
      about: 'Its hat.',
      vary: { straw: 3, witch: 1 },
    },
    head: {
      type: 'choice',
      of: ['sack', 'pumpkin'],
      default: 'sack',
      about: 'A stuffed sack or a pumpkin.',
      vary: { sack: 3, pumpkin: 1 },
    },
    crow: { type: 'flag', default: true, about: 'A crow on its arm.', vary: 0.7 },
  },
  slots: {
    shirt: { material: { base: 'fabric', color: '#a83228' }, words: ['shirt', 'coat', 'body', 'sleeve'], main: true },
    trousers: { material: { base: 'denim', color: '#3f5478' }, words: ['trousers', 'pants', 'overall', 'jeans'] },
    straw: { material: { base: 'thatch', color: '#d8b456' }, words: ['straw', 'hay'] },
    sack: { material: { base: 'canvas', color: '#cbb083' }, words: ['head', 'sack', 'face', 'burlap', 'pumpkin'] },
    hat: { material: { base: 'wicker', color: '#a87c3c' }, words: ['hat'] },
    pole: { material: { base: 'wood', color: '#7a5a38' }, words: ['pole', 'cross', 'stake', 'wood'] },
    patch: { material: { base: 'fabric', color: '#d8a83c' }, words: ['patch', 'scarf', 'rope', 'button'] },
  },
  palettes: scarecrowPalettes,
  presets: {
    scarecrow: { openParams: ['hat', 'head', 'crow'] },
    'pumpkin scarecrow': { params: { head: 'pumpkin' } },
    'training dummy': {
      params: { hat: 'none', crow: false, head: 'sack' },
      materials: { shirt: { base: 'canvas', color: '#b89a6a' }, trousers: { base: 'canvas', color: '#a8875a' } },
    },
    'straw doll': {
      params: { hat: 'none', crow: false, head: 'sack' },
      materials: { shirt: { base: 'thatch', color: '#d8b456' }, trousers: { base: 'thatch', color: '#cfa94c' } },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('scarecrow');
    addPole(b);
    addClothes(b, taste);
    const pumpkin = read.word(params, 'head') === 'pumpkin';
    addHead(b, pumpkin);
    const hat = read.word(params, 'hat');
    if (hat !== 'none') addHat(b, hat === 'witch', taste);
    if (read.flag(params, 'crow')) addCrow(b, [0.6, 1.394, 0.005]);
    return {
      parts: b.parts,
      sockets: {
        head: { at: [0, 1.78, 0], dir: [0, 1, 0], size: 0.28 },
        neck: { at: [0, 1.4, 0.1], dir: [0, 0, 1], size: 0.2 },
        back: { at: [0, 1.18, -0.15], dir: [0, 0, -1], size: 0.4 },
        'left shoulder': { at: [0.3, 1.395, 0.005], dir: [0, 1, 0], size: 0.14 },
        'right shoulder': { at: [-0.3, 1.395, 0.005], dir: [0, 1, 0], size: 0.14 },
        'left hand': { at: [0.8, 1.305, 0.01], dir: [0, 1, 0], size: 0.035 },
        'right hand': { at: [-0.8, 1.305, 0.01], dir: [0, 1, 0], size: 0.035 },
      },
    };
  },
};

function addPole(b: Bench): void {
  b.add('pole', 'pole', solid.rod([0, 0, -0.02], [0, 1.5, -0.02], 0.035, 0.03), { grain: [0, 1, 0] });
  b.add('crossbar', 'pole', solid.rod([-0.84, 1.3, -0.02], [0.84, 1.315, -0.02], 0.028, 0.026), { grain: [1, 0, 0] });
  b.add(
    'earth',
    { base: 'dirt', color: '#5f4630' },
    {
      op: 'intersect',
      of: [
        { op: 'displace', amp: 0.02, freq: 9, of: { op: 'ellipsoid', r: [0.28, 0.09, 0.26] } },
        { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
      ],
    },
    { detail: 0.7 },
  );
}

/** Straw that stands out of an end: stalks about a direction. */
function tuft(b: Bench, name: string, at: Vec3, dir: Vec3, r: number, l: number, n: number, taste: Rng): void {
  const side: Vec3 = Math.abs(dir[1]) > 0.8 ? [1, 0, 0] : [0, 1, 0];
  const other: Vec3 = [
    dir[1] * side[2] - dir[2] * side[1],
    dir[2] * side[0] - dir[0] * side[2],
    dir[0] * side[1] - dir[1] * side[0],
  ];
  const stalks: Shape[] = Array.from({ length: n }, (_, i) => {
    const a = i * 2.4;
    const d = r * Math.sqrt((i + 0.5) / n);
    const out = 0.75 * (d / r) + taste.range(-0.1, 0.1);
    const k = l * taste.range(0.7, 1.1);
    const root = [0, 1, 2].map(
      (q) => at[q] - 0.05 * dir[q] + d * (side[q] * Math.cos(a) + other[q] * Math.sin(a)),
    ) as unknown as Vec3;
    const tip = [0, 1, 2].map(
      (q) => root[q] + k * (dir[q] + out * (side[q] * Math.cos(a) + other[q] * Math.sin(a))) - (q === 1 ? 0.12 * k : 0),
    ) as unknown as Vec3;
    return solid.rod(root, tip, 0.0055, 0.003);
  });
  b.add(name, 'straw', solid.many(stalks), { detail: 0.6 });
}

/** Stuffed shirt and trousers with their patches, rope belt, buttons and straw. */
function addClothes(b: Bench, taste: Rng): void {
  const sleeves = [1, -1].map(
    (s): FieldShape => ({
      op: 'chain',
      points: [
        [s * 0.12, 1.28, 0],
        [s * 0.4, 1.3, 0.01],
        [s * 0.66, 1.305, -0.005],
      ],
      radii: [0.115, 0.092, 0.1],
      spline: 'catmull',
    }),
  );
  b.add(
    'shirt',
    b.tint('shirt', {
      layers: [
        {
          mask: { kind: 'stripes', dir: [0, 1, 0], period: 0.09, width: 0.3, soft: 0.02 },
          material: { color: '#2c2622' },
          strength: 0.38,
        },
        {
          mask: { kind: 'stripes', dir: [1, 0, 0], period: 0.09, width: 0.3, soft: 0.02 },
          material: { color: '#2c2622' },
          strength: 0.38,
        },
      ],
    }),
    {
      op: 'displace',
      amp: 0.012,
      freq: 11,
      of: {
        op: 'union',
        k: 0.07,
        of: [
          { op: 'ellipsoid', r: [0.215, 0.31, 0.15], at: [0, 1.12, 0] },
          { op: 'ellipsoid', r: [0.21, 0.16, 0.15], at: [0, 0.86, 0] },
          ...sleeves,
        ],
      },
    },
    { detail: 1.8 },
  );
  b.add(
    'trousers',
    'trousers',
    {
      op: 'displace',
      amp: 0.01,
      freq: 12,
      of: {
        op: 'union',
        k: 0.05,
        of: [
          { op: 'ellipsoid', r: [0.2, 0.14, 0.145], at: [0, 0.76, 0] },
          ...[1, -1].map(
            (s): FieldShape => ({
              op: 'chain',
              points: [
                [s * 0.09, 0.72, 0],
                [s * 0.125, 0.5, 0.012],
                [s * 0.145, 0.3, 0.02],
              ],
              radii: [0.115, 0.095, 0.1],
              spline: 'catmull',
            }),
          ),
        ],
      },
    },
    { detail: 1.4 },
  );
  addTrimmings(b, taste);
}

/** Straw at every end, ties, a rope belt, buttons and patches. */
function addTrimmings(b: Bench, taste: Rng): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    tuft(b, `${side} hand`, [s * 0.74, 1.305, -0.005], [s, 0, 0], 0.06, 0.17, 34, taste);
    tuft(b, `${side} foot`, [s * 0.148, 0.23, 0.02], [s * 0.1, -0.99, 0.05], 0.062, 0.14, 30, taste);
    b.add(
      `${side} cuff tie`,
      'patch',
      solid.hoop(0.093, { kind: 'circle', r: 0.011 }, [s * 0.7, 1.305, -0.003], 'x', 28),
      { detail: 0.4 },
    );
    b.add(
      `${side} leg tie`,
      'patch',
      solid.hoop(0.092, { kind: 'circle', r: 0.01 }, [s * 0.1445, 0.265, 0.02], 'y', 28),
      { detail: 0.4 },
    );
  }
  b.add(
    'rope belt',
    'straw',
    solid.tube(
      Array.from({ length: 40 }, (_, i): Vec3 => {
        const a = (i * 2 * Math.PI) / 40;
        return [0.207 * Math.cos(a), 0.825 + 0.006 * Math.sin(3 * a), 0.152 * Math.sin(a)];
      }),
      0.0145,
      { closed: true },
    ),
    { detail: 0.6 },
  );
  for (const [i, s] of [1, -1].entries())
    b.add(
      `belt end ${i + 1}`,
      'straw',
      solid.tube(
        [
          [0.03, 0.825, 0.155],
          [0.03 + s * 0.02, 0.75, 0.172],
          [0.03 + s * 0.03, 0.68, 0.165],
        ],
        0.011,
      ),
      { detail: 0.4 },
    );
  for (let i = 0; i < 3; i++)
    b.add(
      `button ${i + 1}`,
      'pole',
      solid.put(solid.cyl(0.018, 0.009, [0, 0, 0], 'z', { bevel: 0.003 }), [
        0,
        1.2 - 0.115 * i,
        0.148 + (i === 1 ? 0.008 : 0),
      ]),
      { detail: 0.3 },
    );
  const patch = (name: string, at: Vec3, size: number, rot: Vec3, color?: string): void => {
    b.add(
      name,
      b.tint('patch', color ? { color } : {}),
      solid.put(solid.box([size, size * 1.1, 0.012], [0, 0, 0], 0.004), at, rot),
      { detail: 0.4 },
    );
    const h = size * 0.43;
    b.add(
      `${name} stitches`,
      'sack',
      solid.put(
        stitches(
          [
            [-h, -h, 0.007],
            [h, -h, 0.007],
            [h, h * 1.1, 0.007],
            [-h, h * 1.1, 0.007],
          ],
          0.003,
          0.024,
          true,
        ),
        at,
        rot,
      ),
      { detail: 0.2 },
    );
  };
  patch('knee patch', [0.128, 0.49, 0.1045], 0.1, [0, 6, 8]);
  patch('hip patch', [-0.135, 0.66, 0.1055], 0.085, [-6, -24, -10], '#7a9a4c');
  patch('breast patch', [0.112, 1.14, 0.1305], 0.085, [-4, 24, 5], '#4c7a9a');
  tuft(b, 'collar straw', [0, 1.42, 0.0], [0, 0.98, 0.1], 0.1, 0.1, 30, taste);
}

/** A battered straw hat with its band and a flower, or a bent pointed one. */
function addHat(b: Bench, witch: boolean, taste: Rng): void {
  const wave = taste.range(0, 3);
  const brim = (from: number, to: number, y: number): { points: Vec3[] }[] =>
    [
      [from, 0],
      [(from + to) / 2, -0.006],
      [to, 0],
      [to, 0.009],
      [(from + to) / 2, 0.006],
      [from, 0.014],
    ].map(([r, dy]) => ({
      points: Array.from({ length: 56 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 56;
        const k = r / to;
        return [
          r * (1 + 0.02 * Math.sin(7 * a)) * Math.cos(a),
          y + dy + 0.028 * k * k * Math.sin(2 * a + wave) - 0.03 * k * k,
          r * Math.sin(a),
        ];
      }),
    }));
  const y = 1.705;
  const lean = (of: Shape): Shape => solid.put(of, [0, y, -0.005], [-6, 0, 4]);
  b.add(
    'hat brim',
    'hat',
    lean({ op: 'loft', sections: brim(0.1, 0.29, 0), spline: 'linear', smooth: true, closed: true }),
    { detail: 1.2 },
  );
  if (witch)
    b.add(
      'hat crown',
      'hat',
      lean(
        solid.tube(
          [
            [0, -0.02, 0],
            [0.005, 0.1, 0],
            [-0.02, 0.23, -0.02],
            [-0.08, 0.34, -0.03],
            [-0.17, 0.38, -0.02],
          ],
          0.15,
          { taper: [1, 0.84, 0.52, 0.26, 0.06] },
        ),
      ),
      { detail: 1.2 },
    );
  else
    b.add(
      'hat crown',
      'hat',
      lean(
        solid.turned(
          pairs([0, -0.03, 0.142, -0.03, 0.145, 0.01, 0.132, 0.1, 0.115, 0.135, 0.06, 0.15, 0, 0.14]),
          [0, 0, 0],
          { smooth: true, bevel: 0.004 },
        ),
      ),
      { detail: 1.1 },
    );
  b.add(
    'hat band',
    'patch',
    lean(solid.hoop(witch ? 0.144 : 0.1465, { kind: 'rect', w: 0.034, h: 0.012, r: 0.003 }, [0, 0.032, 0], 'y', 48)),
    { detail: 0.6 },
  );
  for (let i = 0; i < 5; i++)
    b.add(
      `petal ${i + 1}`,
      b.tint('sack', { base: 'petal', color: '#f2e6a0' }),
      lean(
        solid.put({ op: 'ball', r: [0.02, 0.014, 0.008] }, [
          0.09 + 0.024 * Math.cos(i * 1.257),
          0.045 + 0.024 * Math.sin(i * 1.257),
          0.128,
        ]),
      ),
      { detail: 0.25 },
    );
  b.add('flower heart', 'patch', lean({ op: 'ball', r: [0.013, 0.013, 0.01], at: [0.09, 0.045, 0.134] }), {
    detail: 0.25,
  });
}
