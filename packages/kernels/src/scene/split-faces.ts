import { keepVertices } from './keep-vertices.ts';
import type { Primitive } from './scene.ts';

/**
 * The primitive in several, one for each group of faces that has any, with the groups' numbers. Quads stay quads where both halves are of one
 * group; vertices that two groups share are copied.
 */
export function splitFaces(
  primitive: Primitive,
  groupOfFace: ArrayLike<number>,
): { group: number; primitive: Primitive }[] {
  const { indices, quadCount = 0 } = primitive.mesh;
  const groups = new Set(Array.from(groupOfFace));
  if (groups.size < 2) return [...groups].map((group) => ({ group, primitive }));
  return [...groups]
    .sort((a, b) => a - b)
    .map((group) => {
      const quads: number[] = [];
      const rest: number[] = [];
      for (let f = 0; 3 * f < indices.length; f++) {
        if (groupOfFace[f] !== group) continue;
        const whole = f < 2 * quadCount && groupOfFace[f ^ 1] === group;
        (whole ? quads : rest).push(indices[3 * f], indices[3 * f + 1], indices[3 * f + 2]);
      }
      const kept = keepVertices(primitive, Uint32Array.from([...quads, ...rest]));
      if (quads.length) kept.mesh.quadCount = quads.length / 6;
      return { group, primitive: kept };
    });
}
