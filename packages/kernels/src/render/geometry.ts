import type { Mesh } from '../mesh/index.ts';
import type { Bounds } from './camera.ts';
import type { RenderPart } from './scene-input.ts';

/** A part in world space, ready to be drawn. */
export interface PlacedPart {
  part: RenderPart;
  mesh: Mesh;
  positions: Float32Array;
  /** Local normals to world, 9 numbers row-major (cofactors: correct for uneven and mirrored scales). */
  normalMatrix: Float64Array;
  /** Whether the matrix mirrors, which turns counter-clockwise faces round. */
  mirrored: boolean;
  /** Number of its first triangle among all parts. */
  firstTriangle: number;
}

/** Moves every part to world space and numbers all triangles. Shares positions with the mesh where there is no matrix. */
export function placeParts(parts: readonly RenderPart[]): PlacedPart[] {
  let firstTriangle = 0;
  return parts.map((part) => {
    const m = part.matrix;
    const placed: PlacedPart = {
      part,
      mesh: part.mesh,
      positions: m ? transform(part.mesh.positions, m) : part.mesh.positions,
      normalMatrix: m ? cofactors(m) : Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1),
      mirrored: m ? determinant(m) < 0 : false,
      firstTriangle,
    };
    firstTriangle += Math.floor(part.mesh.indices.length / 3);
    return placed;
  });
}

function transform(positions: Float32Array, m: ArrayLike<number>): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i];
    const y = positions[i + 1];
    const z = positions[i + 2];
    out[i] = m[0] * x + m[4] * y + m[8] * z + m[12];
    out[i + 1] = m[1] * x + m[5] * y + m[9] * z + m[13];
    out[i + 2] = m[2] * x + m[6] * y + m[10] * z + m[14];
  }
  return out;
}

function determinant(m: ArrayLike<number>): number {
  return m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]);
}

function cofactors(m: ArrayLike<number>): Float64Array {
  const s = determinant(m) < 0 ? -1 : 1;
  return Float64Array.of(
    s * (m[5] * m[10] - m[9] * m[6]),
    s * (m[9] * m[2] - m[1] * m[10]),
    s * (m[1] * m[6] - m[5] * m[2]),
    s * (m[8] * m[6] - m[4] * m[10]),
    s * (m[0] * m[10] - m[8] * m[2]),
    s * (m[4] * m[2] - m[0] * m[6]),
    s * (m[4] * m[9] - m[8] * m[5]),
    s * (m[8] * m[1] - m[0] * m[9]),
    s * (m[0] * m[5] - m[4] * m[1]),
  );
}

/** Smallest box around the points that triangles use; a unit box when there are none. */
export function measureBounds(parts: readonly { positions: Float32Array }[]): Bounds {
  const min: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i++) {
      const k = i % 3;
      if (positions[i] < min[k]) min[k] = positions[i];
      if (positions[i] > max[k]) max[k] = positions[i];
    }
  }
  return min[0] <= max[0] ? { min, max } : { min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] };
}
