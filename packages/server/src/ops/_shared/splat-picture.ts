import {
  createRng,
  type FrontView,
  frontSplats,
  hiddenAround,
  insideOf,
  isBehind,
  prepareFront,
  type Splats,
  scatterSplats,
  tuckAway,
} from '@claywork/kernels';
import { framePicture } from './picture-frame.ts';
import type { ShapedPicture } from './shape-picture.ts';

/** Splats that show the picture's own side, at most, and about so many for the others. */
const FRONT = 116_000;
const REST = 37_000;
/** Surfaces that face the viewer less than so much are not left to the picture's side alone. */
const FACING = 0.45;
/** Splats of the other sides spread at most so far, as a share of how far the picture's hide them. */
const WIDEST = 0.36;
/** Nearer to the outline than so many pixels, or beyond it, the picture's side alone would leave a slit. */
const RIM = 3;
/** Pixels that the surface may lie beside the outline; and how far within it its splats are moved, so that nothing of them is seen beyond it. */
const BESIDE = 6;
const WITHIN = 4;
/** Pixels that they lie behind what the picture shows at least. */
const BEHIND = 1.5;

/** A thing from a picture as splats, and the view that its front was made from. World space, metres. */
export interface SplattedPicture {
  splats: Splats;
  view: FrontView;
  /** For the file: half the longest side, and the middle. */
  place: { scale: number; middle: readonly number[] };
}

/** The front by the pixels of the picture, the rest by the surface of what was made of it. About 4 s. */
export function splatPicture({ cut, parts }: ShapedPicture, seed: number): SplattedPicture {
  const { box, min, max, scale } = framePicture(cut, parts);
  const view = prepareFront(cut, parts, { ...box, scale, x: (min[0] + max[0]) / 2, y: min[1], z: max[2] + 1 });
  const rest = scatterSplats(parts, {
    count: REST,
    wanted: (x, y, z, _nx, _ny, nz) => {
      const inside = insideOf(view, x, y) / view.metre;
      return inside > -BESIDE && (inside < RIM || nz < FACING || isBehind(view, x, y, z));
    },
    widest: (x, y, z) => WIDEST * hiddenAround(view, x, y, z),
    settle: (positions, at) => tuckAway(view, positions, at, { within: WITHIN, behind: BEHIND }),
    rng: createRng(seed).fork('splats'),
  });
  const size = Math.max(...max.map((high, a) => high - min[a]));
  const place = { scale: size / 2, middle: max.map((high, a) => (high + min[a]) / 2) };
  return { splats: frontSplats(view, FRONT, [rest]), view, place };
}
