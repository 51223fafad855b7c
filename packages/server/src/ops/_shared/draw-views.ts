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
import { perView, VIEW_NAMES, type ViewName } from './view-names.ts';

/** Sides of the canvas, pixels. */
const SIDE_MIN = 1024;
const SIDE_MAX = 2048;
/** Share of the canvas that the longest side of the thing takes. */
const FILLED = 0.88;

/** Where a camera stands and what it looks at. */
type Aim = Pick<Camera, 'eye' | 'target'> & Required<Pick<Camera, 'up'>>;

type Placed = ReturnType<typeof placeParts>;

/** Views, and the cameras that see the thing so. */
export interface DrawnViews {
  views: Record<ViewName, Raster>;
  cameras: Record<ViewName, Aim & { height: number }>;
}

/**
 * Four views on clear squares of one size, scale and ground line, the thing in the middle: the front is the picture's own subject, the others are drawn in parallel
 * projection without light of their own, so that all have the picture's tone. Left and right are the picture's: what is seen of the thing from there.
 * The picture's pixels are kept as they are where 1024 to 2048 pixels hold the thing at their scale.
 */
export function drawViews({ cut, parts, lean }: ShapedPicture, step: (view: ViewName) => void): DrawnViews {
  const { box, min, max } = framePicture(cut, parts);
  const size = max.map((high, a) => Math.max(1e-6, high - min[a]));
  const tall = Math.max(1, box.bottom - box.top);
  const placed = placeParts(parts);
  const middle = max.map((high, a) => (high + min[a]) / 2);
  const around = VIEW_NAMES.map((name) => orbit(middle, 2 * Math.hypot(...size), VIEWS[name].azimuthDeg, lean));
  // From above, a thing that is wider than deep reaches higher in the pictures of its sides.
  const seen = around.map((camera) => extentOf(camera, placed));
  const highest = Math.max(size[1], ...seen.map(({ low, high }) => high[1] - low[1])) / size[1];
  const widest = Math.max(size[0], ...seen.map(({ low, high }) => high[0] - low[0])) / size[1];
  const longest = tall * Math.max(highest, widest);
  const side = Math.min(SIDE_MAX, Math.max(SIDE_MIN, Math.ceil(Math.ceil(longest) / FILLED)));
  const held = Math.floor(FILLED * side + 1e-6);
  const grown = longest > held || side === SIDE_MIN ? held / longest : 1;
  const height = Math.max(1, Math.round(tall * grown));
  // The ground line stands on a pixel's edge.
  const ground = Math.round((side + height * highest) / 2);
  const perMetre = height / size[1];
  const cameras = perView((_, k) => ({
    ...settle(around[k], placed, (ground - side / 2) / perMetre),
    height: side / perMetre,
  }));
  const supersample = side > 1400 ? 2 : 3;
  const views = perView((name) => {
    step(name);
    if (name === 'front') return placeCutOut(cut, { side, height, ground });
    const camera = cameras[name];
    return renderScene({ parts }, { camera, width: side, height: side, supersample, lit: false, ground: false });
  });
  return { views, cameras };
}

/**
 * The picture's camera, led around what it shows: about the thing's own upright axis, which leans to the camera where the picture looks down on it. A
 * vase from above is then seen from above on all sides, upright. `middle`: what it looks at, metres; `far`: from there; angles in degrees.
 */
export function orbit(middle: readonly number[], far: number, azimuth: number, elevation: number): Aim {
  const [turn, lean] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [s, c] = [Math.sin(lean), Math.cos(lean)];
  const [st, ct] = [Math.sin(turn), Math.cos(turn)];
  const target = [middle[0], middle[1], middle[2]] as const;
  // +Z turned about the axis (0, c, s).
  const away = [far * c * st, far * s * c * (1 - ct), far * (ct + s * s * (1 - ct))];
  return { eye: [target[0] + away[0], target[1] + away[1], target[2] + away[2]], target, up: [0, c, s] };
}

/** Moves a camera sideways and up until what it sees is in the middle, its lowest point `below` metres under the middle. World space. */
export function settle(camera: Aim, placed: Placed, below: number): Aim {
  const { right, up, low, high } = extentOf(camera, placed);
  const [sx, sy] = [(low[0] + high[0]) / 2, low[1] + below];
  const move = (p: Vec3): Vec3 => [
    p[0] + sx * right[0] + sy * up[0],
    p[1] + sx * right[1] + sy * up[1],
    p[2] + sx * right[2] + sy * up[2],
  ];
  return { ...camera, eye: move(camera.eye), target: move(camera.target) };
}

/** How far a thing reaches across and up in a camera's picture, metres from what it looks at. */
function extentOf(camera: Aim, placed: Placed) {
  const { right, up } = createProjection({ ...camera, height: 1 }, 1, 1);
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const [tx, ty, tz] = camera.target;
  for (const { positions } of placed)
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i] - tx, positions[i + 1] - ty, positions[i + 2] - tz];
      const across = x * right[0] + y * right[1] + z * right[2];
      const above = x * up[0] + y * up[1] + z * up[2];
      if (across < low[0]) low[0] = across;
      if (across > high[0]) high[0] = across;
      if (above < low[1]) low[1] = above;
      if (above > high[1]) high[1] = above;
    }
  return { right, up, low, high };
}
