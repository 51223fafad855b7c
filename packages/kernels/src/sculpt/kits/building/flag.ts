import type { Vec3 } from '../../../math/index.ts';
import { drapery } from '../drapery.ts';
import { type Bench, solid } from '../joinery/index.ts';

/** A pole h tall with a knob and a waving flag, standing at a point. `slots` name pole and cloth. */
export function addPennant(b: Bench, name: string, at: Vec3, h: number, slots: { pole: string; cloth: string }): void {
  const r = h * 0.018;
  b.add(
    `${name} pole`,
    slots.pole,
    solid.turned(
      [
        [0, -0.05 * h],
        [r, -0.05 * h],
        [r * 0.7, h],
        [0, h],
      ],
      at,
      { bevel: 0, segments: 10 },
    ),
  );
  b.add(`${name} knob`, slots.pole, { op: 'ball', r: r * 2, at: [at[0], at[1] + h + r, at[2]] });
  const l = h * 0.62;
  b.add(
    `${name} cloth`,
    slots.cloth,
    drapery.cloth(5, 12, h * 0.006, (u, v) => {
      const tall = h * 0.36 * (1 - 0.75 * u);
      return [
        at[0] + r + l * u,
        at[1] + h * 0.97 - h * 0.18 + (0.5 - v) * tall - 0.04 * h * u * u,
        at[2] + 0.07 * l * u * Math.sin(u * 7),
      ];
    }),
  );
}
