import { decodeBase64, linearToSrgb } from '../../math/index.ts';
import {
  createFeatureMap,
  type FeatureMap,
  mirrorMap,
  type Network,
  readNetwork,
  runNetwork,
} from '../../network/index.ts';
import type { FloatImage } from '../float-image.ts';
import { fromOklab } from '../oklab.ts';
import { resize } from '../resize.ts';
import { SUBJECT_NETWORK } from './subject-network.data.ts';
import { CHROMA } from './work-chroma.ts';

/**
 * How the network is shown a picture, once each: sides of squares that have as many pixels as what it sees, and turns of all hues, radians. It was trained at the first side: larger ones show it parts, smaller ones
 * wholes; what it takes for subject by its colour alone is none in other colours.
 */
const VIEWS = [
  [160, 0],
  [192, 0],
  [256, 0],
  [192, (2 * Math.PI) / 3],
  [192, (4 * Math.PI) / 3],
] as const;
/** What the sides are multiples of. */
const STEP = 32;
/** No one answer is surer than this of being right: a share. */
const DOUBT = 0.02;
const CHANNELS = 5;
/** The channel that says how far right a pixel is. */
const RIGHT = 3;

let network: Network | undefined;

/** How likely each pixel is to be subject, 0..1: by all views of a picture together, by the one that shows most of the whole, and by the one that shows most detail. */
export interface LikelyPixels {
  all: Float32Array;
  coarse: Float32Array;
  fine: Float32Array;
}

/**
 * How likely each pixel of a picture (work colours) is to be subject: a small convolutional network says so, trained on pictures of our own things on other grounds
 * (`scripts/matting/train_network.py`); it is asked for the picture and for its mirror image, at several sizes and in several colours, and the log odds of its answers are averaged. About 0.3 s. Source: Ronneberger et al., "U-Net", 2015.
 */
export function likelyPixels(work: FloatImage): LikelyPixels {
  network ??= readNetwork(decodeBase64(SUBJECT_NETWORK.join('')));
  const asked = network;
  const views = VIEWS.map(([side, turn]) => askAt(asked, turnHues(work, turn), side));
  const all = new Float32Array(work.width * work.height);
  for (const view of views)
    for (let i = 0; i < all.length; i++) all[i] += Math.log((view[i] + DOUBT) / (1 + DOUBT - view[i])) / views.length;
  for (let i = 0; i < all.length; i++)
    all[i] = Math.min(1, Math.max(0, (1 + 2 * DOUBT) / (1 + Math.exp(-all[i])) - DOUBT));
  return { all, coarse: views[0], fine: views[2] };
}

/** A picture (work colours) with all hues turned by an angle. */
function turnHues(work: FloatImage, angle: number): FloatImage {
  if (angle === 0) return work;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const data = work.data.slice();
  for (let o = 0; o < data.length; o += 3) {
    data[o + 1] = cos * work.data[o + 1] - sin * work.data[o + 2];
    data[o + 2] = sin * work.data[o + 1] + cos * work.data[o + 2];
  }
  return { ...work, data };
}

/** What the network says of a picture and of its mirror image at one size, on average. */
function askAt(asked: Network, work: FloatImage, side: number): Float32Array {
  const shown = showPicture(work, side);
  const [{ width, height, data }] = runNetwork(asked, shown);
  const [mirrored] = runNetwork(asked, mirrorMap(shown, RIGHT));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) data[i] = 0.5 * (data[i] + mirrored.data[(y + 1) * width - 1 - x]);
  return resize({ width, height, channels: 1, data }, work.width, work.height).data;
}

/** A picture as the network takes it: sRGB and how far right and down each pixel is, all of it -1..1. */
function showPicture(work: FloatImage, side: number): FeatureMap {
  const shape = Math.sqrt(work.width / work.height);
  const width = STEP * Math.max(1, Math.round((side * shape) / STEP));
  const height = STEP * Math.max(1, Math.round(side / shape / STEP));
  const oklab = { ...work, data: work.data.map((v, i) => (i % 3 ? v / CHROMA : v)) };
  const { data } = resize(fromOklab(oklab), width, height);
  const out = createFeatureMap(width, height, CHANNELS);
  for (let y = 0, i = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) out.data[to++] = 2 * linearToSrgb(Math.min(1, Math.max(0, data[i++]))) - 1;
      out.data[to++] = (2 * x) / (width - 1) - 1;
      out.data[to++] = (2 * y) / (height - 1) - 1;
    }
  return out;
}
