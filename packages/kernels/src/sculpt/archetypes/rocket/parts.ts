import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** A bell nozzle hanging from y = 0, hollow below; `r` at the lip, `h` long. */
export function bell(r: number, h: number): Shape {
  const t = r * 0.06;
  return solid.turned(
    [
      [0, 0],
      [r * 0.34, 0],
      [r * 0.36, -h * 0.12],
      [r * 0.5, -h * 0.4],
      [r * 0.78, -h * 0.78],
      [r, -h],
      [r - t, -h],
      [r * 0.74, -h * 0.76],
      [r * 0.44, -h * 0.4],
      [0, -h * 0.2],
    ],
    [0, 0, 0],
    { bevel: r * 0.02 },
  );
}

/** Flat fins round the y axis: an outline (distance from the axis, height), `n` of them, `t` thick. */
export function fins(points: readonly Vec2[], n: number, t: number, turn = 0): Shape {
  const one = solid.slab(points, t, [0, 0, 0], 'z', { bevel: t * 0.4 });
  return { op: 'arrayed', n, around: 'y', of: one, rot: [0, turn, 0] };
}

/** A band round a body of radius r at height y. */
export const band = (r: number, y: number, h: number): Shape =>
  solid.turned(
    [
      [r - 0.02, y - h / 2],
      [r + 0.012, y - h / 2],
      [r + 0.012, y + h / 2],
      [r - 0.02, y + h / 2],
      [r - 0.02, y - h / 2],
    ],
    [0, 0, 0],
    { bevel: 0.004, segments: 48 },
  );
