import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { addCabin, DECK } from './cabin.ts';
import { treehousePalettes } from './palettes.ts';

/** A house in a tree: stout trunk with boughs and leaves, a deck on braces, a cabin with its ladder; or a house in a mushroom, pumpkin or stump. */
export const treehouse: Archetype = {
  name: 'treehouse',
  kind: 'building',
  size: { height: 6 },
  params: {
    kind: {
      type: 'choice',
      of: ['tree', 'mushroom', 'pumpkin', 'stump'],
      default: 'tree',
      about: 'What the house is in.',
    },
    ladder: { type: 'flag', default: true, about: 'A rope ladder.' },
    swing: { type: 'flag', default: true, about: 'A tyre that hangs from a bough.', vary: 0.6 },
    hipped: { type: 'flag', default: false, about: 'A roof of four slopes; a gable otherwise.', vary: 0.4 },
    flag: { type: 'flag', default: false, about: 'A pennant on the roof.', vary: 0.4 },
  },
  slots: {
    wall: {
      material: { base: 'planks', color: '#b0824e' },
      words: ['house', 'wall', 'wood', 'cabin', 'board'],
      main: true,
    },
    roof: { material: { base: 'shingles', color: '#9a3c2c' }, words: ['roof', 'cap'] },
    trunk: { material: { base: 'bark', color: '#6b4c32' }, words: ['trunk', 'tree', 'branch', 'bark', 'stem'] },
    leaf: { material: { base: 'foliage', color: '#4f8a34' }, words: ['leaf', 'leaves', 'foliage'] },
    trim: { material: { base: 'paint', color: '#f0e6d0' }, words: ['trim', 'window frame', 'frame', 'spot'] },
    rope: { material: { base: 'rope', color: '#c8a870' }, words: ['rope', 'ladder'] },
    glass: {
      material: { base: 'lamp', color: '#f4d890', color2: '#ffcf70', emissiveStrength: 0.35 },
      words: ['window', 'light', 'lantern'],
    },
    metal: { material: { base: 'iron', color: '#35322f' }, words: ['hinge', 'tyre', 'handle'] },
  },
  palettes: treehousePalettes,
  presets: {
    treehouse: {},
    'mushroom house': {
      params: { kind: 'mushroom' },
      open: ['roof'],
      materials: {
        roof: { base: 'paint', color: '#c0281c', clearcoat: 0.2 },
        trunk: { base: 'plaster', color: '#efe2c8' },
        wall: { base: 'planks', color: '#8a5a30' },
      },
      size: { height: 1.72 },
    },
    'pumpkin house': {
      params: { kind: 'pumpkin' },
      materials: { roof: { base: 'bark', color: '#5f6a2c' }, trunk: { base: 'peel', color: '#d8701c' } },
      size: { height: 1 },
    },
    'stump house': { params: { kind: 'stump' }, size: { height: 1.4 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('treehouse');
    const kind = read.word(params, 'kind');
    if (kind === 'tree') {
      addTree(b, taste);
      addCabin(b, { flag: read.flag(params, 'flag'), hipped: read.flag(params, 'hipped') });
      if (read.flag(params, 'ladder')) addLadder(b);
      if (read.flag(params, 'swing')) addTyre(b);
    } else addFairyHouse(b, kind, taste);
    return { parts: b.parts };
  },
};

/** Trunk with roots and boughs that carry the deck, clouds of leaves about the cabin. */
function addTree(b: Bench, taste: Rng): void {
  const roots = Array.from({ length: 7 }, (_, i): FieldShape => {
    const a = i * 0.9 + taste.range(-0.15, 0.15);
    const p = (d: number, y: number): Vec3 => [d * Math.cos(a), y, d * Math.sin(a)];
    return {
      op: 'chain',
      points: [p(0.2, 0.75), p(0.5, 0.22), p(0.95 + 0.12 * (i % 2), 0.02)],
      radii: [0.24, 0.17, 0.07],
      spline: 'catmull',
    };
  });
  const bough = (points: Vec3[], r: number): FieldShape => ({
    op: 'chain',
    points,
    radii: points.map((_, i) => r * (1 - 0.62 * (i / (points.length - 1)))),
    spline: 'catmull',
  });
  const trunk: FieldShape = {
    op: 'displace',
    amp: 0.035,
    freq: 3,
    of: {
      op: 'union',
      k: 0.16,
      of: [
        bough(
          [
            [0, 0, 0],
            [0.05, 1.2, 0.02],
            [-0.04, 2.3, -0.1],
            [-0.25, 3.6, -0.75],
            [-0.1, 5, -0.95],
          ],
          0.5,
        ),
        bough(
          [
            [-0.02, 2, 0],
            [-0.75, 2.6, -0.2],
            [-1.5, 3.3, -0.2],
            [-1.85, 4.2, 0],
          ],
          0.27,
        ),
        bough(
          [
            [0.05, 2.1, -0.05],
            [0.8, 2.7, -0.35],
            [1.5, 3.5, -0.4],
            [1.75, 4.4, -0.3],
          ],
          0.25,
        ),
        ...roots,
      ],
    },
  };
  b.add(
    'trunk',
    'trunk',
    { op: 'intersect', of: [trunk, { op: 'halfspace', normal: [0, -1, 0], offset: 0 }] },
    { detail: 1.6, grain: [0, 1, 0] },
  );
  const clouds: readonly (readonly [number, number, number, number])[] = [
    [-1.75, 4.35, 0, 0.85],
    [-1.2, 5.05, -0.7, 0.95],
    [-0.1, 5.5, -1, 1.1],
    [1.05, 5.15, -0.85, 0.95],
    [1.75, 4.55, -0.3, 0.82],
    [0.2, 4.6, -1.6, 0.9],
    [-1.5, 3.5, -0.95, 0.62],
    [1.55, 3.65, -1.05, 0.66],
  ];
  const crown = taste.range(0.88, 1.14);
  const flat = taste.range(0.68, 0.92);
  const seed = taste.int(500);
  for (const [i, [x, y, z, size]] of clouds.entries()) {
    const r = size * crown * taste.range(0.88, 1.12);
    b.add(
      `leaves ${i + 1}`,
      b.tint('leaf', {}),
      lumpyBall(
        [r, r * flat, r * 0.9],
        [x + taste.range(-0.15, 0.15), y + taste.range(-0.12, 0.18), z + taste.range(-0.15, 0.1)],
        0.34,
        seed + i * 13,
        16,
        26,
      ),
      { detail: 0.8 },
    );
  }
}

/** Two ropes and rungs down in front of the deck's hatch. */
function addLadder(b: Bench): void {
  const z = DECK.z + DECK.d / 2 + 0.05;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} ladder rope`,
      'rope',
      solid.tube(
        [
          [s * 0.2 - 0.62, DECK.y + 0.12, z - 0.1],
          [s * 0.2 - 0.62, DECK.y - 0.05, z],
          [s * 0.21 - 0.6, 1.2, z + 0.06],
          [s * 0.22 - 0.6, 0.02, z + 0.12],
        ],
        0.018,
      ),
      { detail: 0.5 },
    );
  for (let i = 0; i < 8; i++) {
    const y = 0.18 + 0.27 * i;
    b.add(
      `rung ${i + 1}`,
      'wall',
      solid.rod(
        [-0.86, y, z + 0.115 - 0.045 * (y / 1.6)],
        [-0.36, y + 0.012 * (i % 2), z + 0.115 - 0.045 * (y / 1.6)],
        0.026,
        0.026,
        'round',
      ),
      { detail: 0.4 },
    );
  }
}

function addTyre(b: Bench): void {
  b.add(
    'tyre rope',
    'rope',
    solid.tube(
      [
        [1.42, 3.42, -0.38],
        [1.42, 2.2, -0.36],
        [1.42, 1.12, -0.34],
      ],
      0.02,
    ),
    { detail: 0.4 },
  );
  b.add(
    'tyre',
    'metal',
    solid.put(
      solid.hoop(0.26, { kind: 'ellipse', rx: 0.09, ry: 0.1 }, [0, 0, 0], 'z', 40),
      [1.42, 0.8, -0.34],
      [0, 28, 0],
    ),
    { detail: 0.8 },
  );
  b.add('tyre knot', 'rope', { op: 'ball', r: 0.05, at: [1.42, 1.17, -0.34] }, { detail: 0.3 });
}

/** A house in something grown: its body, a round door, lit windows, a chimney. */
function addFairyHouse(b: Bench, kind: string, taste: Rng): void {
  const r = 0.5;
  const bulge = kind === 'pumpkin';
  if (bulge) {
    const n = 12;
    const ring = (t: number): { points: Vec3[] } => ({
      points: Array.from({ length: 96 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 96;
        const k = (0.89 + 0.11 * Math.abs(Math.sin((n / 2) * a)) ** 0.6) * Math.sin(Math.PI * (0.06 + 0.9 * t)) ** 0.62;
        return [0.62 * k * Math.cos(a), 0.86 * (0.5 - 0.5 * Math.cos(Math.PI * t)) ** 0.9, 0.62 * k * Math.sin(a)];
      }),
    });
    b.add(
      'pumpkin',
      'trunk',
      {
        op: 'loft',
        sections: Array.from({ length: 22 }, (_, i) => ring(i / 21)),
        spline: 'linear',
        smooth: true,
        cap: 'flat',
      },
      { detail: 1.6 },
    );
    b.add(
      'stalk',
      'roof',
      solid.tube(
        [
          [0, 0.8, 0],
          [0.02, 0.94, 0.01],
          [0.09, 1.06, 0.02],
        ],
        0.07,
        { taper: [1.3, 0.9, 0.75] },
      ),
      { detail: 0.8 },
    );
  } else addGrown(b, kind, r);
  addFront(b, kind, taste);
}

/** A hollow stump with its rings, or a mushroom's stem, cap and gills. */
function addGrown(b: Bench, kind: string, r: number): void {
  const stump = kind === 'stump';
  const body: FieldShape = {
    op: 'displace',
    amp: 0.012,
    freq: stump ? 5 : 2,
    of: {
      op: 'union',
      k: 0.12,
      of: [
        {
          op: 'cylinder',
          r: r * (stump ? 1.06 : 0.98),
          r1: r * (stump ? 0.9 : 0.72),
          h: 1.05,
          round: 0.05,
          at: [0, 0.52, 0],
        },
        ...Array.from(
          { length: stump ? 7 : 0 },
          (_, i): FieldShape => ({
            op: 'chain',
            points: [
              [0.4 * Math.cos(i * 0.9 + 0.35), 0.3, 0.4 * Math.sin(i * 0.9 + 0.35)],
              [0.72 * Math.cos(i * 0.9 + 0.35), 0.02, 0.72 * Math.sin(i * 0.9 + 0.35)],
            ],
            radii: [0.16, 0.07],
          }),
        ),
      ],
    },
  };
  b.add(
    stump ? 'stump' : 'stem',
    'trunk',
    { op: 'intersect', of: [body, { op: 'halfspace', normal: [0, -1, 0], offset: 0 }] },
    { detail: 1.6, grain: [0, 1, 0] },
  );
  if (stump) {
    b.add('cut', { base: 'wood', color: '#d0a468' }, solid.cyl(r * 0.84, 0.02, [0, 1.055, 0], 'y', { bevel: 0.006 }), {
      detail: 0.8,
    });
    for (let i = 0; i < 4; i++)
      b.add(
        `year ring ${i + 1}`,
        { base: 'wood', color: '#a87c44' },
        solid.hoop(r * (0.14 + 0.18 * i), { kind: 'circle', r: 0.007 }, [0, 1.066, 0], 'y', 40),
        { detail: 0.3 },
      );
    for (let i = 0; i < 3; i++)
      b.add(
        `sprout ${i + 1}`,
        'leaf',
        lumpyBall(
          [0.13, 0.11, 0.13],
          [0.36 * Math.cos(2.4 * i + 2), 1.1, 0.36 * Math.sin(2.4 * i + 2)],
          0.4,
          i + 2,
          10,
          14,
        ),
        { detail: 0.5 },
      );
  } else {
    const cap = pairs([
      0, 0.9, 0.42, 0.9, 0.5, 0.86, 0.86, 0.84, 0.93, 0.89, 0.9, 1.06, 0.74, 1.33, 0.45, 1.55, 0.16, 1.65, 0, 1.66,
    ]);
    b.add('cap', 'roof', solid.turned(cap, [0, 0, 0], { smooth: true, bevel: 0.01, segments: 72 }), { detail: 1.5 });
    for (let i = 0; i < 13; i++) {
      const a = i * 2.4;
      const t = (i + 0.6) / 13;
      const up = 0.12 + 1.25 * (1 - t);
      const [R, y] = [0.94 * Math.cos(up * 1.02), 1.0 + 0.66 * Math.sin(up * 1.02)];
      const s = 0.1 + 0.05 * ((i * 0.61) % 1);
      const lying = solid.put({ op: 'ball', r: [s, 0.03, s] }, [0, 0, 0], [90 - ((up * 180) / Math.PI) * 1.02, 0, 0]);
      b.add(
        `spot ${i + 1}`,
        'trim',
        solid.put(lying, [R * 0.985 * Math.sin(a), y, R * 0.985 * Math.cos(a)], [0, (a * 180) / Math.PI, 0]),
        { detail: 0.4 },
      );
    }
    b.add(
      'gills',
      b.tint('trunk', { color: '#d8c8a4' }),
      solid.turned(pairs([0, 0.86, 0.4, 0.86, 0.84, 0.835, 0.84, 0.845, 0.42, 0.885, 0, 0.885]), [0, 0, 0], {
        bevel: 0.004,
        segments: 72,
      }),
      { detail: 0.6 },
    );
  }
}

/** Door, windows, steps and a chimney. */
function addFront(b: Bench, kind: string, taste: Rng): void {
  const bulge = kind === 'pumpkin';
  const front = bulge ? 0.585 : 0.47;
  const arch = (w: number, h: number): Shape =>
    solid.slab([...outline.arc(0, h - w / 2, w / 2, 0, 180, 16), [-w / 2, 0], [w / 2, 0]], 0.1, [0, 0, 0], 'z', {
      bevel: 0.008,
    });
  const at = (of: Shape, y: number, z: number): Shape => solid.put(of, [0, y, z]);
  b.add('door frame', 'trim', at(arch(0.37, 0.56), 0.01, front - 0.02), { detail: 0.6 });
  b.add('door', 'wall', at(arch(0.3, 0.51), 0.014, front - 0.002), { detail: 0.8, grain: [0, 1, 0] });
  b.add('door knob', 'metal', { op: 'ball', r: 0.02, at: [0.1, 0.25, front + 0.062] }, { detail: 0.4 });
  b.add('door window', 'glass', at(solid.cyl(0.05, 0.012, [0, 0, 0], 'z'), 0.39, front + 0.05), { detail: 0.4 });
  for (const [i, y] of [0.12, 0.36].entries())
    b.add(`door strap ${i + 1}`, 'metal', solid.box([0.16, 0.022, 0.01], [-0.06, y, front + 0.051], 0.003), {
      detail: 0.3,
    });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const turn = s * 58;
    const put = (of: Shape, out: number): Shape => {
      const R = (bulge ? 0.57 : 0.435) + out;
      const a = (turn * Math.PI) / 180;
      return solid.put(of, [R * Math.sin(a), bulge ? 0.46 : 0.6, R * Math.cos(a)], [0, turn, 0]);
    };
    b.add(
      `${side} window frame`,
      'trim',
      put(solid.hoop(0.105, { kind: 'rect', w: 0.06, h: 0.03, r: 0.006 }, [0, 0, 0], 'z', 40), 0.015),
      { detail: 0.6 },
    );
    b.add(`${side} window`, 'glass', put(solid.cyl(0.1, 0.06, [0, 0, 0], 'z'), 0), { detail: 0.5 });
    b.add(
      `${side} window bars`,
      'trim',
      put(
        solid.many([
          solid.box([0.2, 0.014, 0.014], [0, 0, 0], 0.003),
          solid.box([0.014, 0.2, 0.0146], [0, 0, 0], 0.003),
        ]),
        0.032,
      ),
      { detail: 0.3 },
    );
  }
  for (let i = 0; i < 4; i++)
    b.add(
      `step stone ${i + 1}`,
      { base: 'stone', color: '#8c8880' },
      solid.put({ op: 'ball', r: [0.12 - 0.01 * i, 0.03, 0.09] }, [
        taste.range(-0.07, 0.07),
        0.03,
        front + 0.2 + 0.17 * i,
      ]),
      { detail: 0.4 },
    );
  if (!bulge) {
    b.add(
      'chimney',
      { base: 'brick', color: '#8a4a38' },
      solid.box([0.13, 0.36, 0.13], [0.4, kind === 'stump' ? 1.16 : 1.5, -0.1], 0.012),
      { detail: 0.6 },
    );
    b.add(
      'chimney pot',
      { base: 'brick', color: '#6a3a2c' },
      solid.box([0.17, 0.04, 0.17], [0.4, kind === 'stump' ? 1.36 : 1.7, -0.1], 0.01),
      { detail: 0.3 },
    );
  }
}
