import { fbm, type Vec3 } from '../../math/index.ts';
import type { Lie } from './lie.ts';
import { hills, ridges, uneven } from './relief.ts';
import { type GroundShape, mixInto } from './terrain.ts';

const ROCK: Vec3 = [0.2, 0.185, 0.17];
const SNOW: Vec3 = [0.82, 0.85, 0.9];

/** Alps: grass below, rock, and snow on what is high and not too steep. */
export function mountains({ scale, s, white, rise, gap, grassy }: Lie): GroundShape {
  return {
    height: (x, z, far) =>
      uneven(x, z, scale, s) * 1.4 + rise * gap(x, z) * (hills(x, z, far, 0.03, s) + ridges(x, z, far, 0.62, s + 40)),
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
}

/** Drifts of snow under white hills. */
export function snowfield({ scale, s, rise, gap }: Lie): GroundShape {
  return {
    height: (x, z, far) =>
      1.6 * uneven(x, z, 1.4 * scale, s) +
      rise * gap(x, z) * (hills(x, z, far, 0.075, s) + ridges(x, z, far, 0.3, s + 40)),
    color: (x, y, z, level, out) => {
      const n = 0.5 + 0.6 * fbm(x / scale, y, z / scale, 3, s + 5);
      mixInto(out, [0.72, 0.77, 0.86], SNOW, n);
      const bare = Math.min(1, Math.max(0, (0.72 - level) * 5 + 0.6 * (n - 0.6)));
      if (y > 30) mixInto(out, [out[0], out[1], out[2]], ROCK, bare);
    },
    grain: 0.09,
    pattern: 'speckle',
  };
}

/** A floor of needles and moss. */
export function forest({ scale, s, white, rise }: Lie): GroundShape {
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
}

/** Grassland and rolling hills. */
export function country({ spec, scale, s, rise, grassy }: Lie): GroundShape {
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
