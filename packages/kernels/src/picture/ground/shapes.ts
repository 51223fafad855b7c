import { cellNoise, fbm, gradientNoise, type Vec3 } from '../../math/index.ts';
import type { PictureSpec } from '../spec.ts';
import { type GroundShape, mixInto } from './terrain.ts';

/** Height of hills as a share of the distance: skylines look the same from everywhere. */
function hills(x: number, z: number, far: number, rise: number, seed: number): number {
  const t = Math.min(1, Math.max(0, (far - 25) / 500));
  if (t <= 0) return 0;
  const broad = 0.5 + 0.62 * fbm(x / 420, 0.5, z / 420, 4, seed);
  return far * rise * t * t * Math.max(-0.05, broad);
}

function ridges(x: number, z: number, far: number, rise: number, seed: number): number {
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
function uneven(x: number, z: number, scale: number, seed: number): number {
  return 0.035 * scale * fbm(x / (1.6 * scale), 3.5, z / (1.6 * scale), 4, seed);
}

const GRASS: readonly [Vec3, Vec3, Vec3] = [
  [0.062, 0.115, 0.024],
  [0.13, 0.165, 0.042],
  [0.16, 0.125, 0.06],
];
const ROCK: Vec3 = [0.2, 0.185, 0.17];
const SNOW: Vec3 = [0.82, 0.85, 0.9];
const SAND: Vec3 = [0.56, 0.41, 0.25];
const DUNE: Vec3 = [0.62, 0.38, 0.18];

/** The ground of a backdrop. `scale`: distance from the camera to the subject. */
export function groundShape(spec: PictureSpec, scale: number, seed: number): GroundShape {
  const s = seed & 0xffff;
  const white = spec.weather === 'snowfall';
  const flat = spec.without.includes('hills');
  const rise = flat ? 0 : 1;
  const grassy = (x: number, y: number, z: number, level: number, out: Float64Array): void => {
    const broad = 0.5 + 0.9 * fbm(x / (3.1 * scale) + 5, 1.5, z / (3.1 * scale), 4, s + 2);
    mixInto(out, GRASS[0], GRASS[1], broad);
    const dry = fbm(x / (0.7 * scale), 7.5, z / (0.7 * scale), 4, s + 3);
    if (dry > 0.12) mixInto(out, [out[0], out[1], out[2]], GRASS[2], 1.6 * (dry - 0.12));
    if (level < 0.86) mixInto(out, [out[0], out[1], out[2]], ROCK, (0.86 - level) * 7);
    if (white) mixInto(out, [out[0], out[1], out[2]], SNOW, Math.min(1, 0.82 + 0.5 * broad) * (level > 0.6 ? 1 : 0.4));
    void y;
  };
  switch (spec.backdrop) {
    case 'mountains':
      return {
        height: (x, z, far) =>
          uneven(x, z, scale, s) * 1.4 + rise * (hills(x, z, far, 0.03, s) + ridges(x, z, far, 0.62, s + 40)),
        color: (x, y, z, level, out) => {
          grassy(x, y, z, level, out);
          const n = 0.5 + 0.8 * fbm(x / 40, y / 40, z / 40, 4, s + 9);
          const high = Math.min(1, Math.max(0, (y - 30) / 110));
          mixInto(
            out,
            [out[0], out[1], out[2]],
            [ROCK[0] * (0.6 + 0.6 * n), ROCK[1] * (0.6 + 0.6 * n), ROCK[2] * (0.6 + 0.6 * n)],
            Math.max(high, (0.8 - level) * 6),
          );
          const snowline =
            Math.min(1, Math.max(0, (y - 190 + 130 * (n - 0.5)) / 60)) * Math.min(1, Math.max(0, (level - 0.42) * 5));
          mixInto(out, [out[0], out[1], out[2]], SNOW, white ? 0.9 : snowline);
        },
        grain: 0.42,
        pattern: 'speckle',
      };
    case 'desert':
      return {
        height: (x, z, far) => {
          const t = Math.min(1, Math.max(0, (far - 1.5 * scale) / (9 * scale)));
          const u = x * 0.8 + z * 0.6;
          const w = fbm(x / (8 * scale), 1.5, z / (8 * scale), 3, s);
          const phase = u / (4.2 * scale) + 1.6 * w;
          const crest = phase - Math.floor(phase);
          // Slow to rise, quick to fall: what wind makes.
          const dune = crest < 0.72 ? (crest / 0.72) ** 1.5 : ((1 - crest) / 0.28) ** 1.2;
          return (
            rise * (t * 0.5 * scale * dune * (0.6 + w) + hills(x, z, far, 0.045, s)) + 0.4 * uneven(x, z, scale, s)
          );
        },
        color: (x, _y, z, level, out) => {
          const n = 0.5 + 0.7 * fbm(x / (3 * scale), 2.5, z / (3 * scale), 3, s + 5);
          mixInto(out, DUNE, SAND, n);
          if (level < 0.9) mixInto(out, [out[0], out[1], out[2]], [0.4, 0.22, 0.1], (0.9 - level) * 2);
        },
        grain: 0.2,
        pattern: 'ripple',
      };
    case 'snow':
      return {
        height: (x, z, far) =>
          1.6 * uneven(x, z, 1.4 * scale, s) + rise * (hills(x, z, far, 0.075, s) + ridges(x, z, far, 0.3, s + 40)),
        color: (x, y, z, level, out) => {
          const n = 0.5 + 0.6 * fbm(x / scale, y, z / scale, 3, s + 5);
          mixInto(out, [0.72, 0.77, 0.86], SNOW, n);
          const bare = Math.min(1, Math.max(0, (0.72 - level) * 5 + 0.6 * (n - 0.6)));
          if (y > 30) mixInto(out, [out[0], out[1], out[2]], ROCK, bare);
        },
        grain: 0.09,
        pattern: 'speckle',
      };
    case 'beach':
      return {
        height: (x, z, far) => {
          const along = x * Math.sin(0.35) - z * Math.cos(0.35);
          const shore = along - 1.2 * scale - 0.25 * scale * fbm(x / (2 * scale), 0.5, z / (2 * scale), 2, s);
          return (
            Math.max(-3, -0.085 * Math.max(0, shore)) +
            0.6 * uneven(x, z, scale, s) * (shore < 0 ? 1 : 0.2) +
            (shore < -3 * scale ? rise * 0.4 * hills(x, z, far, 0.05, s) : 0)
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
    case 'moon': {
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
          return (
            y + 0.7 * uneven(x, z, scale, s) + rise * (hills(x, z, far, 0.05, s) + ridges(x, z, far, 0.16, s + 40))
          );
        },
        color: (x, _y, z, _level, out) => {
          const n = 0.8 + 0.5 * fbm(x / scale, 2.5, z / scale, 5, s + 5);
          for (let c = 0; c < 3; c++) out[c] = tone[c] * n;
        },
        grain: 0.34,
        pattern: 'speckle',
      };
    }
    case 'forest':
      return {
        height: (x, z, far) => 1.5 * uneven(x, z, scale, s) + rise * 0.5 * hills(x, z, far, 0.06, s),
        color: (x, y, z, level, out) => {
          const n = 0.5 + 0.9 * fbm(x / (0.8 * scale), 1.5, z / (0.8 * scale), 4, s + 2);
          mixInto(out, [0.055, 0.042, 0.022], [0.1, 0.072, 0.034], n);
          const moss = fbm(x / (1.9 * scale), 5.5, z / (1.9 * scale), 4, s + 6);
          mixInto(out, [out[0], out[1], out[2]], [0.045, 0.075, 0.018], 2.4 * (moss + 0.12));
          if (white) mixInto(out, [out[0], out[1], out[2]], SNOW, 0.86);
          void y;
          void level;
        },
        grain: 0.55,
        pattern: 'speckle',
      };
    case 'underwater':
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
    default:
      return {
        height: (x, z, far) =>
          uneven(x, z, scale, s) +
          rise *
            (hills(x, z, far, spec.backdrop === 'hills' ? 0.085 : 0.05, s) +
              (spec.backdrop === 'hills' ? ridges(x, z, far, 0.13, s + 40) : 0)),
        color: grassy,
        grain: 0.5,
        pattern: 'speckle',
      };
  }
}
