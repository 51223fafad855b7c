import type { Vec3 } from './vec.ts';

/** A 3x4 affine matrix, row-major: x' = m0 x + m1 y + m2 z + m3, and so on. */
export type Affine = Float64Array;

/** What a placement says: scaled first, then rotated (degrees about X, then Y, then Z of fixed axes), then moved. */
export interface PlacementLike {
  at?: Vec3;
  rot?: Vec3;
  scale?: number | Vec3;
}

/** Affine matrices: made from placements, composed, inverted, applied. All return new arrays. */
export const Affine = {
  identity: (): Affine => Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0),
  fromPlacement: (p: PlacementLike): Affine => {
    const s: Vec3 =
      p.scale === undefined ? [1, 1, 1] : typeof p.scale === 'number' ? [p.scale, p.scale, p.scale] : p.scale;
    const [rx, ry, rz] = p.rot ?? [0, 0, 0];
    const [tx, ty, tz] = p.at ?? [0, 0, 0];
    const [cx, sx] = cosSin(rx);
    const [cy, sy] = cosSin(ry);
    const [cz, sz] = cosSin(rz);
    // R = Rz Ry Rx
    return Float64Array.of(
      cz * cy * s[0],
      (cz * sy * sx - sz * cx) * s[1],
      (cz * sy * cx + sz * sx) * s[2],
      tx,
      sz * cy * s[0],
      (sz * sy * sx + cz * cx) * s[1],
      (sz * sy * cx - cz * sx) * s[2],
      ty,
      -sy * s[0],
      cy * sx * s[1],
      cy * cx * s[2],
      tz,
    );
  },
  /** Rotation about a main axis through the origin, degrees. */
  turn: (axis: 'x' | 'y' | 'z', deg: number): Affine =>
    Affine.fromPlacement({ rot: [axis === 'x' ? deg : 0, axis === 'y' ? deg : 0, axis === 'z' ? deg : 0] }),
  /** First `b`, then `a`. */
  multiply: (a: Affine, b: Affine): Affine => {
    const out = new Float64Array(12);
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 4; c++) {
        out[r * 4 + c] =
          a[r * 4] * b[c] + a[r * 4 + 1] * b[4 + c] + a[r * 4 + 2] * b[8 + c] + (c === 3 ? a[r * 4 + 3] : 0);
      }
    }
    return out;
  },
  determinant: (m: Affine): number =>
    m[0] * (m[5] * m[10] - m[6] * m[9]) - m[1] * (m[4] * m[10] - m[6] * m[8]) + m[2] * (m[4] * m[9] - m[5] * m[8]),
  /** The inverse; NaN entries when the matrix flattens space. */
  invert: (m: Affine): Affine => {
    const d = 1 / Affine.determinant(m);
    const out = new Float64Array(12);
    out[0] = (m[5] * m[10] - m[6] * m[9]) * d;
    out[1] = (m[2] * m[9] - m[1] * m[10]) * d;
    out[2] = (m[1] * m[6] - m[2] * m[5]) * d;
    out[4] = (m[6] * m[8] - m[4] * m[10]) * d;
    out[5] = (m[0] * m[10] - m[2] * m[8]) * d;
    out[6] = (m[2] * m[4] - m[0] * m[6]) * d;
    out[8] = (m[4] * m[9] - m[5] * m[8]) * d;
    out[9] = (m[1] * m[8] - m[0] * m[9]) * d;
    out[10] = (m[0] * m[5] - m[1] * m[4]) * d;
    for (let r = 0; r < 3; r++) out[r * 4 + 3] = -(out[r * 4] * m[3] + out[r * 4 + 1] * m[7] + out[r * 4 + 2] * m[11]);
    return out;
  },
  point: (m: Affine, p: Vec3): Vec3 => [
    m[0] * p[0] + m[1] * p[1] + m[2] * p[2] + m[3],
    m[4] * p[0] + m[5] * p[1] + m[6] * p[2] + m[7],
    m[8] * p[0] + m[9] * p[1] + m[10] * p[2] + m[11],
  ],
  direction: (m: Affine, p: Vec3): Vec3 => [
    m[0] * p[0] + m[1] * p[1] + m[2] * p[2],
    m[4] * p[0] + m[5] * p[1] + m[6] * p[2],
    m[8] * p[0] + m[9] * p[1] + m[10] * p[2],
  ],
} as const;

/** Exact at the quarter turns, so that a box turned by 90 degrees stays a box to the bit. */
function cosSin(deg: number): [number, number] {
  const quarter = (((deg % 360) + 360) % 360) / 90;
  if (Number.isInteger(quarter)) return [[1, 0, -1, 0][quarter % 4], [0, 1, 0, -1][quarter % 4]];
  const a = (deg * Math.PI) / 180;
  return [Math.cos(a), Math.sin(a)];
}
