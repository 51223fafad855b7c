/**
 * An oriented manifold triangle surface with neighbours. Side c of a triangle runs from vertex[c] to vertex[next(c)]; sides 3f, 3f + 1
 * and 3f + 2 are of face f. Working precision is double: positions are scaled and moved by nobody here.
 */
export interface Surface {
  positions: Float64Array;
  /** Vertex at the start of each side, 3F. */
  vertex: Int32Array;
  /** The side across each side, -1 on a boundary, 3F. */
  twin: Int32Array;
  /** One side that starts at each vertex (the most clockwise one on a boundary), -1 for none, V. */
  side: Int32Array;
}

/** The side after `c` in its triangle. */
export function nextSide(c: number): number {
  return c % 3 === 2 ? c - 2 : c + 1;
}

/** The side before `c` in its triangle. */
export function previousSide(c: number): number {
  return c % 3 === 0 ? c + 2 : c - 1;
}

/**
 * Finds the neighbours of every side. Edges where more than two triangles meet or two run the same way are cut open, and vertices
 * whose triangles form several fans are doubled, so that what comes out is manifold whatever went in.
 */
export function buildSurface(positions: ArrayLike<number>, indices: ArrayLike<number>): Surface {
  const vertex = Int32Array.from(indices);
  return joinSides(positions, vertex, pairSides(vertex, positions.length / 3));
}

/**
 * The surface of triangles whose neighbours are known: `twin` pairs sides that run against each other, -1 on borders. Vertices whose
 * triangles form several fans are doubled, in `vertex` itself.
 */
export function joinSides(positions: ArrayLike<number>, vertex: Int32Array, twin: Int32Array): Surface {
  const { side, copies } = splitFans(vertex, twin, positions.length / 3);
  const out = new Float64Array(positions.length + copies.length * 3);
  for (let i = 0; i < positions.length; i++) out[i] = positions[i];
  for (let i = 0; i < copies.length; i++) {
    for (let k = 0; k < 3; k++) out[positions.length + i * 3 + k] = positions[copies[i] * 3 + k];
  }
  return { positions: out, vertex, twin, side };
}

/** Twins: sides are sorted by their lower vertex and paired within; an edge with two sides that run the same way has none. */
function pairSides(vertex: Int32Array, vertices: number): Int32Array {
  const n = vertex.length;
  const twin = new Int32Array(n).fill(-1);
  const start = new Int32Array(vertices + 1);
  for (let c = 0; c < n; c++) start[Math.min(vertex[c], vertex[nextSide(c)])]++;
  let sum = 0;
  for (let v = 0; v <= vertices; v++) {
    const count = start[v];
    start[v] = sum;
    sum += count;
  }
  const side = new Int32Array(n);
  for (let c = 0; c < n; c++) side[start[Math.min(vertex[c], vertex[nextSide(c)])]++] = c;
  // start[v] is the end of v's bucket now
  for (let v = 0, from = 0; v < vertices; from = start[v++]) {
    for (let i = from; i < start[v]; i++) {
      const c = side[i];
      if (c < 0) continue;
      const up = vertex[c] === v;
      const other = up ? vertex[nextSide(c)] : vertex[c];
      let partner = -1;
      let more = other === v;
      for (let j = i + 1; j < start[v]; j++) {
        const d = side[j];
        if (d < 0) continue;
        const down = vertex[d] !== v;
        if ((down ? vertex[d] : vertex[nextSide(d)]) !== other) continue;
        if (partner >= 0 || down !== up) more = true;
        partner = d;
        side[j] = -1;
      }
      if (partner < 0 || more) continue;
      twin[c] = partner;
      twin[partner] = c;
    }
  }
  return twin;
}

/** Gives every fan of triangles a vertex of its own. */
function splitFans(vertex: Int32Array, twin: Int32Array, vertices: number): { side: Int32Array; copies: number[] } {
  const side: number[] = new Array(vertices).fill(-1);
  const seen = new Uint8Array(vertex.length);
  const copies: number[] = [];
  for (let c = 0; c < vertex.length; c++) {
    if (seen[c]) continue;
    const v = vertex[c];
    // back to the clockwise end of the fan, or once around
    let start = c;
    while (twin[start] >= 0) {
      start = nextSide(twin[start]);
      if (start === c) break;
    }
    let target = v;
    if (side[v] >= 0) {
      target = side.length;
      side.push(-1);
      copies.push(v);
    }
    side[target] = start;
    let at = start;
    do {
      seen[at] = 1;
      vertex[at] = target;
      at = twin[previousSide(at)];
    } while (at >= 0 && at !== start);
  }
  return { side: Int32Array.from(side), copies };
}
