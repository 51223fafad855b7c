import type { Object3D } from 'three';
import { meshesOf } from './measure-model.ts';

/** Edges sharper than this stay edges, radians. */
const CREASE = (38 * Math.PI) / 180;
/** Above so many vertices facets are too small to be seen. */
const MOST = 900_000;

/** Gives surfaces that came without normals some: round where they bend gently, with edges where they do not. */
export async function creaseNormals(root: Object3D): Promise<void> {
  const { toCreasedNormals } = await import('three/addons/utils/BufferGeometryUtils.js');
  for (const mesh of meshesOf(root)) {
    const count = mesh.geometry.getAttribute('position')?.count ?? 0;
    if (count === 0 || count > MOST) continue;
    const creased = toCreasedNormals(mesh.geometry, CREASE);
    if (creased !== mesh.geometry) mesh.geometry.dispose();
    mesh.geometry = creased;
  }
}
