import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { column as orders } from '../../kits/building/details.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';
import { addObelisk } from './obelisk.ts';
import { addPole, addStandingStone, addTotem } from './posts.ts';

const MARBLE = { base: 'marble', color: '#e2ddd2', scale: 4, rough: 0.5, clearcoat: 0 };

/** Columns of the orders, whole or broken; obelisk, standing stone, cairn, totem pole, wooden post, telephone pole. */
export const column: Archetype = {
  name: 'column',
  kind: 'building',
  size: { height: 4 },
  params: {
    kind: {
      type: 'choice',
      of: ['column', 'obelisk', 'menhir', 'cairn', 'totem', 'post', 'pole'],
      default: 'column',
      about: 'Kind of upright.',
    },
    order: {
      type: 'choice',
      of: ['doric', 'ionic', 'corinthian', 'plain'],
      default: 'ionic',
      about: 'Order of a column.',
      vary: { doric: 2, ionic: 3, corinthian: 3 },
    },
    ruined: { type: 'flag', default: false, about: 'Broken off, its drums lying about.' },
    tiers: { type: 'number', min: 2, max: 5, default: 3, about: 'Heads of a totem pole.', vary: { 3: 2, 4: 1 } },
  },
  slots: {
    shaft: { material: MARBLE, words: ['column', 'shaft', 'pillar', 'stone', 'pole', 'post'], main: true },
    base: { material: { base: 'stone', color: '#b9b1a2' }, words: ['base', 'plinth', 'step'] },
    capital: { material: MARBLE, words: ['capital', 'top', 'head'] },
    gold: { material: { base: 'gold', color: '#d8ac48' }, words: ['gold', 'tip', 'rune', 'inscription'] },
    paint: { material: { base: 'paint', color: '#b8321f', rough: 0.7 }, words: ['paint', 'mouth'] },
    second: { material: { base: 'paint', color: '#2f6f7a', rough: 0.7 }, words: ['second colour', 'wing'] },
    plants: { material: { base: 'leaf', color: '#4f7a36' }, words: ['ivy', 'moss', 'grass'] },
    metal: { material: { base: 'iron', color: '#44474a' }, words: ['metal', 'wire', 'insulator', 'ring'] },
  },
  palettes: [
    {
      lead: 'shaft',
      when: { kind: ['column'] },
      of: colorways({
        'white marble': { weight: 2 },
        limestone: {
          shaft: { base: 'stone', color: '#d2c4a4' },
          capital: { base: 'stone', color: '#dacdb0' },
          base: '#bfb08e',
        },
        'green marble': { shaft: '#5f7f6c', capital: '#e2ddd2' },
        'rose marble': { shaft: '#c79a8c', capital: '#eae2d6' },
        'black marble': { shaft: '#33343a', capital: { base: 'gold', color: '#c9a04a' } },
        sandstone: {
          shaft: { base: 'sandstone', color: '#c69a68' },
          capital: { base: 'sandstone', color: '#cfa878' },
          base: '#b08a5a',
        },
      }),
    },
  ],
  presets: {
    column: { size: { height: 4.2 } },
    'doric column': { params: { order: 'doric' }, size: { height: 4.2 } },
    'ionic column': { params: { order: 'ionic' }, size: { height: 4.2 } },
    'corinthian column': { params: { order: 'corinthian' }, size: { height: 4.2 } },
    'ruined column': { params: { ruined: true }, size: { height: 2.7 } },
    obelisk: {
      params: { kind: 'obelisk' },
      materials: { shaft: { base: 'stone', color: '#b58a6e', scale: 1 } },
      size: { height: 8.4 },
    },
    monolith: {
      params: { kind: 'obelisk' },
      materials: {
        shaft: { base: 'obsidian', color: '#16171a' },
        gold: { base: 'obsidian', color: '#202126' },
        base: { base: 'obsidian', color: '#1c1d20' },
      },
      size: { height: 8.4 },
    },
    menhir: {
      params: { kind: 'menhir' },
      materials: {
        shaft: { base: 'stone', color: '#87837a', scale: 1 },
        gold: { base: 'lamp', color: '#6ad8f0', color2: '#3ab0e0' },
      },
      size: { height: 2.3 },
    },
    cairn: {
      params: { kind: 'cairn' },
      materials: {
        shaft: { base: 'stone', color: '#8a867e', scale: 1 },
        base: { base: 'stone', color: '#75716a' },
        capital: { base: 'stone', color: '#a29c90' },
      },
      size: { height: 0.8 },
    },
    'totem pole': {
      params: { kind: 'totem' },
      materials: {
        shaft: { base: 'wood', color: '#8a5c38', scale: 1 },
        base: { base: 'stone', color: '#8f897e' },
        capital: { base: 'paint', color: '#efe6d0', rough: 0.7 },
      },
      size: { height: 4.2 },
    },
    'wooden post': {
      params: { kind: 'post' },
      materials: { shaft: { base: 'wood', color: '#8a6440', scale: 1 }, base: { base: 'grass', color: '#5d8a3a' } },
      size: { height: 1.5 },
    },
    'telephone pole': {
      params: { kind: 'pole' },
      materials: { shaft: { base: 'wood', color: '#6e5238', scale: 1 }, base: { base: 'dirt', color: '#7a6248' } },
      size: { height: 8 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('column');
    const kind = read.word(params, 'kind');
    if (kind === 'obelisk') addObelisk(b, taste);
    else if (kind === 'menhir' || kind === 'cairn') addStandingStone(b, kind === 'cairn', taste);
    else if (kind === 'totem') addTotem(b, Math.round(read.num(params, 'tiers')), taste);
    else if (kind === 'post' || kind === 'pole') addPole(b, kind === 'pole', taste);
    else if (read.flag(params, 'ruined')) addBroken(b, read.word(params, 'order') as 'doric', taste);
    else addWhole(b, read.word(params, 'order') as 'doric', taste);
    return { parts: b.parts };
  },
};

/** A shaft with real flutes and entasis between the radii, from y0 to y1. */
function fluted(r: number, y0: number, y1: number, n: number, sharp: boolean): Shape {
  const per = 5;
  const ring = (t: number): { points: Vec3[] } => {
    const k = r * (1 - 0.15 * t ** 1.7);
    return {
      points: Array.from({ length: n * per }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / (n * per);
        const u = (i % per) / per;
        const dip = sharp ? Math.sin(Math.PI * u) : u < 0.2 ? 0 : Math.sin((Math.PI * (u - 0.2)) / 0.8);
        const fade = Math.min(1, t / 0.03, (1 - t) / 0.03);
        return [
          k * (1 - 0.055 * dip * fade) * Math.cos(a),
          y0 + (y1 - y0) * t,
          k * (1 - 0.055 * dip * fade) * Math.sin(a),
        ];
      }),
    };
  };
  return {
    op: 'loft',
    sections: [0, 0.015, 0.04, 0.2, 0.4, 0.6, 0.8, 0.96, 0.985, 1].map(ring),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  };
}

/** Stepped plinth, base mouldings, fluted shaft, necking and the order's capital in its parts. */
function addWhole(b: Bench, order: 'doric' | 'ionic' | 'corinthian' | 'plain', taste: Rng): void {
  const r = 0.3 * taste.range(0.95, 1.05);
  const h = 3.6;
  const y = 0.5;
  b.add('step', 'base', solid.box([1.16, 0.16, 1.16], [0, 0.08, 0], 0.02));
  b.add('plinth', 'base', solid.box([0.96, 0.2, 0.96], [0, 0.25, 0], 0.02));
  if (order !== 'doric') {
    b.add(
      'lower torus',
      'capital',
      solid.turned(
        outline.pairs([0, 0, r * 1.38, 0, r * 1.46, 0.035, r * 1.46, 0.065, r * 1.38, 0.1, 0, 0.1]),
        [0, 0.345, 0],
        { bevel: 0.012, segments: 48 },
      ),
    );
    b.add(
      'scotia',
      'capital',
      solid.turned(outline.pairs([0, 0, r * 1.3, 0, r * 1.14, 0.03, r * 1.16, 0.06, 0, 0.06]), [0, 0.44, 0], {
        bevel: 0.006,
        segments: 48,
      }),
    );
    b.add(
      'upper torus',
      'capital',
      solid.turned(outline.pairs([0, 0, r * 1.18, 0, r * 1.25, 0.028, r * 1.18, 0.06, 0, 0.06]), [0, 0.495, 0], {
        bevel: 0.008,
        segments: 48,
      }),
    );
  }
  const foot = order === 'doric' ? 0.345 : 0.55;
  const head = order === 'corinthian' ? 0.72 : order === 'ionic' ? 0.36 : 0.34;
  const top = y + h - head;
  b.add(
    'shaft',
    'shaft',
    order === 'plain'
      ? solid.turned(
          outline.pairs([0, foot, r, foot, r * 0.99, foot + h * 0.3, r * 0.95, foot + h * 0.6, r * 0.85, top, 0, top]),
          [0, 0, 0],
          { bevel: 0, segments: 48 },
        )
      : fluted(r, foot, top, order === 'doric' ? 20 : 24, order === 'doric'),
    { detail: 1.6 },
  );
  const k = r * 0.85;
  b.add(
    'astragal',
    'capital',
    solid.turned(outline.pairs([0, 0, k * 1.06, 0, k * 1.13, 0.02, k * 1.06, 0.045, 0, 0.045]), [0, top - 0.01, 0], {
      bevel: 0.006,
      segments: 48,
    }),
  );
  const { capital } = orders(r * 1.02, y + h, order);
  if (order === 'ionic') addVolutes(b, k, top + 0.03, r);
  else if (order === 'corinthian') addLeaves(b, k, top + 0.03, head - 0.1, r);
  else b.add('capital', 'capital', capital);
  if (order === 'ionic' || order === 'corinthian')
    b.add(
      'abacus',
      'capital',
      solid.slab(abacus(r * (order === 'ionic' ? 1.5 : 1.72)), 0.1, [0, y + h - 0.02, 0], 'y', { bevel: 0.016 }),
    );
}

/** A square whose sides curve in and whose corners are cut. */
function abacus(a: number): Vec2[] {
  return [0, 90, 180, 270].flatMap((d) =>
    [-0.93, -0.5, 0, 0.5, 0.93].map((u): Vec2 => {
      const [x, y] = [u * a, a * (0.86 + 0.14 * u * u)];
      const t = (-d * Math.PI) / 180;
      return [x * Math.cos(t) - -y * Math.sin(t), x * Math.sin(t) + -y * Math.cos(t)];
    }),
  );
}

/** Echinus with eggs and the scrolls of an Ionic capital as spiral bands. */
function addVolutes(b: Bench, k: number, y: number, r: number): void {
  b.add(
    'echinus',
    'capital',
    solid.turned(outline.pairs([0, 0, k, 0, k * 1.16, 0.08, k * 1.2, 0.15, 0, 0.15]), [0, y, 0], {
      bevel: 0.01,
      segments: 40,
    }),
  );
  b.add(
    'eggs',
    'capital',
    { op: 'arrayed', n: 16, around: 'y', of: { op: 'ball', r: [0.03, 0.05, 0.03], at: [0, y + 0.085, k * 1.13] } },
    { detail: 0.5 },
  );
  b.add(
    'cushion',
    'capital',
    solid.slab(outline.roundRect(2.5 * r, 0.12, 0.03), 2.2 * k, [0, y + 0.22, 0], 'z', { bevel: 0.012 }),
  );
  const spiral: Vec3[] = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    const a = Math.PI / 2 - t * 2.4 * 2 * Math.PI;
    const q = 0.155 * (1 - 0.8 * t);
    return [q * Math.cos(a), q * Math.sin(a), 0];
  });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * r * 1.2;
    b.add(
      `${side} bolster`,
      'capital',
      solid.turned(
        outline.pairs([0, -k * 1.1, 0.15, -k * 1.1, 0.11, -k * 0.4, 0.11, k * 0.4, 0.15, k * 1.1, 0, k * 1.1]),
        [x, y + 0.12, 0],
        { axis: 'z', bevel: 0.01, segments: 32 },
      ),
    );
    b.add(
      `${side} volutes`,
      'capital',
      solid.many(
        [1, -1].map((t) =>
          solid.put(
            solid.bar(
              spiral.map(([u, v]): Vec3 => [u * s, v, 0]),
              { kind: 'rect', w: 0.026, h: 0.03 },
              { up: [0, 0, 1] },
            ),
            [x, y + 0.12, t * k * 1.11],
          ),
        ),
      ),
      { detail: 0.8 },
    );
    b.add(
      `${side} eyes`,
      'gold',
      solid.many([1, -1].map((t) => solid.cyl(0.024, 0.03, [x, y + 0.12, t * k * 1.12], 'z', { bevel: 0.006 }))),
    );
  }
}

/** Two rows of acanthus leaves round a bell, with corner scrolls over them. */
function addLeaves(b: Bench, k: number, y: number, h: number, r: number): void {
  const bell = (v: number): number => k * (1 + 0.12 * v + 0.34 * v ** 3);
  b.add(
    'bell',
    'capital',
    solid.turned([[0, 0], ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((v): Vec2 => [bell(v), v * h]), [0, h]], [0, y, 0], {
      bevel: 0,
      segments: 40,
    }),
  );
  const leaf = (foot: number, tall: number, out: number): Shape => {
    const grid = Array.from({ length: 8 }, (_, i) => {
      const t = i / 7;
      const curl = Math.max(0, t - 0.72) / 0.28;
      const v = foot + tall * (t - 0.2 * curl ** 2);
      const w = 0.092 * Math.sin(Math.PI * (0.2 + 0.72 * t)) ** 0.7;
      return [-1, -0.5, 0, 0.5, 1].map(
        (u): Vec3 => [
          u * w * (1 + 0.12 * Math.sin(i * 2.4) * Math.abs(u)),
          y + v * h - 0.012 * Math.abs(u) * Math.sin(i * 1.9),
          bell(v) + 0.014 + out * t ** 3 - 0.018 * Math.abs(u) + 0.05 * curl,
        ],
      );
    });
    return { op: 'sheet', grid, thickness: 0.018, spline: 'catmull' };
  };
  b.add('lower leaves', 'capital', { op: 'arrayed', n: 8, around: 'y', of: leaf(0, 0.46, 0.05) }, { detail: 0.9 });
  b.add(
    'upper leaves',
    'capital',
    solid.put({ op: 'arrayed', n: 8, around: 'y', of: leaf(0.1, 0.66, 0.05) }, [0, 0, 0], [0, 22.5, 0]),
    { detail: 0.9 },
  );
  const corner = Array.from({ length: 16 }, (_, i): Vec3 => {
    const t = i / 15;
    if (t < 0.5) return [0, y + h * (0.5 + t * 0.84), bell(0.75) * (0.98 + t * 0.9)];
    const a = Math.PI / 2 - (t - 0.5) * 2 * 1.6 * Math.PI;
    const q = 0.05 * (1.25 - t);
    return [0, y + h * 0.92 - 0.05 + q * Math.sin(a), bell(0.75) * 1.43 + q * Math.cos(a) * 1.4];
  });
  b.add(
    'corner scrolls',
    'capital',
    solid.put(
      {
        op: 'arrayed',
        n: 4,
        around: 'y',
        of: solid.bar(corner, { kind: 'rect', w: 0.05, h: 0.022 }, { up: [1, 0, 0] }),
      },
      [0, 0, 0],
      [0, 45, 0],
    ),
  );
  b.add('rosettes', 'gold', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: { op: 'ball', r: [0.05, 0.05, 0.03], at: [0, y + h + 0.05, r * 1.5] },
  });
}

/** A stump, broken slantwise, with fallen drums and pieces of its capital among weeds. */
function addBroken(b: Bench, order: 'doric' | 'ionic' | 'corinthian' | 'plain', taste: Rng): void {
  const r = 0.3;
  b.add('step', 'base', solid.box([1.3, 0.16, 1.3], [0, 0.08, 0], 0.03));
  b.add('plinth', 'base', solid.box([0.96, 0.2, 0.96], [0, 0.25, 0], 0.03));
  b.add(
    'base moulding',
    'capital',
    solid.turned(
      outline.pairs([0, 0, r * 1.36, 0, r * 1.42, 0.05, r * 1.34, 0.1, r * 1.14, 0.13, r * 1.2, 0.18, 0, 0.19]),
      [0, 0.345, 0],
      { bevel: 0.01, segments: 40 },
    ),
  );
  const tall = taste.range(1.7, 2.1);
  const cut = solid.many(
    [
      [24, 0.0],
      [-31, 0.14],
    ].map(([a, x], i) =>
      solid.box([2.2, 4, 2.2], [x * 2 - 0.1, 0.53 + tall + 2 + i * 0.1, i * 0.12], 0, [i ? 26 : -8, 0, a]),
    ),
  );
  b.add(
    'standing shaft',
    'shaft',
    { op: 'carve', from: fluted(r, 0.52, 4, 20, order === 'doric'), cut: cut.op === 'assembly' ? cut.of : [cut] },
    { detail: 1.6 },
  );
  for (let i = 0; i < 3; i++) {
    const l = taste.range(0.4, 0.62);
    b.add(
      `fallen drum ${i + 1}`,
      'shaft',
      solid.put(
        fluted(r * (0.96 - i * 0.04), -l / 2, l / 2, 20, order === 'doric'),
        [[1.0, -0.95, 0.15][i], 0.28 - i * 0.01, [0.35, 0.5, 1.15][i]],
        [90, taste.range(0, 180), 0],
      ),
      { detail: 0.9 },
    );
  }
  b.add(
    'fallen capital',
    'capital',
    solid.put(orders(r * 0.95, 1.2, 'doric').capital, [-0.75, 1.3, -0.55], [164, 0, 14]),
  );
  const stones = Array.from(
    { length: 9 },
    (): Shape =>
      lumpyBall(
        [taste.range(0.05, 0.12), taste.range(0.04, 0.08), taste.range(0.05, 0.1)],
        [taste.range(-1.3, 1.3), 0.09, taste.range(0.5, 1.4)],
        0.25,
        taste.int(99),
        7,
        9,
      ),
  );
  b.add('rubble', 'shaft', solid.many(stones), { detail: 0.5 });
  b.add(
    'weeds',
    'plants',
    solid.many(
      Array.from(
        { length: 16 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.1, 0.07, 0.09],
          at: [
            0.74 * Math.cos(i * 1.7) * taste.range(0.9, 1.4),
            0.05,
            0.74 * Math.sin(i * 1.7) * taste.range(0.9, 1.4),
          ],
        }),
      ),
    ),
    { detail: 0.5 },
  );
}
