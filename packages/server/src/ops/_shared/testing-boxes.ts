import type { Scene } from '@claywork/kernels';

/** An upright box between two corners as a mesh of eight vertices and twelve faces. For tests. */
export function boxMesh(
  min: readonly [number, number, number],
  max: readonly [number, number, number],
  material: number,
): Scene['meshes'][0] {
  const positions = Float32Array.from(
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [0, 1, 2].map((k) => (i & (1 << k) ? max[k] : min[k]))),
  );
  const sides = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ];
  const indices = Uint32Array.from(sides.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]));
  return { name: 'box', primitives: [{ mesh: { positions, indices }, material }] };
}
