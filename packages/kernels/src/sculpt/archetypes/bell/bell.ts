import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { bellPalettes } from './palettes.ts';

/** Bells: a hand bell, a church bell in its yoke, a jingle bell, a cow bell, a desk bell. */
export const bell: Archetype = {
  name: 'bell',
  kind: 'instrument',
  size: { height: 0.2 },
  params: {
    kind: { type: 'choice', of: ['hand', 'church', 'jingle', 'cow', 'desk'], default: 'hand', about: 'Kind of bell.' },
  },
  slots: {
    bell: { material: { base: 'brass', color: '#d2a64a', rough: 0.2 }, words: ['bell', 'metal', 'dome'], main: true },
    handle: {
      material: { base: 'wood', color: '#5a2f18', rough: 0.25, clearcoat: 0.7 },
      words: ['handle', 'grip', 'yoke', 'base'],
    },
    clapper: { material: { base: 'iron', color: '#3c3c3e' }, words: ['clapper', 'wheel'] },
    strap: { material: { base: 'leather', color: '#6a3a1e' }, words: ['strap', 'rope', 'ribbon'] },
  },
  palettes: bellPalettes,
  presets: {
    bell: { size: { height: 0.22 } },
    'church bell': {
      params: { kind: 'church' },
      materials: { bell: { base: 'bronze', color: '#9a7038' } },
      size: { height: 1.3 },
    },
    'jingle bell': {
      params: { kind: 'jingle' },
      materials: { bell: { base: 'gold', color: '#e8bd52' }, strap: { base: 'silk', color: '#b3161f' } },
      size: { height: 0.05 },
    },
    'cow bell': { params: { kind: 'cow' }, materials: { bell: { color: '#b88a3c' } }, size: { height: 0.19 } },
    'desk bell': {
      params: { kind: 'desk' },
      materials: { bell: { base: 'chrome', color: '#dfe2e5' }, handle: { base: 'plastic', color: '#17171a' } },
      size: { height: 0.065 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'church') buildChurch(b);
    else if (kind === 'jingle') buildJingle(b);
    else if (kind === 'cow') buildCow(b);
    else if (kind === 'desk') buildDesk(b);
    else buildHandBell(b);
    return { parts: proportioned(b.parts, rng), sockets: { handle: { at: [0, 0.16, 0], dir: [0, 1, 0], size: 0.03 } } };
  },
};

/** A bell's wall, mouth down on y = 0: radius r at the lip, height h. */
function wall(r: number, h: number): Vec2[] {
  const outer = pairs([
    1, 0, 0.97, 0.05, 0.82, 0.16, 0.68, 0.34, 0.6, 0.56, 0.56, 0.76, 0.48, 0.9, 0.3, 0.985, 0, 1,
  ]).map(([x, y]): Vec2 => [x * r, y * h]);
  const inner = pairs([
    0, 0.92, 0.28, 0.91, 0.42, 0.84, 0.5, 0.72, 0.54, 0.54, 0.61, 0.34, 0.74, 0.16, 0.9, 0.03, 0.94, 0,
  ]).map(([x, y]): Vec2 => [x * r, y * h]);
  return [...inner, ...outer];
}

function rings(b: Bench, r: number, h: number, at: Vec3, spots: readonly (readonly [number, number])[]): void {
  b.add(
    'rings',
    'bell',
    solid.many(
      spots.map(([y, k]) =>
        solid.hoop(r * k, { kind: 'ellipse', rx: h * 0.012, ry: r * 0.018 }, [at[0], at[1] + h * y, at[2]], 'y', 52),
      ),
    ),
  );
}

function buildHandBell(b: Bench): void {
  const [r, h] = [0.055, 0.095];
  b.add('bell', 'bell', solid.turned(wall(r, h), [0, 0.001, 0], { bevel: 0.0012, segments: 60 }), { detail: 1.6 });
  rings(
    b,
    r,
    h,
    [0, 0.001, 0],
    [
      [0.06, 0.965],
      [0.1, 0.915],
      [0.7, 0.585],
      [0.74, 0.575],
    ],
  );
  b.add(
    'crown',
    'bell',
    solid.turned(pairs([0, 0, 0.016, 0, 0.017, 0.005, 0.011, 0.01, 0.012, 0.018, 0, 0.018]), [0, h - 0.001, 0]),
  );
  b.add(
    'handle',
    'handle',
    solid.turned(
      pairs([
        0, 0, 0.009, 0, 0.0125, 0.008, 0.009, 0.018, 0.007, 0.026, 0.011, 0.05, 0.0145, 0.078, 0.0105, 0.096, 0.007,
        0.102, 0.01, 0.11, 0.006, 0.118, 0, 0.12,
      ]),
      [0, h + 0.016, 0],
      { smooth: true },
    ),
    { detail: 1.4, grain: [0, 1, 0] },
  );
  b.add(
    'ferrules',
    'bell',
    solid.many(
      [h + 0.02, h + 0.12].map((y) =>
        solid.hoop(0.0098, { kind: 'rect', w: 0.004, h: 0.0025, r: 0.0007 }, [0, y, 0], 'y', 32),
      ),
    ),
  );
  b.add(
    'clapper',
    'clapper',
    solid.many([solid.rod([0, 0.08, 0], [0.004, 0.02, 0], 0.0022), { op: 'ball', r: 0.009, at: [0.0045, 0.014, 0] }]),
    { hidden: true },
  );
}

/** Hung in a wooden frame: headstock, straps, wheel with its rope. */
function buildChurch(b: Bench): void {
  const [r, h] = [0.42, 0.66];
  const y = 0.3;
  b.add('bell', 'bell', solid.turned(wall(r, h), [0, y, 0], { bevel: 0.008, segments: 64 }), { detail: 1.6 });
  rings(
    b,
    r,
    h,
    [0, y, 0],
    [
      [0.05, 0.975],
      [0.09, 0.935],
      [0.3, 0.705],
      [0.68, 0.59],
      [0.72, 0.582],
      [0.84, 0.53],
    ],
  );
  b.add(
    'inscription',
    'bell',
    solid.put({ op: 'text', value: 'VIVOS VOCO', height: 0.045, depth: 0.02, bevel: 0.002, font: 'serif' }, [
      0,
      y + h * 0.6,
      r * 0.585,
    ]),
    { detail: 0.5 },
  );
  b.add(
    'clapper',
    'clapper',
    solid.many([
      solid.rod([0, y + 0.5, 0], [0, y + 0.06, 0.03], 0.018),
      { op: 'ball', r: 0.055, at: [0, y + 0.02, 0.032] },
    ]),
  );
  b.add('headstock', 'handle', solid.box([1.02, 0.16, 0.17], [0, y + h + 0.1, 0], 0.02), { grain: [1, 0, 0] });
  b.add(
    'canons',
    'bell',
    solid.many(
      [0, 60, 120].map((a) =>
        solid.put(
          solid.tube(
            [
              [0.1, y + h - 0.03, 0],
              [0.12, y + h + 0.05, 0],
              [0.05, y + h + 0.09, 0],
              [-0.05, y + h + 0.09, 0],
              [-0.12, y + h + 0.05, 0],
              [-0.1, y + h - 0.03, 0],
            ],
            0.022,
          ),
          [0, 0, 0],
          [0, a, 0],
        ),
      ),
    ),
  );
  b.add('straps', 'clapper', solid.both(solid.box([0.05, 0.185, 0.19], [0.13, y + h + 0.1, 0], 0.008)));
  b.add(
    'strap bolts',
    'clapper',
    solid.both(solid.both(solid.cyl(0.016, 0.03, [0.13, y + h + 0.2, 0.05], 'y', { segments: 6 }), 'z')),
    { detail: 0.5 },
  );
  b.add('gudgeons', 'clapper', solid.both(solid.cyl(0.028, 0.16, [0.55, y + h + 0.08, 0], 'x')));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} post`, 'handle', solid.box([0.13, y + h + 0.1, 0.15], [s * 0.62, (y + h + 0.1) / 2, 0], 0.014), {
      grain: [0, 1, 0],
    });
    b.add(
      `${side} braces`,
      'handle',
      solid.both(
        solid.bar(
          [
            [s * 0.62, 0.06, 0.36],
            [s * 0.62, 0.66, 0.04],
          ],
          { kind: 'rect', w: 0.09, h: 0.09, r: 0.01 },
          { up: [1, 0, 0] },
        ),
        'z',
      ),
    );
    b.add(`${side} sill`, 'handle', solid.box([0.13, 0.11, 0.9], [s * 0.62, 0.055, 0], 0.012), { grain: [0, 0, 1] });
  }
  b.add('cross sill', 'handle', solid.both(solid.box([1.2, 0.09, 0.1], [0, 0.045, 0.36], 0.012), 'z'), {
    grain: [1, 0, 0],
  });
  b.add(
    'wheel',
    'clapper',
    solid.hoop(0.34, { kind: 'rect', w: 0.05, h: 0.03, r: 0.006 }, [-0.76, y + h + 0.08, 0], 'x', 48),
  );
  b.add(
    'wheel spokes',
    'clapper',
    solid.put({ op: 'arrayed', n: 8, around: 'x', of: solid.rod([0, 0.02, 0], [0, 0.33, 0], 0.014) }, [
      -0.76,
      y + h + 0.08,
      0,
    ]),
  );
  b.add('wheel axle', 'clapper', solid.cyl(0.04, 0.2, [-0.7, y + h + 0.08, 0], 'x'));
  addRope(b, y, h);
}

/** The rope from the wheel down. */
function addRope(b: Bench, y: number, h: number): void {
  b.add(
    'rope',
    'strap',
    solid.tube(
      [
        [-0.76, y + h + 0.08, 0.355],
        [-0.76, 0.5, 0.36],
        [-0.75, 0.014, 0.37],
      ],
      0.014,
    ),
  );
}

function buildJingle(b: Bench): void {
  const r = 0.018;
  const y = r;
  const slot = (a: number): Shape =>
    solid.put(solid.box([r * 2.2, r * 1.3, r * 0.14], [0, -r * 0.7, 0], 0), [0, y, 0], [0, a, 0]);
  const hole = (a: number): Shape =>
    solid.put(solid.cyl(r * 0.17, r, [r * 0.9, -r * 0.05, 0], 'x', { bevel: 0 }), [0, y, 0], [0, a, 0]);
  const shell: Shape = {
    op: 'carve',
    from: { op: 'ball', r, at: [0, y, 0] },
    cut: [{ op: 'ball', r: r * 0.93, at: [0, y, 0] }, slot(0), slot(90), ...[0, 90, 180, 270].map(hole)],
  };
  b.add('bell', 'bell', shell, { detail: 1.6 });
  b.add(
    'girdle',
    'bell',
    solid.hoop(r * 1.0, { kind: 'rect', w: r * 0.16, h: r * 0.08, r: r * 0.02 }, [0, y + r * 0.16, 0], 'y', 52),
  );
  b.add(
    'upper rings',
    'bell',
    solid.many(
      [0.5, 0.62].map((k) =>
        solid.hoop(r * Math.sqrt(1 - k * k), { kind: 'circle', r: r * 0.025 }, [0, y + r * k, 0], 'y', 44),
      ),
    ),
    { detail: 0.6 },
  );
  b.add('crown', 'bell', solid.cyl(r * 0.22, r * 0.2, [0, y + r * 1.02, 0]));
  b.add('loop', 'bell', solid.hoop(r * 0.24, { kind: 'circle', r: r * 0.06 }, [0, y + r * 1.3, 0], 'z', 28));
  b.add('pellet', 'clapper', { op: 'ball', r: r * 0.28, at: [0.002, r * 0.36, 0] }, { hidden: true });
  for (const [i, s] of [1, -1].entries())
    b.add(`bow ${i + 1}`, 'strap', {
      op: 'ball',
      r: [r * 0.5, r * 0.28, r * 0.16],
      at: [s * r * 0.5, y + r * 1.42, r * 0.1],
      rot: [0, 0, s * 18],
    });
  b.add('bow knot', 'strap', { op: 'ball', r: r * 0.18, at: [0, y + r * 1.38, r * 0.14] });
  b.add(
    'ribbon ends',
    'strap',
    solid.both({
      op: 'sheet',
      grid: [0, 1, 2, 3].map((i): Vec3[] => [
        [r * (0.06 + i * 0.14), y + r * (1.34 - i * 0.16), r * 0.14],
        [r * (0.2 + i * 0.16), y + r * (1.36 - i * 0.14), r * 0.16],
      ]),
      thickness: 0.0006,
    }),
  );
}

function buildCow(b: Bench): void {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.roundRect(0.11 * k, 0.075 * k, 0.026 * k, 0, 0, 4).map(([x, z]): Vec3 => [x, y, -z]),
  });
  b.add(
    'bell',
    'bell',
    {
      op: 'loft',
      sections: [
        ring(0.96, 0),
        ring(1, 0.002),
        ring(0.92, 0.06),
        ring(0.78, 0.115),
        ring(0.66, 0.127),
        ring(0.6, 0.12),
        ring(0.72, 0.108),
        ring(0.88, 0.058),
        ring(0.94, 0.004),
      ].slice(0, 5),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  b.add(
    'mouth',
    'clapper',
    solid.slab(outline.roundRect(0.098, 0.064, 0.022), 0.003, [0, 0.0006, 0], 'y', { bevel: 0.0004 }),
    { hidden: true },
  );
  b.add(
    'lip',
    'bell',
    solid.bar(ring(1, 0.006).points, { kind: 'ellipse', rx: 0.004, ry: 0.003 }, { closed: true, up: [1, 0, 0] }),
  );
  b.add(
    'side seams',
    'bell',
    solid.both(
      solid.bar(
        [
          [0.055, 0.004, 0],
          [0.0505, 0.06, 0],
          [0.043, 0.115, 0],
        ],
        { kind: 'rect', w: 0.012, h: 0.004, r: 0.001 },
        { up: [1, 0, 0] },
      ),
    ),
  );
  b.add(
    'rivets',
    'clapper',
    solid.both(
      solid.many([0.025, 0.055, 0.085].map((y): Shape => ({ op: 'ball', r: 0.0035, at: [0.0565 - y * 0.07, y, 0] }))),
    ),
    { detail: 0.5 },
  );
  b.add(
    'handle',
    'bell',
    solid.tube(
      [
        [0.022, 0.122, 0],
        [0.024, 0.148, 0],
        [0, 0.158, 0],
        [-0.024, 0.148, 0],
        [-0.022, 0.122, 0],
      ],
      0.0045,
    ),
  );
  b.add(
    'collar',
    'strap',
    solid.bar(
      [
        [0, 0.151, -0.03],
        [0, 0.156, 0],
        [0, 0.151, 0.03],
        [0, 0.17, 0.06],
        [0, 0.186, 0.03],
        [0, 0.19, 0],
        [0, 0.186, -0.03],
        [0, 0.17, -0.06],
      ],
      { kind: 'rect', w: 0.03, h: 0.004, r: 0.001 },
      { spline: 'catmull', up: [0, 1, 0], closed: true },
    ),
  );
  b.add(
    'emblem',
    'handle',
    solid.put(
      solid.slab(outline.ngon(0.018, 8), 0.004, [0, 0, 0], 'z', { bevel: 0.001 }),
      [0, 0.06, 0.0345],
      [-7, 0, 0],
    ),
  );
}

function buildDesk(b: Bench): void {
  b.add(
    'base',
    'handle',
    solid.turned(pairs([0, 0, 0.04, 0, 0.043, 0.004, 0.042, 0.01, 0.036, 0.013, 0, 0.013]), [0, 0, 0], {
      bevel: 0.0012,
      segments: 52,
    }),
  );
  b.add(
    'base ring',
    'bell',
    solid.hoop(0.0425, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, [0, 0.0085, 0], 'y', 52),
  );
  b.add(
    'bell',
    'bell',
    solid.turned(
      pairs([
        0, 0.05, 0.016, 0.049, 0.028, 0.043, 0.036, 0.031, 0.0385, 0.016, 0.041, 0.016, 0.0385, 0.033, 0.03, 0.0455,
        0.017, 0.052, 0, 0.0532,
      ]),
      [0, 0, 0],
      { bevel: 0.0006, segments: 60 },
    ),
    { detail: 1.6 },
  );
  b.add('post', 'clapper', solid.cyl(0.003, 0.045, [0, 0.03, 0]), { hidden: true });
  b.add('button seat', 'bell', solid.cyl(0.006, 0.004, [0, 0.0545, 0]));
  b.add(
    'button',
    'bell',
    solid.turned(pairs([0, 0, 0.0032, 0, 0.0032, 0.005, 0.0062, 0.007, 0.0058, 0.0095, 0, 0.0105]), [0, 0.055, 0], {
      bevel: 0.0005,
    }),
  );
  b.add('rim', 'bell', solid.hoop(0.0405, { kind: 'circle', r: 0.0009 }, [0, 0.0165, 0], 'y', 52));
}
