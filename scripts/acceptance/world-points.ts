import { flattenScene, type Scene } from '../../packages/kernels/src/scene/index.ts';

/** All vertices that triangles use, in the world, skinned and morphed: xyz one after the other. */
export function worldPoints(scene: Scene): Float64Array {
  const out: number[] = [];
  for (const { mesh, matrix: m } of flattenScene(scene)) {
    const p = mesh.positions;
    const used = new Set(mesh.indices);
    for (const v of used) {
      const [x, y, z] = [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
      for (let r = 0; r < 3; r++) out.push(m[r] * x + m[4 + r] * y + m[8 + r] * z + m[12 + r]);
    }
  }
  return Float64Array.from(out);
}
