import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { hammerPalettes } from './palettes.ts';
import { buildMjolnir, buildWar } from './war.ts';

/** Hammers, head up: claw, sledge, mallet, gavel on its block, war hammer, the thunder god's. */
export const hammer: Archetype = {
  name: 'hammer',
  kind: 'tool',
  size: { length: 0.34 },
  params: {
    kind: {
      type: 'choice',
      of: ['claw', 'sledge', 'mallet', 'gavel', 'war', 'mjolnir'],
      default: 'claw',
      about: 'Kind of hammer.',
    },
  },
  slots: {
    head: {
      material: { base: 'steel', color: '#9ea1a5', rough: 0.32, wear: 0.25 },
      words: ['head', 'claw', 'hammer', 'metal'],
      main: true,
    },
    handle: {
      material: { base: 'wood', color: '#b9803f', color2: '#93602a' },
      words: ['handle', 'haft', 'shaft', 'wood'],
    },
    grip: { material: { base: 'rubber', color: '#b3201c' }, words: ['grip', 'wrap', 'strap'] },
    trim: { material: { base: 'brass', color: '#c79a3c' }, words: ['trim', 'band', 'ornament', 'rune'] },
  },
  palettes: hammerPalettes,
  presets: {
    hammer: { size: { height: 0.34 } },
    sledgehammer: {
      params: { kind: 'sledge' },
      materials: { head: { base: 'cast-iron', color: '#3f4246' }, grip: { base: 'rubber', color: '#26272a' } },
      size: { height: 0.9 },
    },
    mallet: {
      params: { kind: 'mallet' },
      materials: { head: { base: 'wood', color: '#c08a4c', color2: '#96642e' } },
      size: { height: 0.34 },
    },
    gavel: {
      params: { kind: 'gavel' },
      materials: {
        head: { base: 'wood', color: '#6e3418', color2: '#4a200c', rough: 0.25, clearcoat: 0.8 },
        handle: { color: '#6e3418', color2: '#4a200c', rough: 0.25, clearcoat: 0.8 },
      },
      size: { width: 0.3 },
    },
    'war hammer': {
      params: { kind: 'war' },
      materials: { grip: { base: 'leather', color: '#3f2616' }, handle: { color: '#5a3a20' } },
      size: { height: 0.95 },
    },
    mjolnir: {
      params: { kind: 'mjolnir' },
      materials: {
        head: { base: 'steel', color: '#a4a8ae', rough: 0.36 },
        grip: { base: 'leather', color: '#4a2e1a' },
        trim: { base: 'steel', color: '#7d8288' },
      },
      size: { height: 0.55 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    let at = 0.12;
    if (kind === 'war') at = buildWar(b, rng);
    else if (kind === 'mjolnir') at = buildMjolnir(b);
    else if (kind === 'gavel') buildGavel(b);
    else if (kind === 'claw') buildClaw(b, rng);
    else at = buildHeavy(b, kind === 'mallet');
    return { parts: proportioned(b.parts, rng), sockets: { handle: { at: [0, at, 0], dir: [0, 1, 0], size: 0.03 } } };
  },
};

/** An oval haft along y through stations [y, width, depth]. */
function haft(stations: readonly (readonly [number, number, number])[]): Shape {
  const sections = stations.map(([y, w, d]) => ({
    points: outline.superellipse(w / 2, d / 2, 2.5, 24).map(([x, z]): Vec3 => [x, y, -z]),
  }));
  return { op: 'loft', sections, spline: 'catmull', cap: 'flat' };
}

function buildClaw(b: Bench, rng: Rng): void {
  const soft = rng.fork('claw').next() < 0.55;
  b.add(
    'handle',
    'handle',
    haft([
      [0, 0.027, 0.022],
      [0.006, 0.032, 0.026],
      [0.05, 0.031, 0.024],
      [0.11, 0.028, 0.021],
      [0.18, 0.024, 0.019],
      [0.25, 0.022, 0.018],
      [0.316, 0.023, 0.018],
    ]),
    { grain: [0, 1, 0], detail: 1.2 },
  );
  if (soft) {
    b.add(
      'grip',
      'grip',
      haft([
        [0.001, 0.031, 0.026],
        [0.008, 0.036, 0.03],
        [0.05, 0.034, 0.027],
        [0.1, 0.031, 0.024],
        [0.135, 0.032, 0.025],
        [0.142, 0.027, 0.022],
      ]),
    );
    b.add(
      'grip rings',
      b.tint('grip', { color: '#1b1b1d' }),
      solid.many(
        Array.from({ length: 7 }, (_, i) =>
          solid.put(
            solid.hoop(0.0155, { kind: 'ellipse', rx: 0.002, ry: 0.0016 }, [0, 0.03 + i * 0.012, 0], 'y', 24),
            [0, 0, 0],
          ),
        ),
      ),
      { detail: 0.4 },
    );
  } else
    b.add(
      'handle stripe',
      'grip',
      haft([
        [0.02, 0.0326, 0.0258],
        [0.06, 0.0316, 0.0248],
      ]),
    );
  const y = 0.32;
  b.add(
    'poll',
    'head',
    solid.turned(
      pairs([
        0, -0.012, 0.0095, -0.012, 0.0105, 0.012, 0.0098, 0.024, 0.0138, 0.032, 0.0142, 0.046, 0.0128, 0.0495, 0,
        0.0505,
      ]),
      [0, y, 0],
      { axis: 'x', bevel: 0.0008 },
    ),
    { detail: 1.3 },
  );
  b.add('eye', 'head', solid.box([0.031, 0.034, 0.029], [0, y, 0], 0.005));
  for (const [side, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    const path = [
      [-0.008, 0.004, 0.008],
      [-0.028, 0.006, 0.0085],
      [-0.05, -0.002, 0.0105],
      [-0.07, -0.018, 0.0125],
      [-0.082, -0.034, 0.0135],
    ];
    b.add(
      `${side} claw`,
      'head',
      formed.board(
        path.map(([x, dy, z], i) => ({
          at: [x, y + dy, s * z] as Vec3,
          w: [0.014, 0.0135, 0.0125, 0.011, 0.008][i],
          h: [0.019, 0.016, 0.011, 0.0065, 0.0025][i],
          side: [0, 0, 1] as Vec3,
          up: [
            [0, 1, 0],
            [0.05, 1, 0],
            [-0.3, 0.95, 0],
            [-0.6, 0.8, 0],
            [-0.75, 0.65, 0],
          ][i] as unknown as Vec3,
        })),
        0.0012,
      ),
      { detail: 1.2 },
    );
  }
  b.add('cheek', 'head', solid.both(solid.box([0.026, 0.042, 0.003], [0, y - 0.002, 0.0145], 0.0012), 'z'));
  b.add('wedge', 'trim', solid.box([0.003, 0.003, 0.015], [0, y + 0.0165, 0], 0.0006));
  b.add(
    'handle end',
    'handle',
    haft([
      [y - 0.004, 0.022, 0.017],
      [y + 0.0172, 0.022, 0.017],
    ]),
  );
}

/** Sledgehammer, or with `wood` a carpenter's mallet. Returns where it is held. */
function buildHeavy(b: Bench, wood: boolean): number {
  const h = wood ? 0.34 : 0.88;
  const k = wood ? 0.9 : 1.1;
  b.add(
    'handle',
    'handle',
    haft([
      [0, 0.03 * k, 0.026 * k],
      [0.012, 0.036 * k, 0.03 * k],
      [h * 0.2, 0.032 * k, 0.026 * k],
      [h * 0.6, 0.03 * k, 0.025 * k],
      [h * 0.86, 0.034 * k, 0.028 * k],
      [h, 0.034 * k, 0.028 * k],
    ]),
    { grain: [0, 1, 0], detail: 1.2 },
  );
  const y = h - (wood ? 0.055 : 0.045);
  if (wood) {
    const face = outline.rounded(pairs([-0.085, -0.052, 0.085, -0.052, 0.075, 0.055, -0.075, 0.055]), 0.006);
    b.add('head', 'head', solid.slab(face, 0.075, [0, y, 0], 'z', { bevel: 0.006 }), { grain: [1, 0, 0], detail: 1.3 });
    b.add('wedge', 'trim', solid.box([0.004, 0.006, 0.02], [0, h - 0.001, 0], 0.001));
    b.add(
      'head band',
      b.tint('head', { color: '#8a5a2c' }),
      solid.both(
        solid.slab(
          face.map(([x, v]): Vec2 => [x * 0.06, v * 1.012]),
          0.077,
          [0.055, y, 0],
          'z',
          { bevel: 0.002 },
        ),
      ),
    );
  } else {
    const octagon = outline.ngon(0.039, 8, 22.5);
    const ring = (x: number, r: number): { points: Vec3[] } => ({
      points: octagon.map(([u, v]): Vec3 => [x, y + u * r, v * r]),
    });
    b.add(
      'head',
      'head',
      {
        op: 'loft',
        sections: [
          ring(-0.098, 0.86),
          ring(-0.088, 1),
          ring(-0.04, 1),
          ring(-0.03, 0.92),
          ring(0.03, 0.92),
          ring(0.04, 1),
          ring(0.088, 1),
          ring(0.098, 0.86),
        ],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      { detail: 1.4 },
    );
    b.add(
      'strike faces',
      b.tint('head', { base: 'steel', color: '#b4b7bb', rough: 0.28 }),
      solid.both(solid.cyl(0.03, 0.006, [0.098, y, 0], 'x', { bevel: 0.002 })),
    );
    b.add('wedge', 'trim', solid.box([0.004, 0.004, 0.022], [0, h + 0.001, 0], 0.001));
    b.add(
      'collar',
      'grip',
      haft([
        [h * 0.84, 0.042, 0.036],
        [h * 0.9, 0.044, 0.038],
      ]),
    );
  }
  b.add(
    'grip',
    'grip',
    haft([
      [0.004, 0.04 * k, 0.034 * k],
      [h * 0.12, 0.037 * k, 0.031 * k],
      [h * 0.24, 0.036 * k, 0.03 * k],
    ]),
  );
  b.add(
    'grip ridges',
    b.tint('grip', { color: '#18181a' }),
    solid.many(
      Array.from({ length: 8 }, (_, i) =>
        solid.hoop(0.0175 * k, { kind: 'ellipse', rx: 0.002, ry: 0.0018 }, [0, h * (0.04 + 0.022 * i), 0], 'y', 28),
      ),
    ),
    { detail: 0.4 },
  );
  return h * 0.15;
}

/** A judge's gavel lying across its sounding block. */
function buildGavel(b: Bench): void {
  b.add(
    'sounding block',
    'head',
    solid.turned(
      pairs([0, 0, 0.062, 0, 0.064, 0.008, 0.056, 0.014, 0.058, 0.02, 0.05, 0.026, 0, 0.026]),
      [-0.04, 0, 0],
      { bevel: 0.002, segments: 56 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'block ring',
    'trim',
    solid.hoop(0.0585, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, [-0.04, 0.017, 0], 'y', 52),
  );
  b.add('block felt', 'grip', solid.cyl(0.056, 0.003, [-0.04, 0.0005, 0], 'y'), { hidden: true });
  const tilt: Vec3 = [0, 0, -4.5];
  const at: Vec3 = [-0.04, 0.0285, 0];
  const put = (of: Shape): Shape => solid.put(of, at, tilt);
  const r = 0.027;
  const half = pairs([
    0,
    -0.048,
    r * 0.82,
    -0.048,
    r,
    -0.044,
    r,
    -0.03,
    r * 0.86,
    -0.027,
    r * 0.86,
    -0.022,
    r * 0.97,
    -0.019,
    r * 1.02,
    0,
    r * 0.97,
    0.019,
    r * 0.86,
    0.022,
    r * 0.86,
    0.027,
    r,
    0.03,
    r,
    0.044,
    r * 0.82,
    0.048,
    0,
    0.048,
  ]);
  b.add('head', 'head', put(solid.turned(half, [0, r, 0], { axis: 'z', bevel: 0.0012, segments: 48 })), {
    detail: 1.4,
    grain: [0, 0, 1],
  });
  b.add(
    'head band',
    'trim',
    put(solid.hoop(r * 1.02, { kind: 'rect', w: 0.014, h: 0.0024, r: 0.0007 }, [0, r, 0], 'z', 48)),
  );
  b.add(
    'band engraving',
    b.tint('trim', { color: '#8a6a24' }),
    put(
      solid.many(
        [-1, 1].map((s) =>
          solid.hoop(r * 1.068, { kind: 'rect', w: 0.001, h: 0.0012, r: 0.0003 }, [0, r, s * 0.005], 'z', 44),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'handle',
    'handle',
    put(
      solid.turned(
        pairs([
          0, 0.02, 0.0085, 0.02, 0.0085, 0.034, 0.011, 0.038, 0.011, 0.042, 0.008, 0.048, 0.0075, 0.09, 0.009, 0.15,
          0.0125, 0.2, 0.0135, 0.222, 0.01, 0.234, 0.0065, 0.238, 0.0095, 0.246, 0.0085, 0.256, 0, 0.26,
        ]),
        [0, r, 0],
        { axis: 'x', smooth: false, bevel: 0.0015 },
      ),
    ),
    { detail: 1.2, grain: [1, 0, 0] },
  );
  b.add(
    'handle rings',
    'trim',
    put(
      solid.many(
        [0.04, 0.205].map((x, i) =>
          solid.hoop(i ? 0.0128 : 0.0112, { kind: 'rect', w: 0.003, h: 0.0014, r: 0.0004 }, [x, r, 0], 'x', 32),
        ),
      ),
    ),
    { detail: 0.5 },
  );
}
