import { Affine } from '../math/index.ts';
import { affineOf } from './affine-of.ts';
import type { Scene, SceneGraphNode } from './scene.ts';

/** Local matrix of a node: translation x rotation x scale, 16 numbers column-major. */
export function composeMatrix(node: Pick<SceneGraphNode, 'translation' | 'rotation' | 'scale'>): Float64Array {
  const [x, y, z, w] = node.rotation;
  const [sx, sy, sz] = node.scale;
  const n = x * x + y * y + z * z + w * w;
  const s = n > 0 ? 2 / n : 0;
  return Float64Array.of(
    (1 - s * (y * y + z * z)) * sx,
    s * (x * y + w * z) * sx,
    s * (x * z - w * y) * sx,
    0,
    s * (x * y - w * z) * sy,
    (1 - s * (x * x + z * z)) * sy,
    s * (y * z + w * x) * sy,
    0,
    s * (x * z + w * y) * sz,
    s * (y * z - w * x) * sz,
    (1 - s * (x * x + y * y)) * sz,
    0,
    ...node.translation,
    1,
  );
}

/** Product of two column-major 4x4 matrices: first `b`, then `a`. */
export function multiplyMatrices(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const out = new Float64Array(16);
  for (let c = 0; c < 4; c++) {
    for (let r = 0; r < 4; r++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += a[4 * k + r] * b[4 * c + k];
      out[4 * c + r] = sum;
    }
  }
  return out;
}

/** The inverse of an affine column-major 4x4 matrix; undefined when it flattens space. */
export function invertMatrix(m: ArrayLike<number>): Float64Array | undefined {
  const rows = affineOf(m);
  const i = Affine.invert(rows);
  if (!i.every(Number.isFinite)) return undefined;
  return Float64Array.of(i[0], i[4], i[8], 0, i[1], i[5], i[9], 0, i[2], i[6], i[10], 0, i[3], i[7], i[11], 1);
}

/** World matrix of every node under a root; undefined for the others. Iterative: a chain of joints may be long. */
export function computeWorldMatrices(scene: Scene): (Float64Array | undefined)[] {
  const world: (Float64Array | undefined)[] = new Array(scene.nodes.length).fill(undefined);
  const stack = [...scene.roots];
  for (const root of scene.roots) world[root] = composeMatrix(scene.nodes[root]);
  while (stack.length) {
    const index = stack.pop() as number;
    for (const child of scene.nodes[index].children) {
      if (world[child]) continue;
      world[child] = multiplyMatrices(world[index] as Float64Array, composeMatrix(scene.nodes[child]));
      stack.push(child);
    }
  }
  return world;
}
