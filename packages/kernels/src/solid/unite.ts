import type { Manifold } from 'manifold-3d';
import { geometryLibrary } from '../curves/index.ts';
import type { Mesh } from '../mesh/index.ts';

/**
 * Exact union of closed shells that cross, less the cavities in each of them. Face groups go along with every piece of a face. Undefined
 * where the library refuses a shell. initGeometry() must have been awaited.
 */
export function uniteShells(solids: readonly { mesh: Mesh; cavities: readonly Mesh[] }[]): Mesh | undefined {
  const made: Manifold[] = [];
  const keep = (m: Manifold): Manifold => {
    made.push(m);
    return m;
  };
  try {
    const { Manifold } = geometryLibrary();
    const parts = solids.map(({ mesh, cavities }) => {
      const outer = keep(toManifold(mesh));
      return cavities.length ? keep(Manifold.difference([outer, ...cavities.map((c) => keep(toManifold(c)))])) : outer;
    });
    const result = keep(Manifold.union(parts));
    const out = result.getMesh();
    if (!out.numTri) return undefined;
    return {
      positions: out.vertProperties.slice(0, 3 * out.numVert),
      indices: out.triVerts.slice(),
      faceGroups: out.faceID.slice(),
    };
  } catch {
    // A shell that it calls no manifold: the caller has another way.
    return undefined;
  } finally {
    for (const m of made) m.delete();
  }
}

function toManifold(mesh: Mesh): Manifold {
  const lib = geometryLibrary();
  return new lib.Manifold(
    new lib.Mesh({
      numProp: 3,
      vertProperties: mesh.positions,
      triVerts: mesh.indices,
      faceID: mesh.faceGroups,
    }),
  );
}
