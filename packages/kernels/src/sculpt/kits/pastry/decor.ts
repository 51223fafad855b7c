import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../joinery/index.ts';
import { roundBody } from '../organic/index.ts';

/** A rosette piped through a star nozzle: `r` wide at its foot, its flutes wound up to a peak. Stands on the origin. */
export function dollop(r: number, height = 1.15): Shape {
  return roundBody({
    profile: [
      [0.7, 0],
      [0.98, 0.1],
      [1, 0.3],
      [0.84, 0.52],
      [0.6, 0.72],
      [0.36, 0.88],
      [0.16, 1],
      [0.02, 1.12],
    ].map(([k, t]): Vec2 => [k * r, t * r * height]),
    sides: 42,
    steps: 3,
    swell: (a, t) => 1 + 0.13 * Math.cos(7 * (a + 1.7 * t)) * (1 - 0.6 * t),
    axis: (t) => [0.1 * r * t * t, 0],
  });
}

/** A candle with its wick and flame, `r` thick and `h` high, striped in `stripe`. Stands on `at`. */
export function addCandle(
  b: Bench,
  o: { at: Vec3; r: number; h: number; color: string; stripe: string; lit?: boolean },
  name = 'candle',
): void {
  const [x, y, z] = o.at;
  const { r, h } = o;
  b.add(
    name,
    {
      base: 'wax',
      color: o.color,
      layers: [
        {
          mask: { kind: 'stripes', dir: [0.75, 1, 0.2], period: r * 2.7, width: 0.5, warp: 0, soft: 0.08 },
          material: { color: o.stripe, color2: o.stripe },
        },
      ],
    },
    solid.turned(
      [
        [0, 0],
        [r, 0],
        [r, h],
        [r * 0.6, h - r * 0.2],
        [0, h - r * 0.3],
      ],
      o.at,
      { bevel: r * 0.15, segments: 16 },
    ),
  );
  b.add(
    `${name} wick`,
    { base: 'plain', color: '#2b211b' },
    solid.rod([x, y + h - r * 0.4, z], [x, y + h + r * 0.9, z], r * 0.15, r * 0.12, 'round'),
    {
      detail: 0.4,
    },
  );
  if (o.lit === false) return;
  b.add(
    `${name} flame`,
    { base: 'lamp', color: '#ffb52e', emissive: '#ff9a1f', emissiveStrength: 3 },
    solid.turned(
      [
        [0, r * 0.5],
        [r * 0.75, r * 1.6],
        [r * 0.55, r * 3],
        [0, r * 4.8],
      ],
      [x, y + h, z],
      { smooth: true, bevel: 0, segments: 14 },
    ),
  );
}
