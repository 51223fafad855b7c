import { buildEdges, type Mesh } from '../mesh/index.ts';

/**
 * Triangles that close a mesh: every border edge is joined to the middle of the set of border edges it hangs together with, as often as its
 * faces do not balance. With them the mesh winds around every point a whole number of times, whatever it was: open, torn, soup.
 * The positions are the mesh's, with the middles behind them.
 */
export function coneBorders(mesh: Pick<Mesh, 'positions' | 'indices'>): Pick<Mesh, 'positions' | 'indices'> {
  const { positions, indices } = mesh;
  const edges = buildEdges(indices);
  const vertices = positions.length / 3;
  const root = new Int32Array(vertices);
  for (let v = 0; v < vertices; v++) root[v] = v;
  const find = (v: number): number => {
    while (root[v] !== v) v = root[v] = root[root[v]];
    return v;
  };
  for (let e = 0; e < edges.count; e++)
    if (edges.balance[e] !== 0) root[find(edges.vertices[2 * e])] = find(edges.vertices[2 * e + 1]);
  const middle = new Map<number, number[]>();
  for (let e = 0; e < edges.count; e++) {
    if (edges.balance[e] === 0) continue;
    const r = find(edges.vertices[2 * e]);
    let m = middle.get(r);
    if (!m) middle.set(r, (m = [0, 0, 0, 0]));
    for (let i = 0; i < 2; i++) {
      for (let k = 0; k < 3; k++) m[k] += positions[3 * edges.vertices[2 * e + i] + k];
      m[3]++;
    }
  }
  const apex = new Map<number, number>();
  const added: number[] = [];
  for (const [r, m] of middle) {
    apex.set(r, vertices + added.length / 3);
    added.push(m[0] / m[3], m[1] / m[3], m[2] / m[3]);
  }
  const faces: number[] = [];
  for (let e = 0; e < edges.count; e++) {
    const balance = edges.balance[e];
    const [lo, hi] = [edges.vertices[2 * e], edges.vertices[2 * e + 1]];
    for (let n = Math.abs(balance); n > 0; n--) {
      const top = apex.get(find(lo)) as number;
      if (balance > 0) faces.push(hi, lo, top);
      else faces.push(lo, hi, top);
    }
  }
  const all = new Float32Array(positions.length + added.length);
  all.set(positions);
  all.set(added, positions.length);
  return { positions: all, indices: Uint32Array.from(faces) };
}
