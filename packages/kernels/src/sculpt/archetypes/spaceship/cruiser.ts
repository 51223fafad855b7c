import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, createSkin, outline, type Skin, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addLegs, addThruster, greebles, plate } from './parts.ts';

/** A wedge of a capital ship: terraced decks, bridge tower, trenches full of greebles, turrets, a row of engines. */
export function buildCruiser(b: Bench, rng: Rng, gear: boolean): number {
  const l = 22;
  const w = 6.4 + rng.range(-0.4, 0.5);
  const y = 3;
  const ring = (k: number, yy: number, nose = 1): Vec3[] =>
    pairs([-w, -l / 2, -w * 0.2, l / 2 - 0.5, 0, l / 2, w * 0.2, l / 2 - 0.5, w, -l / 2]).map(
      ([x, z]): Vec3 => [x * k, yy, (z + l / 2) * (1 - (1 - k) * nose) - l / 2],
    );
  const upper = createSkin([ring(1, y + 0.12), ring(0.97, y + 0.3), ring(0.3, y + 2.0, 0.8)], false);
  b.add('upper hull', 'hull', upper.shape, { detail: 1.3 });
  const under = createSkin([ring(1, y - 0.12), ring(0.97, y - 0.3), ring(0.36, y - 1.7, 0.8)], false);
  b.add('lower hull', 'hull', under.shape);
  b.add('trench', 'panels', createSkin([ring(0.965, y - 0.14), ring(0.965, y + 0.14)], false).shape);
  const side = (t: number): Vec2 => [w * 0.975 * (1 - t * 0.8), -l / 2 + t * (l - 0.5)];
  fitting.pair(
    b,
    'trench lights',
    'glow',
    solid.many(
      steps(0.04, 0.92, 22).map((t) => solid.box([0.14, 0.07, 0.16], [side(t)[0] - 0.02, y, side(t)[1]], 0.015)),
    ),
    { detail: 0.3 },
  );
  const deck = (k: number, z0: number, z1: number, yy: number, h: number): void =>
    b.add(
      `deck ${k}`,
      k % 2 ? 'panels' : 'hull',
      plate(
        [
          [-(1 - (z0 + l / 2) / l) * w * (0.62 - 0.1 * k), z0],
          [(1 - (z0 + l / 2) / l) * w * (0.62 - 0.1 * k), z0],
          [(1 - (z1 + l / 2) / l) * w * (0.62 - 0.1 * k), z1],
          [-(1 - (z1 + l / 2) / l) * w * (0.62 - 0.1 * k), z1],
        ],
        yy,
        h,
        0.12,
      ),
    );
  deck(1, -10.2, 5, y + 1.1, 1.5);
  deck(2, -10, 1.6, y + 1.9, 1.1);
  deck(3, -9.8, -2, y + 2.5, 0.9);
  b.add('hull greebles', 'panels', greebles(upper, [0, y, -2.5], [2.6, 6.5], 44, 0.32, rng), { detail: 0.4 });
  b.add('belly greebles', 'panels', greebles(under, [0, y, -3], [2.4, 6], 24, 0.34, rng, -1), { detail: 0.4 });
  const top = y + 2.9;
  addCruiserFittings(b, top, upper, y);
  const coat = createSkin([ring(1.0, y + 0.13), ring(0.974, y + 0.315), ring(0.304, y + 2.015, 0.8)], false).shape;
  const mark = solid.slab(pairs([w * 0.5, 9.6, w * 0.62, 9.6, w * 0.34, 1.0, w * 0.28, 1.0]), 6, [0, y + 3, 0], 'y', {
    bevel: 0,
  });
  fitting.pair(b, 'hull stripe', 'stripes', { op: 'clip', of: coat, within: mark });
  b.add(
    'engine bank',
    'engines',
    solid.slab(
      outline.rounded(pairs([-w * 0.72, y - 0.9, w * 0.72, y - 0.9, w * 0.5, y + 1.1, -w * 0.5, y + 1.1]), 0.2),
      0.8,
      [0, 0, -l / 2 - 0.1],
      'z',
      { bevel: 0.08 },
    ),
  );
  for (const [i, x] of [-2.9, 0, 2.9].entries())
    addThruster(b, `main thruster ${i + 1}`, [x, y + 0.05, -l / 2 - 1.7], 0.95, 1.5);
  for (const [i, x] of [-1.45, 1.45].entries())
    addThruster(b, `small thruster ${i + 1}`, [x, y + 0.05, -l / 2 - 1.1], 0.42, 0.8);
  b.add(
    'hangar',
    'glow',
    solid.slab(outline.roundRect(1.6, 3.2, 0.2, 0, 2.5), 0.2, [0, y - 1.62, 0], 'y', { bevel: 0.03 }),
  );
  b.add(
    'hangar frame',
    'panels',
    solid.slab(outline.roundRect(2.1, 3.7, 0.3, 0, 2.5), 0.34, [0, y - 1.62, 0], 'y', {
      bevel: 0.05,
      holes: [outline.roundRect(1.6, 3.2, 0.2, 0, 2.5).reverse()],
    }),
  );
  const low = y - 1.8;
  if (gear) {
    addLegs(
      b,
      [
        [0, 4],
        [2.6, -7],
        [-2.6, -7],
      ],
      y - 1.2,
      0.3,
    );
    return top + 2.4;
  }
  b.parts.forEach((p, i) => {
    b.parts[i] = { ...p, shape: solid.put(p.shape, [0, -low, 0]) };
  });
  return top + 2.4 - low;
}

/** What is fitted to it. */
function addCruiserFittings(b: Bench, top: number, upper: Skin, y: 3): void {
  b.add(
    'tower',
    'hull',
    solid.slab(
      outline.rounded(pairs([-9.6, top - 0.2, -6.4, top - 0.2, -7.2, top + 1.7, -9.2, top + 1.7]), 0.1),
      1.5,
      [0, 0, 0],
      'x',
      { bevel: 0.1 },
    ),
  );
  b.add(
    'bridge',
    'hull',
    solid.slab(
      outline.rounded(pairs([-1.9, 9.3, 1.9, 9.3, 2.1, 8.3, 1.3, 7.0, -1.3, 7.0, -2.1, 8.3]), 0.15),
      0.8,
      [0, top + 2.0, 0],
      'y',
      { bevel: 0.1 },
    ),
  );
  b.add(
    'bridge windows',
    'glow',
    solid.slab(
      outline.rounded(pairs([-1.86, 9.2, 1.86, 9.2, 2.12, 8.28, 1.32, 6.97, -1.32, 6.97, -2.12, 8.28]), 0.15),
      0.14,
      [0, top + 2.12, 0],
      'y',
      { bevel: 0.02 },
    ),
  );
  fitting.pair(b, 'shield dome', 'panels', { op: 'ball', r: 0.52, at: [1.25, top + 2.85, -8.4] });
  b.add(
    'dome rings',
    'metal',
    solid.both(solid.hoop(0.53, { kind: 'circle', r: 0.05 }, [1.25, top + 2.85, -8.4], 'y', 28)),
  );
  b.add(
    'sensor mast',
    'metal',
    solid.many([
      solid.rod([0, top + 2.3, -8.3], [0, top + 4.2, -8.5], 0.07, 0.03),
      solid.rod([-0.5, top + 3.4, -8.42], [0.5, top + 3.4, -8.42], 0.035),
      solid.rod([-0.3, top + 3.8, -8.46], [0.3, top + 3.8, -8.46], 0.03),
    ]),
  );
  for (const [i, z] of [-6.6, -4, -1.2].entries()) {
    const x = 3.7 - i * 0.62;
    const yy = (upper.hit([x, 30, z], [0, -1, 0])?.at[1] ?? y + 1) + 0.08;
    fitting.pair(
      b,
      `turret ${i + 1}`,
      'panels',
      solid.turned(
        [
          [0, -0.3],
          [0.44, -0.3],
          [0.44, 0.05],
          [0.3, 0.3],
          [0, 0.32],
        ],
        [x, yy, z],
        { bevel: 0.03 },
      ),
    );
    fitting.pair(
      b,
      `turret guns ${i + 1}`,
      'metal',
      solid.many([-0.12, 0.12].map((d) => solid.rod([x + d, yy + 0.18, z + 0.2], [x + d, yy + 0.3, z + 1.1], 0.045))),
    );
  }
}
