import type { Shape } from '../../../curves/index.ts';
import { gradientNoise, type Rng, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A load of hay heaped over the sides of the bed, straws sticking out all over it. */
export function addHay(b: Bench, rng: Rng): void {
  const seed = rng.fork('hay').int(900);
  const around = 52;
  const ring = (x: number, y: number, z: number, wild: number): { points: Vec3[] } => ({
    points: outline.superellipse(x, z, 2.6, around).map(([u, v]): Vec3 => {
      const k =
        1 +
        wild *
          (0.16 * gradientNoise(u * 5, y * 5, v * 5, seed) + 0.1 * gradientNoise(u * 13, y * 13, v * 13, seed + 1));
      return [u * k, y + wild * 0.05 * gradientNoise(v * 6, u * 6, y * 4, seed + 2), -v * k];
    }),
  });
  const heap: Shape = {
    op: 'loft',
    sections: [
      ring(0.36, 0.56, 0.62, 0),
      ring(0.4, 0.83, 0.64, 0),
      ring(0.47, 0.885, 0.73, 0.5),
      ...[
        [0.5, 0.95, 0.76],
        [0.5, 1.03, 0.76],
        [0.47, 1.11, 0.72],
        [0.42, 1.18, 0.65],
        [0.34, 1.235, 0.54],
        [0.24, 1.275, 0.4],
        [0.13, 1.3, 0.22],
        [0.02, 1.31, 0.04],
      ].map(([x, y, z]) => ring(x, y, z, 1)),
    ],
    spline: 'linear',
    smooth: true,
    cap: 'flat',
  };
  const hay = { base: 'thatch', color: '#d8b45a', grain: [1, 0.2, 0.4] as Vec3 };
  b.add('hay', hay, heap, { detail: 1.3 });
  const tip = (a: number, l: number, lean: number): Vec3 => [
    l * lean * Math.cos(a),
    l * (1 - 0.6 * lean),
    l * lean * Math.sin(a),
  ];
  // a bent straw is one shell with two ends
  const straws = (a: number): Shape =>
    solid.tube([tip(a, 0.19, 0.85), [0, -0.03, 0], tip(a + 2.4, 0.15, 0.95)], 0.0055, {
      spline: 'linear',
      taper: [0.35, 1, 0.35],
      cap: 'flat',
    });
  const where = { op: 'box' as const, size: [2, 0.5, 2] as Vec3, at: [0, 1.14, 0] as Vec3 };
  const wisps: readonly (readonly [string, string, number])[] = [
    ['straws', '#e2c06c', 100],
    ['pale straws', '#efd68e', 70],
    ['dry straws', '#b8923c', 70],
  ];
  for (const [i, [name, color, n]] of wisps.entries())
    b.add(
      name,
      { base: 'plain', color, rough: 0.9 },
      {
        op: 'scatter',
        on: heap,
        of: straws(i),
        n,
        seed: seed + i,
        jitter: 0.35,
        where,
      },
      { detail: 0.5 },
    );
}
