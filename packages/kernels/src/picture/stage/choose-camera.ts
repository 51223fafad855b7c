import type { Rng, Vec3 } from '../../math/index.ts';
import { framePoints, type PathCamera } from '../../render/index.ts';
import { isStudio } from '../grammar/settle.ts';
import type { AngleName, PictureSpec, ShotName } from '../spec.ts';
import { boxPoints } from './subject.ts';
import type { Subject } from './types.ts';

/** Degrees: where the camera stands by the angle that was asked for. */
const ANGLES: Readonly<Record<AngleName, { azimuth: number; elevation: number }>> = {
  'three-quarter': { azimuth: 33, elevation: 11 },
  front: { azimuth: 0, elevation: 6 },
  side: { azimuth: 90, elevation: 6 },
  back: { azimuth: 180, elevation: 8 },
  low: { azimuth: 28, elevation: -3 },
  high: { azimuth: 33, elevation: 42 },
  top: { azimuth: 0, elevation: 88 },
  isometric: { azimuth: 45, elevation: 35.264 },
};

/** The share of the picture left free on each side, degrees across the shorter side, and how far the frame is moved off the middle. */
const SHOTS: Readonly<Record<ShotName, { margin: number; fov: number; aside: number }>> = {
  auto: { margin: 0.13, fov: 30, aside: 0 },
  macro: { margin: -0.1, fov: 20, aside: 0 },
  'close-up': { margin: 0.02, fov: 24, aside: 0 },
  portrait: { margin: 0.06, fov: 22, aside: 0 },
  full: { margin: 0.1, fov: 30, aside: 0 },
  wide: { margin: 0.33, fov: 44, aside: 0.16 },
};

/** Widths of the lens, degrees across the shorter side. */
const LENSES = { 'wide-angle': 62, normal: 32, telephoto: 12 } as const;

/**
 * Places the camera: the whole subject inside margins at any aspect, a little air above it, the horizon below the middle; from further off and
 * lower in the open than in a studio; never in the ground. Depth of field where asked for.
 */
export function chooseCamera(spec: PictureSpec, subject: Subject, aspect: number, rng: Rng): PathCamera {
  const shot = SHOTS[spec.shot];
  const angle = ANGLES[spec.angle];
  const open = !isStudio(spec.backdrop);
  const free = spec.angle === 'three-quarter';
  const azimuth = angle.azimuth + (free ? rng.range(-5, 5) : 0);
  // Large things are seen from a person's height, small ones from above.
  const lower = open && free ? Math.min(8.5, Math.max(1, 4 + 2.6 * Math.log10(Math.max(0.05, subject.size)))) : 0;
  const elevation = angle.elevation - lower + (spec.backdrop === 'space' ? 6 : 0);
  const short = spec.lens ? LENSES[spec.lens] : shot.fov;
  // Degrees across the shorter side, so that upright pictures are no wide-angle ones.
  const fovDeg = aspect >= 1 ? short : (360 / Math.PI) * Math.atan(Math.tan((short * Math.PI) / 360) / aspect);
  const margin = open && spec.shot === 'auto' ? shot.margin + 0.06 : shot.margin;
  const view = { azimuthDeg: azimuth, elevationDeg: elevation, aspect, margin };
  const points = [targetOf(spec, subject)];
  if (spec.angle === 'isometric') return parallel(framePoints(points, { ...view, fovDeg: 2, margin: margin + 0.02 }));
  const camera = framePoints(points, { ...view, fovDeg });
  const moved = shift(camera, aspect, shot.aside * (rng.next() < 0.5 ? -1 : 1), open ? 0.045 : 0.02);
  return focus(aboveGround(moved, subject), spec, subject);
}

/** What the frame is laid around. */
function targetOf(spec: PictureSpec, { cloud, head, bounds }: Subject): Float32Array {
  const near = spec.shot === 'close-up' || spec.shot === 'portrait' || spec.shot === 'macro';
  if (!near || spec.angle === 'top') return cloud;
  if (head) return boxPoints(spec.shot === 'portrait' ? grown(head, 1.9, 0.9) : grown(head, 1.15, 0.3));
  if (spec.shot === 'portrait' && bounds.max[1] - bounds.min[1] > 1.3 * (bounds.max[0] - bounds.min[0])) {
    const middle = (bounds.max[1] + bounds.min[1]) / 2;
    return cloud.filter((_, i) => cloud[i - (i % 3) + 1] > middle);
  }
  return cloud;
}

/** A box about the same middle, `factor` times as large, and lower by a share of its height. */
function grown({ min, max }: Subject['bounds'], factor: number, lower: number): Subject['bounds'] {
  const half = [0, 1, 2].map((a) => ((max[a] - min[a]) / 2) * factor);
  const middle = [0, 1, 2].map((a) => (max[a] + min[a]) / 2);
  return {
    min: [middle[0] - half[0], middle[1] - half[1] * (1 + lower), middle[2] - half[2]],
    max: [middle[0] + half[0], middle[1] + half[1], middle[2] + half[2]],
  };
}

/** A parallel camera that sees what a very long lens sees. */
function parallel(camera: ReturnType<typeof framePoints>): PathCamera {
  const distance = Math.hypot(...[0, 1, 2].map((a) => camera.eye[a] - camera.target[a]));
  const scale = Math.tan((2 * Math.PI) / 360);
  // The target of framePoints lies one metre ahead: the middle of the cloud is where the eye looks at.
  const forward = [0, 1, 2].map((a) => (camera.target[a] - camera.eye[a]) / distance);
  const reach = forward[1] < -1e-3 ? -camera.eye[1] / forward[1] : distance;
  const at = [0, 1, 2].map((a) => camera.eye[a] + forward[a] * reach);
  const back = reach * 0.12;
  return {
    eye: [at[0] - forward[0] * back, at[1] - forward[1] * back, at[2] - forward[2] * back],
    target: [at[0], at[1], at[2]],
    up: camera.up,
    height: 2 * reach * scale,
  };
}

/** Moves the picture's frame by shares of its height: the subject goes aside and down. */
function shift(camera: ReturnType<typeof framePoints>, aspect: number, aside: number, up: number): PathCamera {
  const forward = norm([0, 1, 2].map((a) => camera.target[a] - camera.eye[a]));
  const lift = camera.up ?? [0, 1, 0];
  const right = [
    forward[1] * lift[2] - forward[2] * lift[1],
    forward[2] * lift[0] - forward[0] * lift[2],
    forward[0] * lift[1] - forward[1] * lift[0],
  ];
  const tan = Math.tan(((camera.fovDeg ?? 30) * Math.PI) / 360);
  const x = 2 * tan * aspect * aside;
  const y = 2 * tan * up;
  const target = [0, 1, 2].map((a) => camera.eye[a] + forward[a] + right[a] * x + lift[a] * y);
  return { ...camera, target: [target[0], target[1], target[2]] };
}

/** Keeps the eye over the ground, looking at the same place. */
function aboveGround(camera: PathCamera, subject: Subject): PathCamera {
  const floor = subject.floating ? -Infinity : subject.bounds.min[1] + 0.035 * subject.size;
  if (camera.eye[1] >= floor) return camera;
  const rise = floor - camera.eye[1];
  const eye: Vec3 = [camera.eye[0], floor, camera.eye[2]];
  const target: Vec3 = [camera.target[0], camera.target[1] + 0.9 * rise, camera.target[2]];
  return { ...camera, eye, target, up: [0, 1, 0] };
}

/** Sharp where the subject is nearest to the middle of the view. */
function focus(camera: PathCamera, spec: PictureSpec, subject: Subject): PathCamera {
  const forward = norm([0, 1, 2].map((a) => camera.target[a] - camera.eye[a]));
  const from =
    subject.head && spec.shot !== 'auto' && spec.shot !== 'wide' && spec.shot !== 'full'
      ? subject.head
      : subject.bounds;
  const middle = [0, 1, 2].map((a) => (from.min[a] + from.max[a]) / 2);
  const distance = [0, 1, 2].reduce((sum, a) => sum + (middle[a] - camera.eye[a]) * forward[a], 0);
  const depth = Math.hypot(...[0, 1, 2].map((a) => from.max[a] - from.min[a]));
  const focusDistance = Math.max(0.05 * subject.size, distance - 0.22 * depth);
  const strength = spec.bokeh
    ? spec.shot === 'macro'
      ? 0.028
      : 0.022
    : spec.shot === 'macro'
      ? 0.02
      : spec.shot === 'portrait' || spec.shot === 'close-up'
        ? 0.009
        : 0;
  return strength > 0 ? { ...camera, focusDistance, lensRadius: strength * focusDistance } : camera;
}

function norm(v: readonly number[]): [number, number, number] {
  const n = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / n, v[1] / n, v[2] / n];
}
