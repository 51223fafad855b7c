import { geometryLibrary } from '../curves/index.ts';
import { type Mesh, weld } from '../mesh/index.ts';

/** Whether triangles, joined by place, bound a solid: every edge is run along as often one way as the other. initGeometry() must have been awaited. */
export function isSolid(mesh: Pick<Mesh, 'positions' | 'indices'>): boolean {
  const { positions, indices } = weld({ positions: mesh.positions, indices: mesh.indices }, 0);
  const lib = geometryLibrary();
  try {
    const made = new lib.Manifold(new lib.Mesh({ numProp: 3, vertProperties: positions, triVerts: indices }));
    const accepted = made.status() === 'NoError';
    made.delete();
    return accepted;
  } catch {
    return false;
  }
}
