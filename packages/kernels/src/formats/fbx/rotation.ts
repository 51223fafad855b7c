import type { Vec3 } from '../../math/index.ts';
import type { Quat } from './space.ts';

/** Axes in the order in which they are applied: XYZ is X first. */
const ORDERS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 2, 0],
  [1, 0, 2],
  [2, 0, 1],
  [2, 1, 0],
];

/** Euler angles in degrees to a unit quaternion. */
export function eulerToQuat(degrees: Vec3, order: number): Quat {
  let q: Quat = [0, 0, 0, 1];
  for (const axis of ORDERS[order] ?? ORDERS[0]) {
    const half = (degrees[axis] * Math.PI) / 360;
    const turn: Quat = [0, 0, 0, Math.cos(half)];
    turn[axis] = Math.sin(half);
    q = multiplyQuats(turn, q);
  }
  return q;
}

/** The rotation `b`, then `a`. */
export function multiplyQuats(a: Quat, b: Quat): Quat {
  return [
    a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
    a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
    a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
    a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
  ];
}

/** The rotation back. */
export function invertQuat(q: Quat): Quat {
  return [-q[0], -q[1], -q[2], q[3]];
}

/** A vector turned by a unit quaternion. */
export function rotateVector(q: Quat, v: Vec3): Vec3 {
  if (v[0] === 0 && v[1] === 0 && v[2] === 0) return [0, 0, 0];
  const p = multiplyQuats(multiplyQuats(q, [v[0], v[1], v[2], 0]), invertQuat(q));
  return [p[0], p[1], p[2]];
}
