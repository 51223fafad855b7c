import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { type Height, landform, lumpyBall } from '../../kits/landform.ts';
import { addHut, addTree } from './flora.ts';

/** A wavy outline of radius about r. */
export const shore =
  (r: number, seed: number) =>
  (a: number): number =>
    r * (1 + 0.16 * Math.sin(2 * a + seed) + 0.09 * Math.sin(3 * a + seed * 2.3) + 0.04 * Math.sin(7 * a + seed));

/** Where things stand: an angle, a share of the radius. */
export function spot(edge: (a: number) => number, a: number, k: number, height: Height): Vec3 {
  const [x, z] = [edge(a) * k * Math.cos(a), edge(a) * k * Math.sin(a)];
  return [x, height(x, z), z];
}

/** A meadow on top of an upside-down mountain, with a waterfall over its edge and stones that float beside it. */
export function addFloating(b: Bench, trees: number, house: boolean, taste: Rng): void {
  const seed = taste.range(0, 6);
  const edge = shore(3.3, seed);
  const y = 5;
  const n = 54;
  const ring = (k: number, v: number, rough: number): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i): Vec3 => {
      const a = (-i * 2 * Math.PI) / n;
      const q = edge(a) * k * (1 + rough * (Math.sin(a * 7 + v * 1.7) * 0.5 + Math.sin(a * 13 - v * 2.6) * 0.4));
      return [q * Math.cos(a) + 0.25 * (1 - k), v, q * Math.sin(a)];
    }),
  });
  b.add(
    'root of rock',
    'rock',
    {
      op: 'loft',
      sections: [
        ring(0.02, 0, 0),
        ring(0.13, 0.7, 0.3),
        ring(0.24, 1.5, 0.26),
        ring(0.34, 2.0, 0.2),
        ring(0.52, 2.7, 0.2),
        ring(0.62, 3.2, 0.15),
        ring(0.84, 4.0, 0.12),
        ring(0.95, 4.6, 0.06),
        ring(0.97, 4.9, 0.03),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.5 },
  );
  b.add(
    'hanging stones',
    'rock',
    solid.many(
      Array.from({ length: 9 }, (_, i): Shape => {
        const a = seed + i * 0.7;
        const k = 0.35 + (i % 3) * 0.2;
        return solid.turned(
          [
            [0, 0],
            [0.06, 0.06],
            [0.22, 0.7],
            [0.3, 1.3],
            [0, 1.3],
          ],
          [edge(a) * k * Math.cos(a), 1.5 + k * 2.1, edge(a) * k * Math.sin(a)],
          { bevel: 0, segments: 7 },
        );
      }),
    ),
  );
  const share = (x: number, z: number): number => Math.hypot(x, z) / edge(Math.atan2(z, x));
  const top: Height = (x, z) =>
    y - 0.06 + 0.1 * Math.min(1, Math.max(0, 1 - share(x, z)) * 9) + Math.max(0, 1 - share(x, z)) ** 1.4 * 0.9;
  b.add(
    'meadow',
    'ground',
    landform({
      edge,
      height: top,
      rings: 16,
      around: 80,
      base: [
        [0.002, y - 0.25],
        [0.9, y - 0.3],
        [1, y - 0.14],
      ],
    }),
    { detail: 1.4 },
  );
  for (let i = 0; i < trees; i++)
    addTree(
      b,
      `tree ${i + 1}`,
      spot(edge, seed + 0.6 + (i * 5.2) / Math.max(1, trees), 0.42, top),
      taste.range(1.3, 2),
      taste,
    );
  if (house) addHut(b, spot(edge, seed + 4.4, 0.15, top));
  addFall(b, taste, seed, edge, top);
}

/** A stream that runs to the edge and falls over it, bushes, stones that float beside. */
function addFall(b: Bench, taste: Rng, seed: number, edge: (a: number) => number, top: Height): void {
  const a = seed + 0.05;
  const lip = spot(edge, a, 0.98, top);
  const [c, s] = [Math.cos(a), Math.sin(a)];
  b.add(
    'stream',
    'water',
    solid.bar(
      [0.28, 0.5, 0.75, 1.0].map((k): Vec3 => {
        const p = spot(edge, a + 0.12 * Math.sin(k * 5), k, top);
        return [p[0], p[1] + 0.015, p[2]];
      }),
      { kind: 'rect', w: 0.42, h: 0.06, r: 0.02 },
      { up: [0, 1, 0], spline: 'catmull' },
    ),
  );
  b.add(
    'waterfall',
    'water',
    solid.bar(
      [
        [lip[0] - c * 0.1, lip[1] + 0.02, lip[2] - s * 0.1],
        [lip[0] + c * 0.2, lip[1] - 0.1, lip[2] + s * 0.2],
        [lip[0] + c * 0.34, lip[1] - 0.9, lip[2] + s * 0.34],
        [lip[0] + c * 0.38, lip[1] - 3, lip[2] + s * 0.38],
      ],
      { kind: 'rect', w: 0.42, h: 0.07, r: 0.025 },
      { up: [0, 1, 0], spline: 'catmull', taper: [1, 1, 0.92, 0.6] },
    ),
  );
  b.add(
    'spray',
    'foam',
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        lumpyBall(
          [0.15, 0.12, 0.15],
          [
            lip[0] + c * 0.38 + taste.range(-0.2, 0.2),
            lip[1] - 3 + taste.range(-0.12, 0.2),
            lip[2] + s * 0.38 + taste.range(-0.2, 0.2),
          ],
          0.15,
          i,
          8,
          10,
        ),
      ),
    ),
  );
  b.add(
    'bushes',
    'leaves',
    solid.many(
      Array.from({ length: 14 }, (_, i) => {
        const [x, v, z] = spot(edge, seed + 0.7 + i * 0.4, taste.range(0.2, 0.82), top);
        return lumpyBall([0.2, 0.16, 0.2], [x, v + 0.06, z], 0.2, i, 9, 12);
      }),
    ),
    { detail: 0.7 },
  );
  for (let i = 0; i < 4; i++) {
    const q = seed + 1.6 + i * 1.2;
    const p: Vec3 = [edge(q) * 1.28 * Math.cos(q), 3.2 + i * 0.45, edge(q) * 1.28 * Math.sin(q)];
    b.add(`floating stone ${i + 1}`, 'rock', lumpyBall([0.32 - i * 0.04, 0.3, 0.3 - i * 0.03], p, 0.28, i + 3, 10, 14));
    b.add(
      `floating turf ${i + 1}`,
      'ground',
      lumpyBall([0.3 - i * 0.04, 0.1, 0.28 - i * 0.03], [p[0], p[1] + 0.24, p[2]], 0.12, i, 8, 14),
    );
  }
}
