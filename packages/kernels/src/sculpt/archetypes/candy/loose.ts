import { createRng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { roundBody } from '../../kits/organic/index.ts';
import type { CandyPlan } from './candy.ts';

/** Kernels in three colours, leaning and lying. */
export function addCorn(b: Bench): void {
  const kernel = (i: number, at: Vec3, rot: Vec3): void => {
    const profile = (t: number): number => 0.0085 * (0.16 + 0.84 * t ** 0.85) * (t > 0.94 ? 0.9 : 1);
    for (const [name, lo, hi, color] of [
      ['tip', 0, 0.3, '#faf4e4'],
      ['middle', 0.3, 0.68, '#f0801c'],
      ['foot', 0.68, 1, '#f4c42c'],
    ] as const) {
      const line = [0, 0.25, 0.5, 0.75, 1].map((k): Vec2 => {
        const t = lo + (hi - lo) * k;
        return [profile(t), 0.021 * (1 - t)];
      });
      const pts: Vec2[] = [...line].reverse();
      const closed: Vec2[] = [[0.0002, pts[0][1]], ...pts, [0.0002, pts[pts.length - 1][1]]];
      b.add(
        `${name} ${i + 1}`,
        { base: 'wax', color, color2: color, rough: 0.3 },
        solid.put(
          roundBody({
            profile: closed,
            sides: 28,
            steps: 0,
            swell: (a) => 1 - 0.24 * Math.cos(2 * a),
          }),
          at,
          rot,
        ),
        { detail: 0.8 },
      );
    }
  };
  kernel(0, [0, 0, 0], [0, 30, 0]);
  kernel(1, [-0.016, 0, 0.012], [0, 75, 0]);
  kernel(2, [0.018, 0, 0.008], [0, 0, 0]);
  kernel(3, [0.002, 0.0058, 0.024], [90, 25, 0]);
}

/** Three soft cylinders, one on two. */
export function addMallows(b: Bench): void {
  const one = roundBody({
    profile: [
      [0.02, 0],
      [0.013, 0.0004],
      [0.0152, 0.004],
      [0.0148, 0.014],
      [0.0152, 0.024],
      [0.013, 0.028],
      [0.0002, 0.0282],
    ].map(([k, y], i): Vec2 => [i === 0 ? 0.0002 : k, y]),
    sides: 40,
    swell: (a) => 1 + 0.02 * Math.cos(3 * a),
  });
  const soft = b.tint('sugar', { clearcoat: 0 });
  b.add('left marshmallow', soft, solid.put(one, [-0.0165, 0, 0]));
  b.add('right marshmallow', soft, solid.put(one, [0.017, 0, 0.004]));
  b.add('upper marshmallow', soft, solid.put(one, [-0.014, 0.0282 + 0.0148, 0.002], [0, 0, -90]));
}

/** Cubes of caramel or fudge, with a crease and soft edges. */
export function addCubes(b: Bench, p: CandyPlan): void {
  const rng = createRng(p.seed);
  const s = 0.019;
  for (const [i, [x, y, z]] of (
    [
      [-0.6, 0, 0.1],
      [0.58, 0, -0.2],
      [0.05, 0, 1.15],
      [0.02, 1, 0.25],
    ] as const
  ).entries())
    b.add(
      `piece ${i + 1}`,
      'sugar',
      solid.put(
        solid.box([s, s * 0.8, s], [0, s * 0.4, 0], s * 0.12),
        [x * s * 1.05, y * s * 0.8, z * s],
        [0, rng.range(-25, 25), 0],
      ),
    );
}
