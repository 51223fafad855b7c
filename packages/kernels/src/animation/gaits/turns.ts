import { type Quat, V3, type Vec3 } from '../../math/index.ts';

const DEGREE = Math.PI / 180;

/** The rotation about a vector by its length, radians. */
export function turnBy(v: Vec3): Quat {
  const angle = V3.length(v);
  const s = angle > 1e-9 ? Math.sin(angle / 2) / angle : 0.5;
  return [v[0] * s, v[1] * s, v[2] * s, Math.cos(angle / 2)];
}

/** The vector about which a rotation turns by its length, radians, at most half a turn: the inverse of `turnBy`. */
export function turnVector(q: Quat): Vec3 {
  const sign = q[3] < 0 ? -1 : 1;
  const sine = Math.hypot(q[0], q[1], q[2]);
  const s = sine > 1e-9 ? (2 * Math.atan2(sine, sign * q[3]) * sign) / sine : 2 * sign;
  return [q[0] * s, q[1] * s, q[2] * s];
}

/** Degrees: nose up, nose to the left (+X), left side up. */
export type Angles = readonly [pitch: number, yaw: number, roll: number];

/** First rolled, then pitched, then turned to the side. */
export function anglesTurn([pitch, yaw, roll]: Angles): Quat {
  const [x, y, z] = [-pitch * 0.5 * DEGREE, yaw * 0.5 * DEGREE, roll * 0.5 * DEGREE];
  const [sx, cx, sy, cy, sz, cz] = [Math.sin(x), Math.cos(x), Math.sin(y), Math.cos(y), Math.sin(z), Math.cos(z)];
  // Ry * Rx * Rz
  return [
    cy * sx * cz + sy * cx * sz,
    sy * cx * cz - cy * sx * sz,
    cy * cx * sz - sy * sx * cz,
    cy * cx * cz + sy * sx * sz,
  ];
}
