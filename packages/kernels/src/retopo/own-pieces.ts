import { labelComponents, type Mesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';

/**
 * Which connected pieces of a remeshed surface stand for which shell of its source: each for the one that most of its vertices are closest
 * to. One mesh of quads per shell, in the order of `splitComponents(source)`; undefined for a shell that nothing stands for.
 */
export function ownPieces(source: Mesh, quads: Mesh): (Mesh | undefined)[] {
  const { count, ofFace } = labelComponents(source);
  const bvh = buildBvh(source);
  const near = createClosestPoint();
  const owned: Mesh[][] = Array.from({ length: count }, () => []);
  const votes = new Int32Array(count);
  for (const piece of splitComponents({ positions: quads.positions, indices: quads.indices })) {
    votes.fill(0);
    const p = piece.positions;
    for (let v = 0; v < p.length; v += 3)
      if (closestPoint(bvh, p[v], p[v + 1], p[v + 2], near)) votes[ofFace[near.triangle]]++;
    owned[votes.indexOf(Math.max(...votes))].push(piece);
  }
  return owned.map((pieces) => (pieces.length ? joinQuads(pieces) : undefined));
}

/** Meshes of nothing but quads as one. */
export function joinQuads(meshes: readonly Mesh[]): Mesh {
  const whole = mergeMeshes(meshes.map(({ positions, indices }) => ({ positions, indices })));
  return { ...whole, quadCount: whole.indices.length / 6 };
}
