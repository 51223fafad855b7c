import type { Shape } from '../../../curves/index.ts';
import { createRng, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';

const LOOSE: Readonly<Record<string, MaterialSpec>> = {
  sand: { base: 'sand', color: '#dcc08a' },
  lava: { base: 'lava', color: '#3a1a10' },
  milk: { base: 'cream', color: '#faf8f2' },
};

/** What stands in a bucket: a level, a heap, or pieces. */
export function addFill(b: Bench, v: Vessel, what: string, seed: number): void {
  const rng = createRng(seed);
  const h = v.outer[1][1];
  const level = h * 0.86;
  const r = vessel.bore(v, level);
  const material = what === 'water' ? 'fill' : LOOSE[what];
  if (material && what !== 'sand') {
    b.add(what, material, vessel.fill(v, level), { detail: 0.8 });
    return;
  }
  if (what === 'sand') {
    b.add(what, material, heap(r, h * 0.24, level, seed), { detail: 1.1 });
    return;
  }
  b.add('bed', { base: 'fabric', color: what === 'ice' ? '#c8dce6' : '#8a6a48' }, vessel.fill(v, level - h * 0.08), {
    detail: 0.3,
  });
  const n = { ice: 26, popcorn: 34, fish: 7, coal: 18, chicken: 8 }[what] ?? 12;
  const size = r * ({ ice: 0.3, popcorn: 0.24, fish: 0.5, coal: 0.36, chicken: 0.5 }[what] ?? 0.3);
  for (let i = 0; i < n; i++) {
    const t = Math.sqrt((i + 0.4) / n);
    const a = i * 2.39996;
    const q = (r - size * 0.55) * t;
    const at: Vec3 = [
      q * Math.cos(a),
      level + h * (what === 'popcorn' ? 0.26 : 0.13) * (1 - t * t) - size * 0.2,
      q * Math.sin(a),
    ];
    const turn: Vec3 = [rng.range(0, 360), rng.range(0, 360), rng.range(0, 360)];
    if (what === 'ice')
      b.add(
        `ice cube ${i + 1}`,
        { base: 'ice', color: '#dff0f6', rough: 0.08 },
        solid.put(solid.box([size, size, size], [0, 0, 0], size * 0.16), at, turn),
        { detail: 0.7 },
      );
    else if (what === 'popcorn')
      b.add(
        `popcorn ${i + 1}`,
        { base: 'cream', color: '#f8e4a4', color2: '#fff8e4', color3: '#e0a03c' },
        solid.put(popped(size, rng.int(999)), at, turn),
        { detail: 0.7 },
      );
    else if (what === 'coal')
      b.add(
        `coal ${i + 1}`,
        { base: 'obsidian', color: '#1c1c1e', rough: 0.5 },
        solid.put(
          {
            op: 'hull',
            points: Array.from(
              { length: 11 },
              (): Vec3 => [
                rng.range(-1, 1) * size * 0.55,
                rng.range(-1, 1) * size * 0.5,
                rng.range(-1, 1) * size * 0.55,
              ],
            ),
            bevel: size * 0.03,
          },
          at,
        ),
        { detail: 0.7 },
      );
    else if (what === 'fish')
      addFish(b, size * 2, [at[0] * 0.75, at[1], at[2] * 0.75], [rng.range(30, 62), (a * 180) / Math.PI, 0], i + 1);
    else
      addDrumstick(
        b,
        size,
        [at[0] * 0.9, at[1], at[2] * 0.9],
        [rng.range(-50, -20), 90 - (a * 180) / Math.PI, 0],
        i + 1,
        rng.int(999),
      );
  }
  if (what === 'ice') addBottle(b, r, level);
}

function heap(r: number, high: number, y: number, seed: number): Shape {
  return roundBody({
    profile: [
      [0.02, -0.5],
      [0.88, -0.45],
      [0.99, -0.1],
      [0.9, 0.12],
      [0.62, 0.62],
      [0.3, 0.94],
      [0.02, 1],
    ].map(([k, t]): Vec2 => [k * r, y + t * high]),
    sides: 48,
    swell: (a, t) => 1 + 0.05 * around(a, 7, seed, t * 2) * Math.sin(Math.PI * t),
  });
}

/** A burst kernel: a few lobes round a middle. */
function popped(s: number, seed: number): Shape {
  return roundBody({
    profile: [
      [0.02, -0.42],
      [0.3, -0.4],
      [0.52, -0.15],
      [0.5, 0.15],
      [0.3, 0.4],
      [0.02, 0.45],
    ].map(([k, t]): Vec2 => [k * s, t * s]),
    sides: 22,
    steps: 2,
    swell: (a, t) => 1 + 0.3 * Math.cos(4 * a + seed + 3 * t) + 0.2 * around(a, 8, seed, t * 4),
  });
}

function addFish(b: Bench, l: number, at: Vec3, rot: Vec3, i: number): void {
  const body: Shape = {
    op: 'loft',
    sections: [-0.5, -0.42, -0.3, -0.1, 0.12, 0.3, 0.4].map((t) => ({
      points: Array.from({ length: 16 }, (_, k): Vec3 => {
        const a = (2 * Math.PI * k) / 16;
        const w = Math.max(0.02, Math.cos(Math.PI * t * 0.98) ** 0.8);
        return [0.07 * l * w * Math.cos(a), 0.15 * l * w * Math.sin(a), t * l];
      }),
    })),
    spline: 'catmull',
    cap: 'flat',
  };
  const tail = solid.slab(
    [
      [0, 0],
      [0.16, 0.14],
      [0.12, 0],
      [0.16, -0.14],
    ].map(([x, y]): Vec2 => [x * l, y * l]),
    l * 0.012,
    [0, 0, 0],
  );
  b.add(
    `fish ${i}`,
    { base: 'fish-scales', color: '#8fa8b4', color2: '#d8e0e2', scale: 0.14 },
    solid.put(body, at, rot),
  );
  b.add(
    `fish tail ${i}`,
    { base: 'membrane', color: '#7a94a4' },
    solid.put(solid.put(tail, [0, 0, l * 0.38], [0, -90, 0]), at, rot),
    { detail: 0.6 },
  );
  b.add(
    `fish eyes ${i}`,
    { base: 'plain', color: '#14161a', rough: 0.1 },
    solid.put(solid.both({ op: 'ball', r: l * 0.02, at: [l * 0.045, l * 0.03, -l * 0.38] }), at, rot),
    { detail: 0.3 },
  );
}

function addDrumstick(b: Bench, s: number, at: Vec3, rot: Vec3, i: number, seed: number): void {
  const meat = roundBody({
    profile: [
      [0.05, -0.5],
      [0.4, -0.42],
      [0.55, -0.1],
      [0.45, 0.3],
      [0.24, 0.62],
      [0.16, 0.85],
      [0.02, 0.9],
    ].map(([k, t]): Vec2 => [k * s, t * s]),
    sides: 32,
    swell: (a, t) => 1 + 0.1 * around(a, 9, seed, t * 5),
  });
  b.add(
    `drumstick ${i}`,
    { base: 'crumbed', color: '#c47e2c', color2: '#e8b058', color3: '#7a3e12' },
    solid.put(meat, at, rot),
  );
  b.add(
    `bone ${i}`,
    { base: 'bone', color: '#f0e6d2' },
    solid.put(
      solid.tube(
        [
          [0, s * 0.8, 0],
          [0, s * 1.2, 0],
        ],
        s * 0.1,
      ),
      at,
      rot,
    ),
    { detail: 0.5 },
  );
}

/** The neck of a bottle in the ice, foil and cork. */
function addBottle(b: Bench, r: number, y: number): void {
  const line = (points: readonly Vec2[]): Vec2[] => points.map(([q, t]) => [q * r, t * r]);
  const place = (s: Shape): Shape => solid.put(s, [r * 0.12, y - r * 0.9, -r * 0.1], [-8, 0, -14]);
  b.add(
    'bottle',
    { base: 'glass', color: '#1f4a2c', transmission: 0, rough: 0.06 },
    place(
      solid.turned(
        line([
          [0, 0],
          [0.42, 0],
          [0.42, 1.1],
          [0.34, 1.45],
          [0.17, 1.8],
          [0.15, 2.2],
          [0, 2.2],
        ]),
        [0, 0, 0],
        { smooth: false, bevel: r * 0.1 },
      ),
    ),
  );
  b.add(
    'foil',
    { base: 'gold', color: '#d8b04a', rough: 0.35 },
    place(
      solid.turned(
        line([
          [0, 1.95],
          [0.162, 1.95],
          [0.165, 2.3],
          [0.18, 2.34],
          [0.18, 2.4],
          [0.15, 2.52],
          [0, 2.54],
        ]),
        [0, 0, 0],
        { bevel: r * 0.02 },
      ),
    ),
  );
}
