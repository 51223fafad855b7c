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

const STEPS = 512;
/** Half width of the filter, pixels. */
const RADIUS = 1.3;

/**
 * Offset from the middle of a pixel by chance, so distributed that plain averaging is a Blackman-Harris filter: smooth edges without ringing, and
 * pixels stay independent of each other. `u`: 0..1; the answer in pixels. Source: Harris 1978; Ernst et al., "Filter importance sampling", 2006.
 */
export function filterOffset(u: number): number {
  const x = u * STEPS;
  const i = Math.min(STEPS - 1, Math.floor(x));
  return OFFSETS[i] + (OFFSETS[i + 1] - OFFSETS[i]) * (x - i);
}

const OFFSETS = invertFilter();

function invertFilter(): Float32Array {
  const fine = 4096;
  const sums = new Float64Array(fine + 1);
  for (let i = 0; i < fine; i++) {
    const t = (2 * Math.PI * (i + 0.5)) / fine;
    const weight = 0.35875 - 0.48829 * Math.cos(t) + 0.14128 * Math.cos(2 * t) - 0.01168 * Math.cos(3 * t);
    sums[i + 1] = sums[i] + weight;
  }
  const offsets = new Float32Array(STEPS + 1);
  let at = 0;
  for (let s = 0; s <= STEPS; s++) {
    const goal = (sums[fine] * s) / STEPS;
    while (at < fine - 1 && sums[at + 1] < goal) at++;
    const share = (goal - sums[at]) / Math.max(1e-30, sums[at + 1] - sums[at]);
    offsets[s] = ((at + Math.min(1, share)) / fine - 0.5) * 2 * RADIUS;
  }
  return offsets;
}
