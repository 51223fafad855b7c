import { decodeBase64, linearToSrgb } from '../../math/index.ts';
import {
  createFeatureMap,
  type FeatureMap,
  mirrorMap,
  type Network,
  readNetwork,
  runNetwork,
} from '../../network/index.ts';
import { type Box, crop } from '../crop.ts';
import type { FloatImage } from '../float-image.ts';
import { fromOklab } from '../oklab.ts';
import { resize } from '../resize.ts';
import { SUBJECT_NETWORK } from './subject-network.data.ts';
import { CHROMA } from './work-chroma.ts';

/** How the network is shown a picture: all of it, or a box; a square of this side, pixels, has as many pixels as what it sees; all hues are turned by so much, radians. */
export interface Look {
  box?: Box;
  side: number;
  turn: number;
}

/** What the sides are multiples of. */
const STEP = 32;
const CHANNELS = 5;
/** The channel that says how far right a pixel is. */
const RIGHT = 3;

let network: Network | undefined;

/** What the network says of a picture (work colours) and of its mirror image, on average: how likely each pixel, or each of the box, is subject, 0..1. */
export function askNetwork(work: FloatImage, { box, side, turn }: Look): Float32Array {
  network ??= readNetwork(decodeBase64(SUBJECT_NETWORK.join('')));
  const seen = turnHues(box ? crop(work, box) : work, turn);
  const shown = showPicture(seen, side);
  const [{ width, height, data }] = runNetwork(network, shown);
  const [mirrored] = runNetwork(network, mirrorMap(shown, RIGHT));
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) data[i] = 0.5 * (data[i] + mirrored.data[(y + 1) * width - 1 - x]);
  return resize({ width, height, channels: 1, data }, seen.width, seen.height).data;
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
