import type { Mesh } from '../mesh/index.ts';

/** Gathers pieces of a mesh's faces into a mesh of their own. */
export interface CornerSampler {
  /** A piece of a face: its three corners as vertices of the cut surface. */
  add(face: number, corners: readonly number[]): void;
  finish(): Mesh;
}

const ATTRIBUTES = [
  ['normals', 3],
  ['tangents', 4],
  ['uvs', 2],
  ['colors', 4],
] as const;

/**
 * Makes pieces of faces into a mesh with every attribute that the source has. `source`: in the world. `positions`: of the cut surface; its vertices
 * below `own` stand at corners of the source's faces, others are interpolated within their face, and shared by faces that share the corners between which they lie.
 */
export function createCornerSampler(source: Mesh, positions: readonly number[], own: number): CornerSampler {
  const made = new Map<string, number>();
  /** Three source vertices and their weights for each vertex made. */
  const from: number[] = [];
  const weights: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  const vertexAt = (face: number, v: number): number => {
    const corners = [0, 1, 2].map((k) => source.indices[3 * face + k]);
    const w = weigh(source.positions, corners, positions, v);
    const nearest = w.indexOf(Math.max(...w));
    const key =
      v < own ? `c${corners[nearest]}` : `${v}|${corners.filter((_, k) => w[k] > 1e-5).sort((a, b) => a - b)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const id = made.size;
    made.set(key, id);
    from.push(...corners);
    weights.push(...(v < own ? w.map((_, k) => (k === nearest ? 1 : 0)) : w));
    places.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
    return id;
  };
  return {
    add: (face, corners) => void indices.push(...corners.map((v) => vertexAt(face, v))),
    finish: () => {
      const out: Mesh = { positions: Float32Array.from(places), indices: Uint32Array.from(indices) };
      for (const [name, width] of ATTRIBUTES) {
        const values = source[name];
        if (!values) continue;
        const mixed = new Float32Array((places.length / 3) * width);
        for (let i = 0; i < from.length; i++)
          for (let k = 0; k < width; k++) mixed[((i / 3) | 0) * width + k] += weights[i] * values[from[i] * width + k];
        if (name === 'normals' || name === 'tangents') unitInPlace(mixed, width);
        out[name] = mixed;
      }
      return out;
    },
  };
}

/** Barycentric weights of a point of the cut surface in a face, clamped to it; a face without area gives all to its nearest corner. */
function weigh(p: Float32Array, corners: readonly number[], at: readonly number[], v: number): number[] {
  const [a, b, c] = corners.map((i) => 3 * i);
  const u = [0, 1, 2].map((k) => p[b + k] - p[a + k]);
  const w = [0, 1, 2].map((k) => p[c + k] - p[a + k]);
  const q = [0, 1, 2].map((k) => at[3 * v + k] - p[a + k]);
  const dot = (x: readonly number[], y: readonly number[]): number => x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
  const [uu, uw, ww, qu, qw] = [dot(u, u), dot(u, w), dot(w, w), dot(q, u), dot(q, w)];
  const det = uu * ww - uw * uw;
  if (!(det > 1e-14 * uu * ww)) {
    const d = [a, b, c].map((i) => Math.hypot(...[0, 1, 2].map((k) => at[3 * v + k] - p[i + k])));
    const nearest = d.indexOf(Math.min(...d));
    return d.map((_, k) => (k === nearest ? 1 : 0));
  }
  const s = Math.max(0, (ww * qu - uw * qw) / det);
  const t = Math.max(0, (uu * qw - uw * qu) / det);
  const sum = Math.max(1, s + t);
  return [Math.max(0, 1 - s - t), s / sum, t / sum];
}

/** The first three of each `width` numbers, at length 1; a fourth is a sign. */
function unitInPlace(values: Float32Array, width: number): void {
  for (let i = 0; i < values.length; i += width) {
    const l = Math.hypot(values[i], values[i + 1], values[i + 2]) || 1;
    for (let k = 0; k < 3; k++) values[i + k] /= l;
    if (width === 4) values[i + 3] = values[i + 3] < 0 ? -1 : 1;
  }
}
