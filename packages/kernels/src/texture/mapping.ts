import { hash2 } from './shade.ts';

/**
 * Surface coordinates in metres for patterns that run in courses (bricks, tiles, planks): `out[0]` along the course,
 * `out[1]` up the slope. Walls and roofs by their dominant horizontal axis; parts round about Y (`round` = their radius > 0)
 * by angle, at the radius that keeps a whole number of pieces when `piece` divides the circumference; floors by xz.
 */
export function surfaceUv(
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  round: number,
  piece: number,
  out: Float64Array,
): void {
  const flat = Math.abs(ny);
  const ax = Math.abs(nx);
  const az = Math.abs(nz);
  if (flat > 0.92) {
    out[0] = x;
    out[1] = z;
    return;
  }
  const slope = Math.sqrt(nx * nx + nz * nz);
  out[1] = slope > 0.97 ? y : y / Math.max(0.3, slope);
  if (round > 0) {
    const r = Math.sqrt(x * x + z * z);
    // Halve the count each time the radius halves: pieces stay near their size on cones, and rows stay whole.
    const octave = Math.max(0, Math.round(Math.log2(round / Math.max(r, round * 0.02))));
    const count = Math.max(4, Math.round((2 * Math.PI * round) / piece) >> octave);
    out[0] = ((Math.atan2(x, z) / (2 * Math.PI)) * count + count) * piece;
    return;
  }
  out[0] = ax > az ? z : x;
}

/**
 * A running bond of pieces `w` x `h` metres at surface coordinates (u, v). Writes [distance to the piece's border in metres,
 * a hash 0..1 of the piece, position inside it along u and v in -1..1, a second hash]. `uneven` 0..0.4 varies the widths.
 */
export function blockPattern(
  u: number,
  v: number,
  w: number,
  h: number,
  uneven: number,
  seed: number,
  out: Float64Array,
): void {
  const row = Math.floor(v / h);
  const s = u / w + (row & 1) * 0.5;
  let col = Math.floor(s);
  let left = col + (uneven === 0 ? 0 : uneven * (hash2(col, row, seed) - 0.5));
  if (s < left) {
    col--;
    left = col + uneven * (hash2(col, row, seed) - 0.5);
  }
  let right = col + 1 + (uneven === 0 ? 0 : uneven * (hash2(col + 1, row, seed) - 0.5));
  if (s >= right) {
    col++;
    left = right;
    right = col + 1 + uneven * (hash2(col + 1, row, seed) - 0.5);
  }
  const fv = v / h - row;
  const du = Math.min(s - left, right - s) * w;
  const dv = Math.min(fv, 1 - fv) * h;
  out[0] = Math.min(du, dv);
  out[1] = hash2(col, row, seed + 17);
  out[2] = (2 * (s - left)) / (right - left) - 1;
  out[3] = 2 * fv - 1;
  out[4] = hash2(col, row, seed + 91);
}
