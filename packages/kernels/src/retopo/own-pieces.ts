import { labelComponents, type Mesh, mergeMeshes, splitComponents } from '../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';

/**
 * Which connected pieces of a remeshed surface stand for which shell of its source: each for the one whose box is most like its own, of those
 * that any of its vertices lies closest to. (By distance alone a tooth would belong to the gum around it.) One mesh of quads per
 * shell, in the order of `splitComponents(source)`; undefined for a shell that nothing stands for.
 */
export function ownPieces(source: Mesh, quads: Mesh): (Mesh | undefined)[] {
  const { ofFace } = labelComponents(source);
  const boxes = splitComponents(source).map((shell) => boxOf(shell.positions));
  const bvh = buildBvh(source);
  const near = createClosestPoint();
  const owned: Mesh[][] = boxes.map(() => []);
  for (const piece of splitComponents({ positions: quads.positions, indices: quads.indices })) {
    const p = piece.positions;
    const box = boxOf(p);
    let best = { shell: 0, likeness: -1 };
    for (let v = 0; v < p.length; v += 3) {
      if (!closestPoint(bvh, p[v], p[v + 1], p[v + 2], near)) continue;
      const shell = ofFace[near.triangle];
      if (shell === best.shell && best.likeness >= 0) continue;
      const likeness = likenessOf(box, boxes[shell]);
      if (likeness > best.likeness) best = { shell, likeness };
    }
    owned[best.shell].push(piece);
  }
  return owned.map((pieces) => (pieces.length ? joinQuads(pieces) : undefined));
}

/** Meshes of nothing but quads as one. */
export function joinQuads(meshes: readonly Mesh[]): Mesh {
  const whole = mergeMeshes(meshes.map(({ positions, indices }) => ({ positions, indices })));
  return { ...whole, quadCount: whole.indices.length / 6 };
}

/** Least and greatest coordinates, xyz each. */
function boxOf(p: Float32Array): number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    if (p[i] < box[i % 3]) box[i % 3] = p[i];
    if (p[i] > box[3 + (i % 3)]) box[3 + (i % 3)] = p[i];
  }
  return box;
}

/** How far two boxes agree, 0 to 1: along each axis what they share of what they span together. */
function likenessOf(a: readonly number[], b: readonly number[]): number {
  const flat = 1e-3 * Math.max(...[0, 1, 2].map((k) => Math.max(a[3 + k] - a[k], b[3 + k] - b[k])), 1e-30);
  let product = 1;
  for (let k = 0; k < 3; k++) {
    const shared = Math.min(a[3 + k], b[3 + k]) - Math.max(a[k], b[k]) + flat;
    product *= Math.max(0, shared) / (Math.max(a[3 + k], b[3 + k]) - Math.min(a[k], b[k]) + flat);
  }
  return product;
}
