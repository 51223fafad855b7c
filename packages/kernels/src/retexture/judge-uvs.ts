import type { Mesh } from '../mesh/index.ts';
import { measureUv } from '../uv/index.ts';

/** Texels along a side at which coordinates are judged. */
const SIDE = 1024;
/** Texels in two faces, as a share of those covered: more is overlap. Borders of neighbouring charts share a few. */
const OVERLAP_MAX = 0.004;
const FILL_MIN = 0.12;
const STRETCH_MAX = 6;
/** Share of the surface that may have no room in the texture. */
const FLAT_MAX = 0.004;

/**
 * Whether meshes that share one texture have coordinates that can be painted on: all inside the square, nothing twice, room for every face, and no face
 * stretched far beyond the rest.
 */
export function areUsable(meshes: readonly Mesh[]): boolean {
  let flat = 0;
  let all = 0;
  for (const { uvs, positions, indices } of meshes) {
    if (!uvs?.every((t) => t >= -1e-4 && t <= 1.0001)) return false;
    for (let c = 0; c < indices.length; c += 3) {
      const [a, b, d] = [indices[c], indices[c + 1], indices[c + 2]];
      const solid = areaOf(positions, a, b, d);
      const [du1, dv1] = [uvs[2 * b] - uvs[2 * a], uvs[2 * b + 1] - uvs[2 * a + 1]];
      const [du2, dv2] = [uvs[2 * d] - uvs[2 * a], uvs[2 * d + 1] - uvs[2 * a + 1]];
      all += solid;
      if (Math.abs(du1 * dv2 - du2 * dv1) < 1e-10) flat += solid;
    }
  }
  if (!(all > 0) || flat > FLAT_MAX * all) return false;
  const { overlapTexels, fill, stretchP95 } = measureUv(meshes, SIDE);
  return overlapTexels < OVERLAP_MAX * fill * SIDE * SIDE && fill > FILL_MIN && stretchP95 < STRETCH_MAX;
}

function areaOf(p: Float32Array, a: number, b: number, d: number): number {
  const [ux, uy, uz] = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
  const [vx, vy, vz] = [0, 1, 2].map((k) => p[3 * d + k] - p[3 * a + k]);
  return 0.5 * Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}
