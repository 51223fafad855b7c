import type { Shape } from '../../../curves/index.ts';
import { fbm, type Rng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addSprinkles, around, coat, roundBody } from '../../kits/organic/index.ts';
import { addCherry } from '../../kits/pastry/index.ts';

/** One portion as ordered. */
export interface Portion {
  h: number;
  scoops: number;
  topping: string;
  bitten: boolean;
  seed: number;
  rng: Rng;
}

/** A ball rolled off a scoop: coarse skin and a torn skirt round its foot. Its middle is the origin. */
export function scoopShape(r: number, seed: number): Shape {
  return roundBody({
    profile: [
      [0.01, -0.5],
      [0.75, -0.52],
      [1.06, -0.58],
      [1.16, -0.44],
      [1.08, -0.28],
      [0.985, -0.16],
      [1.0, 0.08],
      [0.94, 0.36],
      [0.8, 0.62],
      [0.58, 0.84],
      [0.3, 0.98],
      [0.01, 1.02],
    ].map(([k, t]): Vec2 => [k * r, t * r]),
    sides: 72,
    steps: 3,
    swell: (a, _t, k, y) => {
      const skirt = y < -0.2 * r && k > 0.9 * r ? 0.07 * around(a, 12, seed) + 0.04 * around(a, 30, seed + 1) : 0;
      return 1 + skirt + 0.022 * fbm(6 * Math.cos(a), (6 * y) / r, 6 * Math.sin(a), 3, seed + 2);
    },
    lift: (a, _t, k, y) => (y < -0.2 * r && k > 0.9 * r ? r * 0.09 * around(a, 10, seed + 3) : 0),
  });
}

const FLAVOURS = ['scoop', 'second', 'third'] as const;

/** A scoop of the i-th flavour. */
export function addScoop(b: Bench, i: number, r: number, at: Vec3, seed: number): void {
  b.add('scoop', FLAVOURS[i % 3], solid.put(scoopShape(r, seed + i * 7), at, [0, 60 * i, 0]), { detail: 1.5 });
}

/** What crowns the highest scoop, whose middle is `at`. */
export function addCrown(b: Bench, p: Portion, r: number, at: Vec3): void {
  const [x, y, z] = at;
  const over: Vec2[] = [
    [0, 1.02],
    [0.3, 0.98],
    [0.58, 0.84],
    [0.8, 0.62],
    [0.94, 0.36],
    [1.0, 0.08],
    [0.985, -0.16],
    [1.0, -0.3],
  ].map(([k, t]): Vec2 => [k * r, t * r]);
  const sauced = p.topping === 'sauce' || p.topping === 'cherry';
  const top = coat({ over, reach: 0.62, drip: 0.24, drips: 7, thick: r * 0.075, seed: p.seed, sides: 80 });
  if (sauced) b.add('sauce', 'sauce', solid.put(top, at), { detail: 1.4 });
  if (p.topping === 'cherry') addCherry(b, 'fruit', r * 0.27, { at: [x, y + r * 1.04, z], lean: p.rng.range(0, 6.28) });
  if (p.topping === 'sprinkles' || p.topping === 'sauce')
    addSprinkles(b, 'sprinkles', {
      on: solid.put({ op: 'ball', r: r * (sauced ? 1.055 : 1.005) }, at),
      where: { op: 'box', size: [r * 2.2, r, r * 2.2], at: [x, y + r * 0.82, z] },
      n: sauced ? 30 : 60,
      size: r * 0.2,
      seed: p.seed,
    });
  if (p.topping === 'wafer' || p.topping === 'cherry') addWafers(b, p, r, at);
}

function addWafers(b: Bench, p: Portion, r: number, [x, y, z]: Vec3): void {
  const a = p.rng.range(-0.4, 0.6);
  const l = r * 1.75;
  const roll: Shape = solid.tube(
    [
      [0, 0, 0],
      [0, l, 0],
    ],
    r * 0.13,
    { cap: 'flat' },
  );
  const striped = b.tint('cone', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [0.6, 1, 0.3], period: r * 0.36, width: 0.3, warp: 0, soft: 0.1 },
        material: { color: '#6a3a1a', color2: '#4c2810' },
      },
    ],
  });
  b.add(
    'wafer roll',
    striped,
    solid.put(
      solid.put(roll, [0, 0, 0], [0, 0, -24]),
      [x + r * 0.4 * Math.cos(a), y + r * 0.42, z - r * 0.35],
      [0, (-a * 180) / Math.PI, 0],
    ),
  );
  if (p.topping !== 'wafer') return;
  const fan: Vec2[] = [
    [0, 0],
    ...Array.from({ length: 9 }, (_, i): Vec2 => {
      const t = -0.5 + i / 8;
      return [l * 0.9 * Math.sin(t), l * 0.9 * Math.cos(t) * (1 + 0.02 * Math.cos(i * Math.PI))];
    }).reverse(),
  ];
  b.add(
    'wafer fan',
    'cone',
    solid.put(
      solid.slab(fan, r * 0.09, [0, 0, 0], 'z', { bevel: r * 0.02 }),
      [x - r * 0.35, y + r * 0.42, z - r * 0.2],
      [-8, 30, 16],
    ),
  );
}
