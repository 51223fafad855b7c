import { cellNoise, fbm, type Vec3 } from '../../math/index.ts';

/**
 * Adds stars to a colour seen along a direction, in place: points of all magnitudes, few of them bright, white to blue and amber. `amount` 1 = a dark night,
 * 2.5 = space. About 0.5 us.
 */
export function createStars(
  amount: number,
  seed: number,
): (x: number, y: number, z: number, color: Float64Array) => void {
  const cell = new Float64Array(6);
  const layers = [
    { scale: 26, size: 0.055, power: 2.6 },
    { scale: 62, size: 0.075, power: 0.9 },
    { scale: 120, size: 0.11, power: 0.34 },
  ];
  return (x, y, z, color) => {
    layers.forEach(({ scale, size, power }, i) => {
      cellNoise(x * scale, y * scale, z * scale, 1, seed + 31 * i, cell);
      const id = cell[2] / 255;
      if (id > 0.28 + 0.17 * amount) return;
      const d = cell[0] / size;
      if (d >= 1) return;
      const own = power * amount * (0.2 + 3 * id * id) * (1 - d * d) ** 2;
      const warmth = (id * 977) % 1;
      color[0] += own * (0.75 + 0.4 * warmth);
      color[1] += own * 0.92;
      color[2] += own * (1.2 - 0.4 * warmth);
    });
  };
}

/** Adds glowing gas in two colours along a band, in place. `tint`s are radiances. About 0.8 us. */
export function createNebula(
  a: Vec3,
  b: Vec3,
  seed: number,
): (x: number, y: number, z: number, color: Float64Array) => void {
  const s = seed & 0xffff;
  // A band that crosses the picture at a slant.
  const axis = [0.42, 0.86, 0.28];
  return (x, y, z, color) => {
    const off = x * axis[0] + y * axis[1] + z * axis[2];
    const band = Math.exp(-off * off * 5.5);
    const warp = fbm(x * 1.6, y * 1.6, z * 1.6, 3, s);
    const gas = Math.max(0, 0.34 + fbm(x * 2.4 + warp, y * 2.4 + warp, z * 2.4 - warp, 5, s + 3));
    const dust = Math.max(0, fbm(x * 4.2, y * 4.2 + warp, z * 4.2, 4, s + 9));
    const other = Math.min(1, Math.max(0, 0.5 + 1.4 * fbm(x * 1.3, y * 1.3, z * 1.3, 3, s + 17)));
    const glow = 2 * (0.12 + band) * gas ** 1.9 * Math.max(0.04, 1 - 1.6 * dust);
    for (let c = 0; c < 3; c++) color[c] += glow * (a[c] + (b[c] - a[c]) * other);
  };
}
