import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addCoffin } from './coffins.ts';

/** Gravestones, crosses, tombs, coffins and sarcophagi. */
export const gravestone: Archetype = {
  name: 'gravestone',
  kind: 'building',
  size: { height: 0.95 },
  params: {
    kind: {
      type: 'choice',
      of: ['slab', 'gothic', 'cross', 'celtic', 'tomb', 'coffin', 'graveyard'],
      default: 'slab',
      about: 'Kind of grave.',
    },
    name: { type: 'text', default: '', max: 12, about: 'Name on the stone.' },
    open: { type: 'flag', default: false, about: 'The lid of a coffin or tomb is pushed aside.' },
    flowers: { type: 'flag', default: true, about: 'Flowers on the grave.', vary: 0.6 },
  },
  slots: {
    stone: {
      material: { base: 'stone', color: '#8f8f8c' },
      words: ['stone', 'slab', 'cross', 'grave', 'coffin', 'lid'],
      main: true,
    },
    base: { material: { base: 'granite', color: '#77777a' }, words: ['base', 'plinth', 'kerb'] },
    letters: { material: { base: 'plain', color: '#2c2c2e' }, words: ['letter', 'name', 'inscription'] },
    ground: { material: { base: 'grass', color: '#55803a' }, words: ['ground', 'grass', 'earth', 'mound'] },
    gold: { material: { base: 'brass', color: '#c29a48' }, words: ['gold', 'handle', 'metal', 'ornament'] },
    lining: { material: { base: 'silk', color: '#8f1f2c' }, words: ['lining', 'pillow', 'stripe'] },
    flowers: { material: { base: 'petal', color: '#e8e2d4' }, words: ['flower', 'wreath'] },
  },
  palettes: [
    {
      lead: 'stone',
      when: { kind: ['slab', 'gothic', 'cross', 'celtic', 'graveyard'] },
      of: colorways({
        'grey stone': { weight: 2 },
        'white marble': { stone: { base: 'marble', color: '#e2dfd8' }, letters: '#6a6258' },
        'black granite': { stone: { base: 'granite', color: '#2e3034' }, letters: '#d8c890' },
        sandstone: { stone: { base: 'sandstone', color: '#b08c60' } },
        'mossy stone': { stone: { color: '#7a8070' } },
        slate: { stone: { color: '#565b60' }, letters: '#c8c8c4' },
      }),
    },
  ],
  presets: {
    gravestone: { size: { height: 1 } },
    'cross grave': { params: { kind: 'cross' }, size: { height: 1.4 } },
    'celtic cross': { params: { kind: 'celtic' }, size: { height: 2 } },
    'gothic gravestone': { params: { kind: 'gothic' }, size: { height: 1.2 } },
    tomb: { params: { kind: 'tomb' }, size: { height: 1.2 } },
    coffin: {
      params: { kind: 'coffin' },
      materials: { stone: { base: 'dark-wood', color: '#5a3622' } },
      size: { height: 0.55 },
    },
    sarcophagus: {
      params: { kind: 'tomb' },
      materials: { stone: { base: 'sandstone', color: '#c9a878' }, base: { base: 'sandstone', color: '#b8945f' } },
      size: { height: 1.2 },
    },
    'pharaoh coffin': {
      params: { kind: 'coffin' },
      materials: { stone: { base: 'gold', color: '#d8a83c' }, gold: { base: 'enamel', color: '#1f4f9a' } },
      size: { height: 0.55 },
    },
    graveyard: { params: { kind: 'graveyard' }, size: { height: 1.7 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('gravestone');
    const kind = read.word(params, 'kind');
    const name = read.word(params, 'name').toUpperCase();
    if (kind === 'coffin') addCoffin(b, read.flag(params, 'open'), taste);
    else if (kind === 'tomb') addTomb(b, read.flag(params, 'open'), taste);
    else if (kind === 'graveyard') addGraveyard(b, taste);
    else {
      addStone(b, '', kind, [0, 0, -0.35], name, taste);
      addMound(b, '', [0, 0, 0.35], taste, read.flag(params, 'flowers'));
    }
    return { parts: b.parts };
  },
};

const HEADS: Record<string, (w: number, h: number) => Vec2[]> = {
  slab: (w, h) => [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, h - w * 0.42],
    ...outline.arc(0, h - w * 0.42, w * 0.42, 0, 180, 16).map(([x, y]): Vec2 => [x, y]),
    [-w / 2, h - w * 0.42],
  ],
  gothic: (w, h) => [
    [-w / 2, 0],
    [w / 2, 0],
    [w / 2, h - w * 0.62],
    [w * 0.42, h - w * 0.62],
    ...outline.arc(-w * 0.42, h - w * 0.72, w * 0.84, 0, 59, 8),
    ...outline.arc(w * 0.42, h - w * 0.72, w * 0.84, 121, 180, 8),
    [-w * 0.42, h - w * 0.62],
    [-w / 2, h - w * 0.62],
  ],
};

/** The stone itself on its plinth: carved border, letters, cross; or a cross with or without the ring. */
function addStone(b: Bench, prefix: string, kind: string, [x, y, z]: Vec3, name: string, taste: Rng): void {
  const put = (of: Shape): Shape => solid.put(of, [x, y, z], [0, 0, prefix ? taste.range(-4, 4) : 0]);
  b.add(`${prefix}plinth`, 'base', solid.box([0.86, 0.16, 0.36], [x, y + 0.08, z], 0.02));
  if (kind === 'cross' || kind === 'celtic') {
    const h = kind === 'celtic' ? 1.75 : 1.15;
    const [w, arm, at] = kind === 'celtic' ? [0.2, 0.42, 1.3] : [0.17, 0.36, 0.8];
    b.add(`${prefix}upper plinth`, 'base', solid.box([0.56, 0.14, 0.28], [x, y + 0.22, z], 0.018));
    const shape = outline.pairs([
      -w * 0.62,
      0.2,
      w * 0.62,
      0.2,
      w / 2,
      at - w / 2,
      arm,
      at - w * 0.62,
      arm,
      at + w * 0.62,
      w / 2,
      at + w / 2,
      w * 0.62,
      h + 0.2,
      -w * 0.62,
      h + 0.2,
      -w / 2,
      at + w / 2,
      -arm,
      at + w * 0.62,
      -arm,
      at - w * 0.62,
      -w / 2,
      at - w / 2,
    ]);
    b.add(`${prefix}cross`, 'stone', put(solid.slab(shape, 0.15, [0, 0, 0], 'z', { bevel: 0.02 })), { detail: 1.4 });
    if (kind === 'celtic') {
      b.add(
        `${prefix}ring`,
        'stone',
        put(solid.hoop(0.33, { kind: 'rect', w: 0.11, h: 0.075, r: 0.01 }, [0, at, 0], 'z', 44)),
      );
      const knot = (s: number): Vec3[] =>
        Array.from(
          { length: 40 },
          (_, i): Vec3 => [s * 0.05 * Math.sin(i * 0.8), 0.36 + i * 0.02, 0.078 + 0.006 * Math.cos(i * 0.8) * s],
        );
      b.add(`${prefix}knotwork`, 'base', put(solid.many([1, -1].map((s) => solid.tube(knot(s), 0.014)))), {
        detail: 0.7,
      });
      b.add(`${prefix}boss`, 'base', put({ op: 'ball', r: [0.085, 0.085, 0.04], at: [0, at, 0.075] }));
      b.add(
        `${prefix}small bosses`,
        'base',
        put(
          solid.many(
            [
              [0.26, 0],
              [-0.26, 0],
              [0, 0.3],
            ].map(([u, v]): Shape => ({ op: 'ball', r: [0.045, 0.045, 0.025], at: [u, at + v, 0.075] })),
          ),
        ),
      );
    } else
      b.add(
        `${prefix}cross panel`,
        'base',
        put(
          solid.slab(
            outline.pairs([
              -0.055,
              0.3,
              0.055,
              0.3,
              0.045,
              at - 0.05,
              0.28,
              at - 0.05,
              0.28,
              at + 0.05,
              0.045,
              at + 0.05,
              0.055,
              h + 0.08,
              -0.055,
              h + 0.08,
              -0.045,
              at + 0.05,
              -0.28,
              at + 0.05,
              -0.28,
              at - 0.05,
              -0.045,
              at - 0.05,
            ]),
            0.02,
            [0, 0, 0.078],
            'z',
            { bevel: 0.005 },
          ),
        ),
      );
    return;
  }
  addSlabStone(b, prefix, kind, name, put);
}

/** A shaped slab with border, letters and emblem. */
function addSlabStone(b: Bench, prefix: string, kind: string, name: string, put: (of: Shape) => Shape): void {
  const [w, h] = [0.62, kind === 'gothic' ? 0.98 : 0.8];
  const line = HEADS[kind] ?? HEADS.slab;
  const up = (of: Shape): Shape => put(solid.put(of, [0, 0.15, 0]));
  b.add(`${prefix}stone`, 'stone', up(solid.slab(line(w, h), 0.15, [0, 0, 0], 'z', { bevel: 0.018 })), { detail: 1.4 });
  const inner = (k: number): Vec2[] => line(w - k, h - k * 0.75).map(([u, v]): Vec2 => [u, v + k * 0.3]);
  b.add(
    `${prefix}border`,
    'base',
    up(solid.slab(inner(0.07), 0.02, [0, 0, 0.075], 'z', { holes: [inner(0.11)], bevel: 0.004 })),
  );
  const put3 = (text: string, height: number, v: number): Shape =>
    solid.put({ op: 'text', value: text, height, depth: 0.014, font: 'serif' }, [0, v, 0.077]);
  const lines = name
    ? [put3('RIP', 0.095, h * 0.52), put3(name, Math.min(0.08, 0.5 / (name.length * 0.82)), h * 0.36)]
    : [put3('RIP', 0.12, h * 0.46)];
  b.add(`${prefix}letters`, 'letters', up(solid.many(lines)), { detail: 0.8 });
  b.add(
    `${prefix}rule`,
    'letters',
    up(
      solid.many([
        solid.box([0.3, 0.008, 0.012], [0, h * 0.28, 0.078], 0),
        solid.box([0.22, 0.008, 0.012], [0, h * 0.22, 0.078], 0),
        solid.box([0.26, 0.008, 0.012], [0, h * 0.16, 0.078], 0),
      ]),
    ),
  );
  b.add(
    `${prefix}emblem`,
    'letters',
    up(
      solid.many([
        solid.box([0.022, 0.12, 0.014], [0, h * 0.76, 0.078], 0.003),
        solid.box([0.08, 0.022, 0.0135], [0, h * 0.785, 0.078], 0.003),
      ]),
    ),
  );
}

/** The mound in its kerb, with grass and a bunch of flowers. */
function addMound(b: Bench, prefix: string, [x, , z]: Vec3, taste: Rng, flowers: boolean): void {
  b.add(
    `${prefix}kerb`,
    'base',
    solid.slab(outline.pairs([-0.43, -0.62, 0.43, -0.62, 0.43, 0.62, -0.43, 0.62]), 0.12, [x, 0.06, z], 'y', {
      holes: [outline.pairs([-0.35, -0.54, 0.35, -0.54, 0.35, 0.54, -0.35, 0.54])],
      bevel: 0.015,
    }),
  );
  b.add(`${prefix}mound`, 'ground', {
    op: 'loft',
    sections: [
      [1, 0.02],
      [1, 0.08],
      [0.86, 0.13],
      [0.5, 0.17],
      [0.1, 0.18],
    ].map(([k, y]) => ({
      points: outline
        .superellipse(0.36 * k, 0.55 * k, 4, 28)
        .map(([u, v]): Vec3 => [x + u, y + 0.006 * Math.sin(u * 40 + v * 30), z - v]),
    })),
    spline: 'linear',
    smooth: true,
    cap: 'flat',
  });
  if (!flowers) return;
  const c: Vec3 = [x + taste.range(-0.08, 0.08), 0.2, z - 0.28];
  b.add(
    `${prefix}stems`,
    { base: 'leaf', color: '#4f8038' },
    solid.many(
      Array.from({ length: 8 }, (_, i) =>
        solid.rod(
          [c[0] + (i - 3.5) * 0.006, c[1] + 0.015, c[2] + 0.2],
          [c[0] + (i - 3.5) * 0.032, c[1] + 0.03 + (i % 2) * 0.02, c[2] - 0.04],
          0.007,
        ),
      ),
    ),
  );
  b.add(
    `${prefix}blossoms`,
    'flowers',
    solid.many(
      Array.from(
        { length: 11 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.042, 0.036, 0.042],
          at: [c[0] + (i - 5) * 0.026, c[1] + 0.04 + (i % 3) * 0.022, c[2] - 0.06 - (i % 2) * 0.05],
        }),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    `${prefix}ribbon`,
    'lining',
    solid.hoop(0.03, { kind: 'rect', w: 0.03, h: 0.012 }, [c[0], c[1] + 0.018, c[2] + 0.11], 'z', 16),
  );
}

/** A chest tomb: panelled sides, corner colonnettes, slab with a cross. */
function addTomb(b: Bench, open: boolean, taste: Rng): void {
  for (const [i, [w, l, y, h]] of [
    [1.3, 2.4, 0, 0.12],
    [1.14, 2.24, 0.12, 0.12],
  ].entries())
    b.add(`step ${i + 1}`, 'base', solid.box([w, h, l], [0, y + h / 2, 0], 0.02));
  b.add(
    'chest',
    'stone',
    solid.cut(
      solid.box([0.92, 0.66, 2.02], [0, 0.57, 0], 0.01),
      ...(open ? [solid.box([0.7, 0.5, 1.8], [0, 0.75, 0], 0)] : []),
    ),
    { detail: 1.3 },
  );
  b.add(
    'corner shafts',
    'base',
    solid.both(
      solid.both(
        solid.turned(
          outline.pairs([0, 0, 0.09, 0, 0.09, 0.05, 0.06, 0.09, 0.055, 0.56, 0.09, 0.6, 0.09, 0.66, 0, 0.66]),
          [0.45, 0.24, 1.0],
          { bevel: 0.006, segments: 18 },
        ),
      ),
      'z',
    ),
  );
  const panel = (w: number): Shape =>
    solid.slab(outline.pairs([-w / 2, -0.2, w / 2, -0.2, w / 2, 0.2, -w / 2, 0.2]), 0.05, [0, 0, 0], 'z', {
      holes: [outline.pairs([-w / 2 + 0.05, -0.15, w / 2 - 0.05, -0.15, w / 2 - 0.05, 0.15, -w / 2 + 0.05, 0.15])],
      bevel: 0.01,
    });
  b.add(
    'side panels',
    'base',
    solid.both(solid.many([-0.6, 0, 0.6].map((z) => solid.put(panel(0.5), [0.46, 0.57, z], [0, 90, 0])))),
  );
  b.add('end panels', 'base', solid.both(solid.put(panel(0.6), [0, 0.57, 1.01]), 'z'));
  b.add(
    'side emblems',
    'gold',
    solid.both(
      solid.many(
        [-0.6, 0, 0.6].flatMap((z) => [
          solid.box([0.03, 0.22, 0.04], [0.465, 0.57, z], 0.006),
          solid.box([0.029, 0.04, 0.14], [0.465, 0.61, z], 0.006),
        ]),
      ),
    ),
  );
  const lid = (of: Shape): Shape => (open ? solid.put(of, [0.3, 0, 0.1], [0, taste.range(10, 18), 0]) : of);
  b.add('lid', 'stone', lid(solid.box([1.16, 0.13, 2.26], [0, 0.965, 0], 0.03)));
  b.add('lid upper', 'base', lid(solid.box([0.96, 0.06, 2.06], [0, 1.055, 0], 0.02)));
  b.add(
    'lid cross',
    'gold',
    lid(
      solid.slab(
        outline.pairs([
          -0.06, -0.8, 0.06, -0.8, 0.06, 0.3, 0.28, 0.3, 0.28, 0.42, 0.06, 0.42, 0.06, 0.8, -0.06, 0.8, -0.06, 0.42,
          -0.28, 0.42, -0.28, 0.3, -0.06, 0.3,
        ]),
        0.04,
        [0, 1.1, 0],
        'y',
        { bevel: 0.01 },
      ),
    ),
  );
  b.add(
    'weeds',
    'ground',
    solid.many(
      Array.from(
        { length: 14 },
        (_, i): Shape => ({ op: 'ball', r: [0.08, 0.07, 0.07], at: [(i % 2 ? 1 : -1) * 0.69, 0.07, (i - 6.5) * 0.17] }),
      ),
    ),
    { detail: 0.4 },
  );
}

/** A plot of ground with stones in rows, a cross, a bare tree and a railing behind. */
function addGraveyard(b: Bench, taste: Rng): void {
  b.add(
    'ground',
    'ground',
    solid.slab(outline.superellipse(2.9, 2.2, 5, 40), 0.16, [0, 0.08, 0], 'y', { bevel: 0.05 }),
  );
  const kinds = ['slab', 'cross', 'gothic', 'celtic', 'slab', 'gothic'];
  for (let i = 0; i < 6; i++) {
    const at: Vec3 = [((i % 3) - 1) * 1.65, 0.14, i < 3 ? -1.05 : 0.75];
    addStone(b, `grave ${i + 1} `, kinds[i], at, '', taste);
    b.add(`grave ${i + 1} mound`, b.tint('ground', { base: 'dirt', color: '#6e5840' }), {
      op: 'ball',
      r: [0.3, 0.12, 0.48],
      at: [at[0], 0.15, at[2] + 0.65],
    });
  }
  const branch = (p: Vec3, q: Vec3, r: number): Shape =>
    solid.tube([p, [(p[0] + q[0]) / 2 + 0.06, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2 - 0.05], q], r, {
      taper: [1, 0.7, 0.25],
    });
  b.add(
    'dead tree',
    { base: 'bark', color: '#4a3c30' },
    {
      op: 'assembly',
      of: [
        solid.tube(
          [
            [2.1, 0.05, -1.5],
            [2.05, 0.6, -1.48],
            [2.2, 1.2, -1.5],
            [2.1, 1.75, -1.5],
          ],
          0.13,
          { taper: [1.3, 0.9, 0.7, 0.3], cap: 'flat' },
        ),
        branch([2.15, 1, -1.5], [2.7, 1.6, -1.4], 0.06),
        branch([2.18, 1.2, -1.5], [1.6, 1.75, -1.45], 0.055),
        branch([2.12, 1.5, -1.5], [2.4, 2.05, -1.6], 0.04),
        branch([2.06, 0.8, -1.48], [1.6, 1.2, -1.3], 0.05),
      ],
    },
  );
}
