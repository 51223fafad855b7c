import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { dollop } from '../../kits/pastry/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';
import { addCrown, addScoop, type Portion } from './scoops.ts';

/** Scoops in a footed glass, a paper cup, on a boat with a split banana, or by themselves. */
export function addDish(b: Bench, p: Portion, kind: string): void {
  if (kind === 'scoop') {
    const r = p.h * 0.24;
    for (let i = 0; i < p.scoops; i++) addScoop(b, i, r, [(i - (p.scoops - 1) / 2) * r * 1.9, r * 0.62, 0], p.seed);
    if (p.topping !== 'wafer') addCrown(b, p, r, [((1 - (p.scoops % 2)) * r * 1.9) / 2, r * 0.62, 0]);
    return;
  }
  if (kind === 'split') addSplit(b, p);
  else if (kind === 'cup') addCup(b, p);
  else addSundae(b, p);
}

function addSundae(b: Bench, p: Portion): void {
  const h = p.h;
  const outer: Vec2[] = [
    [0.2, 0],
    [0.205, 0.012],
    [0.09, 0.045],
    [0.045, 0.1],
    [0.06, 0.15],
    [0.13, 0.22],
    [0.2, 0.36],
    [0.235, 0.54],
    [0.27, 0.66],
    [0.28, 0.67],
  ].map(([r, y]): Vec2 => [r * h, y * h]);
  const glass: Vessel = { outer, wall: h * 0.014, solidBelow: h * 0.19 };
  b.add('glass', 'glass', vessel.shape(glass, 56), { detail: 1.3 });
  b.add('sauce layer', 'sauce', vessel.fill(glass, h * 0.34));
  b.add(
    'ice cream layer',
    'scoop',
    solid.turned(
      [
        [0, h * 0.345],
        [h * 0.168, h * 0.345],
        [h * 0.2, h * 0.46],
        [h * 0.212, h * 0.52],
        [0, h * 0.53],
      ],
      [0, 0, 0],
      { bevel: h * 0.01 },
    ),
  );
  b.add(
    'cream layer',
    'second',
    solid.turned(
      [
        [0, h * 0.525],
        [h * 0.213, h * 0.525],
        [h * 0.228, h * 0.6],
        [0, h * 0.605],
      ],
      [0, 0, 0],
      { bevel: h * 0.01 },
    ),
  );
  const r = h * 0.145;
  const spots: Vec3[] = [
    [-0.115, 0.66, 0.06],
    [0.115, 0.66, 0.05],
    [0, 0.67, -0.11],
  ].map(([x, y, z]): Vec3 => [x * h, y * h, z * h]);
  for (let i = 0; i < Math.max(1, p.scoops); i++) addScoop(b, i, r, spots[i % 3], p.seed);
  const top: Vec3 = [0, h * 0.79, h * 0.0];
  b.add('whipped cream', 'cream', solid.put(dollop(h * 0.13, 1.2), top), { detail: 1.5 });
  addCrown(b, { ...p, topping: p.topping === 'none' ? 'none' : 'wafer' }, h * 0.13, [0, h * 0.73, 0]);
  if (p.topping === 'cherry') addCrown(b, { ...p, topping: 'cherry' }, h * 0.075, [0, h * 0.875, 0]);
}

function addCup(b: Bench, p: Portion): void {
  const h = p.h * 0.5;
  const R = h * 0.62;
  const paper = b.tint('glass', { base: 'paper', color: b.tint('fruit', {}).color, transmission: 0, rough: 0.6 });
  const striped = {
    ...paper,
    color: '#f6f1e8',
    layers: [
      {
        mask: {
          kind: 'around' as const,
          n: 12,
          of: { kind: 'span' as const, dir: [1, 0, 0] as Vec3, from: -0.0005, to: 0.0005 },
        },
        material: { color: paper.color },
      },
    ],
  };
  const outer: Vec2[] = [
    [R * 0.72, 0],
    [R * 0.73, h * 0.04],
    [R * 1, h * 0.98],
  ];
  b.add('cup', striped, vessel.shape({ outer, wall: h * 0.03, straight: true }));
  b.add('cup rim', paper, solid.hoop(R, { kind: 'circle', r: h * 0.035 }, [0, h * 0.98, 0], 'y', 56));
  const n = Math.max(1, p.scoops);
  const r = R * (n > 1 ? 0.62 : 0.86);
  const spots: Vec3[] =
    n > 1
      ? [
          [-R * 0.36, h * 1.02, R * 0.12],
          [R * 0.36, h * 1.04, 0],
          [0, h * 1.1, -R * 0.36],
          [0, h * 1.5, 0],
        ]
      : [[0, h * 1.04, 0]];
  for (let i = 0; i < n; i++) addScoop(b, i, r, spots[i], p.seed);
  b.add('filling', 'scoop', solid.cyl(R * 0.9, h * 0.06, [0, h * 0.9, 0]), { hidden: n > 1 });
  addCrown(b, p, r, spots[n - 1]);
  b.add(
    'spoon',
    'stick',
    solid.put(
      solid.slab(
        [
          [-R * 0.09, 0],
          [R * 0.09, 0],
          [R * 0.07, R * 0.6],
          [R * 0.14, R * 1.3],
          [R * 0.1, R * 1.5],
          [-R * 0.1, R * 1.5],
          [-R * 0.14, R * 1.3],
          [-R * 0.07, R * 0.6],
        ],
        R * 0.05,
        [0, 0, 0],
        'z',
        { bevel: R * 0.012 },
      ),
      [R * 0.42, h * 0.95, R * 0.5],
      [24, 0, -22],
    ),
  );
}

function addSplit(b: Bench, p: Portion): void {
  const w = p.h * 1.4;
  const boat = roundBody({
    profile: [
      [0.01, 0],
      [0.2, 0],
      [0.21, 0.02],
      [0.16, 0.06],
      [0.3, 0.14],
      [0.4, 0.3],
      [0.44, 0.36],
      [0.42, 0.37],
      [0.36, 0.3],
      [0.2, 0.17],
      [0.01, 0.15],
    ].map(([r, y]): Vec2 => [r * w * 0.62, y * w * 0.62]),
    sides: 64,
    swell: (a) => 1 / Math.sqrt((Math.cos(a) / 2) ** 2 + (Math.sin(a) / 1.02) ** 2),
  });
  b.add('boat', 'glass', boat, { detail: 1.3 });
  for (const [name, z] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const half = solid.bar(
      [-1, -0.6, 0, 0.6, 1].map(
        (t): Vec3 => [t * w * 0.46, w * (0.17 + 0.06 * t * t), z * w * 0.17 * (1 - 0.35 * t * t)],
      ),
      { kind: 'ellipse', rx: w * 0.045, ry: w * 0.062 },
      { spline: 'catmull', taper: [0.25, 0.9, 1, 0.9, 0.25], cap: 'round', up: [0, 1, 0] },
    );
    b.add(`banana ${name}`, 'banana', half);
  }
  const r = w * 0.145;
  for (let i = 0; i < 3; i++) {
    const at: Vec3 = [(i - 1) * r * 1.75, w * 0.27, 0];
    addScoop(b, i, r, at, p.seed);
    addCrown(b, { ...p, topping: i === 1 ? 'cherry' : 'sauce', seed: p.seed + i }, r, at);
  }
  b.add(
    'cream',
    'cream',
    solid.many([-1, 1].map((s) => solid.put(dollop(w * 0.07), [s * r * 0.9, w * 0.31, w * 0.1]))),
  );
  b.add(
    'nuts',
    { base: 'cookie', color: '#c8985a' },
    solid.many(
      [0, 1, 2, 3, 4].map((i) => ({
        op: 'ball' as const,
        r: w * 0.014,
        at: [(i - 2) * w * 0.12, w * (0.25 + 0.01 * around(i, 4, p.seed)), w * 0.15] as Vec3,
      })),
    ),
  );
}
