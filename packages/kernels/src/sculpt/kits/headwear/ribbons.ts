import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';

/** A flat bow of ribbon lying on a band, turned about Y by `yaw`. */
export function bow(at: Vec3, yaw: number, k = 1): Shape {
  const loop = outline
    .rounded(outline.pairs([0.002, -0.006, 0.02, -0.013, 0.02, 0.013, 0.002, 0.006]), 0.004, 3)
    .map(([x, y]): Vec2 => [x * k, y * k]);
  const of = solid.many([
    solid.both(solid.slab(loop, 0.005 * k, [0, 0, 0], 'z', { bevel: 0.002 * k })),
    solid.box([0.009 * k, 0.014 * k, 0.008 * k], [0, 0, 0.0006], 0.002 * k),
  ]);
  return solid.put(of, at, [0, yaw, 0]);
}

/** A small feather stuck in a band, rising backwards along the crown's side. */
export function feather(at: Vec3, l: number): Shape {
  const blade = outline.pairs([
    0,
    0,
    0.006,
    l * 0.2,
    0.011,
    l * 0.5,
    0.009,
    l * 0.8,
    0,
    l,
    -0.007,
    l * 0.78,
    -0.009,
    l * 0.5,
    -0.005,
    l * 0.2,
  ]);
  return solid.put(
    solid.many([
      solid.slab(blade, 0.0016, [0, 0, 0], 'z', { bevel: 0.0005 }),
      solid.rod([0, -0.01, 0.0008], [0, l * 0.95, 0.0008], 0.0011, 0.0005),
    ]),
    at,
    [-28, -90, 0],
  );
}
