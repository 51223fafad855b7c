import type { Vec3 } from '../math/index.ts';
import { flipFaces, type Mesh } from '../mesh/index.ts';

/** Collects vertices and faces of a direct mesh. Faces that repeat a vertex are left out. */
export interface MeshBuilder {
  vertex(p: Vec3): number;
  triangle(a: number, b: number, c: number): void;
  quad(a: number, b: number, c: number, d: number): void;
  at(i: number): Vec3;
  /** The mesh; turned inside out first if its volume is negative (sheets are left alone). */
  finish(closed?: boolean): Mesh;
}

/** Creates an empty builder. */
export function createBuilder(): MeshBuilder {
  const positions: number[] = [];
  const indices: number[] = [];
  const at = (i: number): Vec3 => [positions[i * 3], positions[i * 3 + 1], positions[i * 3 + 2]];
  const triangle = (a: number, b: number, c: number): void => {
    if (a !== b && b !== c && a !== c) indices.push(a, b, c);
  };
  const span = (a: number, b: number): number => {
    const p = at(a);
    const q = at(b);
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2;
  };
  return {
    vertex: (p) => positions.push(p[0], p[1], p[2]) / 3 - 1,
    triangle,
    quad: (a, b, c, d) => {
      if (a === b || c === d || b === c || d === a || span(a, c) <= span(b, d)) {
        triangle(a, b, c);
        triangle(a, c, d);
      } else {
        triangle(a, b, d);
        triangle(b, c, d);
      }
    },
    at,
    finish: (closed = true) => {
      const mesh: Mesh = { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
      return closed && signedVolume(mesh) < 0 ? flipFaces(mesh) : mesh;
    },
  };
}

/** Volume by the divergence theorem, about the first vertex to keep the sums small. */
export function signedVolume(mesh: Mesh): number {
  const p = mesh.positions;
  let sum = 0;
  for (let f = 0; f < mesh.indices.length; f += 3) {
    const a = mesh.indices[f] * 3;
    const b = mesh.indices[f + 1] * 3;
    const c = mesh.indices[f + 2] * 3;
    const ax = p[a] - p[0];
    const ay = p[a + 1] - p[1];
    const az = p[a + 2] - p[2];
    const bx = p[b] - p[0];
    const by = p[b + 1] - p[1];
    const bz = p[b + 2] - p[2];
    const cx = p[c] - p[0];
    const cy = p[c + 1] - p[1];
    const cz = p[c + 2] - p[2];
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}
