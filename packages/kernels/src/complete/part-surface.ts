import { type Mesh, mergeMeshes, type Surface, weld } from '../mesh/index.ts';
import type { Primitive } from '../scene/index.ts';
import { orientSurface } from '../solid/index.ts';

/** A part as one surface, whatever primitives it has. */
export interface PartSurface {
  /** Joined by place, oriented, manifold; where it is open, it has borders. */
  surface: Surface;
  /** Primitive, and face in it, of each face. */
  primitiveOf: Uint32Array;
  faceOf: Uint32Array;
  /** 1 for faces that had to be turned round to agree with their neighbours. */
  turned: Uint8Array;
  /** Edges where more than two faces met. */
  nonManifoldEdges: number;
}

/** Joins the primitives of a part into one oriented surface. Faces that collapse are left out of it. */
export function buildPartSurface(primitives: readonly Primitive[]): PartSurface {
  let first = 0;
  const starts: number[] = [];
  const meshes = primitives.map(({ mesh: { positions, indices } }): Mesh => {
    const count = Math.floor(indices.length / 3);
    const faceGroups = Uint32Array.from({ length: count }, (_, f) => first + f);
    starts.push(first);
    first += count;
    return { positions, indices: indices.subarray(0, 3 * count), faceGroups };
  });
  const welded = weld(mergeMeshes(meshes), 0);
  const { surface, nonManifoldEdges } = orientSurface(welded);
  const faces = welded.faceGroups as Uint32Array;
  const primitiveOf = new Uint32Array(faces.length);
  const faceOf = new Uint32Array(faces.length);
  const turned = new Uint8Array(faces.length);
  for (let f = 0, p = 0; f < faces.length; f++) {
    while (p + 1 < starts.length && starts[p + 1] <= faces[f]) p++;
    primitiveOf[f] = p;
    faceOf[f] = faces[f] - starts[p];
    for (let k = 0; k < 3; k++) {
      // Vertices may have been doubled since: places tell.
      const [was, is] = [3 * welded.indices[3 * f + 1] + k, 3 * surface.vertex[3 * f + 1] + k];
      if (welded.positions[was] !== surface.positions[is]) turned[f] = 1;
    }
  }
  return { surface, primitiveOf, faceOf, turned, nonManifoldEdges };
}

/** The primitives with those faces turned round that had to be. */
export function turnPrimitives(primitives: readonly Primitive[], part: PartSurface): Primitive[] {
  if (!part.turned.includes(1)) return [...primitives];
  const indices = primitives.map(({ mesh }) => mesh.indices.slice());
  for (let f = 0; f < part.turned.length; f++) {
    if (!part.turned[f]) continue;
    const list = indices[part.primitiveOf[f]];
    const at = 3 * part.faceOf[f];
    [list[at + 1], list[at + 2]] = [list[at + 2], list[at + 1]];
  }
  return primitives.map((primitive, p) => ({ ...primitive, mesh: { ...primitive.mesh, indices: indices[p] } }));
}
