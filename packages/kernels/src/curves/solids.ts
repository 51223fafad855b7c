import type { Manifold } from 'manifold-3d';
import { GeometryError, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { library } from './library.ts';

/** Exact boolean of closed, welded meshes: the union of `of`, the first minus all the others, or what they share. */
export function booleanMeshes(kind: 'union' | 'difference' | 'intersection', of: readonly Mesh[]): Mesh {
  const { Manifold } = library();
  const solids = of.filter((m) => m.indices.length > 0).map(toManifold);
  try {
    if (solids.length === 0) return { positions: new Float32Array(0), indices: new Uint32Array(0) };
    const result = Manifold[kind](solids);
    const mesh = fromManifold(result);
    result.delete();
    return mesh;
  } finally {
    for (const s of solids) s.delete();
  }
}

/** Convex hull of points, as a triangle mesh. */
export function hullMesh(points: readonly Vec3[]): Mesh {
  const hull = library().Manifold.hull(points.map((p): [number, number, number] => [p[0], p[1], p[2]]));
  const mesh = fromManifold(hull);
  hull.delete();
  if (mesh.indices.length === 0) throw new GeometryError('bad_shape', 'The points of a hull lie in one plane.');
  return mesh;
}

function toManifold(mesh: Mesh): Manifold {
  const lib = library();
  const input = new lib.Mesh({ numProp: 3, vertProperties: mesh.positions, triVerts: mesh.indices });
  try {
    return new lib.Manifold(input);
  } catch (error) {
    throw new GeometryError('not_solid', 'A boolean needs closed, manifold shapes: ' + String(error));
  }
}

function fromManifold(solid: Manifold): Mesh {
  const mesh = solid.getMesh();
  return { positions: mesh.vertProperties.slice(0, mesh.numVert * 3), indices: mesh.triVerts.slice() };
}
