import { buildEdges, type Mesh } from '../mesh/index.ts';
import { buildBvh } from '../spatial/index.ts';

/**
 * Splits border edges at the border vertices that lie on them (within `gap`, metres): a T-junction becomes an ordinary edge. Each face is
 * cut into a fan from its corner opposite the edge. Face groups go along.
 */
export function splitAtBorderVertices(mesh: Mesh, gap: number): { mesh: Mesh; count: number } {
  const edges = buildEdges(mesh.indices);
  const onEdge = verticesOnEdges(mesh, edges, gap);
  if (!onEdge.size) return { mesh, count: 0 };
  const indices: number[] = [];
  const groups: number[] = [];
  for (let f = 0; 3 * f < mesh.indices.length; f++) {
    const polygon: number[] = [];
    for (let k = 0; k < 3; k++) {
      const v = mesh.indices[3 * f + k];
      polygon.push(v);
      const e = edges.ofCorner[3 * f + k];
      const inner = onEdge.get(e);
      if (inner) polygon.push(...(v === edges.vertices[2 * e] ? inner : inner.slice().reverse()));
    }
    fan(polygon, mesh.indices.subarray(3 * f, 3 * f + 3), indices);
    while (3 * groups.length < indices.length) groups.push((mesh.faceGroups as Uint32Array)[f]);
  }
  return {
    mesh: { positions: mesh.positions, indices: Uint32Array.from(indices), faceGroups: Uint32Array.from(groups) },
    count: onEdge.size,
  };
}

/** Border vertices on each border edge, from its lower vertex to its higher. */
function verticesOnEdges(mesh: Mesh, edges: ReturnType<typeof buildEdges>, gap: number): Map<number, number[]> {
  const p = mesh.positions;
  const borders: number[] = [];
  const isBorder = new Uint8Array(p.length / 3);
  for (let e = 0; e < edges.count; e++) {
    if (edges.faceCount[e] !== 1) continue;
    borders.push(e);
    isBorder[edges.vertices[2 * e]] = 1;
    isBorder[edges.vertices[2 * e + 1]] = 1;
  }
  // Edges as flat triangles in a tree: the tree finds those around a vertex.
  const flat = Uint32Array.from(
    borders.flatMap((e) => [edges.vertices[2 * e], edges.vertices[2 * e + 1], edges.vertices[2 * e + 1]]),
  );
  const bvh = buildBvh({ positions: p, indices: flat });
  const found = new Map<number, { v: number; t: number }[]>();
  const stack: number[] = [];
  for (let v = 0; v < isBorder.length; v++) {
    if (!isBorder[v]) continue;
    stack.push(0);
    while (stack.length) {
      const node = stack.pop() as number;
      let outside = false;
      for (let k = 0; k < 3; k++)
        if (p[3 * v + k] < bvh.bounds[6 * node + k] - gap || p[3 * v + k] > bvh.bounds[6 * node + 3 + k] + gap)
          outside = true;
      if (outside) continue;
      const [link, count] = [bvh.links[2 * node], bvh.links[2 * node + 1]];
      if (count === 0 && link > node) {
        stack.push(link, node + 1);
        continue;
      }
      for (let slot = link; slot < link + count; slot++) {
        const e = borders[bvh.triangles[slot]];
        const t = along(p, edges.vertices[2 * e], edges.vertices[2 * e + 1], v, gap);
        if (t > 0) found.set(e, [...(found.get(e) ?? []), { v, t }]);
      }
    }
  }
  const out = new Map<number, number[]>();
  for (const [e, list] of found)
    out.set(
      e,
      list.sort((x, y) => x.t - y.t).map((x) => x.v),
    );
  return out;
}

/** Share of the edge a-b at which v lies on it, or -1 when it does not or is an end. */
function along(p: Float32Array, a: number, b: number, v: number, gap: number): number {
  if (v === a || v === b) return -1;
  const d = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
  const w = [0, 1, 2].map((k) => p[3 * v + k] - p[3 * a + k]);
  const l2 = d[0] ** 2 + d[1] ** 2 + d[2] ** 2;
  const t = (w[0] * d[0] + w[1] * d[1] + w[2] * d[2]) / l2;
  const off = Math.hypot(w[0] - t * d[0], w[1] - t * d[1], w[2] - t * d[2]);
  return off <= gap && t * Math.sqrt(l2) > gap && (1 - t) * Math.sqrt(l2) > gap ? t : -1;
}

/** A triangle with points on its sides, cut into triangles with area: corners are cut off until one is left, which is joined to the rest. */
function fan(polygon: number[], corners: Uint32Array, out: number[]): void {
  const isCorner = (v: number): boolean => v === corners[0] || v === corners[1] || v === corners[2];
  const rest = polygon.slice();
  while (rest.length > 3) {
    const n = rest.length;
    const left = rest.filter(isCorner).length;
    // A corner with a neighbour that is none: the cut has area, and so has what stays as long as a corner is in it.
    const cut = rest.findIndex(
      (v, i) => isCorner(v) && !(isCorner(rest[(i + n - 1) % n]) && isCorner(rest[(i + 1) % n])),
    );
    if (left === 1) {
      for (let k = 1; k + 1 < n; k++) out.push(rest[cut], rest[(cut + k) % n], rest[(cut + k + 1) % n]);
      return;
    }
    out.push(rest[(cut + n - 1) % n], rest[cut], rest[(cut + 1) % n]);
    rest.splice(cut, 1);
  }
  out.push(rest[0], rest[1], rest[2]);
}
