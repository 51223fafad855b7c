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
  /** What stands at each vertex of the source, -1 for nothing yet. */
  const atCorner = new Int32Array(source.positions.length / 3).fill(-1);
  /** Three source vertices and their weights for each vertex made. */
  const from: number[] = [];
  const weights: number[] = [];
  const places: number[] = [];
  const indices: number[] = [];
  const make = (corners: readonly number[], w: readonly number[], v: number): number => {
    from.push(...corners);
    weights.push(...w);
    places.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
    return places.length / 3 - 1;
  };
  const ownAt = (face: number, v: number): number => {
    const k = cornerAt(source, face, positions, v);
    const corner = source.indices[3 * face + k];
    if (atCorner[corner] < 0) atCorner[corner] = make([corner, corner, corner], [1, 0, 0], v);
    return atCorner[corner];
  };
  const vertexAt = (face: number, v: number): number => {
    if (v < own) return ownAt(face, v);
    const corners = [0, 1, 2].map((k) => source.indices[3 * face + k]);
    const w = weigh(source.positions, corners, positions, v);
    const key = `${v}|${corners.filter((_, k) => w[k] > 1e-5).sort((a, b) => a - b)}`;
    const known = made.get(key) ?? make(corners, w, v);
    made.set(key, known);
    return known;
  };
  return {
    add: (face, corners) => {
      for (const v of corners) indices.push(vertexAt(face, v));
    },
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

/** Which corner of a face, 0 to 2, a vertex stands at: the first in its very place, else the nearest. */
function cornerAt({ positions: p, indices }: Mesh, face: number, at: readonly number[], v: number): number {
  for (let k = 0; k < 3; k++) {
    const i = 3 * indices[3 * face + k];
    if (p[i] === at[3 * v] && p[i + 1] === at[3 * v + 1] && p[i + 2] === at[3 * v + 2]) return k;
  }
  const corners = [0, 1, 2].map((k) => indices[3 * face + k]);
  const w = weigh(p, corners, at, v);
  return w.indexOf(Math.max(...w));
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
