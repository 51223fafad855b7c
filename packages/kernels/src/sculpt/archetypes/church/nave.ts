import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** Left and right. */
export const SIDES = [1, -1] as const;
/** A nave's ridge runs along z: what was drawn along x is turned. */
export const along = (of: Shape, z = 0): Shape => solid.put(of, [0, 0, z], [0, 90, 0]);
/** Windows down both long walls. */
export const rows = (a: number, y: number, zs: readonly number[]): Placement[] =>
  zs.flatMap((z) => SIDES.map((s) => ({ at: [s * a, y, z] as Vec3, rot: [0, s * 90, 0] as Vec3 })));

/** A plain cross h tall standing at a point. */
export function cross(h: number, at: Vec3): Shape {
  return solid.many([
    solid.box([h * 0.12, h, h * 0.12], [at[0], at[1] + h / 2, at[2]], h * 0.02),
    solid.box([h * 0.6, h * 0.12, h * 0.115], [at[0], at[1] + h * 0.66, at[2]], h * 0.02),
  ]);
}
