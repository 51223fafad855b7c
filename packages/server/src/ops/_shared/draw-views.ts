import { placeCutOut, type Raster, renderScene, VIEWS } from '@claywork/kernels';
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
export function drawViews({ cut, parts }: ShapedPicture, step: (view: ViewName) => void): Record<ViewName, Raster> {
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
  const views = VIEW_NAMES.map((name): [ViewName, Raster] => {
    step(name);
    if (name === 'front') return [name, placeCutOut(cut, { side, height, ground })];
    const turn = (VIEWS[name].azimuthDeg * Math.PI) / 180;
    const far = 2 * Math.hypot(...size);
    const camera = {
      eye: [middle[0] + far * Math.sin(turn), middle[1], middle[2] + far * Math.cos(turn)] as const,
      target: [middle[0], middle[1], middle[2]] as const,
      height: side / perMetre,
    };
    const supersample = side > 1400 ? 2 : 3;
    return [
      name,
      renderScene({ parts }, { camera, width: side, height: side, supersample, lit: false, ground: false }),
    ];
  });
  return Object.fromEntries(views) as Record<ViewName, Raster>;
}
