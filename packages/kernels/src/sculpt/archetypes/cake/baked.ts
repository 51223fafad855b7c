import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { dollop } from '../../kits/pastry/index.ts';
import { addPlate, type CakePlan } from './tiers.ts';

/** Sponge and cream rolled up, a slice cut off and laid down in front. */
export function addRoll(b: Bench, p: CakePlan): number {
  const y0 = p.plate ? addPlate(b, p.w * 0.4) : 0;
  const r = p.w * 0.2;
  const spiral = (from: number, thick: number, turns: number): Vec3[] =>
    Array.from({ length: 64 }, (_, i): Vec3 => {
      const a = (i / 63) * turns * 2 * Math.PI;
      const k = from + (r * 0.9 - from) * (i / 63) - thick * 0;
      return [k * Math.cos(a), k * Math.sin(a), 0];
    });
  const turns = 2.6;
  const strip = (w: number, depth: number, off: number): Shape => ({
    op: 'sweep',
    path: spiral(r * 0.1 + off, w, turns),
    section: { kind: 'rect', w: depth, h: w, r: w * 0.2 },
    spline: 'linear',
    up: [0, 1, 0],
  });
  const roll = (name: string, at: Vec3, rot: Vec3, depth: number): void => {
    const place = (s: Shape): Shape => solid.put(s, [at[0], at[1] + r * 1.02, at[2]], rot);
    b.add(`${name} cream`, 'cream', place(solid.cyl(r * 0.97, depth * 0.97, [0, 0, 0], 'z', { bevel: r * 0.03 })));
    b.add(`${name} sponge`, 'sponge', place(strip(r * 0.2, depth, r * 0.03)), { detail: 1.3 });
  };
  roll('roll', [p.w * 0.08, y0, -p.w * 0.05], [0, 62, 0], p.w * 0.62);
  roll('slice', [-p.w * 0.22, y0 - r * 0.02, p.w * 0.2], [-12, 40, 0], p.w * 0.1);
  b.add(
    'rosettes',
    'cream',
    solid.many(
      [-0.16, 0, 0.16].map((t) =>
        solid.put(dollop(p.w * 0.05), [p.w * (0.08 + t * 0.88), y0 + r * 1.98, -p.w * (0.05 - t * 0.47)]),
      ),
    ),
  );
  return y0 + r * 2.1;
}

/** Squares with a crackled top, stacked. */
export function addBrownies(b: Bench, p: CakePlan): number {
  const s = p.w * 0.42;
  const h = p.w * 0.15;
  const y0 = p.plate ? addPlate(b, p.w * 0.42) : 0;
  const places: [number, number, number, number][] = [
    [-0.25, 0, 0.04, 8],
    [0.24, 0, -0.02, -12],
    [0.0, 1, 0.0, 30],
  ];
  const crackled = b.tint('sponge', {
    layers: [
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'slope', dir: [0, 1, 0], from: 0.5, to: 0.8 },
            { kind: 'spots', scale: s * 0.22, size: 0.5, gap: 0.09 },
          ],
        },
        material: { base: 'chocolate', color: '#6e4024', color2: '#855232', rough: 0.42 },
      },
    ],
  });
  for (const [i, [x, k, z, turn]] of places.entries()) {
    b.add(
      `brownie ${i + 1}`,
      crackled,
      solid.put(solid.box([s, h, s], [0, h / 2, 0], h * 0.12), [x * p.w, y0 + k * h * 0.99, z * p.w], [0, turn, 0]),
      { detail: 1.2 },
    );
    const nuts = [0, 1, 2, 3].map(
      (j): Shape => ({
        op: 'ball',
        r: [s * 0.07, s * 0.05, s * 0.05],
        at: [s * (0.28 * Math.cos(j * 1.7 + i)), h * 1.0, s * 0.28 * Math.sin(j * 1.7 + i)],
      }),
    );
    if (i > 1)
      b.add(
        'nuts',
        { base: 'cookie', color: '#c8985a' },
        solid.put(solid.many(nuts), [x * p.w, y0 + k * h, z * p.w], [0, turn, 0]),
      );
  }
  return y0 + h * 2;
}
