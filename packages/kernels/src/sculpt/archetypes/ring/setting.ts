import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { cutGem } from '../../kits/fittings/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Size of a finger: inner radius of a ring, and the height of its middle when it stands on a hoop `t` thick. */
export const finger = { r: 0.0087, middle: (t: number): number => 0.0087 + t };

/** A stone, its table along +Y at (x, y, z), turned about Z. */
export function gem(r: number, at: Vec3, cut = 'brilliant', roll = 0): Shape {
  return solid.put({ op: 'hull', points: cutGem(r, cut), bevel: r * 0.01 }, at, [0, 0, roll]);
}

/** Small stones round the hoop about the height `middle`, `out` from its inside, at angles from the top. */
export function addAccents(b: Bench, middle: number, out: number, r: number, angles: readonly number[]): void {
  const d = finger.r + out;
  angles.forEach((a, i) => {
    const at: Vec3 = [d * Math.sin(a), middle + d * Math.cos(a), 0];
    b.add(`accent stone ${i + 1}`, 'accent', gem(r, at, 'brilliant', (-a * 180) / Math.PI), { detail: 0.8 });
  });
}
