import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';

/** Puts things into the frame of a phone that leans back; its foot's middle is the origin. */
export interface Leaning {
  put(of: Shape): Shape;
  point(p: Vec3): Vec3;
  rot: Vec3;
}

/** The frame of a thing that leans back by `deg` about its foot at `at`. */
export function leaning(deg: number, at: Vec3): Leaning {
  const a = (-deg * Math.PI) / 180;
  const rot: Vec3 = [-deg, 0, 0];
  return {
    rot,
    put: (of) => solid.put(of, at, rot),
    point: ([x, y, z]) => [
      at[0] + x,
      at[1] + y * Math.cos(a) - z * Math.sin(a),
      at[2] + y * Math.sin(a) + z * Math.cos(a),
    ],
  };
}
