import { createRng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import { vessel } from '../../kits/vessel.ts';
import { spoon } from './spoon.ts';
import { addBowl, addChopsticks } from './ware.ts';

/** Tomato soup with a swirl of cream, croutons, basil and a spoon. */
export function addSoup(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [R, h] = [0.095, 0.06];
  const v = addBowl(b, R, h);
  const y = h * 0.84;
  b.add(
    'soup',
    b.tint('sauce', {
      ...(b.tint('sauce', {}).color === '#b86a2a' ? { color: '#c8401c', color2: '#e06a34', color3: '#9a2810' } : {}),
    }),
    vessel.fill(v, y),
    { detail: 0.9 },
  );
  const swirl = Array.from({ length: 44 }, (_, i): Vec3 => {
    const t = i / 43;
    const a = 0.6 + t * 9.2;
    const q = 0.006 + 0.046 * t;
    return [q * Math.cos(a) - 0.008, y - 0.0006, q * Math.sin(a)];
  });
  b.add(
    'cream',
    { base: 'cream', color: '#fbf2e2' },
    {
      op: 'sweep',
      path: swirl,
      section: { kind: 'ellipse', rx: 0.0042, ry: 0.0012 },
      spline: 'catmull',
      up: [0, 1, 0],
      cap: 'round',
      taper: swirl.map((_, i) => 0.35 + 0.65 * Math.sin((Math.PI * i) / 43)),
    },
    { detail: 0.8 },
  );
  for (let i = 0; i < 7; i++) {
    const a = 2.6 + i * 0.62;
    const q = 0.052 + 0.012 * Math.sin(i * 2.1);
    b.add(
      `crouton ${i + 1}`,
      { base: 'bread', color: '#d89a4c', color2: '#a8642a' },
      solid.put(
        solid.box([0.0125, 0.011, 0.0125], [0, 0.002, 0], 0.0022),
        [q * Math.cos(a), y + (i % 2 ? 0.001 : 0.0025), q * Math.sin(a)],
        [rng.range(-14, 14), rng.range(0, 90), rng.range(-14, 14)],
      ),
      { detail: 0.6 },
    );
  }
  for (const i of [0, 1, 2])
    b.add(
      `basil ${i + 1}`,
      'greens',
      solid.put(
        leafShape({ length: 0.03, width: 0.021, rise: 0.35, droop: 0.25, fold: 0.3, thick: 0.0006, belly: 0.5 }),
        [0.002, y + 0.0012, 0.006],
        [0, i * 118 - 30, 0],
      ),
      { grain: [0, 0, 1] },
    );
  b.add(
    'spoon',
    { base: 'steel', color: '#c4c8cc', rough: 0.2 },
    spoon([0.05, y + 0.004, 0.03], [0.15, h + 0.045, 0.075], 0.036),
  );
}

/** A bowl of rice heaped high, sesame, chopsticks. */
export function addRice(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [R, h] = [0.066, 0.062];
  const v = addBowl(b, R, h);
  const y = h * 0.82;
  const r = vessel.bore(v, y) * 0.99;
  const white = b.tint(
    'food',
    b.tint('food', {}).color === '#f0d08a'
      ? { base: 'rice', color: '#f7f4ea', color2: '#ffffff', color3: '#d8d2bc', rough: 0.45 }
      : { base: 'rice' },
  );
  const top = (q: number): number => y + 0.034 * (1 - (q / r) ** 2.2);
  b.add(
    'rice',
    white,
    roundBody({
      profile: [
        [0.0002, y - 0.012],
        [r * 0.94, y - 0.01],
        [r, y],
        [r * 0.88, top(r * 0.88)],
        [r * 0.6, top(r * 0.6)],
        [r * 0.3, top(r * 0.3)],
        [0.0002, top(0)],
      ],
      sides: 64,
      lift: (a, t) => 0.002 * around(a, 14, seed, t * 9),
    }),
    { detail: 1.3 },
  );
  const grain = solid.bar(
    [
      [-0.0032, 0, 0],
      [0, 0.0004, 0],
      [0.0032, 0, 0],
    ],
    { kind: 'ellipse', rx: 0.0011, ry: 0.0011 },
    { spline: 'catmull', cap: 'round', taper: [0.6, 1, 0.6] },
  );
  const places = Array.from({ length: 90 }, (_, i) => {
    const q = r * 0.93 * Math.sqrt((i + 0.5) / 90);
    const a = i * 2.39996;
    return {
      at: [q * Math.cos(a), top(q) + 0.0008, q * Math.sin(a)] as Vec3,
      rot: [0, rng.range(0, 360), rng.range(-24, 24)] as Vec3,
    };
  });
  b.add('grains', white, solid.at(grain, places), { detail: 0.7 });
  b.add(
    'sesame',
    { base: 'plain', color: '#2a2622' },
    solid.at(
      { op: 'ball', r: [0.0014, 0.0007, 0.0009] },
      Array.from({ length: 22 }, (_, i) => {
        const q = r * 0.5 * Math.sqrt((i + 0.5) / 22);
        const a = i * 2.39996 + 1;
        return {
          at: [q * Math.cos(a), top(q) + 0.0022, q * Math.sin(a)] as Vec3,
          rot: [0, rng.range(0, 180), 0] as Vec3,
        };
      }),
    ),
    { detail: 0.3 },
  );
  addChopsticks(b, R, h, 0.46);
}

/** Milk with rings of cereal, berries and a spoon. */
export function addCereal(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [R, h] = [0.085, 0.062];
  const v = addBowl(b, R, h);
  const y = h * 0.8;
  b.add('milk', { base: 'cream', color: '#fbf9f4', rough: 0.2 }, vessel.fill(v, y), { detail: 0.7 });
  const r = vessel.bore(v, y) - 0.011;
  const ring = solid.hoop(0.0062, { kind: 'circle', r: 0.0034 }, [0, 0, 0], 'y', 16);
  const golden = b.tint(
    'food',
    b.tint('food', {}).color === '#f0d08a' ? { base: 'cookie', color: '#d89a48', color2: '#b8742c' } : {},
  );
  for (let k = 0; k < 3; k++) {
    const places = Array.from({ length: 17 }, (_, i) => {
      const n = k * 17 + i;
      const q = r * Math.sqrt((n + 0.4) / 51);
      const a = n * 2.39996;
      return {
        at: [q * Math.cos(a), y + 0.002 + 0.003 * (n % 3), q * Math.sin(a)] as Vec3,
        rot: [rng.range(-30, 30), 0, rng.range(-30, 30)] as Vec3,
      };
    });
    b.add(`cereal ${k + 1}`, golden, solid.at(ring, places), { detail: 0.7 });
  }
  const berry = roundBody({
    profile: [
      [0.0002, 0],
      [0.5, 0.05],
      [1, 0.7],
      [0.9, 1.3],
      [0.5, 1.6],
      [0.42, 1.68],
      [0.3, 1.55],
      [0.0002, 1.5],
    ].map(([k, t]): Vec2 => [k * 0.0072 + 0.0001, t * 0.0072]),
    sides: 28,
    swell: (a, t) => (t > 0.75 ? 1 + 0.12 * Math.cos(5 * a) : 1),
  });
  for (const [i, [x, z]] of (
    [
      [0.012, 0.01],
      [-0.014, 0.02],
      [-0.002, -0.018],
      [0.03, -0.012],
      [-0.034, -0.008],
    ] as const
  ).entries())
    b.add(
      `blueberry ${i + 1}`,
      { base: 'fruit-skin', color: '#34407a', color2: '#5a6aa4', color3: '#20284c', rough: 0.6 },
      solid.put(berry, [x, y + 0.006, z], [20 * i - 30, 0, 14]),
    );
  b.add(
    'spoon',
    { base: 'steel', color: '#c4c8cc', rough: 0.2 },
    spoon([0.04, y + 0.004, 0.036], [0.13, h + 0.05, 0.085], 0.034),
  );
}
