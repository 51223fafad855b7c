/** Three numbers: x, y, z in metres. */
export type Point = readonly [number, number, number];

export interface FitOptions {
  /** Vertical angle of view, degrees. */
  fov: number;
  /** Width over height of the picture. */
  aspect: number;
  /** Where the camera stands about +Y, radians: 0 looks at the front (+Z), positive from the right (+X). */
  azimuth: number;
  /** Radians above the horizon. */
  elevation: number;
  /** Share of the picture left free at each edge; default 0.08. */
  margin?: number;
}

export interface Fit {
  position: [number, number, number];
  target: [number, number, number];
  distance: number;
}

/**
 * Where a camera must stand so that all of the points are in the picture and fill it, seen from a direction. The target is moved so that
 * what is seen lies in the middle, as perspective makes the near side larger. `points`: x, y, z in turn. Empty: a unit box.
 */
export function fitCamera(points: ArrayLike<number>, options: FitOptions): Fit {
  const { azimuth, elevation } = options;
  const back: Point = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const right: Point = [Math.cos(azimuth), 0, -Math.sin(azimuth)];
  const up: Point = [
    -Math.sin(azimuth) * Math.sin(elevation),
    Math.cos(elevation),
    -Math.cos(azimuth) * Math.sin(elevation),
  ];
  const cloud = points.length >= 3 ? points : UNIT;
  const free = 1 - 2 * (options.margin ?? 0.08);
  const tall = Math.tan((options.fov * Math.PI) / 360) * free;
  const wide = tall * options.aspect;
  const x = spanOf(cloud, right, back, wide);
  const y = spanOf(cloud, up, back, tall);
  // Whichever way needs more room decides how far away; both are centred for that distance.
  const depth = Math.max(x.depth, y.depth);
  const centreX = x.centre;
  const centreY = y.centre;
  const middle = middleOf(cloud, back);
  const distance = Math.max(depth - middle, 1e-6);
  const target = [0, 1, 2].map((k) => right[k] * centreX + up[k] * centreY + back[k] * middle);
  return {
    target: target as [number, number, number],
    position: target.map((t, k) => t + back[k] * distance) as [number, number, number],
    distance,
  };
}

const UNIT = [-0.5, 0, -0.5, 0.5, 0, -0.5, -0.5, 1, 0.5, 0.5, 1, 0.5];

/**
 * Along one axis of the picture: how far back (`depth`, along `back`) the eye must be at least, when it may also move sideways. A point at
 * (a, z) is inside when |a - eye| <= slope (depth - z): two half planes, so only the extremes of a + slope z and a - slope z count.
 */
function spanOf(points: ArrayLike<number>, axis: Point, back: Point, slope: number) {
  let high = Number.NEGATIVE_INFINITY;
  let low = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const a = points[i] * axis[0] + points[i + 1] * axis[1] + points[i + 2] * axis[2];
    const z = points[i] * back[0] + points[i + 1] * back[1] + points[i + 2] * back[2];
    high = Math.max(high, a + slope * z);
    low = Math.min(low, a - slope * z);
  }
  return { depth: (high - low) / (2 * slope), centre: (high + low) / 2 };
}

function middleOf(points: ArrayLike<number>, back: Point): number {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const z = points[i] * back[0] + points[i + 1] * back[1] + points[i + 2] * back[2];
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  return (low + high) / 2;
}

/** Planes that hold a thing of a size at a distance, wide enough to walk around in, narrow enough for the depth buffer. */
export function clipPlanes(distance: number, size: number): { near: number; far: number } {
  const radius = Math.max(size, 1e-6);
  return { near: Math.max(distance - 2 * radius, radius / 500), far: distance + 12 * radius };
}

/**
 * The direction from which a thing is first seen, radians: three quarters from the right, higher up the flatter it is (a pizza shows its top,
 * a house its front). `size`: width, height, depth.
 */
export function firstView(size: Point): { azimuth: number; elevation: number } {
  const wide = Math.max(size[0], size[2], 1e-9);
  const flat = Math.min(1, Math.max(0, (0.75 - size[1] / wide) / 0.6));
  const degrees = 14 + (38 - 14) * flat;
  return { azimuth: (34 * Math.PI) / 180, elevation: (degrees * Math.PI) / 180 };
}

/** What points sweep over as they turn about an upright axis at x, z: the points from sixteen sides. */
export function sweptPoints(points: ArrayLike<number>, x: number, z: number): Float32Array {
  const swept = new Float32Array(16 * points.length);
  for (let turn = 0; turn < 16; turn++) {
    const cos = Math.cos((turn * Math.PI) / 8);
    const sin = Math.sin((turn * Math.PI) / 8);
    for (let i = 0; i + 2 < points.length; i += 3) {
      const o = turn * points.length + i;
      swept[o] = x + cos * (points[i] - x) + sin * (points[i + 2] - z);
      swept[o + 1] = points[i + 1];
      swept[o + 2] = z - sin * (points[i] - x) + cos * (points[i + 2] - z);
    }
  }
  return swept;
}
