import { cellNoise, fbm, gradientNoise, type Vec3 } from '../../math/index.ts';
import type { Lie } from './lie.ts';
import { hills, ridges, uneven } from './relief.ts';
import { type GroundShape, mixInto } from './terrain.ts';

const SAND: Vec3 = [0.56, 0.41, 0.25];
const DUNE: Vec3 = [0.62, 0.38, 0.18];

/** Dunes with a steep lee side. */
export function desert({ scale, s, rise }: Lie): GroundShape {
  return {
    height: (x, z, far) => {
      const t = Math.min(1, Math.max(0, (far - 1.5 * scale) / (9 * scale)));
      const u = x * 0.8 + z * 0.6;
      const w = fbm(x / (8 * scale), 1.5, z / (8 * scale), 3, s);
      const phase = u / (4.2 * scale) + 1.6 * w;
      const crest = phase - Math.floor(phase);
      // Slow to rise, quick to fall: what wind makes.
      const dune = crest < 0.72 ? (crest / 0.72) ** 1.5 : ((1 - crest) / 0.28) ** 1.2;
      return rise * (t * 0.5 * scale * dune * (0.6 + w) + hills(x, z, far, 0.045, s)) + 0.4 * uneven(x, z, scale, s);
    },
    color: (x, _y, z, level, out) => {
      const n = 0.5 + 0.7 * fbm(x / (3 * scale), 2.5, z / (3 * scale), 3, s + 5);
      mixInto(out, DUNE, SAND, n);
      if (level < 0.9) mixInto(out, [out[0], out[1], out[2]], [0.4, 0.22, 0.1], (0.9 - level) * 2);
    },
    grain: 0.2,
    pattern: 'ripple',
  };
}

/** Sand that slopes into the water across the picture. */
export function beach({ scale, yaw, s, rise }: Lie): GroundShape {
  return {
    height: (x, z, far) => {
      // The waterline runs across the picture, a little askew.
      const along = x * Math.sin(yaw + 0.22) + z * Math.cos(yaw + 0.22);
      const shore = along - 0.75 * scale - 0.25 * scale * fbm(x / (2 * scale), 0.5, z / (2 * scale), 2, s);
      return (
        Math.max(-3, -0.1 * Math.max(0, shore)) +
        0.6 * uneven(x, z, scale, s) * (shore < 0 ? 1 : 0.2) +
        (shore < -3 * scale ? rise * 0.3 * hills(x, z, far, 0.04, s) : 0)
      );
    },
    color: (x, y, z, _level, out) => {
      const n = 0.5 + 0.7 * fbm(x / (0.9 * scale), 2.5, z / (0.9 * scale), 4, s + 5);
      mixInto(out, [0.52, 0.4, 0.26], [0.66, 0.54, 0.38], n);
      const wet = Math.min(1, Math.max(0, (0.012 * scale - y) / (0.03 * scale)));
      mixInto(out, [out[0], out[1], out[2]], [0.22, 0.16, 0.1], 0.75 * wet);
    },
    grain: 0.2,
    pattern: 'ripple',
  };
}

/** Craters of three sizes. */
export function moon({ spec, scale, s, rise }: Lie): GroundShape {
  const cell = new Float64Array(6);
  const tone: Vec3 = spec.color ? [0.34, 0.13, 0.06] : [0.17, 0.168, 0.165];
  return {
    height: (x, z, far) => {
      let y = 0;
      for (const [size, deep] of [
        [2.2, 0.16],
        [7, 0.5],
        [30, 2.2],
      ] as const) {
        cellNoise(x / (size * scale), 0.5, z / (size * scale), 1, s + size, cell);
        const r = cell[0] * 2.4;
        const bowl = r < 1 ? -(1 - r * r) + 0.32 * r ** 6 : 0.32 * Math.max(0, 1 - (r - 1) * 2.6) ** 2;
        y += deep * scale * 0.32 * bowl * Math.min(1, Math.max(0, (far - 0.8 * scale) / (2 * scale)));
      }
      return y + 0.7 * uneven(x, z, scale, s) + rise * (hills(x, z, far, 0.05, s) + ridges(x, z, far, 0.16, s + 40));
    },
    color: (x, _y, z, _level, out) => {
      const n = 0.8 + 0.5 * fbm(x / scale, 2.5, z / scale, 5, s + 5);
      for (let c = 0; c < 3; c++) out[c] = tone[c] * n;
    },
    grain: 0.34,
    pattern: 'speckle',
  };
}

/** Sand with the bright nets that waves throw. */
export function underwater({ scale, s, rise }: Lie): GroundShape {
  return {
    height: (x, z, far) => 1.6 * uneven(x, z, scale, s) + rise * 0.5 * hills(x * 6, z * 6, far * 3, 0.05, s),
    color: (x, _y, z, _level, out) => {
      const n = 0.5 + 0.7 * fbm(x / scale, 2.5, z / scale, 4, s + 5);
      mixInto(out, [0.36, 0.3, 0.2], [0.56, 0.5, 0.37], n);
      // Light gathered by waves: thin bright seams.
      const k = 2.6 / scale;
      const a = gradientNoise(x * k + 3, 1.5, z * k, s + 7);
      const b = gradientNoise(x * k * 1.7, 6.5, z * k * 1.7 + 5, s + 8);
      const seam = Math.exp(-24 * a * a) + 0.7 * Math.exp(-30 * b * b);
      for (let c = 0; c < 3; c++) out[c] = Math.min(0.95, out[c] * (0.62 + 0.62 * seam));
    },
    grain: 0.2,
    pattern: 'ripple',
  };
}
