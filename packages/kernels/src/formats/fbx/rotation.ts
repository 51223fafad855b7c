import { multiplyQuats, type Quat, type Vec3 } from '../../math/index.ts';

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
