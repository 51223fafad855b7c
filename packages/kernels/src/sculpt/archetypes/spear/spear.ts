import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { spearPalettes } from './palettes.ts';

const KINDS = ['spear', 'trident', 'halberd', 'lance', 'pike', 'harpoon', 'naginata', 'stone'] as const;

/** Pole weapons, point up: spear, trident, halberd, jousting lance, pike, harpoon, glaive, stone spear. */
export const spear: Archetype = {
  name: 'spear',
  kind: 'weapon',
  size: { length: 2 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'spear', about: 'Kind of pole weapon.' },
  },
  slots: {
    head: {
      material: { base: 'steel', color: '#aeb3b8', wear: 0.25, rough: 0.28 },
      words: ['head', 'blade', 'tip', 'spear', 'prong'],
      main: true,
    },
    shaft: { material: { base: 'wood', color: '#7a5230' }, words: ['shaft', 'pole', 'haft', 'wood', 'handle'] },
    grip: { material: { base: 'leather', color: '#402616' }, words: ['grip', 'wrap', 'strap'] },
    metal: { material: { base: 'brass', color: '#bb9140', wear: 0.3 }, words: ['metal', 'band', 'ferrule', 'trim'] },
    tassel: { material: { base: 'silk', color: '#b3161f' }, words: ['tassel', 'ribbon', 'feather', 'stripe'] },
  },
  palettes: spearPalettes,
  presets: {
    spear: { size: { height: 1.95 } },
    trident: {
      params: { kind: 'trident' },
      materials: { head: { base: 'gold', color: '#e0b24a' }, shaft: { base: 'gold', color: '#c9993a' } },
      size: { height: 1.9 },
    },
    halberd: { params: { kind: 'halberd' }, size: { height: 2.1 } },
    lance: {
      params: { kind: 'lance' },
      materials: { shaft: { base: 'paint', color: '#f0ece0', rough: 0.4, clearcoat: 0.3 } },
      size: { height: 3 },
    },
    pike: { params: { kind: 'pike' }, size: { height: 3.6 } },
    harpoon: {
      params: { kind: 'harpoon' },
      materials: { metal: { base: 'iron', color: '#5a5c60' } },
      size: { height: 1.8 },
    },
    naginata: {
      params: { kind: 'naginata' },
      materials: { shaft: { base: 'wood', color: '#2c1a14', clearcoat: 0.6, rough: 0.25 } },
      size: { height: 2.1 },
    },
    'stone spear': {
      params: { kind: 'stone' },
      materials: { head: { base: 'obsidian', color: '#4a4a50' }, metal: { base: 'rope', color: '#a88a5a' } },
      size: { height: 1.8 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('spear');
    if (kind === 'lance') buildLance(b);
    else {
      const h = kind === 'pike' ? 3.2 : kind === 'trident' ? 1.4 : 1.6;
      addPole(b, h, kind !== 'stone');
      if (kind === 'trident') addTrident(b, h);
      else if (kind === 'halberd') addHalberd(b, h, taste);
      else addPoint(b, h, kind, taste);
    }
    return { parts: b.parts, sockets: { handle: { at: [0, 0.95, 0], dir: [0, 1, 0], size: 0.035 } } };
  },
};

function addPole(b: Bench, h: number, shod: boolean): void {
  b.add('shaft', 'shaft', solid.rod([0, shod ? 0.03 : 0, 0], [0, h, 0], 0.0155, 0.0135), {
    grain: [0, 1, 0],
    detail: 1.1,
  });
  if (shod)
    b.add(
      'butt spike',
      'metal',
      solid.turned(pairs([0, 0, 0.009, 0.03, 0.0165, 0.06, 0.0175, 0.12, 0.0165, 0.126, 0, 0.126]), [0, 0, 0]),
    );
  b.add('grip', 'grip', winding(0.0158, 0.8, 1.08, 15), { detail: 0.8 });
  b.add(
    'grip rings',
    'metal',
    solid.many(
      [0.793, 1.087].map((y) =>
        solid.hoop(0.0165, { kind: 'rect', w: 0.012, h: 0.004, r: 0.0012 }, [0, y, 0], 'y', 32),
      ),
    ),
  );
  b.add(
    'pole bands',
    'metal',
    solid.many(
      [0.35, 0.38, h - 0.2].map((y) =>
        solid.hoop(0.0152, { kind: 'rect', w: 0.007, h: 0.003, r: 0.001 }, [0, y, 0], 'y', 30),
      ),
    ),
    { detail: 0.6 },
  );
}

/** A ground blade: flat outline lofted to sharp edges about a mid rib. */
function blade(rows: readonly (readonly [number, number])[], t: number, y: number): Shape {
  const sections = rows.map(([v, w]): { points: Vec3[] } => {
    const k = Math.min(1, w / 0.02 + 0.15);
    return {
      points: [
        [-w, y + v, 0],
        [-w * 0.25, y + v, (-t / 2) * k],
        [w * 0.25, y + v, (-t / 2) * k],
        [w, y + v, 0],
        [w * 0.25, y + v, (t / 2) * k],
        [-w * 0.25, y + v, (t / 2) * k],
      ],
    };
  });
  return { op: 'loft', sections, spline: 'catmull', smooth: false, cap: 'flat' };
}

function addSocket(b: Bench, h: number): void {
  b.add(
    'socket',
    'head',
    solid.turned(pairs([0, -0.11, 0.018, -0.11, 0.0195, -0.104, 0.017, -0.09, 0.014, 0.02, 0.009, 0.05, 0, 0.05]), [
      0,
      h,
      0,
    ]),
  );
  b.add(
    'socket rivets',
    'metal',
    solid.both(solid.many([-0.06, -0.03].map((v): Shape => ({ op: 'ball', r: 0.0038, at: [0, h + v, 0.0165] }))), 'z'),
    { detail: 0.4 },
  );
}

function addTassel(b: Bench, y: number, taste: Rng): void {
  b.add('tassel cord', 'tassel', solid.hoop(0.019, { kind: 'circle', r: 0.004 }, [0, y, 0], 'y', 28));
  const n = 14;
  const strand = (i: number): Shape => {
    const a = (2 * Math.PI * i) / n;
    const l = taste.range(0.11, 0.15);
    const at = (r: number, d: number): Vec3 => [r * Math.cos(a), y - d, r * Math.sin(a)];
    return solid.tube([at(0.018, 0), at(0.03, l * 0.3), at(0.034, l * 0.7), at(0.03, l)], 0.0042, {
      taper: [1, 1.2, 1, 0.4],
    });
  };
  b.add('tassel', 'tassel', solid.many(Array.from({ length: n }, (_, i) => strand(i))), { detail: 0.5 });
}

function addPoint(b: Bench, h: number, kind: string, taste: Rng): void {
  if (kind === 'stone') {
    const chip = (v: number, w: number): [number, number] => [v, w * taste.range(0.9, 1.1)];
    b.add(
      'head',
      'head',
      blade(
        [
          [0, 0.018],
          chip(0.03, 0.032),
          chip(0.06, 0.044),
          chip(0.1, 0.04),
          chip(0.14, 0.031),
          chip(0.18, 0.018),
          [0.215, 0.002],
        ],
        0.022,
        h - 0.02,
      ),
      { detail: 1.3 },
    );
    b.add('lashing', 'metal', winding(0.017, h - 0.07, h + 0.012, 8, 0.005));
    b.add(
      'feathers',
      'tassel',
      solid.many(
        [0.6, 2.4].map((a) =>
          solid.put(
            { op: 'ball', r: [0.014, 0.055, 0.003], at: [0, -0.06, 0] },
            [0.022 * Math.cos(a), h - 0.06, 0.022 * Math.sin(a)],
            [12, (-a * 180) / Math.PI, 0],
          ),
        ),
      ),
    );
    return;
  }
  addSocket(b, h);
  if (kind === 'naginata') {
    const rows = [0, 0.1, 0.22, 0.34, 0.42, 0.47];
    const sections = rows.map((v, i): { points: Vec3[] } => {
      const x = 0.05 * (v / 0.47) ** 2.2;
      const w = [0.016, 0.018, 0.021, 0.024, 0.019, 0.001][i];
      return {
        points: [
          [x - w, h + 0.03 + v, 0],
          [x, h + 0.03 + v, -0.004],
          [x + w, h + 0.03 + v, -0.003],
          [x + w, h + 0.03 + v, 0.003],
          [x, h + 0.03 + v, 0.004],
        ],
      };
    });
    b.add('blade', 'head', { op: 'loft', sections, spline: 'catmull', smooth: false, cap: 'flat' }, { detail: 1.4 });
    b.add(
      'guard',
      'metal',
      solid.slab(outline.superellipse(0.042, 0.036, 2.6, 36), 0.006, [0, h + 0.03, 0], 'y', { bevel: 0.0015 }),
    );
    addTassel(b, h - 0.09, taste);
    return;
  }
  const barbed = kind === 'harpoon';
  const wide = kind === 'pike' ? 0.02 : barbed ? 0.03 : taste.range(0.03, 0.042);
  const l = kind === 'pike' ? 0.2 : taste.range(0.26, 0.34);
  b.add(
    'blade',
    'head',
    blade(
      [
        [0, 0.009],
        [0.03, wide * 0.75],
        [0.07, wide],
        [l * 0.5, wide * 0.82],
        [l * 0.8, wide * 0.45],
        [l, 0.001],
      ],
      0.016,
      h + 0.03,
    ),
    { detail: 1.4 },
  );
  if (barbed)
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const p = pairs([0.004, 0.06, 0.03, 0.02, 0.052, -0.045, 0.028, -0.012, 0.006, 0.0]).map(
        ([x, y]): Vec2 => [s * x, y + h + 0.07],
      );
      b.add(`${side} barb`, 'head', solid.slab(s > 0 ? [...p].reverse() : p, 0.006, [0, 0, 0], 'z', { bevel: 0.002 }));
    }
  else if (kind === 'spear') {
    b.add(
      'lugs',
      'head',
      solid.both(
        solid.bar(
          [
            [0.01, h + 0.002, 0],
            [0.045, h + 0.014, 0],
            [0.062, h + 0.03, 0],
          ],
          { kind: 'rect', w: 0.01, h: 0.012, r: 0.003 },
          { spline: 'catmull', up: [0, 0, 1], taper: [1, 0.8, 0.3] },
        ),
      ),
    );
    addTassel(b, h - 0.12, taste);
  }
  if (barbed) b.add('line', 'tassel', winding(0.018, h - 0.32, h - 0.2, 10, 0.007));
}

function addTrident(b: Bench, h: number): void {
  addSocket(b, h);
  b.add('crossing', 'metal', { op: 'ball', r: [0.028, 0.024, 0.026], at: [0, h + 0.055, 0] });
  const prong = (x: number, tip: number): Shape =>
    solid.bar(
      x === 0
        ? [
            [0, h + 0.04, 0],
            [0, h + 0.2, 0],
            [0, tip - 0.06, 0],
          ]
        : [
            [0, h + 0.05, 0],
            [x * 0.55, h + 0.07, 0],
            [x, h + 0.14, 0],
            [x * 1.02, h + 0.24, 0],
            [x * 0.96, tip - 0.06, 0],
          ],
      { kind: 'rect', w: 0.017, h: 0.015, r: 0.004 },
      { spline: 'catmull', up: [0, 0, 1] },
    );
  for (const [name, x, tip] of [
    ['middle', 0, h + 0.46],
    ['left', 0.11, h + 0.4],
    ['right', -0.11, h + 0.4],
  ] as const) {
    b.add(`${name} prong`, 'head', prong(x, tip), { detail: 1.1 });
    const head = pairs([
      0, 0.085, 0.028, -0.012, 0.034, -0.03, 0.009, -0.012, -0.009, -0.012, -0.034, -0.03, -0.028, -0.012,
    ]).map(([u, v]): Vec2 => [u + x * 0.96, v + tip - 0.055]);
    b.add(`${name} point`, 'head', solid.slab([...head].reverse(), 0.013, [0, 0, 0], 'z', { bevel: 0.005 }));
  }
  b.add(
    'scrolls',
    'metal',
    solid.both(
      solid.tube(
        [
          [0.012, h + 0.03, 0],
          [0.05, h + 0.0, 0],
          [0.075, h + 0.03, 0],
          [0.055, h + 0.052, 0],
          [0.043, h + 0.034, 0],
        ],
        0.006,
        { taper: [1, 1, 0.9, 0.7, 0.5] },
      ),
    ),
  );
  b.add(
    'gem',
    { base: 'crystal', color: '#2aa8c8' },
    solid.both({ op: 'ball', r: [0.013, 0.013, 0.008], at: [0, h + 0.055, 0.024] }, 'z'),
  );
}

function addHalberd(b: Bench, h: number, taste: Rng): void {
  addSocket(b, h);
  b.add('spike', 'head', {
    op: 'lathe',
    profile: pairs([0, 0, 0.013, 0, 0.011, 0.03, 0, 0.4]),
    sides: 4,
    at: [0, h + 0.03, 0],
  });
  const deep = taste.range(0.17, 0.2);
  const axe = outline
    .rounded(
      pairs([
        0.01,
        -0.075,
        0.07,
        -0.05,
        deep,
        -0.15,
        deep + 0.035,
        -0.02,
        deep + 0.02,
        0.1,
        deep - 0.04,
        0.14,
        0.06,
        0.055,
        0.01,
        0.07,
      ]),
      [0.004, 0.03, 0.003, 0.08, 0.003, 0.003, 0.03, 0.004],
    )
    .map(([x, y]): Vec2 => [x, y + h - 0.03]);
  const holes = [
    outline.ngon(0.011, 16, 0, 0.085, h - 0.025),
    outline.ngon(0.008, 14, 0, 0.112, h + 0.006),
    outline.ngon(0.008, 14, 0, 0.112, h - 0.058),
  ];
  b.add('axe blade', 'head', solid.slab(axe, 0.012, [0, 0, 0], 'z', { holes, bevel: 0.005 }), { detail: 1.4 });
  const beak = outline
    .rounded(
      pairs([-0.01, 0.05, -0.05, 0.034, -0.15, -0.02, -0.165, -0.045, -0.1, -0.03, -0.05, -0.022, -0.01, -0.045]),
      0.004,
    )
    .map(([x, y]): Vec2 => [x, y + h - 0.03]);
  b.add('hook', 'head', solid.slab(beak, 0.014, [0, 0, 0], 'z', { bevel: 0.005 }), { detail: 1.1 });
  b.add('axe socket', 'head', solid.box([0.036, 0.14, 0.032], [0, h - 0.03, 0], 0.008));
  b.add('langets', 'head', solid.both(solid.box([0.012, 0.4, 0.004], [0, h - 0.28, 0.0155], 0.0015), 'z'));
  b.add(
    'langet nails',
    'metal',
    solid.both(
      solid.many([0.14, 0.24, 0.34, 0.44].map((v): Shape => ({ op: 'ball', r: 0.0042, at: [0, h - v, 0.018] }))),
      'z',
    ),
    { detail: 0.4 },
  );
  addTassel(b, h - 0.12, taste);
}

/** A jousting lance: striped cone, vamplate, grip, coronel. */
function buildLance(b: Bench): void {
  const stripes = b.tint('shaft', {
    layers: [
      { mask: { kind: 'stripes', dir: [0.5, 0.86, 0], period: 0.34, width: 0.5 }, material: { color: '#b3161f' } },
    ],
  });
  b.add(
    'cone',
    stripes,
    solid.turned(pairs([0, 0.52, 0.05, 0.52, 0.056, 0.56, 0.045, 1.2, 0.03, 2.0, 0.016, 2.82, 0, 2.82]), [0, 0, 0], {
      bevel: 0.004,
    }),
    { detail: 1.3 },
  );
  b.add(
    'vamplate',
    'head',
    solid.turned(
      pairs(
        [0, 0.52, 0.045, 0.52, 0.12, 0.46, 0.15, 0.42, 0.153, 0.424, 0.124, 0.468, 0.052, 0.53, 0, 0.53].map((v) => v),
      ),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'vamplate rivets',
    'metal',
    { op: 'arrayed', n: 12, around: 'y', of: { op: 'ball', r: 0.006, at: [0.135, 0.448, 0] } },
    { detail: 0.4 },
  );
  b.add(
    'grip core',
    'shaft',
    solid.turned(
      pairs([0, 0.02, 0.03, 0.02, 0.036, 0.06, 0.038, 0.22, 0.022, 0.28, 0.02, 0.4, 0.032, 0.47, 0, 0.5]),
      [0, 0, 0],
      { bevel: 0.003 },
    ),
  );
  b.add('grip', 'grip', winding(0.0225, 0.29, 0.4, 7, 0.005));
  b.add('butt cap', 'metal', solid.turned(pairs([0, 0, 0.024, 0, 0.034, 0.012, 0.036, 0.05, 0, 0.05]), [0, 0, 0]));
  b.add(
    'bands',
    'metal',
    solid.many(
      [
        [0.57, 0.057],
        [1.2, 0.0455],
        [2.0, 0.0305],
        [2.78, 0.0175],
      ].map(([y, r]) => solid.hoop(r, { kind: 'rect', w: 0.018, h: 0.004, r: 0.0012 }, [0, y, 0], 'y', 40)),
    ),
  );
  b.add('coronel', 'head', solid.turned(pairs([0, 2.8, 0.02, 2.8, 0.022, 2.86, 0.014, 2.88, 0, 2.88]), [0, 0, 0]));
  b.add('coronel points', 'head', {
    op: 'arrayed',
    n: 3,
    around: 'y',
    of: solid.rod([0.012, 2.86, 0], [0.026, 2.93, 0], 0.009, 0.003),
  });
  const pennon: Vec3[][] = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const z = 0.03 * Math.sin(t * 6);
    const w = 0.13 * (1 - t * 0.75);
    return [
      [0.02 + t * 0.42, 2.6 - 0.02 * t - w / 2, z],
      [0.02 + t * 0.42, 2.6 - 0.02 * t + w / 2, z + 0.01],
    ];
  });
  b.add('pennon', 'tassel', { op: 'sheet', grid: pennon, thickness: 0.002 });
}
