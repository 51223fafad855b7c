import { Affine } from '../../math/index.ts';

/** The inverse of an affine column-major 4x4 matrix; undefined when it flattens space. */
export function invertMatrix(m: ArrayLike<number>): Float64Array | undefined {
  const rows = Float64Array.of(m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]);
  const i = Affine.invert(rows);
  if (!i.every(Number.isFinite)) return undefined;
  return Float64Array.of(i[0], i[4], i[8], 0, i[1], i[5], i[9], 0, i[2], i[6], i[10], 0, i[3], i[7], i[11], 1);
}
