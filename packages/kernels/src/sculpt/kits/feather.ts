import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

export interface FeatherOptions {
  /** Quill end. */
  at: Vec3;
  /** From quill to tip. */
  dir: Vec3;
  /** Upper side. */
  up: Vec3;
  length: number;
  /** Full width. */
  width: number;
  /** Droop of the tip towards -up, as a fraction of the length. Default 0.06. */
  droop?: number;
  /** 0 rounded, 1 pointed. Default 0.3. */
  point?: number;
}

const ROWS = [0, 0.12, 0.35, 0.62, 0.84, 0.95, 1] as const;

/** One flight or tail feather: a thin, slightly cupped vane with a rounded tip. */
export function featherShape(options: FeatherOptions): Shape {
  const { at, length, width, droop = 0.06, point = 0.3 } = options;
  const dir = V3.normalize(options.dir);
  const side = V3.normalize(V3.cross(options.up, dir));
  const up = V3.normalize(V3.cross(dir, side));
  const grid = ROWS.map((t): Vec3[] => {
    const tip = t < 0.6 ? 1 : Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.4) ** 2));
    const w =
      (width / 2) * Math.max(0.06, (0.35 + 0.65 * Math.min(1, t * 4)) * (tip * (1 - point) + point * (1 - t ** 2)));
    const p = V3.addScaled(V3.addScaled(at, dir, length * t), up, -droop * length * t * t);
    return [-1, 0, 1].map((s): Vec3 => V3.addScaled(V3.addScaled(p, side, s * w), up, s === 0 ? w * 0.16 : 0));
  });
  return { op: 'sheet', grid, thickness: Math.max(width * 0.035, length * 0.006), spline: 'catmull' };
}
