import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, type Skin, solid } from '../../kits/joinery/index.ts';

/** A thruster looking back (-z) at `at`: ribbed barrel, hollow nozzle, glow inside. */
export function addThruster(b: Bench, name: string, at: Vec3, r: number, l: number): void {
  const barrel: Vec2[] = [
    [0, l],
    [r * 0.7, l],
    [r * 0.86, l * 0.86],
    [r * 0.86, l * 0.66],
    [r * 0.95, l * 0.64],
    [r * 0.95, l * 0.56],
    [r * 0.86, l * 0.54],
    [r * 0.86, l * 0.44],
    [r * 0.95, l * 0.42],
    [r * 0.95, l * 0.34],
    [r * 0.86, l * 0.32],
    [r * 0.9, l * 0.1],
    [r, 0],
    [r * 0.86, -l * 0.02],
    [r * 0.7, l * 0.16],
    [0, l * 0.16],
  ];
  b.add(`${name} nozzle`, 'engines', solid.turned(barrel.reverse(), at, { axis: 'z', bevel: r * 0.03 }), {
    detail: 1.2,
  });
  b.add(
    `${name} glow`,
    'glow',
    solid.turned(
      [
        [0, 0],
        [r * 0.68, 0],
        [r * 0.6, -l * 0.04],
        [r * 0.3, -l * 0.1],
        [0, -l * 0.12],
      ],
      [at[0], at[1], at[2] + l * 0.17],
      { axis: 'z', bevel: 0.002 },
    ),
  );
}

/** Greebles: small boxes and pipes scattered in a patch (centre, half extents x and z) on a surface below or above it. */
export function greebles(skin: Skin, at: Vec3, half: Vec2, n: number, size: number, rng: Rng, up: 1 | -1 = 1): Shape {
  const shapes: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const x = at[0] + rng.range(-half[0], half[0]);
    const z = at[2] + rng.range(-half[1], half[1]);
    const hit = skin.hit([x, at[1] + up * 50, z], [0, -up, 0]);
    if (!hit) continue;
    const [w, d, h] = [size * rng.range(0.5, 1.6), size * rng.range(0.6, 2), size * rng.range(0.3, 0.8)];
    shapes.push(solid.box([w, h * 2, d], [x, hit.at[1], z], size * 0.08));
  }
  return solid.many(shapes.length ? shapes : [solid.box([size, size, size], at)]);
}

/** Landing legs: pads under struts at the places (x, z), from the hull at height `y`. */
export function addLegs(b: Bench, spots: readonly Vec2[], y: number, r: number): void {
  b.add(
    'landing struts',
    'metal',
    solid.many(
      spots.flatMap(([x, z]) => [
        solid.rod([x * 0.86, y, z * 0.94], [x, r * 1.2, z], r * 0.55, r * 0.4),
        solid.rod([x * 0.6, y, z], [x * 0.94, r * 3.4, z], r * 0.26),
      ]),
    ),
  );
  b.add(
    'landing pads',
    'metal',
    solid.many(
      spots.map(([x, z]) =>
        solid.turned(
          [
            [0, 0],
            [r * 2, 0],
            [r * 2, r * 0.3],
            [r * 1.2, r * 0.7],
            [r * 0.5, r * 1.4],
            [0, r * 1.4],
          ],
          [x, 0, z],
          { bevel: r * 0.12 },
        ),
      ),
    ),
  );
}

/** A flat plate on top or bottom drawn in (x, z). */
export const plate = (points: readonly Vec2[], y: number, t: number, r = 0.1): Shape =>
  solid.slab(
    outline.rounded(
      points.map(([x, z]): Vec2 => [x, -z]),
      r,
    ),
    t,
    [0, y, 0],
    'y',
    { bevel: t * 0.3 },
  );
