import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { drapery } from '../../kits/drapery.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, read, solid, suited } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';

/** A cushion of the outline leaning on its edge as on a sofa, its cord, buttons and tassels. */
function addStuffed(
  b: Bench,
  points: readonly Vec2[],
  h: number,
  o: { dent?: number; lying?: boolean; corners?: readonly Vec2[] },
): void {
  const low = Math.max(...points.map((p) => p[1]));
  const stand = (of: Shape): Shape =>
    o.lying
      ? solid.put(of, [0, h / 2, 0])
      : solid.put(solid.put(of, [0, 0, 0], [78, 0, 0]), [0, low * 0.978 + h * 0.06, 0]);
  b.add('cover', 'cover', stand(drapery.stuffed(points, h, { dent: o.dent })), { detail: 1.5 });
  b.add(
    'piping',
    'trim',
    stand({
      op: 'sweep',
      path: points.map(([x, z]): Vec3 => [x, 0, z]),
      section: { kind: 'circle', r: 0.0045 },
      closed: true,
      spline: 'linear',
    }),
  );
  if (o.dent)
    b.add('button', 'trim', stand({ op: 'ball', r: [0.014, 0.007, 0.014], at: [0, h * (0.5 - o.dent) + 0.002, 0] }));
  (o.corners ?? []).forEach(([x, z], i) => {
    b.add(
      `tassel ${i + 1}`,
      'trim',
      stand(solid.put(drapery.tassel([0, 0, 0], 0.06, 0.012), [x, 0, z], [0, 0, x > 0 ? 90 : -90])),
    );
  });
}

const HEART = Array.from({ length: 56 }, (_, i): Vec2 => {
  const t = (2 * Math.PI * i) / 56;
  return [
    0.2 * Math.sin(t) ** 3 * 1.02,
    -0.0125 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
  ];
}).reverse();
const CLOUD = Array.from({ length: 90 }, (_, i): Vec2 => {
  const t = (2 * Math.PI * i) / 90;
  const r = 0.2 + 0.028 * Math.abs(Math.sin(3.5 * t));
  return [r * 1.3 * Math.cos(t), r * 0.75 * Math.sin(t)];
});
const STAR = outline.rounded(
  starOutline(5, 0.24, 0.135)
    .map(([x, y]): Vec2 => [x, -y])
    .reverse(),
  0.05,
  5,
);

/** A roll with gathered ends and a cord round each. */
function buildBolster(b: Bench): void {
  const [l, r] = [0.6, 0.105];
  b.add(
    'roll',
    'cover',
    solid.put(
      solid.turned(
        [
          [0, -l / 2 + 0.012],
          [r * 0.5, -l / 2],
          [r * 0.9, -l / 2 + 0.008],
          [r, -l / 2 + 0.035],
          [r * 1.02, 0],
          [r, l / 2 - 0.035],
          [r * 0.9, l / 2 - 0.008],
          [r * 0.5, l / 2],
          [0, l / 2 - 0.012],
        ],
        [0, 0, 0],
        { smooth: true, bevel: 0, segments: 56 },
      ),
      [0, r, 0],
      [0, 0, 90],
    ),
    { detail: 1.5 },
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} piping`,
      'trim',
      solid.hoop(r * 0.985, { kind: 'circle', r: 0.005 }, [s * (l / 2 - 0.028), r, 0], 'x', 44),
    );
    b.add(
      `${name} gathers`,
      'trim',
      solid.put(
        {
          op: 'arrayed',
          n: 16,
          around: 'x',
          of: solid.tube(
            [
              [0, 0.02, 0],
              [0.004, 0.055, 0],
              [-0.004, 0.092, 0],
            ],
            0.0035,
          ),
        },
        [s * (l / 2 - 0.002), r, 0],
      ),
      { detail: 0.4 },
    );
    b.add(`${name} button`, 'trim', solid.put({ op: 'ball', r: [0.01, 0.022, 0.022] }, [s * (l / 2 - 0.006), r, 0]));
    b.add(`${name} tassel`, 'trim', drapery.tassel([s * (l / 2 + 0.008), r, 0], 0.075, 0.013));
  }
}

/** A horseshoe for the neck. */
function buildNeck(b: Bench): void {
  const path = outline.arc(0, 0, 0.105, 118, 422, 24).map(([x, z]): Vec3 => [x, 0.062, -z]);
  b.add(
    'cover',
    'cover',
    solid.put(
      solid.tube(path, 0.058, {
        cap: 'round',
        taper: path.map((_, i) => 0.86 + 0.16 * Math.sin((Math.PI * i) / (path.length - 1))),
      }),
      [0, 0, 0],
      [0, 180, 0],
    ),
    { detail: 1.5 },
  );
  b.add(
    'seam',
    'trim',
    solid.put(
      solid.tube(
        outline.arc(0, 0, 0.1645, 124, 416, 30).map(([x, z]): Vec3 => [x, 0.062, -z]),
        0.0028,
      ),
      [0, 0, 0],
      [0, 180, 0],
    ),
  );
  b.add(
    'snap strap',
    'trim',
    solid.tube(
      [
        [-0.07, 0.062, 0.135],
        [0, 0.058, 0.15],
        [0.07, 0.062, 0.135],
      ],
      0.004,
    ),
  );
  b.add('snap', 'trim', { op: 'ball', r: [0.009, 0.009, 0.006], at: [0, 0.058, 0.151] });
}

/** Pleats round a low drum with a button on top. */
function buildRound(b: Bench): void {
  const n = 24;
  const ring = (r: number, y: number, deep: number): { points: Vec3[] } => ({
    points: Array.from({ length: n * 4 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / (n * 4);
      const k = r * (1 + deep * Math.cos(n * a));
      return [k * Math.cos(a), y, -k * Math.sin(a)];
    }),
  });
  b.add(
    'cover',
    'cover',
    {
      op: 'loft',
      sections: [
        ring(0.02, 0.006, 0),
        ring(0.16, 0.0, 0.0),
        ring(0.2, 0.015, 0.02),
        ring(0.225, 0.06, 0.025),
        ring(0.225, 0.11, 0.025),
        ring(0.205, 0.155, 0.02),
        ring(0.16, 0.175, 0.01),
        ring(0.08, 0.17, 0),
        ring(0.02, 0.15, 0),
      ],
      spline: 'catmull',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.5 },
  );
  b.add('button', 'trim', { op: 'ball', r: [0.022, 0.01, 0.022], at: [0, 0.153, 0] });
  b.add(
    'piping',
    'trim',
    solid.many(
      [
        [0.197, 0.163],
        [0.197, 0.012],
      ].map(([r, y]) => solid.hoop(r, { kind: 'circle', r: 0.005 }, [0, y, 0], 'y', 56)),
    ),
  );
  b.add(
    'handle',
    'trim',
    solid.tube(
      [
        [-0.05, 0.1, 0.222],
        [-0.04, 0.095, 0.245],
        [0.04, 0.095, 0.245],
        [0.05, 0.1, 0.222],
      ],
      0.008,
    ),
  );
}

/** A tomato for pins. */
function buildPin(b: Bench): void {
  const n = 8;
  const ring = (t: number): { points: Vec3[] } => ({
    points: Array.from({ length: n * 8 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / (n * 8);
      const r = 0.05 * Math.sin(t) ** 0.8 * (1 - 0.08 * Math.abs(Math.cos((n / 2) * a)) ** 12 * Math.sin(t));
      return [
        r * Math.cos(a),
        0.032 - 0.032 * Math.cos(t) * (1 - 0.16 * Math.exp(-((Math.sin(t) / 0.4) ** 2))),
        -r * Math.sin(a),
      ];
    }),
  });
  b.add(
    'cushion',
    'cover',
    {
      op: 'loft',
      sections: Array.from({ length: 17 }, (_, i) => ring(0.06 + ((Math.PI - 0.12) * i) / 16)),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  b.add(
    'leaf',
    { base: 'fabric', color: '#3a7a3a' },
    solid.put(solid.slab(starOutline(6, 0.03, 0.011), 0.003, [0, 0, 0], 'y', { bevel: 0.0008 }), [0, 0.0605, 0]),
  );
  const pins = [
    [0.03, 20],
    [0.024, 100],
    [0.034, 150],
    [0.02, 230],
    [0.033, 300],
    [0.012, 340],
  ] as const;
  pins.forEach(([r, d], i) => {
    const a = (d * Math.PI) / 180;
    const foot: Vec3 = [r * Math.cos(a), 0.052, r * Math.sin(a)];
    const tip: Vec3 = [foot[0] * 1.35, 0.081, foot[2] * 1.35];
    b.add(`pin ${i + 1}`, { base: 'chrome', color: '#cfd2d6' }, solid.rod(foot, tip, 0.0005));
    b.add(
      `pin head ${i + 1}`,
      { base: 'plastic', color: ['#f2c12e', '#2f72c4', '#f2f0ea', '#d8342c', '#3aa05a', '#8a4ab0'][i] },
      { op: 'ball', r: 0.0028, at: tip },
    );
  });
}

function buildWhoopee(b: Bench): void {
  b.add('bag', 'cover', solid.put(drapery.stuffed(outline.ngon(0.105, 48), 0.07), [0, 0.035, 0]), { detail: 1.4 });
  b.add('rim', 'trim', solid.hoop(0.105, { kind: 'circle', r: 0.004 }, [0, 0.035, 0], 'y', 56));
  b.add(
    'neck',
    'cover',
    solid.slab(
      [
        [-0.02, -0.16],
        [0.02, -0.16],
        [0.026, -0.1],
        [-0.026, -0.1],
      ].map(([x, y]): Vec2 => [x, y]),
      0.012,
      [0, 0.035, 0],
      'y',
      { bevel: 0.004 },
    ),
  );
  b.add('valve', 'trim', solid.box([0.046, 0.016, 0.012], [0, 0.035, 0.162], 0.004));
  b.add(
    'letters',
    { base: 'paint', color: '#f2efe6' },
    solid.put(
      { op: 'text', value: 'WHOOPEE', height: 0.02, depth: 0.012, bevel: 0, font: 'round' },
      [0, 0.0685, 0.012],
      [-90, 0, 0],
    ),
  );
}

/** Pillows: throw cushions, bed pillows, bolsters, round and neck pillows, hearts, stars, clouds. */
export const pillow: Archetype = {
  name: 'pillow',
  kind: 'furniture',
  size: { length: 0.45 },
  params: {
    kind: {
      type: 'choice',
      of: ['throw', 'bed', 'seat', 'bolster', 'neck', 'round', 'heart', 'cloud', 'star', 'pin', 'whoopee'],
      default: 'throw',
      about: 'Kind.',
    },
    button: { type: 'flag', default: false, about: 'A button that draws in its middle.', vary: 0.4 },
    tassels: { type: 'flag', default: false, about: 'Tassels at its corners.', vary: 0.35 },
  },
  slots: {
    cover: {
      material: { base: 'fabric', color: '#c86a4a', scale: 0.6, sheen: 0.3 },
      words: ['cover', 'pillow', 'cloth'],
      main: true,
    },
    trim: { material: { base: 'rope', color: '#f0e2c4', scale: 0.12 }, words: ['piping', 'tassel', 'button', 'trim'] },
  },
  palettes: [
    {
      lead: 'cover',
      when: { kind: ['throw', 'seat', 'bolster', 'round', 'neck', 'star'] },
      of: tones('cover', {
        terracotta: '#c86a4a',
        mustard: '#d0a032',
        teal: '#2f7a78',
        navy: '#25406e',
        sage: '#8a9c7c',
        rose: '#cc8c90',
        grey: '#8c8e92',
        cream: '#e8e0d0',
      }),
    },
  ],
  presets: {
    pillow: { size: { height: 0.45 } },
    'bed pillow': { params: { kind: 'bed' }, size: { width: 0.7 } },
    bolster: { params: { kind: 'bolster' }, size: { width: 0.62 } },
    'heart pillow': { params: { kind: 'heart' }, materials: { cover: { color: '#c8202c' } }, size: { height: 0.4 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const own = {
      bed: { cover: { base: 'fabric', color: '#f0eee8', scale: 0.3 } },
      pin: { cover: { base: 'fabric', color: '#c4202a', scale: 0.2 } },
      whoopee: { cover: { base: 'rubber', color: '#d8506a' } },
      cloud: { cover: { base: 'fabric', color: '#eef2f6' } },
    }[kind];
    const b = createBench(suited(materials, pillow.slots, own));
    const dent = read.flag(params, 'button') ? 0.2 : 0;
    const square = drapery.pillowOutline(0.45, 0.45);
    const ends: Vec2[] = [
      [0.215, 0.215],
      [-0.215, 0.215],
      [0.215, -0.215],
      [-0.215, -0.215],
    ];
    if (kind === 'bed') addStuffed(b, drapery.pillowOutline(0.7, 0.46, 0.1), 0.17, { lying: true });
    else if (kind === 'seat') addStuffed(b, drapery.pillowOutline(0.42, 0.42, 0.05), 0.09, { lying: true, dent: 0.16 });
    else if (kind === 'bolster') buildBolster(b);
    else if (kind === 'neck') buildNeck(b);
    else if (kind === 'round') buildRound(b);
    else if (kind === 'pin') buildPin(b);
    else if (kind === 'whoopee') buildWhoopee(b);
    else
      addStuffed(b, { heart: HEART, cloud: CLOUD, star: STAR }[kind] ?? square, 0.17, {
        dent: kind === 'throw' ? dent : 0,
        corners: kind === 'throw' && read.flag(params, 'tassels') ? ends : [],
      });
    return {
      parts: proportioned(b.parts, rng, 0.03),
      sockets: { top: { at: [0, kind === 'bed' ? 0.16 : 0.1, 0], dir: [0, 1, 0], size: 0.3 } },
    };
  },
};
