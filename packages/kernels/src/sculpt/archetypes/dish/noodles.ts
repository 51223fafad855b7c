import type { Shape } from '../../../curves/index.ts';
import { createRng, type Rng, sampleSpline, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leafShape, roundBody } from '../../kits/organic/index.ts';
import { strand } from '../../kits/plait.ts';
import { vessel } from '../../kits/vessel.ts';
import { addBowl, addChopsticks, addPlate } from './ware.ts';

/** One noodle: an arc that wanders about the middle of a mound of radius `R` and height `h` over `y`. */
function noodle(R: number, h: number, y: number, r: number, rng: Rng): Shape {
  const c: Vec2 = [rng.range(-0.24, 0.24) * R, rng.range(-0.24, 0.24) * R];
  const q = R * rng.range(0.18, 0.72);
  const from = rng.range(0, 6.28);
  const span = rng.range(2.4, 6) * (rng.next() < 0.5 ? -1 : 1);
  const lift = rng.range(-0.1, 1) * r * 2.2;
  const points = Array.from({ length: 10 }, (_, i): Vec3 => {
    const a = from + (span * i) / 9;
    const rr = q * (1 + 0.16 * Math.sin(a * 2.3 + from));
    const [x, z] = [c[0] + rr * Math.cos(a), c[1] + rr * Math.sin(a)];
    const out = Math.min(1, Math.hypot(x, z) / R);
    return [x, y + h * (1 - out * out) + lift + r * 0.9 * Math.sin(a * 3 + q * 900), z];
  });
  return strand(sampleSpline(points, 4) as unknown as Vec3[], [0, 1, 0], outline.ngon(r, 6));
}

/** Ramen: broth, noodles, pork, egg halves, seaweed, fish cake, spring onion, chopsticks across. */
export function addRamen(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [R, h] = [0.1, 0.08];
  const v = addBowl(b, R, h);
  const y = h * 0.8;
  b.add('broth', 'sauce', vessel.fill(v, y), { detail: 0.8 });
  const bore = vessel.bore(v, y);
  b.add(
    'noodles',
    'food',
    solid.many(Array.from({ length: 46 }, () => noodle(bore * 0.86, 0.008, y - 0.002, 0.0019, rng))),
    { detail: 1.2 },
  );
  for (const [i, [a, q]] of (
    [
      [2.4, 0.05],
      [3.05, 0.055],
    ] as const
  ).entries()) {
    const at: Vec3 = [q * Math.cos(a), y + 0.013, q * Math.sin(a)];
    const half = (k: number, top: number): Shape =>
      roundBody({
        profile: [
          [0.0002, -0.016 * k],
          [0.011 * k, -0.013 * k],
          [0.0165 * k, -0.004],
          [0.0168 * k, top],
          [0.0002, top],
        ],
        sides: 32,
        steps: 0,
        swell: (t) => 1 - 0.14 * Math.cos(2 * t),
      });
    const put = (s: Shape): Shape => solid.put(s, at, [14, 30 + 40 * i, -10]);
    b.add(`egg half ${i + 1}`, 'egg', put(half(1, 0.001)));
    b.add(
      `yolk ${i + 1}`,
      { base: 'cream', color: '#f09a1c', color2: '#f8b848', rough: 0.2 },
      put(solid.put(half(0.56, 0.0016), [0, 0, 0.001])),
      { detail: 0.7 },
    );
  }
  for (let i = 0; i < 3; i++) {
    const put = (s: Shape): Shape =>
      solid.put(s, [0.022 + 0.014 * i, y + 0.011 + 0.0035 * i, -0.038 + 0.017 * i], [16, -30, -12 - 4 * i]);
    b.add(
      `pork ${i + 1}`,
      { base: 'meat', color: '#c88a66', color2: '#e8c4a0', color3: '#8a5030', scale: 0.5, rough: 0.4 },
      put(solid.cyl(0.022, 0.005, [0, 0, 0], 'y', { bevel: 0.0015 })),
    );
    b.add(
      `pork edge ${i + 1}`,
      { base: 'bun', color: '#7a4020', color2: '#5a2a12' },
      put(solid.hoop(0.0218, { kind: 'rect', w: 0.0048, h: 0.0016, r: 0.0006 }, [0, 0, 0], 'y', 32)),
      { detail: 0.5 },
    );
    b.add(
      `pork fat ${i + 1}`,
      { base: 'cream', color: '#f0dcc0' },
      put(
        solid.tube(
          Array.from(
            { length: 14 },
            (_, k): Vec3 => [0.0013 * k * Math.cos(k * 0.8) * 0.9, 0.0026, 0.0013 * k * Math.sin(k * 0.8) * 0.9],
          ),
          0.0011,
        ),
      ),
      { detail: 0.4 },
    );
  }
  for (const i of [0, 1])
    b.add(
      `seaweed ${i + 1}`,
      { base: 'leather', color: '#1c2a20', color2: '#283a2c', scale: 0.3 },
      solid.put(
        solid.box([0.042, 0.058, 0.0009], [0, 0.012, 0], 0.0003),
        [-0.03 + 0.012 * i, y + 0.018, -0.066 + 0.006 * i],
        [-24 + 5 * i, 22 + 8 * i, 0],
      ),
    );
  addToppings(b, y, rng);
  addChopsticks(b, R, h);
}

/** Fish cake and spring onion on the broth at height `y`. */
function addToppings(b: Bench, y: number, rng: Rng): void {
  const cake = roundBody({
    profile: [
      [0.0002, 0],
      [0.0135, 0],
      [0.0138, 0.003],
      [0.0002, 0.0034],
    ],
    sides: 60,
    steps: 0,
    swell: (a) => 1 + 0.07 * Math.cos(12 * a),
  });
  b.add('fish cake', { base: 'cream', color: '#fbf8f4' }, solid.put(cake, [0.045, y + 0.0085, 0.036], [8, 0, -10]));
  b.add(
    'fish cake swirl',
    { base: 'cream', color: '#ec6a94' },
    solid.put(
      solid.tube(
        Array.from(
          { length: 20 },
          (_, k): Vec3 => [0.00042 * (k + 2) * Math.cos(k * 0.62), 0.0034, 0.00042 * (k + 2) * Math.sin(k * 0.62)],
        ),
        0.0009,
      ),
      [0.045, y + 0.0085, 0.036],
      [8, 0, -10],
    ),
    { detail: 0.5 },
  );
  const ring = solid.hoop(0.0038, { kind: 'rect', w: 0.0024, h: 0.0009, r: 0.0003 }, [0, 0, 0], 'y', 14);
  b.add(
    'spring onion',
    'greens',
    solid.at(
      ring,
      Array.from({ length: 15 }, (_, i) => ({
        at: [0.004 + rng.range(-0.028, 0.03), y + 0.0125 + 0.001 * (i % 3), 0.03 + rng.range(-0.024, 0.022)] as Vec3,
        rot: [rng.range(-35, 35), 0, rng.range(-35, 35)] as Vec3,
      })),
    ),
    { detail: 0.5 },
  );
}

/** Spaghetti in a nest on a plate, tomato sauce, meatballs, basil, shaved cheese. */
export function addPasta(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const R = 0.13;
  addPlate(b, R);
  const y = R * 0.05;
  b.add(
    'pasta bed',
    'food',
    roundBody({
      profile: [
        [0.0002, 0],
        [0.07, 0],
        [0.068, 0.008],
        [0.045, 0.024],
        [0.0002, 0.03],
      ].map(([r, q]): Vec2 => [r, y + q]),
      sides: 40,
    }),
    { detail: 0.3 },
  );
  b.add(
    'spaghetti',
    'food',
    solid.many(
      Array.from({ length: 74 }, (_, i) =>
        noodle(0.084 * (i < 40 ? 1 : 0.8), i < 40 ? 0.03 : 0.036, y + (i < 16 ? 0.002 : 0.004), 0.0018, rng),
      ),
    ),
    { detail: 1.3 },
  );
  const sauce = b.tint('sauce', { color: '#b4281a', color2: '#d84a2c', color3: '#7a140c' });
  b.add(
    'tomato sauce',
    sauce,
    roundBody({
      profile: [
        [0.0002, 0.026],
        [0.044, 0.03],
        [0.05, 0.034],
        [0.043, 0.041],
        [0.024, 0.047],
        [0.0002, 0.05],
      ].map(([r, q]): Vec2 => [r, y + q]),
      sides: 72,
      swell: (a, t) =>
        1 + 0.16 * Math.cos(5 * a + seed) * Math.sin(Math.PI * t) + 0.1 * Math.cos(8 * a + 2) * Math.sin(Math.PI * t),
      lift: (a, t, r) => (r > 0.03 ? -0.0035 * (1 + Math.cos(5 * a + seed)) : 0.0015 * Math.cos(9 * a + t * 9)),
    }),
    { detail: 1.2 },
  );
  for (const [i, [x, z]] of (
    [
      [-0.02, 0.008],
      [0.018, 0.014],
      [0.002, -0.018],
    ] as const
  ).entries()) {
    const r = 0.0145;
    b.add(
      `meatball ${i + 1}`,
      { base: 'patty', color: '#7a4024', color2: '#9a5c34' },
      solid.put(
        roundBody({
          profile: [
            [0.0002, -r],
            [0.6 * r, -0.8 * r],
            [r, 0],
            [0.6 * r, 0.8 * r],
            [0.0002, r],
          ],
          sides: 30,
          swell: (a, t) => 1 + 0.05 * Math.cos(4 * a + i + 5 * t),
        }),
        [x, y + 0.057, z],
      ),
    );
  }
  for (const i of [0, 1, 2])
    b.add(
      `basil ${i + 1}`,
      'greens',
      solid.put(
        leafShape({ length: 0.03, width: 0.02, rise: 0.5, droop: 0.35, fold: 0.3, thick: 0.0006, belly: 0.5 }),
        [0.0, y + 0.066, 0],
        [10, i * 120 + 20, 0],
      ),
      { grain: [0, 0, 1] },
    );
  b.add(
    'cheese',
    { base: 'cheese', color: '#f6e6b4', color2: '#fff6d8' },
    solid.many(
      Array.from({ length: 16 }, (_, i) => {
        const a = i * 2.4;
        const q = 0.012 + 0.009 * Math.sqrt(i);
        return solid.put(
          solid.box([0.009, 0.0007, 0.0024], [0, 0, 0], 0.0002),
          [q * Math.cos(a), y + 0.0535 - q * 0.26, q * Math.sin(a)],
          [rng.range(-25, 25), rng.range(0, 180), rng.range(-25, 25)],
        );
      }),
    ),
    { detail: 0.5 },
  );
}
