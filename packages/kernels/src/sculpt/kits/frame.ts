import type { Shape } from '../../curves/index.ts';
import type { FieldShape } from '../../field/index.ts';
import type { Vec3 } from '../../math/index.ts';

/** A rigid placement: `rot` in degrees about the fixed X, then Y, then Z axis (as `Placement.rot`), then moved to `at`. */
export interface Frame {
  at: Vec3;
  rot: Vec3;
}

const RAD = Math.PI / 180;

/** Point, direction and shape transforms of a frame: what is designed in local coordinates is handed on in the parent's. */
export const frames = {
  direction(frame: Frame, d: Vec3): Vec3 {
    const [rx, ry, rz] = [frame.rot[0] * RAD, frame.rot[1] * RAD, frame.rot[2] * RAD];
    let [x, y, z] = d;
    [y, z] = [y * Math.cos(rx) - z * Math.sin(rx), y * Math.sin(rx) + z * Math.cos(rx)];
    [x, z] = [x * Math.cos(ry) + z * Math.sin(ry), -x * Math.sin(ry) + z * Math.cos(ry)];
    [x, y] = [x * Math.cos(rz) - y * Math.sin(rz), x * Math.sin(rz) + y * Math.cos(rz)];
    return [x, y, z];
  },
  point(frame: Frame, p: Vec3): Vec3 {
    const d = frames.direction(frame, p);
    return [d[0] + frame.at[0], d[1] + frame.at[1], d[2] + frame.at[2]];
  },
  field(frame: Frame, of: readonly FieldShape[], k = 0): FieldShape {
    return { op: 'union', of, k, at: frame.at, rot: frame.rot };
  },
  shape(frame: Frame, of: readonly Shape[]): Shape {
    return { op: 'assembly', of, at: frame.at, rot: frame.rot };
  },
  /** Rotation that turns local +Z (or +Y) to `dir`, without roll. */
  aim(dir: Vec3, axis: 'y' | 'z' = 'z'): Vec3 {
    const l = Math.hypot(dir[0], dir[1], dir[2]) || 1;
    const pitch = Math.asin(Math.max(-1, Math.min(1, dir[1] / l))) / RAD;
    const yaw = Math.atan2(dir[0], dir[2]) / RAD;
    return axis === 'z' ? [-pitch, yaw, 0] : [90 - pitch, yaw, 0];
  },
} as const;
