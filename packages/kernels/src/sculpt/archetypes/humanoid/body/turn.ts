import { V3, type Vec3 } from '../../../../math/index.ts';

/** A rotation as a row-major 3x3 matrix. */
export type Mat3 = readonly number[];

const RAD = Math.PI / 180;

/** Frame of two directions: the first exact, the second made square to it. Columns. */
function frame(a: Vec3, b: Vec3): [Vec3, Vec3, Vec3] {
  const x = V3.normalize(a);
  const flat = V3.sub(b, V3.scale(x, V3.dot(b, x)));
  const y = V3.length(flat) > 1e-6 ? V3.normalize(flat) : V3.perpendicular(x);
  return [x, y, V3.cross(x, y)];
}

/** Rotations of bones. */
export const Turn = {
  /** Pitch about X, then yaw about Y, then roll about Z, degrees; applied in the order roll, pitch, yaw. */
  euler([pitch, yaw, roll]: Vec3): Mat3 {
    return Turn.multiply(
      Turn.about([0, 1, 0], yaw),
      Turn.multiply(Turn.about([1, 0, 0], pitch), Turn.about([0, 0, 1], roll)),
    );
  },
  about(axis: Vec3, deg: number): Mat3 {
    const [x, y, z] = axis;
    const c = Math.cos(deg * RAD);
    const s = Math.sin(deg * RAD);
    const k = 1 - c;
    return [
      ...[c + x * x * k, x * y * k - z * s, x * z * k + y * s],
      ...[y * x * k + z * s, c + y * y * k, y * z * k - x * s],
      ...[z * x * k - y * s, z * y * k + x * s, c + z * z * k],
    ];
  },
  multiply(a: Mat3, b: Mat3): Mat3 {
    const out: number[] = [];
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) out.push(a[r * 3] * b[c] + a[r * 3 + 1] * b[3 + c] + a[r * 3 + 2] * b[6 + c]);
    return out;
  },
  apply: (m: Mat3, v: Vec3): Vec3 => [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
  ],
  transpose: (m: Mat3): Mat3 => [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]],
  /** The shortest turn from one direction to another. */
  fromTo(a: Vec3, b: Vec3): Mat3 {
    const axis = V3.cross(a, b);
    const sin = V3.length(axis);
    const cos = V3.dot(a, b);
    if (sin < 1e-6) return cos > 0 ? [1, 0, 0, 0, 1, 0, 0, 0, 1] : Turn.about(V3.perpendicular(a), 180);
    return Turn.about(V3.scale(axis, 1 / sin), Math.atan2(sin, cos) / RAD);
  },
  /** The turn that brings one frame (a direction and one beside it) to another. */
  between([a1, b1]: readonly [Vec3, Vec3], [a2, b2]: readonly [Vec3, Vec3]): Mat3 {
    const f = frame(a1, b1);
    const g = frame(a2, b2);
    const out: number[] = [];
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 3; c++) out.push(g[0][r] * f[0][c] + g[1][r] * f[1][c] + g[2][r] * f[2][c]);
    return out;
  },
  /** Between two turns, made a rotation again. */
  blend(a: Mat3, b: Mat3, t: number): Mat3 {
    const m = a.map((v, i) => v + (b[i] - v) * t);
    const [x, y, z] = frame([m[0], m[3], m[6]], [m[1], m[4], m[7]]);
    return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
  },
  /** Placement angles (degrees about fixed X, then Y, then Z) of a turn. */
  angles(m: Mat3): Vec3 {
    const y = Math.asin(Math.max(-1, Math.min(1, -m[6])));
    const x = Math.atan2(m[7], m[8]);
    const z = Math.atan2(m[3], m[0]);
    return [x / RAD, y / RAD, z / RAD];
  },
} as const;
