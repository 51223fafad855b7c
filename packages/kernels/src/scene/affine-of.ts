import type { Affine } from '../math/index.ts';

/** A column-major 4 x 4 matrix as the affine map that kernels move meshes by: its upper three rows. */
export function affineOf(m: ArrayLike<number>): Affine {
  return Float64Array.of(m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]);
}
