import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** A crow that has sat down, not frightened at all: looks towards +Z. `at` is between its feet. */
export function addCrow(b: Bench, [x, y, z]: Vec3): void {
  const p = (u: number, v: number, w: number): Vec3 => [x + u, y + v, z + w];
  const black = { base: 'feathers', color: '#1c1c22', color2: '#2a2c3a' };
  const horn = { base: 'horn', color: '#3a3632' };
  b.add(
    'crow',
    black,
    {
      op: 'union',
      k: 0.03,
      of: [
        { op: 'ellipsoid', r: [0.052, 0.058, 0.09], at: p(0, 0.095, -0.012), rot: [-28, 0, 0] },
        { op: 'sphere', r: 0.043, at: p(0, 0.172, 0.045) },
        { op: 'chain', points: [p(0, 0.07, -0.07), p(0, 0.03, -0.15), p(0, 0.012, -0.2)], radii: [0.034, 0.026, 0.02] },
      ],
    },
    { detail: 1.2 },
  );
  b.add(
    'crow beak',
    horn,
    solid.tube([p(0, 0.172, 0.08), p(0, 0.17, 0.112), p(0, 0.158, 0.138)], 0.016, { taper: [1, 0.7, 0.1] }),
    { detail: 0.6 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `crow ${side} eye`,
      { base: 'plain', color: '#f0e8d0', rough: 0.2 },
      { op: 'ball', r: 0.0085, at: p(s * 0.034, 0.185, 0.067) },
      { detail: 0.4 },
    );
    b.add(
      `crow ${side} pupil`,
      { base: 'plain', color: '#0c0c0e', rough: 0.1 },
      { op: 'ball', r: 0.005, at: p(s * 0.0385, 0.1855, 0.0715) },
      { detail: 0.3 },
    );
    b.add(
      `crow ${side} wing`,
      black,
      solid.put({ op: 'ball', r: [0.014, 0.042, 0.1] }, p(s * 0.05, 0.1, -0.035), [-28, s * 6, 0]),
      { detail: 0.7 },
    );
    b.add(`crow ${side} leg`, horn, solid.rod(p(s * 0.02, 0.052, 0), p(s * 0.02, 0.004, 0.008), 0.0052), {
      detail: 0.3,
    });
    b.add(
      `crow ${side} toes`,
      horn,
      solid.many(
        [-0.5, 0, 0.5].map((a) =>
          solid.rod(
            p(s * 0.02, 0.005, 0.006),
            p(s * 0.02 + 0.024 * Math.sin(a), 0.004, 0.006 + 0.03 * Math.cos(a)),
            0.0045,
            0.003,
            'round',
          ),
        ),
      ),
      { detail: 0.3 },
    );
  }
}
