import { fbm, gradientNoise } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { PathPart } from '../../render/index.ts';
import { matte } from '../build/matte.ts';
import { buildGround, type GroundFrame } from './terrain.ts';

/** A surface of water with waves up to the horizon. `level`: metres; `rough`: height of waves, metres. */
export function buildWater(frame: GroundFrame, level: number, rough: number, fine: number, seed: number): PathPart {
  const s = seed & 0xffff;
  const length = Math.max(0.12 * frame.reach, 6 * rough);
  const heightAt = (x: number, z: number): number => {
    const far = Math.hypot(x - frame.x, z - frame.z);
    // Waves smaller than the mesh would be noise: the farther, the calmer.
    const seen = Math.min(1, (9 * frame.reach) / Math.max(far, 1e-3));
    const u = (x * 0.86 + z * 0.5) / length;
    const v = (z * 0.86 - x * 0.5) / (2.2 * length);
    const swell = 1 - Math.abs(gradientNoise(u * 0.6, 0.5, v * 0.6, s));
    return level + rough * seen * (0.75 * swell * swell + 0.4 * fbm(u * 1.9, 2.5, v * 2.6, 3, s + 1) - 0.3);
  };
  const { mesh } = buildGround(
    { height: heightAt, color: (_x, _y, _z, _l, out) => out.fill(1), grain: 0, pattern: 'speckle' },
    frame,
    heightAt,
    fine * 1.25,
  );
  const bare: Mesh = { positions: mesh.positions, indices: mesh.indices, normals: mesh.normals };
  const material = matte(0.07, {
    baseColorFactor: [0.012, 0.05, 0.062, 1],
    clearcoat: { factor: 0.6, roughness: 0.03 },
  });
  return { mesh: bare, material };
}
