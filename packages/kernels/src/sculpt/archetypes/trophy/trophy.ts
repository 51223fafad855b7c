import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { trophyPalettes } from './palettes.ts';

/** Prizes: a two-handled cup on its plinth, a star, a figure with raised arms, a globe held by two athletes, a pane of crystal. */
export const trophy: Archetype = {
  name: 'trophy',
  kind: 'container',
  size: { height: 0.36 },
  params: {
    kind: { type: 'choice', of: ['cup', 'star', 'figure', 'globe', 'glass'], default: 'cup', about: 'Kind.' },
    text: { type: 'text', default: 'WINNER', max: 10, about: 'Words on the plate.' },
  },
  slots: {
    metal: {
      material: { base: 'gold', color: '#eec457', rough: 0.18 },
      words: ['cup', 'trophy', 'metal', 'handle', 'star', 'figure'],
      main: true,
    },
    base: {
      material: { base: 'marble', color: '#2a2a2c', color2: '#6a6a6c', rough: 0.18, clearcoat: 0.6 },
      words: ['base', 'plinth'],
    },
    plate: { material: { base: 'brass', color: '#e0c070' }, words: ['plate', 'label'] },
    ink: { material: { base: 'plain', color: '#2a2118' }, words: ['text', 'engraving'] },
    glass: {
      material: { base: 'crystal', color: '#dcecf6', transmission: 0.75, rough: 0.03 },
      words: ['glass', 'crystal'],
    },
  },
  palettes: trophyPalettes,
  presets: {
    trophy: { size: { height: 0.33 } },
    'star trophy': { params: { kind: 'star' }, size: { height: 0.32 } },
    'figure trophy': { params: { kind: 'figure' }, size: { height: 0.34 } },
    'world cup': {
      params: { kind: 'globe' },
      materials: { base: { base: 'marble', color: '#1f5a38', color2: '#5a9a70' } },
      size: { height: 0.37 },
    },
    'glass award': { params: { kind: 'glass' }, size: { height: 0.26 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('trophy');
    const y = addBase(b, kind, read.word(params, 'text') || 'WINNER');
    if (kind === 'star') addStar(b, y);
    else if (kind === 'figure') addFigure(b, y);
    else if (kind === 'globe') addGlobe(b, y);
    else if (kind === 'glass') addGlass(b, y, read.word(params, 'text') || 'WINNER');
    else addCup(b, y, taste);
    return { parts: proportioned(b.parts, rng) };
  },
};

function addBase(b: Bench, kind: string, text: string): number {
  if (kind === 'globe') {
    b.add(
      'base',
      'base',
      solid.turned(pairs([0, 0, 0.064, 0, 0.066, 0.006, 0.064, 0.016, 0.058, 0.02, 0, 0.02]), [0, 0, 0], {
        bevel: 0.002,
        segments: 56,
      }),
    );
    b.add(
      'base ring',
      'metal',
      solid.turned(pairs([0, 0.018, 0.058, 0.018, 0.06, 0.026, 0.056, 0.032, 0, 0.032]), [0, 0, 0], {
        bevel: 0.0015,
        segments: 56,
      }),
    );
    b.add(
      'upper base',
      'base',
      solid.turned(pairs([0, 0.03, 0.054, 0.03, 0.05, 0.05, 0, 0.05]), [0, 0, 0], { bevel: 0.002, segments: 56 }),
    );
    return 0.048;
  }
  const box = (w: number, h: number, y: number, name: string): void =>
    b.add(name, 'base', solid.box([w, h, w], [0, y + h / 2, 0], 0.004));
  box(0.14, 0.022, 0, 'base');
  box(0.118, 0.056, 0.0215, 'plinth');
  box(0.13, 0.012, 0.077, 'plinth cap');
  b.add(
    'plate',
    'plate',
    solid.slab(outline.roundRect(0.086, 0.032, 0.003, 0, 0.05), 0.002, [0, 0, 0.0592], 'z', { bevel: 0.0006 }),
  );
  const size = Math.min(0.0115, 0.075 / text.length);
  b.add(
    'plate text',
    'ink',
    solid.put({ op: 'text', value: text, height: size, depth: 0.0012, bevel: 0 }, [0, 0.05 - size / 2, 0.0604]),
    { detail: 0.5 },
  );
  b.add('plate pins', 'metal', solid.both(solid.cyl(0.0016, 0.002, [0.039, 0.05, 0.0604], 'z')), { detail: 0.5 });
  return 0.088;
}

function addCup(b: Bench, y: number, taste: Rng): void {
  const shapes: Vec2[][] = [
    pairs([
      0, 0, 0.036, 0, 0.038, 0.006, 0.024, 0.014, 0.011, 0.026, 0.0085, 0.045, 0.017, 0.053, 0.0085, 0.061, 0.009,
      0.072, 0.02, 0.08, 0.042, 0.094, 0.062, 0.128, 0.069, 0.17, 0.071, 0.215, 0.075, 0.224, 0.072, 0.224, 0.067,
      0.215, 0.064, 0.17, 0.056, 0.13, 0.036, 0.1, 0, 0.094,
    ]),
    pairs([
      0, 0, 0.034, 0, 0.036, 0.006, 0.02, 0.014, 0.009, 0.03, 0.008, 0.07, 0.016, 0.078, 0.008, 0.086, 0.022, 0.094,
      0.052, 0.11, 0.066, 0.14, 0.06, 0.175, 0.064, 0.205, 0.078, 0.222, 0.075, 0.223, 0.06, 0.206, 0.056, 0.175, 0.061,
      0.14, 0.048, 0.114, 0, 0.1,
    ]),
  ];
  const style = taste.int(2);
  b.add('cup', 'metal', solid.turned(shapes[style], [0, y, 0], { bevel: 0.0012, segments: 64 }), { detail: 1.6 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const path: Vec3[] = [
      [s * 0.066, y + 0.2, 0],
      [s * 0.095, y + 0.214, 0],
      [s * 0.12, y + 0.196, 0],
      [s * 0.116, y + 0.16, 0],
      [s * 0.088, y + 0.134, 0],
      [s * 0.058, y + 0.125, 0],
    ];
    b.add(`${side} handle`, 'metal', solid.tube(path, 0.0068, { taper: [0.8, 1, 1.15, 1.1, 0.95, 0.8] }), {
      detail: 1.2,
    });
    b.add(
      `${side} handle scroll`,
      'metal',
      solid.tube(
        [
          [s * 0.098, y + 0.212, 0],
          [s * 0.104, y + 0.228, 0],
          [s * 0.118, y + 0.226, 0],
          [s * 0.116, y + 0.214, 0],
        ],
        0.0042,
        { taper: [1, 1, 0.8, 0.5] },
      ),
    );
  }
  b.add(
    'rim bead',
    'metal',
    solid.hoop(style ? 0.077 : 0.0735, { kind: 'circle', r: 0.0026 }, [0, y + 0.223, 0], 'y', 60),
  );
  b.add(
    'bands',
    'plate',
    solid.many(
      [
        [0.175, style ? 0.0605 : 0.0695],
        [0.182, style ? 0.061 : 0.07],
      ].map(([v, r]) => solid.hoop(r, { kind: 'rect', w: 0.0025, h: 0.0016, r: 0.0005 }, [0, y + v, 0], 'y', 60)),
    ),
  );
  const leaf = (i: number): Shape => {
    const a = (i * 2 * Math.PI) / 14;
    return {
      op: 'ball',
      r: [0.006, 0.014, 0.0028],
      at: [0.046 * Math.sin(a), y + 0.113, 0.046 * Math.cos(a)],
      rot: [42, (a * 180) / Math.PI, 0],
    };
  };
  b.add('acanthus', 'plate', solid.many(Array.from({ length: 14 }, (_, i) => leaf(i))), { detail: 0.5 });
  const star = Array.from({ length: 10 }, (_, i): Vec2 => {
    const a = Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? 0.008 : 0.019;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
  b.add(
    'star',
    'plate',
    solid.put(
      solid.slab(star, 0.008, [0, 0, 0], 'z', { bevel: 0.0012 }),
      [0, y + (style ? 0.146 : 0.145), style ? 0.0635 : 0.0625],
      [style ? 0 : -9, 0, 0],
    ),
  );
}

function addStar(b: Bench, y: number): void {
  b.add(
    'column',
    'metal',
    solid.turned(
      pairs([0, 0, 0.03, 0, 0.03, 0.006, 0.014, 0.016, 0.01, 0.03, 0.01, 0.08, 0.018, 0.088, 0.012, 0.096, 0, 0.1]),
      [0, y, 0],
      { bevel: 0.001 },
    ),
  );
  const c = y + 0.158;
  const ring = (k: number, z: number): { points: Vec3[] } => ({
    points: Array.from({ length: 10 }, (_, i): Vec3 => {
      const a = Math.PI / 2 + (i * Math.PI) / 5;
      const r = (i % 2 ? 0.032 : 0.08) * k;
      return [r * Math.cos(a), c + r * Math.sin(a), z];
    }),
  });
  b.add(
    'star',
    'metal',
    {
      op: 'loft',
      sections: [ring(0.03, -0.02), ring(1, -0.003), ring(1, 0.003), ring(0.03, 0.02)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  b.add('star outline', 'plate', solid.bar(ring(1.0, 0).points, { kind: 'circle', r: 0.0028 }, { closed: true }));
  b.add(
    'rays',
    'plate',
    solid.put({ op: 'arrayed', n: 5, around: 'z', of: solid.rod([0, -0.038, 0], [0, -0.062, 0], 0.0032, 0.0012) }, [
      0,
      c,
      0,
    ]),
  );
}

/** A winner with raised arms holding a torch. */
function addFigure(b: Bench, y: number): void {
  b.add('dome', 'metal', { op: 'ball', r: [0.04, 0.024, 0.04], from: 0, to: 90, at: [0, y - 0.001, 0] });
  const limb = (path: readonly Vec3[], r: number, taper: readonly number[]): Shape =>
    solid.tube(
      path.map(([x, v, z]): Vec3 => [x, y + v, z]),
      r,
      { taper },
    );
  b.add(
    'left leg',
    'metal',
    limb(
      [
        [0.012, 0.105, 0],
        [0.018, 0.065, 0.006],
        [0.016, 0.022, 0.002],
      ],
      0.0105,
      [1.1, 0.9, 0.6],
    ),
  );
  b.add(
    'right leg',
    'metal',
    limb(
      [
        [-0.012, 0.105, 0],
        [-0.02, 0.066, -0.004],
        [-0.022, 0.021, -0.01],
      ],
      0.0105,
      [1.1, 0.9, 0.6],
    ),
  );
  b.add(
    'torso',
    'metal',
    limb(
      [
        [0, 0.1, 0],
        [0, 0.125, 0.001],
        [0, 0.155, 0],
      ],
      0.0165,
      [1, 0.9, 1.25],
    ),
  );
  b.add(
    'robe',
    'metal',
    solid.turned(pairs([0.012, 0, 0.028, 0, 0.022, 0.03, 0.017, 0.045, 0.012, 0.045, 0.012, 0]), [0, y + 0.075, 0]),
  );
  b.add(
    'neck',
    'metal',
    limb(
      [
        [0, 0.158, 0],
        [0, 0.178, 0.001],
      ],
      0.006,
      [1, 1],
    ),
  );
  b.add('head', 'metal', { op: 'ball', r: [0.0115, 0.014, 0.0125], at: [0, y + 0.187, 0.002] });
  b.add('hair', 'metal', { op: 'ball', r: [0.0125, 0.0095, 0.0135], at: [0, y + 0.193, -0.001] });
  b.add(
    'left arm',
    'metal',
    limb(
      [
        [0.018, 0.16, 0],
        [0.034, 0.186, 0.002],
        [0.026, 0.222, 0.004],
      ],
      0.0068,
      [1.1, 0.9, 0.7],
    ),
  );
  b.add(
    'right arm',
    'metal',
    limb(
      [
        [-0.018, 0.16, 0],
        [-0.036, 0.182, 0.002],
        [-0.03, 0.216, 0.004],
      ],
      0.0068,
      [1.1, 0.9, 0.7],
    ),
  );
  b.add('torch', 'plate', solid.turned(pairs([0, 0, 0.003, 0, 0.0075, 0.02, 0, 0.021]), [0.026, y + 0.216, 0.004]));
  b.add('torch flame', 'metal', { op: 'ball', r: [0.006, 0.0125, 0.006], at: [0.026, y + 0.246, 0.004] });
  const wing = (i: number, s: number): Shape =>
    solid.bar(
      [
        [s * 0.008, y + 0.152 - i * 0.006, -0.012],
        [s * (0.045 - i * 0.006), y + 0.172 - i * 0.016, -0.024],
        [s * (0.066 - i * 0.012), y + 0.158 - i * 0.024, -0.026],
      ],
      { kind: 'rect', w: 0.011, h: 0.003, r: 0.001 },
      { spline: 'catmull', up: [0, 0, 1], taper: [0.7, 1.1, 0.3] },
    );
  b.add('wings', 'plate', solid.many([0, 1, 2, 3].flatMap((i) => [wing(i, 1), wing(i, -1)])));
}

function addGlobe(b: Bench, y: number): void {
  const spiral = (phase: number): Vec3[] =>
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const t = i / 10;
      const a = phase + t * 2.6;
      const r = 0.036 - 0.02 * Math.sin(Math.PI * t * 0.85) + 0.026 * t * t;
      return [r * Math.cos(a), y + t * 0.2, r * Math.sin(a)];
    });
  for (const [i, p] of [0, Math.PI].entries()) {
    b.add(
      `athlete ${i + 1}`,
      'metal',
      solid.tube(spiral(p), 0.023, { taper: [1.05, 0.9, 0.8, 0.78, 0.8, 0.85, 0.9, 0.85, 0.7, 0.55, 0.4] }),
      { detail: 1.3 },
    );
    b.add(
      `raised arm ${i + 1}`,
      'metal',
      solid.tube(
        spiral(p + 0.9)
          .map(([x, v, z]): Vec3 => [x * 1.12, v * 1.02, z * 1.12])
          .slice(3),
        0.011,
        { taper: [0.6, 0.9, 1, 1, 0.9, 0.8, 0.6, 0.4] },
      ),
    );
  }
  b.add(
    'core',
    'metal',
    solid.turned(pairs([0, 0, 0.04, 0, 0.026, 0.05, 0.018, 0.11, 0.022, 0.18, 0, 0.19]), [0, y, 0], {
      smooth: false,
      bevel: 0.008,
    }),
  );
  const c: Vec3 = [0, y + 0.252, 0];
  b.add('globe', 'metal', { op: 'ball', r: 0.062, at: c }, { detail: 1.4 });
  const patch = (lon: number, lat: number, w: number, h: number): Shape =>
    solid.put(solid.put({ op: 'ball', r: [w, h, 0.008] }, [0, 0, 0.0572]), c, [-lat, lon, 0]);
  b.add(
    'continents',
    'plate',
    solid.many([
      patch(10, 25, 0.022, 0.016),
      patch(18, -10, 0.014, 0.022),
      patch(80, 35, 0.03, 0.018),
      patch(120, -28, 0.014, 0.01),
      patch(-80, 40, 0.02, 0.018),
      patch(-60, -15, 0.013, 0.022),
      patch(170, 45, 0.018, 0.012),
    ]),
  );
}

function addGlass(b: Bench, y: number, text: string): void {
  const pane = outline.rounded(
    pairs([-0.048, y - 0.002, 0.048, y - 0.002, 0.06, y + 0.12, 0.02, y + 0.17, -0.052, y + 0.14]),
    0.004,
  );
  b.add('pane', 'glass', solid.slab(pane, 0.026, [0, 0, 0], 'z', { bevel: 0.006 }), { detail: 1.3 });
  const size = Math.min(0.014, 0.08 / text.length);
  b.add(
    'engraving',
    'plate',
    solid.put({ op: 'text', value: text, height: size, depth: 0.0016, bevel: 0 }, [0, y + 0.05, 0.0136]),
    { detail: 0.5 },
  );
  const star = Array.from({ length: 10 }, (_, i): Vec2 => {
    const a = Math.PI / 2 + (i * Math.PI) / 5;
    const r = i % 2 ? 0.009 : 0.022;
    return [r * Math.cos(a), y + 0.1 + r * Math.sin(a)];
  });
  b.add('star', 'metal', solid.slab(star, 0.0024, [0, 0, 0.0138], 'z', { bevel: 0.0006 }));
  b.add('clamp', 'metal', solid.box([0.102, 0.01, 0.034], [0, y + 0.003, 0], 0.002));
}
