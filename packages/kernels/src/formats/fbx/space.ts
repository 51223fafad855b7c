import type { Quat, Vec3 } from '../../math/index.ts';

/**
 * From the file's space to ours: metres, +X right, +Y up, +Z front. A signed permutation of the axes and one factor: local transforms convert
 * exactly, node by node, so that nothing has to be put above the roots.
 */
export interface Space {
  /** Metres per unit of the file. */
  scale: number;
  /** The file's axis that becomes our x, y, z. */
  axes: readonly [number, number, number];
  signs: readonly [number, number, number];
  /** The file is left-handed: faces turn round. */
  mirrored: boolean;
}

/** A direction, length kept. */
export function convertDirection({ axes, signs }: Space, v: Vec3): [number, number, number] {
  return [signs[0] * v[axes[0]], signs[1] * v[axes[1]], signs[2] * v[axes[2]]];
}

/** A point or a translation. */
export function convertPoint(space: Space, v: Vec3): [number, number, number] {
  const d = convertDirection(space, v);
  return [d[0] * space.scale, d[1] * space.scale, d[2] * space.scale];
}

/** A rotation. Its axis is a pseudovector: it turns round where the space is mirrored. */
export function convertRotation(space: Space, q: Quat): Quat {
  const d = convertDirection(space, [q[0], q[1], q[2]]);
  const s = space.mirrored ? -1 : 1;
  return [s * d[0], s * d[1], s * d[2], q[3]];
}

/** Factors along the axes, and a column-major 4x4 matrix from the file's space to the file's space. */
export const convertParts = {
  scale: ({ axes }: Space, s: Vec3): [number, number, number] => [s[axes[0]], s[axes[1]], s[axes[2]]],
  matrix: ({ axes, signs, scale }: Space, m: ArrayLike<number>): Float64Array => {
    const out = new Float64Array(16);
    for (let c = 0; c < 3; c++)
      for (let r = 0; r < 3; r++) out[4 * c + r] = signs[r] * signs[c] * m[4 * axes[c] + axes[r]];
    for (let r = 0; r < 3; r++) out[12 + r] = signs[r] * scale * m[12 + axes[r]];
    out[15] = 1;
    return out;
  },
} as const;
