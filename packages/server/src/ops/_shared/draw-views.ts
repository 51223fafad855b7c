import {
  type Camera,
  createProjection,
  placeCutOut,
  placeParts,
  type Raster,
  renderScene,
  type Vec3,
  VIEWS,
} from '@claywork/kernels';
import { framePicture } from './picture-frame.ts';
import type { ShapedPicture } from './shape-picture.ts';
import { VIEW_NAMES, type ViewName } from './view-names.ts';

/** Sides of the canvas, pixels. */
const SIDE_MIN = 1024;
const SIDE_MAX = 2048;
/** Share of the canvas that the longest side of the thing takes. */
const FILLED = 0.88;

/**
 * Four views on clear squares of one size, scale and ground line, the thing in the middle: the front is the picture's own subject, the others are drawn in parallel
 * projection without light of their own, so that all have the picture's tone. Left and right are the picture's: what is seen of the thing from there.
 * The picture's pixels are kept as they are where 1024 to 2048 pixels hold the thing at their scale.
 */
export function drawViews(
  { cut, parts, lean }: ShapedPicture,
  step: (view: ViewName) => void,
): Record<ViewName, Raster> {
  const { box, min, max } = framePicture(cut, parts);
  const size = max.map((high, a) => Math.max(1e-6, high - min[a]));
  const tall = Math.max(1, box.bottom - box.top);
  const longest = (tall / size[1]) * Math.max(...size);
  const side = Math.min(SIDE_MAX, Math.max(SIDE_MIN, Math.ceil(longest / FILLED)));
  const held = Math.floor(FILLED * side);
  const grown = longest > held || side === SIDE_MIN ? held / longest : 1;
  const height = Math.max(1, Math.round(tall * grown));
  const ground = Math.round((side + height) / 2);
  const perMetre = height / size[1];
  const middle = max.map((high, a) => (high + min[a]) / 2);
  // The ground line stands on a pixel's edge.
  middle[1] = min[1] + (ground - side / 2) / perMetre;
  const placed = placeParts(parts);
  const views = VIEW_NAMES.map((name): [ViewName, Raster] => {
    step(name);
    if (name === 'front') return [name, placeCutOut(cut, { side, height, ground })];
    const around = orbit(middle, 2 * Math.hypot(...size), VIEWS[name].azimuthDeg, lean);
    const camera = { ...settle(around, placed, (ground - side / 2) / perMetre), height: side / perMetre };
    const supersample = side > 1400 ? 2 : 3;
    return [
      name,
      renderScene({ parts }, { camera, width: side, height: side, supersample, lit: false, ground: false }),
    ];
  });
  return Object.fromEntries(views) as Record<ViewName, Raster>;
}

/**
 * The picture's camera, led around what it shows: about the thing's own upright axis, which leans to the camera where the picture looks down on it. A
 * vase from above is then seen from above on all sides, upright. `middle`: what it looks at, metres; `far`: from there; angles in degrees.
 */
export function orbit(
  middle: readonly number[],
  far: number,
  azimuth: number,
  elevation: number,
): Pick<Camera, 'eye' | 'target' | 'up'> {
  const [turn, lean] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [s, c] = [Math.sin(lean), Math.cos(lean)];
  const [st, ct] = [Math.sin(turn), Math.cos(turn)];
  const target = [middle[0], middle[1], middle[2]] as const;
  // +Z turned about the axis (0, c, s).
  const away = [far * c * st, far * s * c * (1 - ct), far * (ct + s * s * (1 - ct))];
  return { eye: [target[0] + away[0], target[1] + away[1], target[2] + away[2]], target, up: [0, c, s] };
}

/** Moves a camera sideways and up until what it sees is in the middle, its lowest point `below` metres under the middle. World space. */
export function settle(camera: ReturnType<typeof orbit>, placed: ReturnType<typeof placeParts>, below: number) {
  const { right, up } = createProjection({ ...camera, height: 1 }, 1, 1);
  let [low, high, least] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { positions } of placed)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i], positions[i + 1], positions[i + 2]];
      const across = x * right[0] + y * right[1] + z * right[2];
      low = Math.min(low, across);
      high = Math.max(high, across);
      least = Math.min(least, x * up[0] + y * up[1] + z * up[2]);
    }
  const dot = (v: readonly number[]): number => camera.target.reduce((sum, t, k) => sum + t * v[k], 0);
  const [sx, sy] = [(low + high) / 2 - dot(right), least + below - dot(up)];
  const move = (p: Vec3): Vec3 => [
    p[0] + sx * right[0] + sy * up[0],
    p[1] + sx * right[1] + sy * up[1],
    p[2] + sx * right[2] + sy * up[2],
  ];
  return { ...camera, eye: move(camera.eye), target: move(camera.target) };
}
