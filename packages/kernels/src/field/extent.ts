import type { Affine } from '../math/index.ts';

/** Axis-aligned boxes as six numbers: min xyz, max xyz. Infinite sides are allowed. */
export const Extent = {
  of: (min: readonly number[], max: readonly number[]): Float64Array => Float64Array.of(...min, ...max),
  empty: (): Float64Array => Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity),
  everything: (): Float64Array => Float64Array.of(-Infinity, -Infinity, -Infinity, Infinity, Infinity, Infinity),
  union: (a: Float64Array, b: Float64Array): Float64Array =>
    a.map((v, i) => (i < 3 ? Math.min(v, b[i]) : Math.max(v, b[i]))),
  intersect: (a: Float64Array, b: Float64Array): Float64Array =>
    a.map((v, i) => (i < 3 ? Math.max(v, b[i]) : Math.min(v, b[i]))),
  grow: (a: Float64Array, r: number): Float64Array => a.map((v, i) => (i < 3 ? v - r : v + r)),
  isFinite: (a: Float64Array): boolean => a.every((v) => Number.isFinite(v)),
  /** The box around the placed box. */
  transform: (m: Affine, b: Float64Array): Float64Array => {
    if (b[0] > b[3]) return Extent.empty();
    if (!Extent.isFinite(b)) return Extent.everything();
    const out = new Float64Array(6);
    for (let r = 0; r < 3; r++) {
      let lo = m[r * 4 + 3];
      let hi = lo;
      for (let c = 0; c < 3; c++) {
        const u = m[r * 4 + c] * b[c];
        const v = m[r * 4 + c] * b[c + 3];
        lo += Math.min(u, v);
        hi += Math.max(u, v);
      }
      out[r] = lo;
      out[r + 3] = hi;
    }
    return out;
  },
} as const;
