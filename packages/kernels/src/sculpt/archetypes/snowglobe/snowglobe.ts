import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { glowing, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildTerrarium } from './terrarium.ts';

const R = 0.05;
const C: Vec3 = [0, 0.098, 0];
const SNOW = { base: 'snow', color: '#f2f6fa' };

/** Snow globes: a scene on a hill of snow under one thin shell of glass, on a turned base with a name. */
export const snowglobe: Archetype = {
  name: 'snowglobe',
  kind: 'thing',
  size: { height: 0.15 },
  params: {
    inside: {
      type: 'choice',
      of: ['house', 'trees', 'snowman', 'plants', 'bare', 'empty'],
      default: 'house',
      about: 'What is under the glass; bare: a hill of snow alone, empty: a paperweight.',
      vary: { house: 2, trees: 1, snowman: 2 },
    },
    text: { type: 'text', default: '', max: 12, about: 'Word on the base.' },
  },
  slots: {
    base: {
      material: { base: 'paint', color: '#8a1f1f', rough: 0.22, clearcoat: 0.8 },
      words: ['base', 'stand', 'foot', 'globe'],
      main: true,
    },
    glass: { material: { base: 'glass', color: '#f4f9fc', transmission: 0.96 }, words: ['glass', 'dome', 'ball'] },
    trim: { material: { base: 'gold', color: '#d8ac4a', rough: 0.2 }, words: ['trim', 'ring', 'plate', 'lettering'] },
    scene: { material: { base: 'paint', color: '#b0402c', rough: 0.5 }, words: ['house', 'scene'] },
    tree: { material: { base: 'paint', color: '#2f6a3c', rough: 0.6 }, words: ['tree', 'plant'] },
  },
  palettes: [
    {
      lead: 'base',
      of: colorways({
        red: {},
        walnut: { base: { base: 'wood', color: '#5f351b', clearcoat: 0.5 } },
        green: { base: '#1f4a34' },
        blue: { base: '#1f3f6f', trim: { base: 'silver', color: '#dcdee0' } },
        white: { base: '#eeeae2' },
        black: { base: '#1a1a1d' },
      }),
    },
  ],
  presets: {
    'snow globe': { size: { height: 0.15 } },
    'glass terrarium': {
      params: { inside: 'plants' },
      materials: { base: { base: 'wood', color: '#b98a54' } },
      size: { height: 0.2 },
    },
    paperweight: { params: { inside: 'empty' }, size: { height: 0.09 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const inside = read.word(params, 'inside');
    if (inside === 'empty') buildWeight(b, rng);
    else if (inside === 'plants') buildTerrarium(b, rng);
    else {
      addBase(b, String(params.text ?? ''));
      addScene(b, inside, rng);
      // one open shell: a wall with two faces, nothing else transparent behind it
      const arc = Array.from({ length: 25 }, (_, i): [number, number] => {
        const a = ((-52 + (i * 142) / 24) * Math.PI) / 180;
        return [Math.max(0.0002, R * Math.cos(a)), C[1] + R * Math.sin(a)];
      });
      const wall = [...arc]
        .reverse()
        .map(([r, y]): [number, number] => [Math.max(0.0002, r - 0.0011), C[1] + (y - C[1]) * 0.978]);
      b.add('glass', 'glass', solid.turned([...arc, ...wall, arc[0]], [0, 0, 0], { bevel: 0, segments: 64 }), {
        detail: 1.3,
      });
    }
    const plants = inside === 'plants';
    const chamber = { at: [0, plants ? 0.05 : 0.0675, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: plants ? 0.1 : 0.074 };
    return { parts: proportioned(b.parts, rng), sockets: inside === 'empty' ? {} : { chamber } };
  },
};

function addBase(b: Bench, text: string): void {
  b.add(
    'base',
    'base',
    solid.turned(
      pairs([
        0, 0.002, 0.049, 0.002, 0.052, 0.006, 0.05, 0.012, 0.045, 0.018, 0.041, 0.038, 0.043, 0.046, 0.041, 0.052, 0,
        0.052,
      ]),
      [0, 0, 0],
      { bevel: 0.002, segments: 60 },
    ),
    { detail: 1.2 },
  );
  b.add('felt', { base: 'fabric', color: '#2a3a2e' }, solid.cyl(0.046, 0.004, [0, 0.002, 0]));
  for (const [i, [y, r]] of (
    [
      [0.0085, 0.0512],
      [0.0185, 0.0452],
      [0.0465, 0.043],
    ] as const
  ).entries())
    b.add(`trim ring ${i + 1}`, 'trim', solid.hoop(r, { kind: 'circle', r: 0.0012 }, [0, y, 0], 'y', 56), {
      detail: 0.5,
    });
  b.add(
    'collar',
    'trim',
    solid.turned(pairs([0.03, 0.05, 0.037, 0.05, 0.0385, 0.054, 0.0365, 0.06, 0.03, 0.06, 0.03, 0.05]), [0, 0, 0], {
      bevel: 0.0008,
      segments: 56,
    }),
  );
  b.add(
    'name plate',
    'trim',
    formed.board(
      [-1, -0.5, 0, 0.5, 1].map((t) => ({
        at: [0.0435 * Math.sin(t * 0.5), 0.03, 0.0435 * Math.cos(t * 0.5)] as Vec3,
        w: 0.002,
        h: 0.013,
        side: [Math.sin(t * 0.5), 0, Math.cos(t * 0.5)] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.0006,
    ),
  );
  const word = text || 'CLAY';
  for (const [i, c] of [...word].entries()) {
    const a = (i - (word.length - 1) / 2) * Math.min(0.13, 0.9 / word.length);
    if (c !== ' ')
      b.add(
        `letter ${i + 1}`,
        'base',
        solid.put(
          solid.put(
            { op: 'text', value: c, height: 0.0062, depth: 0.001, bevel: 0, font: 'serif' },
            [0, 0.027, 0.0446],
          ),
          [0, 0, 0],
          [0, (a * 180) / Math.PI, 0],
        ),
        { detail: 0.3 },
      );
  }
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + Math.PI / 12 + (Math.abs(((i + 6) % 12) - 6) < 2 ? 0 : 0);
    if (Math.cos(a) > 0.8) continue;
    b.add(
      `stud ${i + 1}`,
      'trim',
      { op: 'ball', r: 0.0022, at: [0.0432 * Math.sin(a), 0.03, 0.0432 * Math.cos(a)] },
      { detail: 0.3 },
    );
  }
}

/** A fir of three skirts with snow on each. */
function addFir(b: Bench, name: string, at: Vec3, h: number): void {
  b.add(
    `${name} trunk`,
    { base: 'wood', color: '#5a3a20' },
    solid.cyl(h * 0.06, h * 0.25, [at[0], at[1] + h * 0.06, at[2]]),
    { detail: 0.4 },
  );
  for (let i = 0; i < 3; i++) {
    const [y, r] = [at[1] + h * (0.16 + i * 0.24), h * (0.3 - i * 0.075)];
    b.add(
      `${name} skirt ${i + 1}`,
      'tree',
      solid.turned(
        [
          [0, y + h * 0.04],
          [r, y],
          [r * 0.96, y + h * 0.03],
          [r * 0.22, y + h * 0.36],
          [0, y + h * 0.38],
        ],
        [at[0], 0, at[2]],
        { bevel: h * 0.01, segments: 20 },
      ),
      { detail: 0.6 },
    );
    b.add(
      `${name} snow ${i + 1}`,
      SNOW,
      solid.turned(
        [
          [0, y + h * 0.2],
          [r * 0.68, y + h * 0.18],
          [r * 0.34, y + h * 0.36],
          [0, y + h * 0.41],
        ],
        [at[0], 0, at[2]],
        { bevel: h * 0.01, segments: 18 },
      ),
      { detail: 0.4 },
    );
  }
}

function addScene(b: Bench, inside: string, rng: Rng): void {
  const y = 0.066;
  b.add(
    'ground',
    SNOW,
    solid.turned(
      pairs([0, 0.053, 0.034, 0.053, 0.0375, 0.062, 0.034, 0.066, 0.02, 0.069, 0.008, 0.068, 0, 0.0685]),
      [0, 0, 0],
      { smooth: false, bevel: 0.003, segments: 44 },
    ),
  );
  const taste = rng.fork('scene');
  if (inside === 'house') {
    addHouse(b, y);
    addFir(b, 'left fir', [0.023, y - 0.001, 0.004], 0.032);
    addFir(b, 'right fir', [-0.024, y - 0.001, -0.006], 0.038);
  } else if (inside === 'snowman') {
    addSnowman(b, y);
    addFir(b, 'fir', [-0.023, y - 0.001, -0.006], 0.042);
    addFir(b, 'small fir', [0.024, y - 0.001, -0.004], 0.03);
  } else if (inside === 'trees')
    for (let i = 0; i < 7; i++)
      addFir(
        b,
        `fir ${i + 1}`,
        [0.026 * Math.cos(i * 2.4) * Math.sqrt(i / 6), y - 0.001, 0.026 * Math.sin(i * 2.4) * Math.sqrt(i / 6)],
        0.05 - i * 0.0035,
      );
  for (let i = 0; i < 44; i++) {
    const v = taste.range(-0.5, 0.85);
    const k = Math.sqrt(1 - v * v) * R * taste.range(0.3, 0.88);
    const a = taste.range(0, Math.PI * 2);
    b.add(
      `flake ${i + 1}`,
      SNOW,
      { op: 'ball', r: taste.range(0.0006, 0.0011), at: [k * Math.cos(a), C[1] + v * R * 0.9, k * Math.sin(a)] },
      { detail: 0.2 },
    );
  }
}

/** A cottage with snow on its roof, lit windows, door, chimney. */
function addHouse(b: Bench, y: number): void {
  const [w, d, h] = [0.026, 0.02, 0.015];
  b.add(
    'house',
    'scene',
    solid.slab(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [w / 2, h],
        [0, h + 0.012],
        [-w / 2, h],
      ],
      d,
      [0, y - 0.001, 0],
      'z',
      { bevel: 0.0004 },
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} roof`,
      SNOW,
      solid.box([0.0215, 0.0028, d + 0.005], [s * 0.0078, y + h + 0.0062, 0], 0.001, [0, 0, -s * 42.7]),
    );
    b.add(
      `${side} window`,
      glowing('#ffd06a', 1.2),
      solid.box([0.0048, 0.005, 0.001], [s * 0.0078, y + 0.009, d / 2 + 0.0001], 0.0003),
      { detail: 0.4 },
    );
  }
  b.add(
    'door',
    { base: 'wood', color: '#4a2c18' },
    solid.box([0.0055, 0.009, 0.001], [0, y + 0.0042, d / 2 + 0.0002], 0.0004),
    { detail: 0.4 },
  );
  b.add(
    'gable window',
    glowing('#ffd06a', 1.2),
    solid.cyl(0.0024, 0.001, [0, y + 0.0175, d / 2 + 0.0002], 'z', { segments: 18 }),
    { detail: 0.4 },
  );
  b.add(
    'chimney',
    { base: 'brick', color: '#8a4a38', scale: 0.02 },
    solid.box([0.0045, 0.011, 0.0045], [0.0075, y + h + 0.012, -0.003], 0.0005),
  );
  b.add('chimney snow', SNOW, solid.box([0.0052, 0.0018, 0.0052], [0.0075, y + h + 0.018, -0.003], 0.0008), {
    detail: 0.4,
  });
}

/** A snowman with hat, carrot, scarf, buttons, arms. */
function addSnowman(b: Bench, y: number): void {
  const ink = { base: 'plastic', color: '#1c1c20' };
  for (const [name, v, r] of [
    ['body', 0.0105, 0.0125],
    ['chest', 0.0255, 0.0092],
    ['head', 0.0375, 0.0068],
  ] as const)
    b.add(`snowman ${name}`, SNOW, { op: 'ball', r, at: [0, y + v, 0] });
  b.add(
    'carrot',
    { base: 'paint', color: '#e8761c' },
    solid.rod([0, y + 0.037, 0.0062], [0, y + 0.0365, 0.0125], 0.0013, 0.0003),
  );
  for (const [i, x] of [0.0024, -0.0024].entries())
    b.add(`eye ${i + 1}`, ink, { op: 'ball', r: 0.0009, at: [x, y + 0.0394, 0.006] }, { detail: 0.3 });
  for (let i = 0; i < 3; i++)
    b.add(
      `coal ${i + 1}`,
      ink,
      {
        op: 'ball',
        r: 0.001,
        at: [0, y + 0.0285 - i * 0.0042, 0.0088 - Math.abs(i - 1) * 0.0004 + (i === 2 ? 0.0004 : 0)],
      },
      { detail: 0.3 },
    );
  b.add(
    'scarf',
    'scene',
    solid.put(solid.hoop(0.0062, { kind: 'circle', r: 0.0017 }, [0, 0, 0], 'y', 26), [0, y + 0.0322, 0]),
  );
  b.add('scarf end', 'scene', solid.box([0.003, 0.009, 0.0014], [0.0035, y + 0.0275, 0.0086], 0.0005, [-8, 0, 8]));
  b.add('hat brim', ink, solid.cyl(0.0078, 0.0012, [0, y + 0.0432, 0], 'y', { bevel: 0.0003 }));
  b.add('hat', ink, solid.cyl(0.0048, 0.0082, [0, y + 0.0475, 0], 'y', { bevel: 0.0006 }));
  b.add(
    'hat band',
    'scene',
    solid.put(solid.hoop(0.0049, { kind: 'rect', w: 0.0016, h: 0.0008 }, [0, 0, 0], 'y', 26), [0, y + 0.0448, 0]),
    { detail: 0.4 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} arm`,
      { base: 'wood', color: '#4a3018' },
      solid.tube(
        [
          [s * 0.008, y + 0.027, 0],
          [s * 0.015, y + 0.032, 0.002],
          [s * 0.0185, y + 0.037, 0.003],
        ],
        0.0007,
      ),
    );
}

/** A paperweight: a dome of clear glass over flowers of coloured glass. */
function buildWeight(b: Bench, rng: Rng): void {
  const taste = rng.fork('weight');
  const petal = (h: number, k: number): Shape => ({
    op: 'ball',
    r: [k, k * 0.4, k * 0.55],
    at: [k * 1.2, h, 0],
    rot: [0, 0, 22],
  });
  b.add(
    'ground',
    'base',
    solid.turned(pairs([0, 0.001, 0.034, 0.001, 0.038, 0.006, 0.036, 0.012, 0, 0.014]), [0, 0, 0], {
      bevel: 0.002,
      segments: 52,
    }),
  );
  for (let i = 0; i < 7; i++) {
    const a = i ? (i * Math.PI) / 3 : 0;
    const k = i ? 0.02 : 0;
    const color = taste.pick(['#d83a5a', '#e8b02c', '#3f8fd0', '#8a4ac0', '#f0f0ea', '#e8702a']);
    b.add(
      `flower ${i + 1}`,
      { base: 'paint', color, clearcoat: 1, rough: 0.1 },
      {
        op: 'placed',
        of: { op: 'arrayed', n: 6, around: 'y', of: petal(0.001, 0.0055) },
        places: [{ at: [k * Math.cos(a), 0.017 + (i ? 0 : 0.004), k * Math.sin(a)] }],
      },
      { detail: 0.6 },
    );
    b.add(
      `flower heart ${i + 1}`,
      { base: 'paint', color: '#f2d04a' },
      { op: 'ball', r: 0.0034, at: [k * Math.cos(a), 0.0205 + (i ? 0 : 0.004), k * Math.sin(a)] },
      { detail: 0.4 },
    );
  }
  b.add(
    'dome',
    'glass',
    solid.turned(
      pairs([0.036, 0.004, 0.042, 0.014, 0.043, 0.03, 0.036, 0.05, 0.022, 0.062, 0.0003, 0.067]).concat(
        pairs([
          0.0003, 0.0655, 0.021, 0.0608, 0.0348, 0.0492, 0.0416, 0.0298, 0.0406, 0.0142, 0.0352, 0.0046, 0.036, 0.004,
        ]),
      ),
      [0, 0, 0],
      { bevel: 0.002, segments: 60 },
    ),
    { detail: 1.2 },
  );
  b.add('rim', 'trim', solid.hoop(0.0385, { kind: 'circle', r: 0.0016 }, [0, 0.006, 0], 'y', 52));
  b.add(
    'felt',
    { base: 'fabric', color: '#2a3a2e' },
    solid.slab(outline.ngon(0.034, 40), 0.002, [0, 0.001, 0], 'y', { bevel: 0 }),
  );
}
