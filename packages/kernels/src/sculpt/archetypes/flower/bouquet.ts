import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape, roundBody } from '../../kits/organic/index.ts';
import { vessel } from '../../kits/vessel.ts';
import { addBloom, type Order } from './arrange.ts';

/** Colours of a mixed bunch: they go together. */
const MIX: readonly (readonly [string, string])[] = [
  ['rose', '#e0486a'],
  ['daisy', '#f8f5ee'],
  ['poppy', '#f08a3a'],
  ['lily', '#f6e2ea'],
  ['tulip', '#f2c23a'],
  ['peony', '#a878c8'],
];

/** Where blooms of a bunch sit: a dome of golden-angle spots over the tie. */
function domeSpots(n: number, R: number, y: number): { at: Vec3; dir: Vec3 }[] {
  return Array.from({ length: n }, (_, i) => {
    const k = Math.sqrt((i + 0.3) / n);
    const a = i * 2.39996;
    const dir: Vec3 = [0.85 * k * Math.cos(a), 1, 0.85 * k * Math.sin(a)];
    return { at: [R * k * Math.cos(a), y + R * 0.42 * (1 - k * k), R * k * Math.sin(a)], dir };
  });
}

function addBunch(b: Bench, o: Order, tie: Vec3, R: number, y: number, foot: number): void {
  const n = Math.max(o.kind === 'mixed' ? 10 : 9, o.count > 1 ? o.count : 0);
  for (const [i, { at, dir }] of domeSpots(n, R, y).entries()) {
    const [kind, color] =
      o.kind === 'mixed'
        ? MIX[i % MIX.length]
        : ([o.kind === 'lavender' || o.kind === 'lotus' ? 'rose' : o.kind, undefined] as const);
    const size = R * (kind === 'daisy' ? 0.36 : kind === 'lily' ? 0.52 : 0.42) * o.rng.range(0.94, 1.06);
    addBloom(b, kind, `${i + 1} `, at, dir, size, o.rng, color, true);
    const a = i * 2.39996;
    b.add(
      `stem ${i + 1}`,
      'stem',
      solid.tube([at, tie, [tie[0] - at[0] * 0.32, foot, tie[2] - at[2] * 0.32 + 0.004 * Math.cos(a)]], R * 0.032, {
        cap: 'flat',
      }),
      { detail: 0.5 },
    );
  }
  for (let i = 0; i < 12; i++) {
    const a = i * 30 + o.rng.range(-8, 8);
    const leaf = leafShape({
      length: R * 0.85,
      width: R * 0.36,
      rise: 0.75,
      droop: 0.5,
      fold: 0.2,
      waves: 5,
      ruffle: 0.06,
    });
    b.add(
      `greenery ${i + 1}`,
      'leaves',
      solid.put(solid.put(leaf, [0, y - R * 0.35, R * (0.55 + 0.12 * (i % 2))]), [0, 0, 0], [0, a, 0]),
      { grain: [0, 0, 1], detail: 0.8 },
    );
  }
}

/** A dome of blooms in a cone of paper with a bow. */
export function addBouquet(b: Bench, o: Order): void {
  const R = 0.12;
  const y = 0.33;
  const tie: Vec3 = [0, 0.15, 0];
  addBunch(b, o, tie, R, y, 0.0);
  const rows = 8;
  const cone = (over: number, phase: number): Shape => {
    const cols = 61;
    const grid = Array.from({ length: rows }, (_, i) => {
      const t = i / (rows - 1);
      return Array.from({ length: cols }, (_, j): Vec3 => {
        const a = (j / (cols - 1)) * (2 * Math.PI + 0.4) + phase;
        const fold = 1 + 0.04 * t * Math.cos(9 * a) + 0.02 * Math.cos(23 * a) * t;
        const r = (0.018 + (R * over - 0.018) * t ** 1.15) * fold + 0.002 * (j / cols);
        return [
          r * Math.cos(a),
          tie[1] - 0.012 + (y - R * 0.12 - tie[1]) * t + 0.022 * t * Math.cos(4.5 * a),
          r * Math.sin(a),
        ];
      });
    });
    return { op: 'sheet', grid, thickness: 0.0012, spline: 'linear' };
  };
  b.add('wrap', 'wrap', cone(1.12, -0.6), { detail: 1.1 });
  b.add('inner wrap', b.tint('wrap', { color: '#fbf6ee' }), solid.put(cone(1.03, 1.2), [0, 0.016, 0]), { detail: 0.9 });
  const skirt = roundBody({
    profile: [
      [0.016, 0.07],
      [0.019, 0],
      [0.04, -0.05],
      [0.058, -0.085],
      [0.056, -0.086],
      [0.036, -0.052],
      [0.014, 0.0],
    ]
      .map(([r, h]): Vec2 => [r, tie[1] + h])
      .reverse(),
    sides: 60,
    steps: 3,
    swell: (a, _t, r) => 1 + (r > 0.03 ? 0.12 * Math.cos(9 * a) : 0),
  });
  b.add('wrap below', 'wrap', skirt);
  b.add('ribbon', 'ribbon', solid.hoop(0.0225, { kind: 'rect', w: 0.02, h: 0.003, r: 0.001 }, tie, 'y', 40));
  const loop = (s: number): Shape =>
    solid.bar(
      [
        [0, 0, 0],
        [s * 0.03, 0.018, 0.006],
        [s * 0.052, 0.008, 0.01],
        [s * 0.04, -0.008, 0.008],
        [0, 0, 0.002],
      ],
      { kind: 'rect', w: 0.016, h: 0.0014 },
      { spline: 'catmull', up: [0, 0, 1] },
    );
  const tail = (s: number): Shape =>
    solid.bar(
      [
        [0, 0, 0],
        [s * 0.012, -0.04, 0.01],
        [s * 0.026, -0.09, 0.006],
      ],
      { kind: 'rect', w: 0.014, h: 0.0012 },
      { spline: 'catmull', up: [0, 0, 1] },
    );
  const bow = (s: Shape): Shape => solid.put(s, [0, tie[1], 0.0245]);
  b.add('bow', 'ribbon', bow(solid.many([loop(1), loop(-1), tail(1), tail(-1)])));
  b.add('knot', 'ribbon', bow({ op: 'ball', r: [0.008, 0.007, 0.005] }));
}

/** A bunch standing in a glazed vase. */
export function addInVase(b: Bench, o: Order): void {
  const h = 0.2;
  const outer: Vec2[] = (
    [
      [0.26, 0],
      [0.28, 0.02],
      [0.34, 0.2],
      [0.38, 0.42],
      [0.32, 0.68],
      [0.2, 0.84],
      [0.19, 0.9],
      [0.26, 0.98],
      [0.27, 1],
    ] as Vec2[]
  ).map(([r, y]): Vec2 => [r * h, y * h]);
  const tall = b.tint('vase', {});
  const banded: MaterialSpec = {
    ...tall,
    layers: [
      {
        mask: { kind: 'stripes', dir: [0, 1, 0], period: h * 0.3, width: 0.22, warp: 0, soft: 0.04 },
        material: { color: tall.color2 ?? '#7f9cc0', color2: tall.color2 },
      },
    ],
  };
  b.add('vase', banded, vessel.shape({ outer, wall: h * 0.03 }), { detail: 1.4 });
  b.add(
    'water',
    { base: 'glass', color: '#d8e8ec', transmission: 0.6 },
    vessel.fill({ outer, wall: h * 0.03 }, h * 0.8),
    { hidden: true },
  );
  addBunch(b, o, [0, h * 0.96, 0], 0.12, h * 1.75, h * 0.15);
}
