import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { drapery } from '../../kits/drapery.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, pairs, read, solid } from '../../kits/joinery/index.ts';
import { motif } from '../../kits/motif.ts';
import { type Dye, FLAGS, skullAndBones } from './patterns.ts';

const { rect, disc, star, bar } = motif;

/** Cloth with its dyes: `at` where the figures' (0, 0) lies, `k` metres a unit. */
function dyed(cloth: MaterialSpec, dyes: readonly Dye[], at: Vec3, k: number): MaterialSpec {
  return { ...cloth, layers: dyes.map(({ color, figures }) => motif.dye(figures, color, { at, k })) };
}

function addPole(b: Bench, h: number, r: number, x = 0): void {
  b.add('pole', 'pole', solid.cyl(r, h - 0.05, [x, (h - 0.05) / 2 + 0.03, 0], 'y', { top: r * 0.86, bevel: 0.003 }), {
    grain: [0, 1, 0],
  });
  b.add(
    'finial',
    'metal',
    solid.turned(
      pairs([0, 0, 1.3, 0, 1.5, 0.5, 0.9, 1, 1.7, 2, 1.9, 3, 1.4, 4, 0.5, 4.8, 0, 5]).map(
        ([q, y]): [number, number] => [q * r, y * r],
      ),
      [x, h - 0.03, 0],
      { bevel: r * 0.1 },
    ),
  );
  b.add(
    'foot',
    'metal',
    solid.turned(pairs([0, 0, 0.17, 0, 0.17, 0.014, 0.13, 0.03, 0.04, 0.045, 0.032, 0.1, 0, 0.1]), [x, 0, 0], {
      bevel: 0.004,
      segments: 48,
    }),
  );
}

/** A flag in the wind on its pole; `taper` 1 draws it to a point. */
function buildFlag(b: Bench, cloth: MaterialSpec, dyes: readonly Dye[], taper: number, wave: number): void {
  const [h, k] = [1.9, 0.86];
  const w = 1.5 * k;
  addPole(b, h, 0.019);
  const y0 = h - 0.09 - k;
  const shape = drapery.cloth(18, 44, 0.006, (u, v) => {
    const tall = k * (1 - taper * u);
    const sway = wave * (0.25 + 0.75 * u);
    return [
      0.022 + w * u,
      y0 + k / 2 + (0.5 - v) * tall - 0.05 * u * u,
      sway * (0.14 * Math.sin(u * 8.4 - v * 1.1) + 0.03 * Math.sin(u * 15 + v * 3)) * Math.min(1, u * 5),
    ];
  });
  b.add('cloth', dyed(cloth, dyes, [0.022, y0 - 0.02, 0], k), shape, { detail: 1.6 });
  b.add('sleeve', 'trim', solid.cyl(0.0245, k * 1.0, [0, y0 + k / 2, 0], 'y', { bevel: 0.003 }));
  b.add(
    'rings',
    'metal',
    solid.many(
      [0.04, 0.5, 0.96].map((t) => solid.hoop(0.027, { kind: 'circle', r: 0.004 }, [0, y0 + k * t, 0], 'y', 24)),
    ),
  );
  b.add(
    'halyard',
    'trim',
    solid.tube(
      [
        [0.026, y0 + k, 0.018],
        [0.03, y0 - 0.1, 0.02],
        [0.024, 0.7, 0.02],
      ],
      0.003,
    ),
  );
  b.add('cleat', 'metal', solid.box([0.014, 0.09, 0.02], [0.024, 0.7, 0.014], 0.004));
}

/** A long cloth hanging from a crossbar, swallow-tailed, with border, device and fringe. */
function buildBanner(b: Bench, cloth: MaterialSpec, dyes: readonly Dye[], gold: string, device: string): void {
  const [h, w, l] = [2.3, 0.72, 1.35];
  addPole(b, h, 0.024);
  const y = h - 0.16;
  b.add('crossbar', 'pole', solid.rod([-w / 2 - 0.08, y, 0.03], [w / 2 + 0.08, y, 0.03], 0.015), { grain: [1, 0, 0] });
  b.add('crossbar ends', 'metal', solid.both({ op: 'ball', r: 0.028, at: [w / 2 + 0.09, y, 0.03] }));
  b.add(
    'lashing',
    'trim',
    solid.many([0.012, -0.012].map((d) => solid.hoop(0.033, { kind: 'circle', r: 0.006 }, [0, y + d, 0.013], 'y', 20))),
  );
  const tail = (u: number): number => 0.24 * Math.abs(u - 0.5) * 2;
  const edge = [rect(-0.5, -0.1, -0.45, 2), rect(0.45, -0.1, 0.5, 2), rect(-0.5, 1.78, 0.5, 1.83)];
  const emblem: Record<string, Dye[]> = {
    star: [{ color: gold, figures: [star(0, 1.15, 0.28)] }],
    cross: [{ color: gold, figures: [rect(-0.07, 0.75, 0.07, 1.55), rect(-0.28, 1.13, 0.28, 1.27)] }],
    sun: [
      { color: gold, figures: [star(0, 1.15, 0.34, 12, 0.62), disc(0, 1.15, 0.19)] },
      { color: cloth.color ?? '#8a1c20', figures: [disc(0, 1.15, 0.14)] },
      { color: gold, figures: [disc(0, 1.15, 0.1)] },
    ],
    chevron: [
      { color: gold, figures: [bar([-0.5, 0.85], [0.02, 1.25], 0.14), bar([0.5, 0.85], [-0.02, 1.25], 0.14)] },
      { color: gold, figures: [disc(-0.22, 1.5, 0.08), disc(0.22, 1.5, 0.08), disc(0, 0.78, 0.08)] },
    ],
    crown: [
      {
        color: gold,
        figures: [
          [
            [-0.26, 0.95],
            [0.26, 0.95],
            [0.34, 1.38],
            [0.14, 1.16],
            [0, 1.46],
            [-0.14, 1.16],
            [-0.34, 1.38],
          ],
          disc(0.34, 1.4, 0.04),
          disc(-0.34, 1.4, 0.04),
          disc(0, 1.48, 0.045),
        ],
      },
    ],
    skull: skullAndBones(0, 1.15, 0.7),
  };
  const layers = [...dyes, { color: gold, figures: edge }, ...(emblem[device] ?? [])];
  const shape = drapery.cloth(34, 20, 0.006, (u, v) => {
    const long = l - tail(u) * -1 - 0.24;
    return [(u - 0.5) * w * (1 - 0.03 * v), y - 0.004 - long * v, 0.048 + 0.022 * v * Math.sin(u * 9 + v * 2)];
  });
  b.add('cloth', dyed(cloth, layers, [0, y - l, 0], w), shape, { detail: 1.6 });
  b.add(
    'loops',
    'trim',
    solid.many(
      [-0.4, -0.2, 0, 0.2, 0.4].map((t) =>
        solid.hoop(0.02, { kind: 'rect', w: 0.05, h: 0.004, r: 0.001 }, [t * w, y, 0.03], 'x', 20),
      ),
    ),
  );
  const strands = Array.from({ length: 34 }, (_, i) => {
    const u = (i + 0.5) / 34;
    return drapery.tassel(
      [(u - 0.5) * w * 0.97, y - 0.002 - (l - 0.24 + tail(u)), 0.048 + 0.022 * Math.sin(u * 9 + 2)],
      0.05,
      0.009,
    );
  });
  b.add('fringe', 'metal', solid.many(strands), { detail: 0.4 });
}

/** A string of small flags between two poles. */
function buildBunting(b: Bench, cloth: MaterialSpec, square: boolean): void {
  const colors = square
    ? ['#2a5fb8', '#f2f0ea', '#c8282c', '#2f8f4a', '#f0c82c']
    : [cloth.color ?? '#c8282c', '#f0c02c', '#2a6ab8', '#3a9a4a', '#f2f0ea'];
  const [h, w, n] = [1.5, 2.2, 11];
  const y = (x: number): number => h - 0.1 - 0.26 * (1 - (x / (w / 2)) ** 2);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} pole`, 'pole', solid.cyl(0.018, h, [(s * w) / 2, h / 2, 0]), { grain: [0, 1, 0] });
    b.add(`${name} knob`, 'metal', { op: 'ball', r: 0.03, at: [(s * w) / 2, h + 0.01, 0] });
    b.add(`${name} foot`, 'metal', solid.cyl(0.12, 0.03, [(s * w) / 2, 0.015, 0], 'y', { bevel: 0.008 }));
  }
  b.add(
    'cord',
    'trim',
    solid.tube(
      Array.from({ length: 15 }, (_, i): Vec3 => {
        const x = -w / 2 + (w * i) / 14;
        return [x, y(x), 0];
      }),
      0.005,
    ),
  );
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + (w * (i + 0.5)) / n;
    const color = colors[i % colors.length];
    b.add(
      `flag ${i + 1}`,
      { ...cloth, color },
      drapery.cloth(8, 8, 0.004, (u, v) => [
        x + (u - 0.5) * 0.17 * (square ? 1 : 1 - 0.97 * v),
        y(x + (u - 0.5) * 0.17) - 0.002 - 0.21 * v,
        0.016 * v * Math.sin(u * 5 + i),
      ]),
    );
  }
}

/** A sock of rings on its swivel, filled by the wind. */
function buildSock(b: Bench, cloth: MaterialSpec): void {
  addPole(b, 2.6, 0.022);
  b.add('hoop', 'metal', solid.hoop(0.2, { kind: 'circle', r: 0.009 }, [0.1, 2.42, 0], 'x', 40));
  b.add('swivel', 'metal', solid.box([0.12, 0.03, 0.03], [0.045, 2.6, 0], 0.006));
  const r = (t: number): number => 0.198 - 0.1 * t;
  for (let i = 0; i < 5; i++) {
    const x = (t: number): number => 0.1 + 1.15 * t;
    const [t0, t1] = [i / 5, (i + 1) / 5];
    const ring = (t: number, k: number): { points: Vec3[] } => ({
      points: Array.from({ length: 28 }, (_, j): Vec3 => {
        const a = (2 * Math.PI * j) / 28;
        return [x(t), 2.42 - 0.22 * t * t + (r(t) - k) * Math.cos(a), (r(t) - k) * Math.sin(a)];
      }),
    });
    b.add(`section ${i + 1}`, i % 2 ? { ...cloth, color: '#f2f0ea' } : cloth, {
      op: 'loft',
      sections: [
        ring(t0, 0.004),
        ring(t0, 0),
        ring((t0 + t1) / 2, -0.006),
        ring(t1, 0),
        ring(t1, 0.004),
        ring((t0 + t1) / 2, -0.002),
      ],
      closed: true,
      spline: 'linear',
      smooth: false,
    });
  }
}

/** Flags in the wind, banners on crossbars, pennants, bunting and windsocks, with the patterns of countries and causes. */
export const flag: Archetype = {
  name: 'flag',
  kind: 'thing',
  size: { height: 1.95 },
  params: {
    kind: {
      type: 'choice',
      of: ['flag', 'banner', 'pennant', 'bunting', 'prayer', 'windsock'],
      default: 'flag',
      about: 'Kind.',
    },
    pattern: { type: 'choice', of: Object.keys(FLAGS), default: 'plain', about: 'What is on it.' },
    device: {
      type: 'choice',
      of: ['star', 'cross', 'sun', 'chevron', 'crown', 'skull', 'none'],
      default: 'crown',
      about: 'Device of a banner.',
      vary: { star: 1, cross: 1, sun: 2, chevron: 2, crown: 2 },
    },
    wave: { type: 'number', min: 0, max: 1.6, default: 1, about: 'How much it waves.', vary: [0.8, 1.2] },
  },
  slots: {
    cloth: {
      material: { base: 'fabric', color: '#c02028', rough: 0.7, scale: 0.4 },
      words: ['cloth', 'flag', 'banner', 'field'],
      main: true,
    },
    pole: {
      material: { base: 'wood', color: '#8a6238', color2: '#6c4a28', clearcoat: 0.3 },
      words: ['pole', 'staff', 'stick'],
    },
    metal: { material: { base: 'brass', color: '#d8b04c' }, words: ['finial', 'fringe', 'knob', 'base'] },
    trim: { material: { base: 'fabric', color: '#e8e4d8' }, words: ['rope', 'sleeve', 'trim'] },
  },
  palettes: [
    {
      lead: 'cloth',
      when: { pattern: ['plain', 'star', 'cross'] },
      of: tones('cloth', {
        red: '#b81c24',
        blue: '#1f3f8a',
        green: '#1f6a40',
        purple: '#5a2a78',
        black: '#222226',
        gold: '#d09a24',
        white: '#eeebe2',
      }),
    },
  ],
  presets: {
    flag: { size: { height: 1.95 } },
    banner: {
      params: { kind: 'banner' },
      materials: { cloth: { color: '#8a1c20' } },
      open: ['cloth'],
      size: { height: 2.4 },
    },
    pennant: { params: { kind: 'pennant' }, size: { height: 1.95 } },
    bunting: { params: { kind: 'bunting' }, size: { height: 1.54 } },
    windsock: { params: { kind: 'windsock' }, materials: { cloth: { color: '#e8641c' } }, size: { height: 2.7 } },
    'pirate flag': { params: { pattern: 'pirate' }, size: { height: 1.95 } },
    'american flag': { params: { pattern: 'usa' }, size: { height: 1.95 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const cloth = materials.cloth;
    const dyes = FLAGS[read.word(params, 'pattern')]();
    const wave = read.num(params, 'wave');
    if (kind === 'banner')
      buildBanner(
        b,
        cloth,
        dyes.map((d) => ({
          ...d,
          figures: d.figures.map((f) => f.map(([x, y]) => [(x - 0.75) * 1.9, y * 1.9] as const)),
        })),
        materials.metal.color ?? '#d8b04c',
        dyes.length ? 'none' : read.word(params, 'device'),
      );
    else if (kind === 'bunting' || kind === 'prayer') buildBunting(b, cloth, kind === 'prayer');
    else if (kind === 'windsock') buildSock(b, cloth);
    else buildFlag(b, cloth, dyes, kind === 'pennant' ? 0.96 : 0, wave);
    return {
      parts: proportioned(b.parts, rng, 0.003),
      sockets: { handle: { at: [0, 0.9, 0], dir: [0, 1, 0], size: 0.04 } },
    };
  },
};
