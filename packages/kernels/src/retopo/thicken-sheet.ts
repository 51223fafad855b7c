import { buildEdges, type Mesh } from '../mesh/index.ts';
import { buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';

/**
 * Gives one layer of quads a second one, each vertex at the closest point of `back`, and a row of quads along the border between them: a
 * closed sheet of quads. The halves of `front` must all be of quads. Cost: a search tree over `back`.
 */
export function thickenSheet(front: Mesh, back: Mesh): Mesh {
  const { positions: p, indices } = front;
  const count = p.length / 3;
  const positions = new Float32Array(2 * p.length);
  positions.set(p);
  const bvh = buildBvh(back);
  const near = createClosestPoint();
  for (let v = 0; v < count; v++) {
    closestPoint(bvh, p[3 * v], p[3 * v + 1], p[3 * v + 2], near);
    positions.set([near.x, near.y, near.z], 3 * (count + v));
  }
  const out: number[] = Array.from(indices);
  const quads = front.quadCount ?? 0;
  const add = (a: number, b: number, c: number, d: number): void => void out.push(a, b, c, a, c, d);
  for (let o = 0; o < 6 * quads; o += 6)
    add(count + indices[o], count + indices[o + 5], count + indices[o + 2], count + indices[o + 1]);
  const { ofCorner, faceCount } = buildEdges(indices);
  for (let c = 0; c < indices.length; c++) {
    if (faceCount[ofCorner[c]] !== 1) continue;
    const [a, b] = [indices[c], indices[c % 3 === 2 ? c - 2 : c + 1]];
    add(b, a, count + a, count + b);
  }
  return { positions, indices: Uint32Array.from(out), quadCount: out.length / 6 };
}
