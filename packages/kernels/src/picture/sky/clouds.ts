import { createRng, fbm, type Vec3 } from '../../math/index.ts';

/** How clouds cover a sky. */
export interface CloudLook {
  /** 0 = none, 0.5 = fair weather, 1 = closed. */
  cover: number;
  /** Radiance of what the sun shines on, and of what it does not. */
  lit: Vec3;
  shaded: Vec3;
  /** Towards the sun. */
  sun: Vec3;
  seed: number;
}

/**
 * Lays clouds over a colour of the sky seen along a direction, in place: a layer of fractal noise seen in perspective, brighter towards the sun, with a bright
 * rim near it, fading into the haze of the horizon. About 0.6 us.
 */
export function createClouds({
  cover,
  lit,
  shaded,
  sun,
  seed,
}: CloudLook): (x: number, y: number, z: number, color: Float64Array) => void {
  const rng = createRng(seed).fork('clouds');
  const ox = rng.range(-40, 40);
  const oz = rng.range(-40, 40);
  const salt = rng.int(1 << 16);
  const low = 0.36 - 0.62 * cover;
  const density = (px: number, pz: number): number => {
    const warp = 0.5 * fbm(px * 0.7 + 9, 2.5, pz * 0.7, 2, salt + 7);
    return fbm(px + warp, 0.5, pz + warp, 5, salt);
  };
  const length = Math.hypot(sun[0], sun[2]) || 1;
  const [sx, sz] = [sun[0] / length, sun[2] / length];
  return (x, y, z, color) => {
    if (y <= 0.012 || cover <= 0) return;
    // A curved layer: clouds crowd towards the horizon but never reach it.
    const k = 1.7 / (y + 0.09);
    const px = x * k + ox;
    const pz = z * k + oz;
    const thick = density(px, pz);
    const alpha = smooth(low, low + 0.34, thick);
    if (alpha <= 0) return;
    const beyond = density(px + 0.16 * sx, pz + 0.16 * sz);
    const bright = Math.min(1, Math.max(0, 0.55 + 1.5 * (thick - beyond) + 0.25 * (0.5 - thick)));
    const near = Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]);
    const rim = near ** 24 * (1 - alpha) * 2.2 + 0.35 * near ** 6;
    const seen = alpha * Math.min(1, (y - 0.012) / 0.11) * 0.94;
    for (let c = 0; c < 3; c++) {
      const own = shaded[c] + (lit[c] - shaded[c]) * bright + rim * lit[c];
      color[c] += (own - color[c]) * seen;
    }
  };
}

function smooth(from: number, to: number, v: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
