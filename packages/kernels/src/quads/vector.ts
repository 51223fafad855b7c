/** Writes the unit normal of triangle f into `out` at `o` and returns twice its area. */
export function triangleNormal(
  p: ArrayLike<number>,
  vertex: ArrayLike<number>,
  f: number,
  out: Float64Array,
  o: number,
): number {
  const a = vertex[f * 3] * 3;
  const b = vertex[f * 3 + 1] * 3;
  const c = vertex[f * 3 + 2] * 3;
  const ux = p[b] - p[a];
  const uy = p[b + 1] - p[a + 1];
  const uz = p[b + 2] - p[a + 2];
  const vx = p[c] - p[a];
  const vy = p[c + 1] - p[a + 1];
  const vz = p[c + 2] - p[a + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const l = Math.sqrt(x * x + y * y + z * z);
  const s = l > 0 ? 1 / l : 0;
  out[o] = x * s;
  out[o + 1] = y * s;
  out[o + 2] = z * s;
  return l;
}

/** Unit normals of all triangles, 3F. */
export function faceNormals(p: Float64Array, vertex: ArrayLike<number>): Float64Array {
  const out = new Float64Array(vertex.length);
  for (let f = 0; f * 3 < vertex.length; f++) triangleNormal(p, vertex, f, out, f * 3);
  return out;
}

/** Distance between vertices a and b. */
export function edgeLength(p: Float64Array, a: number, b: number): number {
  return Math.hypot(p[a * 3] - p[b * 3], p[a * 3 + 1] - p[b * 3 + 1], p[a * 3 + 2] - p[b * 3 + 2]);
}

/** Sum of the triangles' areas. */
export function totalArea(p: Float64Array, vertex: ArrayLike<number>): number {
  const scratch = new Float64Array(3);
  let sum = 0;
  for (let f = 0; f * 3 < vertex.length; f++) sum += triangleNormal(p, vertex, f, scratch, 0) / 2;
  return sum;
}
