import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';
import { OUTLINES } from './outlines.ts';
import { starPalettes } from './palettes.ts';

const KINDS = [...Object.keys(OUTLINES)];

/** What is too slender for a line within its edge, or would cross it. */
const PLAIN: ReadonlySet<string> = new Set(['moon', 'lightning', 'arrow', 'check', 'pin']);
/** What reaches lower than its outline. */
const LOWEST: Readonly<Record<string, number>> = { spade: -1, snowflake: -1, sun: -1.08 };
/** What is always puffed up. */
const SOFT: ReadonlySet<string> = new Set(['heart', 'smiley', 'cloud', 'drop', 'flame', 'sun']);

/** Symbols as puffed or bevelled solids: stars, hearts, moons, bolts, arrows, ticks, pins, bubbles, smileys. */
export const star: Archetype = {
  name: 'star',
  kind: 'thing',
  size: { height: 0.2 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'star', about: 'The symbol.' },
    points: { type: 'number', min: 4, max: 12, default: 5, about: 'Points of a star.' },
    style: {
      type: 'choice',
      of: ['any', 'puffed', 'faceted', 'flat'],
      default: 'any',
      about: 'Its relief; any lets the seed choose.',
    },
    base: { type: 'flag', default: false, about: 'Whether it stands on a plinth.' },
    face: { type: 'flag', default: false, about: 'Eyes and a smile.' },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#f0c02c', rough: 0.28, clearcoat: 0.6 },
      words: ['body', 'star', 'heart', 'symbol', 'point'],
      main: true,
    },
    rim: { material: { base: 'plastic', color: '#d89a14', rough: 0.3 }, words: ['rim', 'edge', 'border'] },
    face: { material: { base: 'plain', color: '#1c1a1c', rough: 0.2 }, words: ['eye', 'mouth', 'face'] },
    base: { material: { base: 'wood', color: '#5a3a24' }, words: ['base', 'plinth', 'stand'] },
  },
  palettes: starPalettes,
  presets: {
    star: {},
    heart: {
      open: ['body', 'rim'],
      params: { kind: 'heart' },
      materials: { body: { color: '#d0203c' }, rim: { color: '#a0142c' } },
    },
    'lightning bolt': { params: { kind: 'lightning' } },
    'arrow symbol': { params: { kind: 'arrow' }, materials: { body: { color: '#2f6fd0' }, rim: { color: '#1f4f9a' } } },
    emoji: { params: { kind: 'smiley', face: true } },
    'check mark': { params: { kind: 'check' }, materials: { body: { color: '#2f9a48' }, rim: { color: '#207034' } } },
    'location pin': { params: { kind: 'pin' }, materials: { body: { color: '#d0241c' }, rim: { color: '#f4f2ee' } } },
    'speech bubble': {
      params: { kind: 'speech' },
      materials: { body: { color: '#f2f2f0' }, rim: { color: '#2f6fd0' } },
    },
    'moon icon': { params: { kind: 'moon' } },
    'cloud icon': { params: { kind: 'cloud' } },
    'flame icon': { params: { kind: 'flame' } },
    'drop icon': { params: { kind: 'drop' } },
    'sun icon': { params: { kind: 'sun' } },
    snowflake: { params: { kind: 'snowflake' } },
    'moon and star': { params: { kind: 'moon' } },
    'spade suit': { params: { kind: 'spade' } },
    'x mark': { params: { kind: 'cross' }, materials: { body: { color: '#d0241c' } } },
    'mario star': { params: { face: true, style: 'puffed' } },
    'sheriff star': {
      params: { points: 6, style: 'faceted' },
      materials: { body: { base: 'brass', color: '#c9a04a' } },
    },
    'christmas star': {
      params: { style: 'faceted', base: false },
      materials: { body: { base: 'gold', color: '#e0b040' } },
    },
    'gold star': {
      params: { style: 'faceted' },
      materials: { body: { base: 'gold', color: '#e0b040' }, rim: { base: 'gold', color: '#c08a2c' } },
    },
    'broken heart': { params: { kind: 'heart' } },
    'bat emblem': {
      params: { kind: 'bat', style: 'flat' },
      materials: { body: { color: '#17171a', rough: 0.35 } },
      size: { width: 0.24 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('star');
    const kind = read.word(params, 'kind');
    const asked = read.word(params, 'style');
    const usual = SOFT.has(kind) ? 'puffed' : PLAIN.has(kind) ? 'flat' : taste.pick(['puffed', 'faceted', 'flat']);
    const style = asked === 'any' ? usual : asked;
    const n = Math.round(read.num(params, 'points'));
    const points = kind === 'star' ? starOutline(n, 1, n > 6 ? 0.62 : n === 6 ? 0.56 : 0.44) : OUTLINES[kind];
    const low = Math.min(LOWEST[kind] ?? 0, ...points.map((p) => p[1]));
    const stand = read.flag(params, 'base') ? 0.03 : 0;
    const k = 0.1 * taste.range(0.98, 1.03);
    const y = stand - low * k + (stand ? 0.004 : 0);
    const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
    if (kind === 'snowflake') addSnowflake(b, k, put);
    else
      addBody(
        b,
        points.map(([x, v]): Vec2 => [x * k, v * k]),
        kind,
        style,
        put,
      );
    if (kind === 'pin') b.add('hole', 'rim', put(solid.cyl(0.026, 0.058, [0, 0.036, 0], 'z', { bevel: 0.003 })));
    if (kind === 'spade')
      b.add(
        'stalk',
        'body',
        put(
          solid.slab(outline.pairs([-0.034, -0.1, 0.034, -0.1, 0.01, -0.02, -0.01, -0.02]), 0.03, [0, 0.004, 0], 'z', {
            bevel: 0.004,
          }),
        ),
      );
    if (read.flag(params, 'face') || kind === 'smiley') addFace(b, kind, put);
    if (stand) {
      b.add(
        'plinth',
        'base',
        solid.turned(
          [
            [0, 0],
            [0.07, 0],
            [0.046, 0.012],
            [0.055, 0.016],
            [0.045, 0.028],
            [0, 0.028],
          ],
          [0, 0, 0],
          { bevel: 0.002 },
        ),
      );
      b.add('plate', 'rim', solid.box([0.05, 0.01, 0.002], [0, 0.008, 0.0705], 0.0005));
    }
    return { parts: b.parts };
  },
};

/** Six arms with twigs. */
function addSnowflake(b: Bench, k: number, put: (of: Shape) => Shape): void {
  const bar = (w: number, l: number, turn: number, up: number): Shape =>
    solid.put(solid.box([w * k, l * k, 0.2 * k], [0, (l * k) / 2, 0], 0.03 * k), [0, up * k, 0], [0, 0, turn]);
  const arm: Shape[] = [bar(0.13, 1, 0, 0)];
  for (const [up, l] of [
    [0.4, 0.3],
    [0.66, 0.24],
  ])
    for (const s of [1, -1]) arm.push(bar(0.11, l, s * 55, up));
  const arms = Array.from({ length: 6 }, (_, i) => arm.map((of) => solid.put(of, [0, 0, 0], [0, 0, i * 60])));
  const heart = solid.slab(outline.ngon(0.26 * k, 6), 0.2 * k, [0, 0, 0], 'z', { bevel: 0.03 * k });
  b.add('snowflake', 'body', put({ op: 'fuse', of: [heart, ...arms.flat()] }), { detail: 1.6 });
  b.add('middle', 'rim', put(solid.slab(outline.ngon(0.15 * k, 6), 0.24 * k, [0, 0, 0], 'z', { bevel: 0.02 * k })), {
    detail: 0.6,
  });
}

/** The symbol itself, front and back alike, with a rim for the flat kind. */
function addBody(b: Bench, points: readonly Vec2[], kind: string, style: string, put: (of: Shape) => Shape): void {
  if (style === 'puffed' && kind !== 'moon') {
    const dense: Vec2[] = [];
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length];
      const n = Math.max(1, Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / 0.012));
      for (let j = 0; j < n; j++) dense.push([p[0] + ((q[0] - p[0]) * j) / n, p[1] + ((q[1] - p[1]) * j) / n]);
    });
    const puff = (of: readonly Vec2[], thick: number): Shape =>
      solid.put(
        drapery.stuffed(
          of.map(([x, y]): Vec2 => [x, -y]),
          thick,
        ),
        [0, 0, 0],
        [90, 0, 0],
      );
    b.add(kind, 'body', put(puff(dense, kind === 'smiley' ? 0.11 : 0.075)), { detail: 2 });
    if (kind === 'flame') {
      const core = dense.map(([x, y]): Vec2 => [x * 0.5, y * 0.52]);
      b.add('core', 'rim', put(solid.put(puff(core, 0.05), [0, -0.035, 0.026])), { detail: 1.2 });
    }
    if (kind === 'sun')
      for (let i = 0; i < 12; i++)
        b.add(
          `ray ${i + 1}`,
          'body',
          put(
            solid.put(
              solid.slab(
                outline.rounded(
                  outline.pairs(
                    i % 2 ? [-0.011, 0.046, 0.011, 0.046, 0, 0.094] : [-0.014, 0.046, 0.014, 0.046, 0, 0.108],
                  ),
                  0.003,
                  3,
                ),
                0.02,
                [0, 0, 0],
                'z',
                { bevel: 0.004 },
              ),
              [0, 0, 0],
              [0, 0, i * 30],
            ),
          ),
          { detail: 0.6 },
        );
    return;
  }
  if (style === 'faceted' && kind === 'star') {
    const n = points.length;
    const ring: Vec3[] = points.map(([x, y]) => [x, y, 0]);
    const faces: number[][] = [];
    for (let i = 0; i < n; i++) faces.push([i, (i + 1) % n, n], [(i + 1) % n, i, n + 1]);
    b.add(
      kind,
      'body',
      put({ op: 'polyhedron', points: [...ring, [0, 0, 0.036], [0, 0, -0.036]], faces, bevel: 0.0015 }),
      { detail: 1.5 },
    );
    return;
  }
  if (kind === 'bat') {
    // its ears and points are too fine for a wide edge
    b.add(kind, 'body', put(solid.slab(points, 0.013, [0, 0, 0], 'z', { bevel: 0.0025 })), { detail: 1.5 });
    return;
  }
  b.add(kind, 'body', put(solid.slab(outline.rounded(points, 0.008, 3), 0.036, [0, 0, 0], 'z', { bevel: 0.008 })), {
    detail: 1.5,
  });
  if (PLAIN.has(kind)) return;
  const rim = outline
    .rounded(
      points.map(([x, y]): Vec2 => [x * 0.8, y * 0.8]),
      0.006,
      3,
    )
    .map(([x, y]): Vec3 => [x, y, 0.018]);
  const cord: Shape = {
    op: 'sweep',
    path: rim,
    section: { kind: 'circle', r: 0.0032 },
    closed: true,
    spline: 'linear',
  };
  b.add('front line', 'rim', put(cord), { detail: 0.6 });
  b.add('back line', 'rim', put(solid.put(cord, [0, 0, -0.036])), { detail: 0.6 });
}

function addFace(b: Bench, kind: string, put: (of: Shape) => Shape): void {
  const ball = kind === 'smiley';
  const [ex, ey] = ball ? [0.034, 0.03] : [0.03, 0.012];
  /** How far the puffed front stands out at a point of it. */
  const out = (x: number, y: number): number =>
    ball ? 0.055 * (1 - Math.min(0.99, Math.hypot(x, y) / 0.1) ** 2.6) ** 0.62 : 0.034;
  b.add(
    'eyes',
    'face',
    put(solid.both({ op: 'ball', r: [0.011, ball ? 0.02 : 0.018, 0.007], at: [ex, ey, out(ex, ey) - 0.001] })),
  );
  const smile = Array.from({ length: 15 }, (_, i): Vec3 => {
    const a = Math.PI * (1.14 + (0.72 * i) / 14);
    const [x, y] = [0.055 * Math.cos(a), 0.006 + 0.05 * Math.sin(a)];
    return [x, y, out(x, y)];
  });
  if (ball) b.add('mouth', 'face', put(solid.tube(smile, 0.0055)), { detail: 0.8 });
  b.add(
    'glints',
    { base: 'lamp', color: '#ffffff', color2: '#ffffff' },
    put(solid.both({ op: 'ball', r: 0.0036, at: [ex + 0.0035, ey + 0.008, out(ex, ey) + 0.005] })),
    { detail: 0.4 },
  );
}
