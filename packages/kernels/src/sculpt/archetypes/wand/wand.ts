import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, pairs, read, solid } from '../../kits/joinery/index.ts';
import { wandPalettes } from './palettes.ts';

/** Wands, tip up: a carved wizard's wand, a fairy's star with ribbons, a conjuror's black stick with white ends, a sparkler. */
export const wand: Archetype = {
  name: 'wand',
  kind: 'weapon',
  size: { length: 0.35 },
  params: {
    kind: {
      type: 'choice',
      of: ['wizard', 'star', 'magician', 'bubble', 'sparkler'],
      default: 'wizard',
      about: 'Kind of wand.',
    },
  },
  slots: {
    shaft: {
      material: { base: 'wood', color: '#5a3520', color2: '#3a1f10', rough: 0.32, clearcoat: 0.4 },
      words: ['shaft', 'wand', 'stick', 'wood'],
      main: true,
    },
    handle: {
      material: { base: 'wood', color: '#43261a', color2: '#2a150c', rough: 0.3, clearcoat: 0.4 },
      words: ['handle', 'grip'],
    },
    metal: { material: { base: 'gold', color: '#dcb04a' }, words: ['metal', 'ring', 'band'] },
    star: { material: { base: 'gold', color: '#f2c83f', rough: 0.3 }, words: ['star', 'tip', 'ball'] },
    ribbon: { material: { base: 'silk', color: '#e58ab0' }, words: ['ribbon', 'bow'] },
    glow: {
      material: { base: 'lamp', color: '#eaf6ff', color2: '#8ad0ff', emissiveStrength: 2 },
      words: ['glow', 'spark', 'gem', 'light'],
    },
  },
  palettes: wandPalettes,
  presets: {
    wand: { size: { height: 0.36 } },
    'fairy wand': {
      open: ['shaft'],
      params: { kind: 'star' },
      materials: { shaft: { base: 'paint', color: '#f3c4dc', rough: 0.25 } },
      size: { height: 0.38 },
    },
    'magician wand': {
      params: { kind: 'magician' },
      materials: { shaft: { base: 'paint', color: '#141416', rough: 0.2, clearcoat: 1 } },
      size: { height: 0.35 },
    },
    'bubble wand': {
      params: { kind: 'bubble' },
      materials: { shaft: { base: 'plastic', color: '#3fb0e0' } },
      size: { height: 0.3 },
    },
    sparkler: {
      params: { kind: 'sparkler' },
      materials: {
        shaft: { base: 'iron', color: '#8a8a8c' },
        glow: { color: '#fff1b8', color2: '#ffc23a', emissiveStrength: 4 },
      },
      size: { height: 0.32 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('wand');
    if (kind === 'star') buildStar(b, taste);
    else if (kind === 'wizard') buildWizard(b, taste);
    else buildStick(b, kind, taste);
    return { parts: b.parts, sockets: { handle: { at: [0, 0.05, 0], dir: [0, 1, 0], size: 0.015 } } };
  },
};

/** Turned handle with beads, spiral carving, a glowing tip. */
function buildWizard(b: Bench, taste: Rng): void {
  const grips = [
    [
      0, 0, 0.007, 0, 0.0095, 0.006, 0.0075, 0.014, 0.006, 0.018, 0.0085, 0.03, 0.0098, 0.05, 0.0085, 0.075, 0.006,
      0.086, 0.009, 0.094, 0.0065, 0.102, 0, 0.102,
    ],
    [
      0, 0, 0.0085, 0.001, 0.0105, 0.01, 0.0085, 0.019, 0.0058, 0.024, 0.0085, 0.032, 0.0058, 0.04, 0.0085, 0.05,
      0.0058, 0.06, 0.0085, 0.07, 0.0095, 0.09, 0.0062, 0.1, 0, 0.102,
    ],
    [
      0, 0, 0.006, 0, 0.0075, 0.004, 0.0082, 0.03, 0.0092, 0.06, 0.0098, 0.085, 0.0112, 0.09, 0.0112, 0.096, 0.0072,
      0.102, 0, 0.102,
    ],
  ];
  b.add('handle', 'handle', solid.turned(pairs(taste.pick(grips)), [0, 0, 0], { smooth: true, bevel: 0.0006 }), {
    detail: 1.4,
  });
  const bend = taste.range(-0.006, 0.006);
  const path: Vec3[] = [
    [0, 0.1, 0],
    [bend, 0.17, bend * 0.5],
    [bend * 0.4, 0.25, -bend * 0.4],
    [0, 0.35, 0],
  ];
  b.add('shaft', 'shaft', solid.tube(path, 0.0064, { taper: [1, 0.85, 0.65, 0.38], cap: 'round' }), {
    grain: [0, 1, 0],
    detail: 1.2,
  });
  const vine: Vec3[] = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const a = t * Math.PI * 2 * 5;
    const r = 0.0066 - 0.0026 * t;
    const k = Math.sin(Math.PI * Math.min(1, t * 0.7 + 0.05));
    return [bend * k + r * Math.cos(a), 0.108 + t * 0.16, bend * 0.4 * k + r * Math.sin(a)];
  });
  b.add(
    'carved vine',
    'handle',
    solid.tube(vine, 0.0013, { taper: vine.map((_, i) => 1 - i / 110), spline: 'linear' }),
    { detail: 0.6 },
  );
  b.add(
    'rings',
    'metal',
    solid.many(
      [0.104, 0.109].map((y) =>
        solid.hoop(0.0068, { kind: 'rect', w: 0.003, h: 0.0018, r: 0.0005 }, [0, y, 0], 'y', 28),
      ),
    ),
  );
  b.add('pommel gem', 'glow', { op: 'ball', r: [0.0052, 0.004, 0.0052], at: [0, 0.0025, 0] }, { hidden: true });
  b.add('tip glow', 'glow', {
    op: 'lathe',
    profile: pairs([0, -0.004, 0.003, 0, 0.0042, 0.008, 0, 0.018]),
    sides: 6,
    at: [0, 0.35, 0],
  });
}

/** A puffed star on a wound stick, ribbons flying. */
function buildStar(b: Bench, taste: Rng): void {
  b.add('shaft', 'shaft', solid.rod([0, 0.002, 0], [0, 0.27, 0], 0.0058, 0.0052), { detail: 1.1 });
  const stripe: Vec3[] = Array.from({ length: 73 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return [0.006 * Math.cos(a), 0.012 + (i / 72) * 0.24, 0.006 * Math.sin(a)];
  });
  b.add(
    'wound ribbon',
    'ribbon',
    solid.bar(stripe, { kind: 'rect', w: 0.01, h: 0.0012, r: 0.0004 }, { up: [1, 0, 0] }),
    { detail: 0.7 },
  );
  b.add('end cap', 'metal', { op: 'ball', r: 0.0085, at: [0, 0.008, 0] });
  const y = 0.315;
  const star = (k: number): Vec2[] =>
    Array.from({ length: 10 }, (_, i): Vec2 => {
      const a = Math.PI / 2 + (i * Math.PI) / 5;
      const r = (i % 2 ? 0.028 : 0.062) * k;
      return [r * Math.cos(a), r * Math.sin(a)];
    });
  const ring = (k: number, z: number): { points: Vec3[] } => ({ points: star(k).map(([u, v]): Vec3 => [u, y + v, z]) });
  b.add(
    'star',
    'star',
    {
      op: 'loft',
      sections: [ring(0.04, -0.014), ring(0.96, -0.004), ring(1, 0), ring(0.96, 0.004), ring(0.04, 0.014)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.3 },
  );
  b.add('star outline', 'metal', solid.bar(ring(1.0, 0).points, { kind: 'circle', r: 0.0026 }, { closed: true }));
  b.add('star gem', 'glow', solid.both({ op: 'ball', r: [0.012, 0.012, 0.006], at: [0, y, 0.0125] }, 'z'));
  for (const [i, s] of [1, -1].entries()) {
    const l = taste.range(0.12, 0.17);
    const grid = Array.from({ length: 9 }, (_, r): Vec3[] => {
      const t = r / 8;
      const x = s * (0.006 + l * 0.55 * t);
      const yy = 0.268 - l * t + 0.012 * Math.sin(t * 9);
      const z = 0.018 * Math.sin(t * 7 + i);
      return [
        [x - 0.005, yy, z],
        [x + 0.005, yy + 0.003, z + 0.002],
      ];
    });
    b.add(`ribbon ${i + 1}`, 'ribbon', { op: 'sheet', grid, thickness: 0.0008 });
    b.add(`bow ${i + 1}`, 'ribbon', {
      op: 'ball',
      r: [0.015, 0.0085, 0.006],
      at: [s * 0.015, 0.268, 0.005],
      rot: [0, 0, s * 20],
    });
  }
  b.add('bow knot', 'ribbon', { op: 'ball', r: 0.0062, at: [0, 0.268, 0.007] });
}

/** A magician's stick, a bubble ring, a sparkler. */
function buildStick(b: Bench, kind: string, taste: Rng): void {
  const h = kind === 'magician' ? 0.35 : 0.26;
  const r = kind === 'sparkler' ? 0.0014 : kind === 'bubble' ? 0.0055 : 0.0075;
  b.add('shaft', 'shaft', solid.rod([0, 0, 0], [0, h, 0], r, r, kind === 'magician' ? 'flat' : 'round'), {
    detail: 1.2,
  });
  if (kind === 'magician') {
    const white = { base: 'enamel', color: '#f4f2ec', rough: 0.2 };
    for (const [name, y] of [
      ['lower', 0.0235],
      ['upper', h - 0.0235],
    ] as const)
      b.add(`${name} end`, white, solid.cyl(r * 1.06, 0.05, [0, y, 0], 'y', { bevel: 0.001 }));
    b.add(
      'rings',
      'metal',
      solid.many(
        [0.05, h - 0.05].map((y) =>
          solid.hoop(r * 1.04, { kind: 'rect', w: 0.003, h: 0.0022, r: 0.0006 }, [0, y, 0], 'y', 30),
        ),
      ),
    );
    return;
  }
  if (kind === 'bubble') {
    const ring = solid.hoop(0.036, { kind: 'rect', w: 0.012, h: 0.006, r: 0.0025 }, [0, h + 0.034, 0], 'z', 48);
    b.add('ring', 'shaft', ring, { detail: 1.2 });
    b.add(
      'ring ribs',
      'metal',
      solid.put({ op: 'arrayed', n: 24, around: 'z', of: solid.box([0.003, 0.002, 0.014], [0.036, 0, 0], 0.0006) }, [
        0,
        h + 0.034,
        0,
      ]),
      { detail: 0.4 },
    );
    b.add(
      'film',
      { base: 'glass', color: '#d8ecff', transmission: 0.9, rough: 0.02 },
      solid.put({ op: 'ball', r: [0.034, 0.034, 0.012] }, [0, h + 0.034, 0.002]),
    );
    b.add(
      'bubbles',
      { base: 'glass', color: '#e8d8ff', transmission: 0.92, rough: 0.02 },
      solid.many(
        [
          [0.05, h + 0.09, 0.04, 0.018],
          [-0.03, h + 0.12, 0.05, 0.012],
          [0.015, h + 0.11, 0.07, 0.008],
        ].map(([x, y, z, k]): Shape => ({ op: 'ball', r: k, at: [x, y, z] })),
      ),
    );
    b.add(
      'grip ridges',
      'metal',
      solid.many(
        [0.03, 0.045, 0.06, 0.075].map((y) =>
          solid.hoop(r * 1.05, { kind: 'rect', w: 0.005, h: 0.002, r: 0.0007 }, [0, y, 0], 'y', 28),
        ),
      ),
    );
    return;
  }
  b.add('coating', 'handle', solid.rod([0, h * 0.42, 0], [0, h, 0], 0.0032, 0.003, 'round'));
  b.add('burning tip', 'glow', { op: 'ball', r: 0.007, at: [0, h, 0] });
  const rays = Array.from({ length: 44 }, () => ({
    angle: taste.range(0, 6.28),
    up: taste.range(-0.9, 1),
    l: taste.range(0.025, 0.07),
  }));
  b.add(
    'sparks',
    'glow',
    solid.many(
      rays.map(({ angle, up, l }) => {
        const s = Math.sqrt(1 - up * up);
        const d: Vec3 = [s * Math.cos(angle), up, s * Math.sin(angle)];
        return solid.rod(
          [d[0] * 0.004, h + d[1] * 0.004, d[2] * 0.004],
          [d[0] * l, h + d[1] * l, d[2] * l],
          0.0011,
          0.0003,
        );
      }),
    ),
    { detail: 0.4 },
  );
  const stars = rays
    .filter((_, i) => i % 4 === 0)
    .map(({ angle, up, l }) => {
      const s = Math.sqrt(1 - up * up);
      return { op: 'ball', r: 0.0026, at: [s * Math.cos(angle) * l, h + up * l, s * Math.sin(angle) * l] } as const;
    });
  b.add('spark stars', 'glow', solid.many(stars), { detail: 0.4 });
}
