import type { Vec3 } from '../../math/index.ts';
import type { PathCamera } from '../../render/index.ts';

/** A camera's axes, and the direction of every pixel. */
export interface View {
  eye: Vec3;
  forward: Vec3;
  right: Vec3;
  up: Vec3;
  /** Tangents of half the field of view across and up; 0 for a parallel view. */
  tanX: number;
  tanY: number;
}

/** The axes of a camera for a picture of this ratio. */
export function viewOf(camera: PathCamera, aspect: number): View {
  const forward = unit([0, 1, 2].map((a) => camera.target[a] - camera.eye[a]));
  const above = camera.up ?? [0, 1, 0];
  let right = cross(forward, above);
  if (Math.hypot(...right) < 1e-6) right = cross(forward, [0, 0, forward[1] < 0 ? -1 : 1]);
  right = unit(right);
  const tanY = camera.fovDeg ? Math.tan((camera.fovDeg * Math.PI) / 360) : 0;
  return { eye: camera.eye, forward, right, up: cross(right, forward), tanX: tanY * aspect, tanY };
}

/** The direction through a place of the picture, -1..1 from the left and from the bottom, unit length, into `out`. */
export function directionAt({ forward, right, up, tanX, tanY }: View, x: number, y: number, out: Float64Array): void {
  const sx = x * tanX;
  const sy = y * tanY;
  const dx = forward[0] + right[0] * sx + up[0] * sy;
  const dy = forward[1] + right[1] * sx + up[1] * sy;
  const dz = forward[2] + right[2] * sx + up[2] * sy;
  const n = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  out[0] = dx * n;
  out[1] = dy * n;
  out[2] = dz * n;
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(v: readonly number[]): Vec3 {
  const n = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / n, v[1] / n, v[2] / n];
}
