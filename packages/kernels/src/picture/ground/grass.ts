import { fbm, type Rng, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { GroundFrame } from './terrain.ts';

/** How grass stands. */
export interface GrassLook {
  /** Metres. */
  height: number;
  /** Blades. */
  count: number;
  /** At the root and at the tip, two kinds. */
  colors: readonly [root: Vec3, tip: Vec3, other: Vec3];
}

/**
 * Blades of grass around the camera, as many near as far to the eye: single bent blades close by, wider ones farther off, none beyond forty
 * times the subject's distance. None where something stands: `free` says so. Two faces a blade.
 */
export function buildGrass(
  frame: GroundFrame,
  heightAt: (x: number, z: number) => number,
  free: (x: number, z: number) => boolean,
  look: GrassLook,
  rng: Rng,
): Mesh {
  const positions = new Float32Array(12 * look.count);
  const normals = new Float32Array(12 * look.count);
  const colors = new Float32Array(16 * look.count);
  const indices = new Uint32Array(6 * look.count);
  const from = Math.max(frame.near, 0.12 * frame.reach);
  const to = 26 * frame.reach;
  const half = frame.half >= Math.PI ? Math.PI : frame.half * 1.02;
  let n = 0;
  for (let k = 0; k < look.count; k++) {
    // Even on the screen: most blades near, by the square root of the perspective.
    const radius = from * (to / from) ** (rng.next() ** 1.35);
    const angle = frame.yaw + (2 * rng.next() - 1) * half;
    const x = frame.x + radius * Math.sin(angle);
    const z = frame.z + radius * Math.cos(angle);
    if (!free(x, z)) continue;
    const clump = 0.75 + 0.5 * fbm(x / (0.35 * frame.reach), 0.5, z / (0.35 * frame.reach), 2, 77);
    const tall = look.height * clump * rng.range(0.55, 1.15);
    const wide = Math.max(0.045 * look.height, 0.0011 * radius) * rng.range(0.8, 1.3);
    const turn = rng.next() * 2 * Math.PI;
    const lean = tall * rng.range(0.12, 0.6);
    const lx = Math.sin(turn) * lean;
    const lz = Math.cos(turn) * lean;
    const wx = Math.cos(turn) * wide;
    const wz = -Math.sin(turn) * wide;
    const y = heightAt(x, z) - 0.05 * tall;
    const v = 4 * n;
    positions.set(
      [x - wx, y, z - wz, x + wx, y, z + wz, x + 0.35 * lx, y + 0.62 * tall, z + 0.35 * lz, x + lx, y + tall, z + lz],
      3 * v,
    );
    const kind = rng.next() < 0.24 ? look.colors[2] : look.colors[1];
    const tone = rng.range(0.7, 1.25);
    for (let c = 0; c < 4; c++) {
      const t = c < 2 ? 0 : c === 2 ? 0.7 : 1;
      for (let a = 0; a < 3; a++)
        colors[4 * (v + c) + a] = (look.colors[0][a] + (kind[a] - look.colors[0][a]) * t) * tone;
      colors[4 * (v + c) + 3] = 1;
      // Lit as the ground is, a little to their own side: else every blade is a flat mirror of the sun.
      const nx = 0.45 * Math.sin(turn);
      const nz = 0.45 * Math.cos(turn);
      const l = 1 / Math.hypot(nx, 0.9, nz);
      normals.set([nx * l, 0.9 * l, nz * l], 3 * (v + c));
    }
    indices.set([v, v + 1, v + 2, v + 2, v + 1, v + 3], 6 * n);
    n++;
  }
  return {
    positions: positions.slice(0, 12 * n),
    normals: normals.slice(0, 12 * n),
    colors: colors.slice(0, 16 * n),
    indices: indices.slice(0, 6 * n),
  };
}
