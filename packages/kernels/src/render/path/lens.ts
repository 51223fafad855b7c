import type { WideRay } from '../../spatial/index.ts';
import { createProjection, type Projection } from '../camera.ts';
import type { PathCamera } from './types.ts';

/** A camera made ready for rays: the projection, and the lens. */
export interface Lens extends Projection {
  radius: number;
  /** Along the view direction, metres. */
  focus: number;
  /** Width of a pixel: per metre of distance, or in metres when parallel. */
  pixel: number;
}

/** Makes a camera ready for a picture of this size. */
export function createLens(camera: PathCamera, width: number, height: number): Lens {
  const projection = createProjection(camera, width, height);
  const { eye, target } = camera;
  const far = Math.hypot(target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]);
  return {
    ...projection,
    radius: camera.lensRadius ?? 0,
    focus: camera.focusDistance ?? far,
    pixel: 1 / projection.focal,
  };
}

/** Aims `ray` through the place (x, y) of the picture in pixels; `u`, `v` pick the place on the lens. */
export function aimRay(lens: Lens, x: number, y: number, u: number, v: number, ray: WideRay): void {
  const { eye, right, up, forward, focal, parallel, width, height, radius } = lens;
  const sx = (x - width / 2) / focal;
  const sy = (height / 2 - y) / focal;
  let dx = forward[0];
  let dy = forward[1];
  let dz = forward[2];
  ray.ox = eye[0];
  ray.oy = eye[1];
  ray.oz = eye[2];
  const ax = right[0] * sx + up[0] * sy;
  const ay = right[1] * sx + up[1] * sy;
  const az = right[2] * sx + up[2] * sy;
  if (parallel) {
    ray.ox += ax;
    ray.oy += ay;
    ray.oz += az;
  } else {
    dx += ax;
    dy += ay;
    dz += az;
  }
  if (radius > 0) {
    // The same sharp point, seen from another place of the lens. Blades would make corners: a round lens makes round lights.
    const r = radius * Math.sqrt(u);
    const s = r * Math.cos(2 * Math.PI * v);
    const t = r * Math.sin(2 * Math.PI * v);
    const lx = right[0] * s + up[0] * t;
    const ly = right[1] * s + up[1] * t;
    const lz = right[2] * s + up[2] * t;
    ray.ox += lx;
    ray.oy += ly;
    ray.oz += lz;
    dx -= lx / lens.focus;
    dy -= ly / lens.focus;
    dz -= lz / lens.focus;
  }
  const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  ray.dx = dx * l;
  ray.dy = dy * l;
  ray.dz = dz * l;
}

/** Pixels across which a point at this distance is spread by the lens; 0 = nothing is there, infinitely far. */
export function blurOf(lens: Lens, distance: number): number {
  if (lens.radius === 0) return 0;
  const away = distance > 0 ? Math.abs(distance - lens.focus) / distance : 1;
  return (2 * lens.radius * away * lens.focal) / (lens.parallel ? 1 : lens.focus);
}
