import type { Vec3 } from './vec.ts';

/** A rotation: a unit quaternion xyzw. */
export type Quat = [number, number, number, number];

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

/** The way between two unit rotations, along the shorter arc (spherical interpolation, Shoemake 1985). */
export function slerp(a: Quat, b: Quat, t: number): Quat {
  let dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const sign = dot < 0 ? -1 : 1;
  dot = Math.min(1, dot * sign);
  const angle = Math.acos(dot);
  const sine = Math.sin(angle);
  const [u, v] = sine > 1e-6 ? [Math.sin((1 - t) * angle) / sine, Math.sin(t * angle) / sine] : [1 - t, t];
  return [0, 1, 2, 3].map((k) => u * a[k] + sign * v * b[k]) as Quat;
}
