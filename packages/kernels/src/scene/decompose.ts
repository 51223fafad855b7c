/** The parts of a node's transform. */
export interface Transform {
  translation: [number, number, number];
  /** Unit quaternion xyzw. */
  rotation: [number, number, number, number];
  scale: [number, number, number];
}

/**
 * Splits a column-major 4x4 matrix into translation, rotation and scale; a mirroring one gets a negative x scale. Shear, which
 * the parts cannot express, is lost. Source: Shepperd, "Quaternion from rotation matrix", 1978.
 */
export function decomposeMatrix(m: readonly number[]): Transform {
  const determinant =
    m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]);
  const scale: [number, number, number] = [
    Math.hypot(m[0], m[1], m[2]) * (determinant < 0 ? -1 : 1),
    Math.hypot(m[4], m[5], m[6]),
    Math.hypot(m[8], m[9], m[10]),
  ];
  const [sx, sy, sz] = scale.map((s) => (s === 0 ? 1 : s));
  const r = [m[0] / sx, m[1] / sx, m[2] / sx, m[4] / sy, m[5] / sy, m[6] / sy, m[8] / sz, m[9] / sz, m[10] / sz];
  const [xx, yx, zx, xy, yy, zy, xz, yz, zz] = r;
  const trace = xx + yy + zz;
  let q: [number, number, number, number];
  if (trace > 0) {
    const s = 2 * Math.sqrt(trace + 1);
    q = [(zy - yz) / s, (xz - zx) / s, (yx - xy) / s, s / 4];
  } else if (xx > yy && xx > zz) {
    const s = 2 * Math.sqrt(1 + xx - yy - zz);
    q = [s / 4, (xy + yx) / s, (xz + zx) / s, (zy - yz) / s];
  } else if (yy > zz) {
    const s = 2 * Math.sqrt(1 + yy - xx - zz);
    q = [(xy + yx) / s, s / 4, (yz + zy) / s, (xz - zx) / s];
  } else {
    const s = 2 * Math.sqrt(1 + zz - xx - yy);
    q = [(xz + zx) / s, (yz + zy) / s, s / 4, (yx - xy) / s];
  }
  const l = Math.hypot(...q);
  const rotation: Transform['rotation'] =
    l > 0 && Number.isFinite(l) ? [q[0] / l, q[1] / l, q[2] / l, q[3] / l] : [0, 0, 0, 1];
  return { translation: [m[12], m[13], m[14]], rotation, scale };
}
