/** Vertices by place: those that stand at one point move as one, whatever seam parts them. */
export interface UniqueVertices {
  /** Unique vertex of every vertex, V. */
  of: Int32Array;
  /** xyz of the unique ones, 3U. */
  positions: Float32Array;
}

/** Joins vertices that round to the same place; the first of them gives the order. `tolerance` in metres, above 0. Open addressing. */
export function uniqueVertices(positions: Float32Array, tolerance: number): UniqueVertices {
  const count = positions.length / 3;
  let size = 16;
  while (size < 2 * count) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const bits = Int32Array.from(positions, (x) => Math.round(x / tolerance));
  const of = new Int32Array(count);
  const first: number[] = [];
  for (let v = 0; v < count; v++) {
    const [x, y, z] = [bits[3 * v], bits[3 * v + 1], bits[3 * v + 2]];
    let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (size - 1);
    for (; ; slot = (slot + 1) & (size - 1)) {
      const u = table[slot];
      if (u < 0) {
        table[slot] = of[v] = first.length;
        first.push(v);
        break;
      }
      const w = 3 * first[u];
      if (bits[w] === x && bits[w + 1] === y && bits[w + 2] === z) {
        of[v] = u;
        break;
      }
    }
  }
  const out = new Float32Array(3 * first.length);
  for (let u = 0; u < first.length; u++) for (let k = 0; k < 3; k++) out[3 * u + k] = positions[3 * first[u] + k];
  return { of, positions: out };
}
