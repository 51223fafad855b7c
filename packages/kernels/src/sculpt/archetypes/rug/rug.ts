import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { drapery } from '../../kits/drapery.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, outline, read, solid, suited } from '../../kits/joinery/index.ts';
import { motif } from '../../kits/motif.ts';
import { type Cloths, pattern } from './patterns.ts';

const { rect } = motif;
const AT: Vec3 = [0, 0, 0];

function addFringe(b: Bench, w: number, d: number, y: number): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const n = Math.round(d / 0.028);
    b.add(
      `${name} fringe`,
      'fringe',
      solid.many(
        Array.from({ length: n }, (_, i) => {
          const z = -d / 2 + (d * (i + 0.5)) / n;
          const bend = 0.006 * Math.sin(i * 2.3);
          return solid.tube(
            [
              [s * (w / 2 - 0.004), y, z],
              [s * (w / 2 + 0.035), 0.005, z + bend],
              [s * (w / 2 + 0.075), 0.004, z + bend * 2],
            ],
            0.0042,
            { taper: [0.8, 0.7, 1.1] },
          );
        }),
      ),
      { detail: 0.3 },
    );
  }
}

/** A rug with its pattern, w along x. */
function buildFlat(b: Bench, kind: string, w: number, d: number, cloth: MaterialSpec, c: Cloths): void {
  const t = kind === 'shaggy' ? 0.03 : 0.012;
  const material = { ...cloth, layers: kind === 'shaggy' ? [] : pattern(kind, w, d, c) };
  if (kind === 'round')
    b.add('rug', material, solid.cyl(w / 2, t, [0, t / 2, 0], 'y', { bevel: 0.004, segments: 80 }), { detail: 1.3 });
  else if (kind === 'gingham')
    b.add(
      'cloth',
      material,
      drapery.cloth(30, 30, 0.005, (u, v) => [
        (u - 0.5) * w,
        0.006 + 0.012 * Math.max(0, Math.sin(u * 7 + v * 3)) * Math.max(0, Math.sin(v * 6 + 1)),
        (v - 0.5) * d,
      ]),
      { detail: 1.3 },
    );
  else
    b.add(
      'rug',
      material,
      solid.slab(outline.roundRect(w, d, kind === 'shaggy' ? 0.06 : 0.006), t, [0, t / 2, 0], 'y', { bevel: 0.003 }),
      { detail: 1.3 },
    );
  if (kind === 'round')
    b.add(
      'edge',
      b.tint('cloth', { color: c.border }),
      solid.hoop(w / 2, { kind: 'circle', r: 0.008 }, [0, 0.0085, 0], 'y', 72),
    );
  if (['persian', 'runner', 'plain', 'striped'].includes(kind) && w > 0.6) addFringe(b, w, d, t * 0.5);
}

/** A carpet on the wind: rippling, corners curled, tassels at them. */
function buildMagic(b: Bench, cloth: MaterialSpec, c: Cloths): void {
  const [w, d] = [1.7, 1.05];
  const at = (u: number, v: number): Vec3 => [
    (u - 0.5) * w,
    0.128 + 0.09 * Math.sin(u * 7.2 + 0.6) + 0.1 * (2 * u - 1) ** 4 + 0.03 * Math.sin(v * 5),
    (v - 0.5) * d,
  ];
  b.add('carpet', { ...cloth, layers: pattern('persian', w, d, c) }, drapery.cloth(22, 40, 0.014, at), { detail: 1.4 });
  (
    [
      [0, 0, 'back right'],
      [1, 0, 'back left'],
      [0, 1, 'front right'],
      [1, 1, 'front left'],
    ] as const
  ).forEach(([u, v, name]) => {
    const [x, y, z] = at(u, v);
    b.add(
      `${name} tassel`,
      'fringe',
      solid.put(drapery.tassel([0, 0, 0], 0.14, 0.026), [x, y + 0.004, z], [0, 0, u ? 24 : -24]),
    );
  });
  for (const [name, u] of [
    ['left', 1],
    ['right', 0],
  ] as const)
    b.add(
      `${name} fringe`,
      'fringe',
      solid.many(
        Array.from({ length: 30 }, (_, i) => {
          const [x, y, z] = at(u, (i + 0.5) / 30);
          return solid.tube(
            [
              [x, y, z],
              [x + (u ? 0.05 : -0.05), y - 0.004, z],
              [x + (u ? 0.075 : -0.075), y - 0.03, z],
            ],
            0.005,
          );
        }),
      ),
      { detail: 0.3 },
    );
}

/** A folded stack: blankets, towels. */
function buildFolded(b: Bench, cloth: MaterialSpec, c: Cloths): void {
  for (let i = 0; i < 4; i++) {
    const y = 0.002 + i * 0.034;
    const [w, d] = [0.5 - i * 0.006, 0.36 - i * 0.006];
    const layer =
      i === 3
        ? {
            ...cloth,
            layers: [
              motif.dye([rect(-1, -0.11, 1, -0.085), rect(-1, -0.07, 1, -0.062)], c.accent, {
                at: AT,
                k: 1,
                lying: true,
              }),
            ],
          }
        : cloth;
    b.add(
      `fold ${i + 1}`,
      layer,
      solid.put(formed.pad(outline.roundRect(w, d, 0.03), 0.03, { crown: 0.004, edge: 0.014 }), [0, y, 0]),
      { detail: 1.1 },
    );
  }
  b.add(
    'front fold',
    cloth,
    solid.bar(
      [
        [-0.235, 0.07, 0.168],
        [0.235, 0.07, 0.168],
      ],
      { kind: 'ellipse', rx: 0.026, ry: 0.068 },
      { up: [0, 1, 0], cap: 'round' },
    ),
  );
}

/** A bear's skin spread out. */
function buildFur(b: Bench, cloth: MaterialSpec): void {
  const skin = (k: number): Vec2[] =>
    Array.from({ length: 72 }, (_, i): Vec2 => {
      const t = (2 * Math.PI * i) / 72;
      const legs = Math.max(0, Math.cos(4 * (t - Math.PI / 4))) ** 2.2;
      const r = 0.44 + 0.3 * legs;
      return [k * r * Math.cos(t) * 1.05, k * r * Math.sin(t) * 0.92];
    });
  b.add('skin', cloth, formed.pad(skin(1), 0.02, { crown: 0.018, edge: 0.02 }), { detail: 1.3 });
  const p = (x: number, y: number, z: number): Vec3 => [x, y + 0.01, 0.46 + z];
  b.add(
    'head',
    cloth,
    {
      op: 'union',
      k: 0.05,
      of: [
        { op: 'ellipsoid', r: [0.15, 0.1, 0.15], at: p(0, 0.09, 0) },
        { op: 'ellipsoid', r: [0.075, 0.06, 0.1], at: p(0, 0.075, 0.15) },
      ],
    },
    { detail: 1.3 },
  );
  b.add('nose', 'dark', { op: 'ball', r: [0.03, 0.022, 0.02], at: p(0, 0.1, 0.245) });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} ear`, cloth, { op: 'ball', r: [0.045, 0.045, 0.022], at: p(s * 0.11, 0.165, -0.05) });
    b.add(`${name} eye`, 'dark', { op: 'ball', r: 0.014, at: p(s * 0.062, 0.14, 0.115) });
    for (const [end, z] of [
      ['front', 0.47],
      ['back', -0.47],
    ] as const)
      b.add(
        `${name} ${end} claws`,
        'dark',
        solid.many(
          [-1, 0, 1].map((i) =>
            solid.tube(
              [
                [s * (0.545 + i * 0.03), 0.018, z - i * Math.sign(z) * 0.03],
                [s * (0.59 + i * 0.03), 0.02, z + Math.sign(z) * 0.035 - i * Math.sign(z) * 0.03],
                [s * (0.605 + i * 0.03), 0.008, z + Math.sign(z) * 0.055 - i * Math.sign(z) * 0.03],
              ],
              0.009,
              { taper: [1, 0.8, 0.2] },
            ),
          ),
        ),
      );
  }
}

/** A mat half rolled, of foam; a mat with a greeting; a straw mat with cloth edges. */
function buildMat(b: Bench, kind: string, cloth: MaterialSpec, c: Cloths): void {
  if (kind === 'yoga') {
    b.add('mat', cloth, solid.box([1.45, 0.007, 0.6], [-0.1, 0.0035, 0], 0.002), { detail: 1.1 });
    const roll = Array.from({ length: 70 }, (_, i): Vec2 => {
      const t = i / 69;
      const a = -Math.PI / 2 + t * 7 * Math.PI;
      const r = 0.058 * (1 - t * 0.72);
      return [0.625 + r * Math.cos(a), 0.0585 + r * Math.sin(a)];
    });
    b.add(
      'roll',
      cloth,
      solid.bar(
        roll.map(([x, y]): Vec3 => [x, y, 0]),
        { kind: 'rect', w: 0.6, h: 0.0065, r: 0.001 },
        { up: [0, 1, 0] },
      ),
      { detail: 1.1 },
    );
    b.add(
      'strap',
      b.tint('fringe', { color: c.accent }),
      solid.hoop(0.064, { kind: 'rect', w: 0.03, h: 0.003, r: 0.001 }, [0.625, 0.0635, 0.12], 'z', 32),
    );
    return;
  }
  const [w, d] = kind === 'tatami' ? [1.8, 0.9] : kind === 'pad' ? [0.25, 0.2] : [0.75, 0.45];
  const t = kind === 'tatami' ? 0.05 : kind === 'pad' ? 0.004 : 0.018;
  if (kind === 'coaster') {
    b.add('coaster', cloth, solid.cyl(0.048, 0.007, [0, 0.0035, 0], 'y', { bevel: 0.0015, segments: 56 }));
    b.add(
      'rim',
      b.tint('fringe', { color: c.accent }),
      solid.hoop(0.046, { kind: 'circle', r: 0.0018 }, [0, 0.0068, 0], 'y', 52),
    );
    b.add(
      'rings',
      b.tint('fringe', { color: c.border }),
      solid.many(
        [0.034, 0.022, 0.01].map((r) =>
          solid.hoop(r, { kind: 'rect', w: 0.0008, h: 0.003, r: 0.0002 }, [0, 0.0071, 0], 'y', 48),
        ),
      ),
    );
    return;
  }
  b.add(
    'mat',
    kind === 'tatami' ? { base: 'wicker', color: '#c8b878', scale: 0.5 } : cloth,
    solid.slab(outline.roundRect(w, d, kind === 'pad' ? 0.012 : 0.008), t, [0, t / 2, 0], 'y', {
      bevel: Math.min(0.004, t * 0.3),
    }),
    { detail: 1.2 },
  );
  if (kind === 'tatami')
    b.add(
      'edges',
      b.tint('cloth', { color: c.border }),
      solid.both(solid.box([w + 0.002, t + 0.003, 0.035], [0, t / 2 + 0.0005, d / 2 - 0.017], 0.003), 'z'),
    );
  if (kind === 'doormat') {
    b.add(
      'letters',
      'dark',
      solid.put(lettering('WELCOME', [0, 0, 0.001], w * 0.8, d * 0.4, 0.004, 'serif'), [0, t, 0], [-90, 0, 0]),
    );
    b.add(
      'border',
      'dark',
      solid.slab(outline.roundRect(w - 0.05, d - 0.05, 0.01), 0.003, [0, t + 0.001, 0], 'y', {
        bevel: 0,
        holes: [outline.roundRect(w - 0.068, d - 0.068, 0.008)],
      }),
    );
  }
  if (kind === 'pad')
    b.add(
      'stitching',
      b.tint('fringe', { color: c.accent }),
      solid.bar(
        outline.roundRect(w - 0.006, d - 0.006, 0.01).map(([x, z]): Vec3 => [x, t, z]),
        { kind: 'circle', r: 0.0009 },
        { closed: true },
      ),
      { detail: 0.5 },
    );
}

const SIZE: Readonly<Record<string, readonly [number, number]>> = {
  plain: [1.9, 1.25],
  persian: [2, 1.35],
  runner: [2.6, 0.75],
  round: [1.6, 1.6],
  gingham: [1.5, 1.5],
  striped: [1.5, 0.75],
  shaggy: [0.8, 0.5],
};

/** Rugs and mats: Persian, round, plain, shaggy, flying; blankets, towels, bearskins, tatami. */
export const rug: Archetype = {
  name: 'rug',
  kind: 'furniture',
  size: { length: 2 },
  params: {
    kind: {
      type: 'choice',
      of: [...Object.keys(SIZE), 'magic', 'fur', 'doormat', 'yoga', 'tatami', 'blanket', 'pad', 'coaster'],
      default: 'persian',
      about: 'Kind.',
      vary: { persian: 3, plain: 1, round: 1 },
    },
  },
  slots: {
    cloth: {
      material: { base: 'fabric', color: '#9a1c22', rough: 0.95, scale: 1.2, relief: 0.7 },
      words: ['field', 'cloth', 'rug'],
      main: true,
    },
    border: { material: { base: 'fabric', color: '#1f2a52' }, words: ['border', 'edge'] },
    fringe: { material: { base: 'wool', color: '#e6d6b0' }, words: ['fringe', 'tassel', 'pattern'] },
  },
  palettes: [
    {
      lead: 'cloth',
      when: { kind: ['persian', 'plain', 'round', 'runner', 'magic', 'striped'] },
      of: colorways({
        red: { weight: 2 },
        blue: { cloth: '#1f3a6a', border: '#7a1c20' },
        green: { cloth: '#2c5444', border: '#6a3a1c' },
        ivory: { cloth: '#e2d6bc', border: '#4a5a6e', fringe: '#8a6a44' },
        violet: { cloth: '#4a2450', border: '#1f2440', fringe: '#dcb45a' },
        rust: { cloth: '#b05a2a', border: '#2c3a40' },
        grey: { cloth: '#8a8a88', border: '#3a3c40', fringe: '#e8e4da' },
      }),
    },
  ],
  presets: {
    rug: { size: { width: 2 } },
    'persian rug': { params: { kind: 'persian' }, size: { width: 2.15 } },
    'round rug': { params: { kind: 'round' }, size: { width: 1.6 } },
    'magic carpet': {
      params: { kind: 'magic' },
      materials: { cloth: { color: '#5a1c54' }, border: { color: '#1f2a5e' }, fringe: { color: '#e8bc4a' } },
      size: { width: 1.85 },
    },
    'bear rug': {
      params: { kind: 'fur' },
      materials: { cloth: { base: 'fur', color: '#4a3020', color2: '#2c1a10' } },
      size: { width: 1.5 },
    },
    'yoga mat': {
      params: { kind: 'yoga' },
      materials: { cloth: { base: 'rubber', color: '#5a3a8a' } },
      size: { width: 1.5 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own: Record<string, MaterialSpec> = {
      doormat: { base: 'wool', color: '#a07a48' },
      gingham: { base: 'fabric', color: '#c03038' },
      fur: { base: 'fur', color: '#4a3020', color2: '#2c1a10' },
      yoga: { base: 'rubber', color: '#5a3a8a' },
      shaggy: { base: 'wool', color: '#e4e0d4', scale: 2 },
      pad: { base: 'fabric', color: '#24262c' },
      coaster: { base: 'wood', color: '#a87444' },
      blanket: { base: 'knit', color: '#c8b088' },
    };
    const m = suited(materials, rug.slots, own[kind] ? { cloth: own[kind] } : {});
    const b = createBench({ ...m, dark: { base: 'plain', color: '#1c1814' } });
    const c: Cloths = {
      field: m.cloth.color ?? '#9a1c22',
      border: m.border.color ?? '#1f2a52',
      accent: m.fringe.color ?? '#e6d6b0',
    };
    const cloth = kind === 'gingham' ? { ...m.cloth, color: '#f2efe6', color2: '#e2dfd6' } : m.cloth;
    if (SIZE[kind]) buildFlat(b, kind, SIZE[kind][0], SIZE[kind][1], cloth, c);
    else if (kind === 'magic') buildMagic(b, cloth, c);
    else if (kind === 'fur') buildFur(b, cloth);
    else if (kind === 'blanket') buildFolded(b, cloth, c);
    else buildMat(b, kind, cloth, c);
    const y = kind === 'magic' ? 0.19 : kind === 'blanket' ? 0.14 : 0.02;
    const sockets = { top: { at: [0, y, 0] as const, dir: [0, 1, 0] as const, size: 0.8 } };
    return {
      parts: proportioned(b.parts, rng, 0.004),
      sockets: kind === 'magic' ? { ...sockets, seat: { at: [0, y, 0], dir: [0, 1, 0], size: 0.8 } } : sockets,
    };
  },
};
