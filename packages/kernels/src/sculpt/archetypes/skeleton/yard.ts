import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import type { Poseable } from '../humanoid/body/poseable.ts';

/** Where bones are laid out. */
export interface Yard {
  b: Bench;
  rig: Poseable;
  /** Factor on the thickness of bones. */
  stout: number;
}

export const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A bone of the hand or foot: thick ends, a slender shaft. From a to b, `r` at its ends. */
export function boneRod(a: Vec3, b: Vec3, r: number, far = 0.82): Shape {
  const at = (k: number): Vec3 => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
  return solid.tube([0, 0.14, 0.34, 0.66, 0.87, 1].map(at), r, {
    taper: [0.82, 0.98, 0.62, 0.56, far, far * 0.84],
    cap: 'round',
  });
}

/** A long bone as a field, hanging along -Y from 0 to -l: a bowed shaft between two knobbly ends. Metres; `front` bows it forwards. */
export function shaft(
  l: number,
  radii: readonly number[],
  front = 0,
): { op: 'chain'; points: readonly Vec3[]; radii: readonly number[]; spline: 'catmull' } {
  return {
    op: 'chain',
    points: radii.map((_, i): Vec3 => {
      const k = i / (radii.length - 1);
      return [0, -l * k, front * Math.sin(k * Math.PI)];
    }),
    radii,
    spline: 'catmull',
  };
}

/** A smooth line through points. */
export function curve(points: readonly Vec3[]): Vec3[] {
  return sampleSpline(points, 3).map(([x, y, z]): Vec3 => [x, y, z]);
}
