import { fbm, type Vec3 } from '../../math/index.ts';
import type { PictureSpec } from '../spec.ts';
import { beach, desert, moon, underwater } from './bare-land.ts';
import { country, forest, mountains, snowfield } from './green-land.ts';
import type { Lie } from './lie.ts';
import { type GroundShape, mixInto } from './terrain.ts';

const GRASS: readonly [Vec3, Vec3, Vec3] = [
  [0.062, 0.115, 0.024],
  [0.13, 0.165, 0.042],
  [0.16, 0.125, 0.06],
];
const ROCK: Vec3 = [0.2, 0.185, 0.17];
const SNOW: Vec3 = [0.82, 0.85, 0.9];

/** What a ground is laid out by. */
export interface GroundPlan {
  /** Distance from the camera to the subject. */
  scale: number;
  /** The way the camera looks. */
  yaw: number;
  /** Towards the sun: a low one shines through a gap between the mountains. */
  sun?: Vec3;
  seed: number;
}

/** The ground of a backdrop. */
export function groundShape(spec: PictureSpec, { scale, yaw, sun, seed }: GroundPlan): GroundShape {
  const gap = (x: number, z: number): number => {
    if (!sun || sun[1] > 0.3) return 1;
    const flat = Math.hypot(sun[0], sun[2]) * Math.hypot(x, z) || 1;
    const t = Math.max(0, (x * sun[0] + z * sun[2]) / flat);
    return 1 - 0.93 * t ** 10;
  };
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
  const lie: Lie = { spec, scale, yaw, s, white, rise, gap, grassy };
  switch (spec.backdrop) {
    case 'mountains':
      return mountains(lie);
    case 'snow':
      return snowfield(lie);
    case 'forest':
      return forest(lie);
    case 'desert':
      return desert(lie);
    case 'beach':
      return beach(lie);
    case 'moon':
      return moon(lie);
    case 'underwater':
      return underwater(lie);
    default:
      return country(lie);
  }
}
