import { V3 } from './linear.ts';
import { type Quat, rotateVector } from './quat.ts';
import type { Vec3 } from './vec.ts';

/** The shortest rotation from one direction (unit length) to another. */
export function turnBetween(a: Vec3, b: Vec3): Quat {
  const axis = V3.cross(a, b);
  const sine = V3.length(axis);
  const cosine = V3.dot(a, b);
  if (sine < 1e-9) return cosine > 0 ? [0, 0, 0, 1] : [...V3.perpendicular(a), 0];
  const half = Math.atan2(sine, cosine) / 2;
  const s = Math.sin(half) / sine;
  return [axis[0] * s, axis[1] * s, axis[2] * s, Math.cos(half)];
}

/** Points (xyz) turned about the origin, as a new list. */
export function turnPoints(points: Float32Array, turn: Quat): Float32Array {
  const out = new Float32Array(points.length);
  for (let i = 0; i + 2 < out.length; i += 3) out.set(rotateVector(turn, [points[i], points[i + 1], points[i + 2]]), i);
  return out;
}
