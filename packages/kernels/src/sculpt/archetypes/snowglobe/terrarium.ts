import type { Shape } from '../../../curves/index.ts';
import { gradientNoise, type Rng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { landform, lumpyBall } from '../../kits/landform.ts';

/** The jar's inside from its floor to under the neck: radius, height. */
const INSIDE = pairs([
  0.052, 0.006, 0.063, 0.012, 0.0675, 0.026, 0.069, 0.06, 0.0665, 0.09, 0.057, 0.112, 0.041, 0.127, 0.0345, 0.134,
]);
const WALL = 0.0022;
const TOP = 0.15;

function radiusAt(y: number): number {
  for (let i = 1; i < INSIDE.length; i++) {
    const [r0, y0] = INSIDE[i - 1];
    const [r1, y1] = INSIDE[i];
    if (y <= y1) return r0 + ((r1 - r0) * Math.max(0, y - y0)) / (y1 - y0);
  }
  return INSIDE[INSIDE.length - 1][0];
}

/** A terrarium: a jar of one wall, its open neck with a cork; pebbles, charcoal, soil and moss in layers; ferns, a succulent, stones. */
export function buildTerrarium(b: Bench, rng: Rng): void {
  const taste = rng.fork('terrarium');
  const seed = taste.int(900);
  const ground = (x: number, z: number): number =>
    0.044 + 0.006 * gradientNoise(x * 22, 0, z * 22, seed) - 0.1 * z + 0.002 * gradientNoise(x * 70, 3, z * 70, seed);
  addLayers(b, ground, seed);
  addPlants(b, ground, taste);
  const outer = [
    [0.0006, 0],
    [0.05, 0],
    ...INSIDE.map(([r, y]): Vec2 => [r + WALL, y]),
    [0.0362, 0.142],
    [0.042, TOP - 0.003],
    [0.0425, TOP],
    [0.039, TOP],
  ] as Vec2[];
  const inner: Vec2[] = [[0.0345, 0.14], ...[...INSIDE].reverse(), [0.0006, 0.005]];
  b.add('jar', 'glass', solid.turned([...outer, ...inner], [0, 0, 0], { bevel: 0.001, segments: 64 }), { detail: 1.3 });
  b.add(
    'cork',
    'base',
    solid.turned(
      pairs([0, 0.131, 0.0325, 0.131, 0.0338, 0.146, 0.0365, 0.152, 0.0378, 0.17, 0.035, 0.174, 0, 0.174]),
      [0, 0, 0],
      {
        bevel: 0.0018,
        segments: 48,
      },
    ),
    { detail: 1 },
  );
  b.add(
    'neck string',
    { base: 'rope', color: '#b08a58', scale: 0.15 },
    solid.many(
      [0, 1, 2].map((i) => solid.hoop(0.0372, { kind: 'circle', r: 0.0013 }, [0, 0.1335 + i * 0.0024, 0], 'y', 44)),
    ),
    { detail: 0.5 },
  );
}

/** What lies in the jar, one layer over the other, a hair inside the glass. */
function addLayers(b: Bench, ground: (x: number, z: number) => number, seed: number): void {
  const rim = (y: number): number => radiusAt(y) - 0.0006;
  const wave = (a: number, k: number): number => 0.0018 * Math.sin(3 * a + k) + 0.0012 * Math.sin(7 * a + 2 * k);
  const layer = (from: number, to: number, k: number): Shape => {
    const rows = [0.02, 1, 1, 0.02];
    return {
      op: 'loft',
      sections: rows.map((share, i) => ({
        points: Array.from({ length: 48 }, (_, j): Vec3 => {
          const a = (-2 * Math.PI * j) / 48;
          const y = i < 2 ? from + (from > 0.01 ? wave(a, k - 1) : 0) : to + wave(a, k);
          const r = rim(y) * share;
          return [r * Math.cos(a), y, r * Math.sin(a)];
        }),
      })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    };
  };
  b.add('gravel bed', { base: 'stone', color: '#b4aa98', scale: 0.08 }, layer(0.0064, 0.0175, 1), { detail: 0.7 });
  const pebbles = Array.from({ length: 34 }, (_, i): Shape => {
    const a = (2 * Math.PI * i) / 34;
    const y = 0.0105 + 0.0036 * (i % 2);
    const r = rim(y) - 0.0028;
    return lumpyBall([0.0046, 0.0031, 0.0034], [r * Math.cos(a), y, r * Math.sin(a)], 0.3, i, 6, 8);
  });
  b.add('pebbles', { base: 'stone', color: '#d0c8b8', scale: 0.05 }, solid.many(pebbles), { detail: 0.5 });
  b.add('charcoal', { base: 'plain', color: '#26241f', rough: 0.95 }, layer(0.0178, 0.0235, 2), { detail: 0.6 });
  b.add('soil', { base: 'dirt', color: '#4c3522', scale: 0.1 }, layer(0.0238, 0.034, 3), { detail: 0.7 });
  b.add(
    'moss',
    { base: 'moss', color: '#5f8a34', scale: 0.12 },
    landform({
      edge: () => rim(0.04),
      height: (x, z) => Math.max(0.036, ground(x, z)),
      rings: 10,
      around: 52,
      base: [
        [0.002, 0.0343],
        [1, 0.0343],
      ],
    }),
    { detail: 1 },
  );
  const cushions = [0, 1, 2, 3, 4, 5].map((i): Shape => {
    const a = i * 2.4 + 0.6;
    const d = 0.024 + 0.007 * (i % 4);
    const [x, z] = [d * Math.cos(a), d * Math.sin(a)];
    const r = 0.0085 + 0.0022 * (i % 3);
    return lumpyBall([r * 1.2, r * 0.8, r], [x, ground(x, z) + r * 0.2, z], 0.25, seed + i, 10, 14);
  });
  b.add('moss cushions', { base: 'moss', color: '#7aa63c', scale: 0.1 }, solid.many(cushions), { detail: 0.6 });
}

function addPlants(b: Bench, ground: (x: number, z: number) => number, taste: Rng): void {
  const on = (x: number, z: number, up = 0): Vec3 => [x, ground(x, z) + up, z];
  const greens = ['#3f7a34', '#4f9440', '#2f6a4a'];
  for (const [i, [x, z, size]] of (
    [
      [-0.012, -0.02, 1],
      [0.026, -0.018, 0.72],
      [-0.034, 0.008, 0.56],
    ] as const
  ).entries()) {
    const fronds = Array.from({ length: 9 - i }, (_, k) =>
      frond(on(x, z), (k / (9 - i)) * 2 * Math.PI + i, size * taste.range(0.046, 0.06), taste.range(0.35, 0.8)),
    );
    b.add(`fern ${i + 1}`, b.tint('tree', { base: 'leaf', color: greens[i] }), solid.many(fronds), {
      detail: 1,
      twoSided: true,
    });
  }
  const heart = on(0.022, 0.022, 0.001);
  const rosette = Array.from({ length: 21 }, (_, k): Shape => {
    const tier = Math.floor(k / 7);
    const a = (k % 7) * 0.8976 + tier * 0.45;
    const [tilt, l] = [
      [0.35, 0.0125],
      [0.8, 0.0105],
      [1.2, 0.0075],
    ][tier];
    const d: Vec3 = [Math.cos(a) * Math.cos(tilt), Math.sin(tilt), Math.sin(a) * Math.cos(tilt)];
    return solid.bar(
      [0.1, 0.5, 1].map(
        (t): Vec3 => [heart[0] + d[0] * l * t, heart[1] + d[1] * l * t + 0.002 * t * t, heart[2] + d[2] * l * t],
      ),
      { kind: 'ellipse', rx: 0.0034, ry: 0.0015 },
      { spline: 'catmull', up: [-d[0], 1, -d[2]], taper: [0.6, 1.15, 0.15], cap: 'round' },
    );
  });
  b.add('succulent', { base: 'leaf', color: '#8ab89a', color2: '#c07a88', rough: 0.6 }, solid.many(rosette), {
    detail: 0.9,
  });
  for (const [i, [x, z, r]] of (
    [
      [-0.02, 0.032, 0.0105],
      [-0.006, 0.04, 0.0062],
      [0.041, 0.002, 0.0075],
    ] as const
  ).entries())
    b.add(
      `stone ${i + 1}`,
      { base: 'stone', color: ['#8d8880', '#a39c90', '#7b7770'][i], scale: 0.1 },
      lumpyBall([r * 1.2, r * 0.8, r], on(x, z, r * 0.35), 0.3, i * 5 + 2, 10, 13),
      { detail: 0.6 },
    );
}

/** A frond that arches out of a point: a midrib with leaflets left and right, as one ribbon with a cut edge. */
function frond(at: Vec3, a: number, l: number, out: number): Shape {
  const rows = 23;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const grid = Array.from({ length: rows }, (_, j) => {
    const t = j / (rows - 1);
    const far = l * out * (t + 0.25 * t * t);
    const up = l * (1.25 * t - 0.62 * t ** 2.4);
    const w = l * 0.17 * Math.sin(Math.PI * Math.min(0.98, 0.1 + 0.86 * t)) * (j % 2 ? 1 : 0.24);
    return [-1, 0, 1].map(
      (k): Vec3 => [
        at[0] + c * (far - Math.abs(k) * w * 0.1) - s * k * w,
        at[1] + up + (k ? w * 0.16 : 0),
        at[2] + s * (far - Math.abs(k) * w * 0.1) + c * k * w,
      ],
    );
  });
  return { op: 'sheet', grid, thickness: 0.0005, spline: 'linear' };
}
