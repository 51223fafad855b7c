import { buildWindingTree, type Mesh, windingNumber } from '../../packages/kernels/src/index.ts';

/** Which points of a lattice lie inside: so many along each side, x fastest. */
export function markVoxels(
  mesh: Mesh,
  size: readonly number[],
  count: readonly number[],
): { inside: Uint8Array; count: readonly number[] } {
  const tree = buildWindingTree(mesh);
  const inside = new Uint8Array(count[0] * count[1] * count[2]);
  let at = 0;
  for (let k = 0; k < count[2]; k++)
    for (let j = 0; j < count[1]; j++)
      for (let i = 0; i < count[0]; i++, at++) {
        const p = [(i + 0.5) / count[0] - 0.5, (j + 0.5) / count[1], (k + 0.5) / count[2] - 0.5];
        inside[at] = windingNumber(tree, p[0] * size[0], p[1] * size[1], p[2] * size[2]) > 0.5 ? 1 : 0;
      }
  return { inside, count };
}

/** What the outlines from the front and from the side allow, exactly. */
export function exactHull(inside: Uint8Array, [nx, ny, nz]: readonly number[]): Uint8Array {
  const front = new Uint8Array(nx * ny);
  const side = new Uint8Array(nz * ny);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++) if (inside[at]) front[j * nx + i] = side[j * nz + k] = 1;
  const hull = new Uint8Array(inside.length);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++, at++) hull[at] = front[j * nx + i] & side[j * nz + k];
  return hull;
}

/** Intersection over union. */
export function overlap(a: Uint8Array, b: Uint8Array): number {
  let both = 0;
  let any = 0;
  for (let i = 0; i < a.length; i++) {
    both += a[i] & b[i];
    any += a[i] | b[i];
  }
  return any ? both / any : 1;
}
