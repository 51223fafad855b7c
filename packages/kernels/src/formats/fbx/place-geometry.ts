import { Affine } from '../../math/index.ts';
import type { LocalTransform } from './local-transform.ts';
import type { Space } from './space.ts';

/** The file's space to ours, after the model's geometric transform: what vertices go through. */
export function geometryMatrix(space: Space, geometric: LocalTransform | undefined): Affine {
  const change = new Float64Array(12);
  for (let r = 0; r < 3; r++) change[4 * r + space.axes[r]] = space.signs[r] * space.scale;
  if (!geometric) return change;
  const [x, y, z, w] = geometric.rotation;
  const [sx, sy, sz] = geometric.scale;
  const [tx, ty, tz] = geometric.translation;
  return Affine.multiply(
    change,
    Float64Array.of(
      (1 - 2 * (y * y + z * z)) * sx,
      2 * (x * y - w * z) * sy,
      2 * (x * z + w * y) * sz,
      tx,
      2 * (x * y + w * z) * sx,
      (1 - 2 * (x * x + z * z)) * sy,
      2 * (y * z - w * x) * sz,
      ty,
      2 * (x * z - w * y) * sx,
      2 * (y * z + w * x) * sy,
      (1 - 2 * (x * x + y * y)) * sz,
      tz,
    ),
  );
}
