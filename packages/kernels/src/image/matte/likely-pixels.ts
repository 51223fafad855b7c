import type { Box } from '../crop.ts';
import type { FloatImage } from '../float-image.ts';
import { opaqueBox } from '../opaque-box.ts';
import type { Look } from './ask-network.ts';
import { surenessOf } from './expected-overlap.ts';
import { look, type MatteSteps } from './matte-steps.ts';
import { keepMainPieces } from './pieces.ts';

/**
 * How the network is shown a picture, once each: sides of squares that have as many pixels as what it sees, and turns of all hues, radians: what it takes for subject by its colour alone is none in other colours. Closely
 * it is shown more detail as well; it was trained at a side of 160.
 */
const COLOURS = [
  [192, 0],
  [192, (2 * Math.PI) / 3],
  [192, (4 * Math.PI) / 3],
] as const;
const WIDE = [[160, 0], ...COLOURS] as const;
const CLOSE = [...COLOURS, [256, 0]] as const;
/** No one answer is surer than this of being right: a share. */
const DOUBT = 0.02;

/** How much more the surer views say: the power of the overlap with the subject that each expects of its own answer. */
const SURER = 16;
/** What is taken for the subject is looked at again closely, with so much around it, a share of its longer side; and again where it then lies in less than this share of what was looked at, so often at most. */
const AROUND = 0.1;
const CLOSER = 0.8;
const LOOKS = 3;
/** Least weight of a piece beside the main one, as a share of that one's. */
const PIECE = 0.1;

/** How likely each pixel is to be subject, 0..1: by all views of a picture together, by those that show the whole of it, and by the one that shows most detail. */
export interface LikelyPixels {
  all: Float32Array;
  coarse: Float32Array;
  fine: Float32Array;
}

/**
 * How likely each pixel of a picture (work colours) is to be subject: a small convolutional network says so, trained on pictures of our own things on other grounds
 * (`scripts/matting/train_network.py`). It is asked for the picture and for its mirror image, in several colours, then closely for where the subject seems to be: it has learnt from things that fill the frame, and what
 * lies far from the subject misleads no more. The log odds of its answers are averaged, the surer ones weigh more. About 0.4 s. Source: Ronneberger et al., "U-Net", 2015.
 */
export function* likelyPixels(work: FloatImage): MatteSteps<LikelyPixels> {
  const { width, height } = work;
  let seen: Box = { left: 0, top: 0, right: width, bottom: height };
  const views = yield* look(work, looksOf(WIDE));
  const coarse = agree(views);
  let [all, fine] = [coarse, coarse];
  for (let n = 0; n < LOOKS; n++) {
    const box = subjectBox(all, width, height) ?? seen;
    if (n > 0 && areaOf(box) > CLOSER * areaOf(seen)) break;
    const before = all;
    const seenClosely = yield* look(work, looksOf(CLOSE, box));
    const near = seenClosely.map((view) => laidInto(before, width, view, box));
    views.push(...near);
    all = agree(views);
    fine = near[CLOSE.length - 1];
    seen = box;
  }
  return { all, coarse, fine };
}

function looksOf(views: readonly (readonly [number, number])[], box?: Box): Look[] {
  return views.map(([side, turn]) => ({ box, side, turn }));
}

/** The average of the log odds of several answers, the surer ones weighing more. */
function agree(views: readonly Float32Array[]): Float32Array {
  const sure = views.map((view) => surenessOf(view) + 1e-3);
  const most = Math.max(...sure);
  const weights = sure.map((v) => (v / most) ** SURER);
  const sum = weights.reduce((a, b) => a + b, 0);
  const all = new Float32Array(views[0].length);
  for (const [k, view] of views.entries()) {
    const weight = weights[k] / sum;
    for (let i = 0; i < all.length; i++) all[i] += weight * Math.log((view[i] + DOUBT) / (1 + DOUBT - view[i]));
  }
  for (let i = 0; i < all.length; i++)
    all[i] = Math.min(1, Math.max(0, (1 + 2 * DOUBT) / (1 + Math.exp(-all[i])) - DOUBT));
  return all;
}

/** Where what is taken for the subject lies, with some of what is around it; undefined where nothing is. */
function subjectBox(all: Float32Array, width: number, height: number): Box | undefined {
  const mask = Uint8Array.from(all, (p) => (p > 0.5 ? 1 : 0));
  keepMainPieces(mask, width, height, PIECE);
  const { left, top, right, bottom } = opaqueBox({ width, height, alpha: Float32Array.from(mask) });
  if (right <= left) return undefined;
  const around = Math.ceil(AROUND * Math.max(right - left, bottom - top));
  return {
    left: Math.max(0, left - around),
    top: Math.max(0, top - around),
    right: Math.min(width, right + around),
    bottom: Math.min(height, bottom + around),
  };
}

function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** What is said of a box, and of the rest what was said before. */
function laidInto(
  before: Float32Array,
  width: number,
  view: Float32Array,
  { left, top, right, bottom }: Box,
): Float32Array {
  const out = before.slice();
  const row = right - left;
  for (let y = top; y < bottom; y++) out.set(view.subarray((y - top) * row, (y - top + 1) * row), y * width + left);
  return out;
}
