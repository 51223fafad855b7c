import type { Vec3 } from '../math/index.ts';

/** A pinhole or parallel camera. Right-handed; looks from `eye` towards `target`. Metres. */
export interface Camera {
  eye: Vec3;
  target: Vec3;
  /** Default +Y. */
  up?: Vec3;
  /** Vertical field of view in degrees. Left out = parallel projection of `height` metres. */
  fovDeg?: number;
  /** Height of the parallel view, metres. */
  height?: number;
}

/** Axis-aligned box, metres. */
export interface Bounds {
  min: Vec3;
  max: Vec3;
}

/** Where to look from: degrees from +Z towards +X, and above the horizon. */
export interface ViewAngles {
  azimuthDeg: number;
  elevationDeg: number;
}

/** A camera made ready for one picture size: basis, and pixels per unit of tangent (or per metre when parallel). */
export interface Projection {
  eye: Vec3;
  right: Vec3;
  up: Vec3;
  forward: Vec3;
  focal: number;
  parallel: boolean;
  width: number;
  height: number;
}

/** The views that checks and contact sheets use. `side` is the right-hand side of the object (+X). */
export const VIEWS: Readonly<Record<string, ViewAngles>> = Object.freeze({
  front: { azimuthDeg: 0, elevationDeg: 6 },
  side: { azimuthDeg: 90, elevationDeg: 6 },
  right: { azimuthDeg: 90, elevationDeg: 6 },
  left: { azimuthDeg: -90, elevationDeg: 6 },
  back: { azimuthDeg: 180, elevationDeg: 6 },
  'three-quarter': { azimuthDeg: 36, elevationDeg: 20 },
  'back-quarter': { azimuthDeg: 216, elevationDeg: 20 },
  top: { azimuthDeg: 0, elevationDeg: 89 },
  bottom: { azimuthDeg: 0, elevationDeg: -89 },
});

function sub(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function normalize(a: Vec3): Vec3 {
  const l = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}

/** Makes a camera ready for a picture of `width` x `height` pixels. Falls back to +Z as up when looking straight down. */
export function createProjection(camera: Camera, width: number, height: number): Projection {
  const forward = normalize(sub(camera.target, camera.eye));
  let right = cross(forward, camera.up ?? [0, 1, 0]);
  if (Math.hypot(...right) < 1e-6) right = cross(forward, [0, 0, forward[1] < 0 ? -1 : 1]);
  right = normalize(right);
  const parallel = camera.fovDeg === undefined;
  const focal = camera.fovDeg
    ? height / 2 / Math.tan((camera.fovDeg * Math.PI) / 360)
    : height / Math.max(1e-9, camera.height ?? 1);
  return { eye: camera.eye, right, up: cross(right, forward), forward, focal, parallel, width, height };
}

/**
 * Places a camera so that the points fill the picture: exactly, by the extent of every point in the turned view, not of a
 * bounding sphere. `aspect` is width / height, `margin` the share of the picture left free on each side (default 0.06).
 */
export function framePoints(
  points: readonly Float32Array[],
  view: ViewAngles & { fovDeg?: number; aspect?: number; margin?: number },
): Camera {
  const az = (view.azimuthDeg * Math.PI) / 180;
  const el = (view.elevationDeg * Math.PI) / 180;
  const back: Vec3 = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)];
  const right: Vec3 = [Math.cos(az), 0, -Math.sin(az)];
  const up = cross(back, right);
  const share = 1 - 2 * (view.margin ?? 0.06);
  const tanY = Math.tan(((view.fovDeg ?? 30) * Math.PI) / 360) * share;
  const tanX = tanY * (view.aspect ?? 1);
  // Each side of the frustum is a plane through the eye: the smallest support distance of the points fixes where it stands.
  const support = [-1, -1, -1, -1].map(() => Number.NEGATIVE_INFINITY);
  for (const cloud of points) {
    for (let i = 0; i + 2 < cloud.length; i += 3) {
      const x = cloud[i] * right[0] + cloud[i + 1] * right[1] + cloud[i + 2] * right[2];
      const y = cloud[i] * up[0] + cloud[i + 1] * up[1] + cloud[i + 2] * up[2];
      const z = cloud[i] * back[0] + cloud[i + 1] * back[1] + cloud[i + 2] * back[2];
      if (x + tanX * z > support[0]) support[0] = x + tanX * z;
      if (-x + tanX * z > support[1]) support[1] = -x + tanX * z;
      if (y + tanY * z > support[2]) support[2] = y + tanY * z;
      if (-y + tanY * z > support[3]) support[3] = -y + tanY * z;
    }
  }
  if (!Number.isFinite(support[0])) support.fill(1);
  const cx = (support[0] - support[1]) / 2;
  const cy = (support[2] - support[3]) / 2;
  const cz = Math.max((support[0] + support[1]) / 2 / tanX, (support[2] + support[3]) / 2 / tanY, 1e-6);
  const at = (d: number): Vec3 => [
    right[0] * cx + up[0] * cy + back[0] * d,
    right[1] * cx + up[1] * cy + back[1] * d,
    right[2] * cx + up[2] * cy + back[2] * d,
  ];
  return { eye: at(cz), target: at(cz - 1), up, fovDeg: view.fovDeg ?? 30 };
}
