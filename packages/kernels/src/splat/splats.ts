/** Gaussians: soft ellipsoids that are drawn over each other. */
export interface Splats {
  count: number;
  /** Middles, three a splat. */
  positions: Float32Array;
  /** Standard deviations along their own axes, three a splat. */
  scales: Float32Array;
  /** Unit quaternions w x y z, four a splat. */
  rotations: Float32Array;
  /** sRGB and opacity, four bytes a splat. */
  colors: Uint8Array;
}

/** Room for so many, all zero. */
export function createSplats(count: number): Splats {
  return {
    count,
    positions: new Float32Array(3 * count),
    scales: new Float32Array(3 * count),
    rotations: new Float32Array(4 * count),
    colors: new Uint8Array(4 * count),
  };
}

/** All of them in one, in order. */
export function joinSplats(all: readonly Splats[]): Splats {
  const out = createSplats(all.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const { count, positions, scales, rotations, colors } of all) {
    out.positions.set(positions.subarray(0, 3 * count), 3 * at);
    out.scales.set(scales.subarray(0, 3 * count), 3 * at);
    out.rotations.set(rotations.subarray(0, 4 * count), 4 * at);
    out.colors.set(colors.subarray(0, 4 * count), 4 * at);
    at += count;
  }
  return out;
}

/**
 * Turns splat `i` so that its third axis is the unit normal n and its first one as near to the tangent t as can be. Written
 * as a quaternion w x y z of the frame (t, n x t, n).
 */
export function orientSplat(
  { rotations }: Splats,
  i: number,
  nx: number,
  ny: number,
  nz: number,
  tx: number,
  ty: number,
  tz: number,
): void {
  const along = tx * nx + ty * ny + tz * nz;
  tx -= along * nx;
  ty -= along * ny;
  tz -= along * nz;
  const l = Math.sqrt(tx * tx + ty * ty + tz * tz);
  if (l > 1e-6) {
    tx /= l;
    ty /= l;
    tz /= l;
  } else {
    // Any tangent does (Duff et al. 2017).
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    tx = 1 + sign * nx * nx * a;
    ty = sign * nx * ny * a;
    tz = -sign * nx;
  }
  const bx = ny * tz - nz * ty;
  const by = nz * tx - nx * tz;
  const bz = nx * ty - ny * tx;
  // Rotation matrix (columns t, b, n) to quaternion by its largest component (Shepperd 1978).
  const trace = tx + by + nz;
  const o = 4 * i;
  let w: number;
  let x: number;
  let y: number;
  let z: number;
  if (trace > 0) {
    const s = 2 * Math.sqrt(1 + trace);
    [w, x, y, z] = [s / 4, (bz - ny) / s, (nx - tz) / s, (ty - bx) / s];
  } else if (tx > by && tx > nz) {
    const s = 2 * Math.sqrt(1 + tx - by - nz);
    [w, x, y, z] = [(bz - ny) / s, s / 4, (bx + ty) / s, (nx + tz) / s];
  } else if (by > nz) {
    const s = 2 * Math.sqrt(1 + by - tx - nz);
    [w, x, y, z] = [(nx - tz) / s, (bx + ty) / s, s / 4, (ny + bz) / s];
  } else {
    const s = 2 * Math.sqrt(1 + nz - tx - by);
    [w, x, y, z] = [(ty - bx) / s, (nx + tz) / s, (ny + bz) / s, s / 4];
  }
  rotations[o] = w;
  rotations[o + 1] = x;
  rotations[o + 2] = y;
  rotations[o + 3] = z;
}
