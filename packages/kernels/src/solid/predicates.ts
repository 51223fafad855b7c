/** Sums of products of float32 differences err by less than this share of the sum of their magnitudes. */
const NOISE = 8e-16;

/**
 * On which side of the plane through a, b, c the point d lies: > 0 below (the triangle looks away from it), < 0 above, 0 on the plane or too
 * close to tell by doubles, which for float32 places is a hundred-millionth of their spacing. Indices are of the first coordinate.
 */
export function sideOfPlane(p: ArrayLike<number>, a: number, b: number, c: number, d: number): number {
  const ax = p[a] - p[d];
  const ay = p[a + 1] - p[d + 1];
  const az = p[a + 2] - p[d + 2];
  const bx = p[b] - p[d];
  const by = p[b + 1] - p[d + 1];
  const bz = p[b + 2] - p[d + 2];
  const cx = p[c] - p[d];
  const cy = p[c + 1] - p[d + 1];
  const cz = p[c + 2] - p[d + 2];
  const bycz = by * cz;
  const bzcy = bz * cy;
  const bzcx = bz * cx;
  const bxcz = bx * cz;
  const bxcy = bx * cy;
  const bycx = by * cx;
  const det = ax * (bycz - bzcy) + ay * (bzcx - bxcz) + az * (bxcy - bycx);
  const size =
    Math.abs(ax) * (Math.abs(bycz) + Math.abs(bzcy)) +
    Math.abs(ay) * (Math.abs(bzcx) + Math.abs(bxcz)) +
    Math.abs(az) * (Math.abs(bxcy) + Math.abs(bycx));
  return Math.abs(det) > NOISE * size ? det : 0;
}

/** Whether a, b, c turn left (> 0) or right (< 0) in the plane of axes u and v; 0 on one line or too close to tell. */
export function turnInPlane(p: ArrayLike<number>, a: number, b: number, c: number, u: number, v: number): number {
  const left = (p[a + u] - p[c + u]) * (p[b + v] - p[c + v]);
  const right = (p[a + v] - p[c + v]) * (p[b + u] - p[c + u]);
  return Math.abs(left - right) > NOISE * (Math.abs(left) + Math.abs(right)) ? left - right : 0;
}
