import { fbm, gradientNoise } from '../../math/index.ts';

/** Height of hills as a share of the distance: skylines look the same from everywhere. */
export function hills(x: number, z: number, far: number, rise: number, seed: number): number {
  const t = Math.min(1, Math.max(0, (far - 25) / 500));
  if (t <= 0) return 0;
  const broad = 0.5 + 0.62 * fbm(x / 420, 0.5, z / 420, 4, seed);
  return far * rise * t * t * Math.max(-0.05, broad);
}

/** Ridges of mountains far off; multifractal after Musgrave, 1994. */
export function ridges(x: number, z: number, far: number, rise: number, seed: number): number {
  const t = Math.min(1, Math.max(0, (far - 160) / 1500));
  if (t <= 0) return 0;
  let sum = 0;
  let amplitude = 0.5;
  let fx = x / 900;
  let fz = z / 900;
  let before = 1;
  for (let k = 0; k < 6; k++) {
    const n = 1 - Math.abs(gradientNoise(fx, 0.5, fz, seed + 13 * k));
    const ridge = n * n * before;
    sum += amplitude * ridge;
    before = Math.min(1, Math.max(0, 1.6 * ridge));
    amplitude *= 0.5;
    fx = fx * 2.03 + 3.1;
    fz = fz * 2.03 + 7.7;
  }
  return far * rise * t * Math.max(0, sum - 0.18);
}

/** Gentle unevenness at the scale of the view. */
export function uneven(x: number, z: number, scale: number, seed: number): number {
  return 0.035 * scale * fbm(x / (1.6 * scale), 3.5, z / (1.6 * scale), 4, seed);
}
