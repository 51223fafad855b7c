import { decodeBase64, linearToSrgb } from '../../math/index.ts';
import { createFeatureMap, type FeatureMap, type Network, readNetwork, runNetwork } from '../../network/index.ts';
import type { FloatImage } from '../float-image.ts';
import { fromOklab } from '../oklab.ts';
import { resize } from '../resize.ts';
import { SUBJECT_NETWORK } from './subject-network.data.ts';
import { CHROMA } from './work-chroma.ts';

/** Sides of the squares that have as many pixels as what the network is shown, once for each, and what its sides are multiples of. It was trained at the first: larger ones show it parts, smaller ones wholes. */
const SIDES = [160, 192, 256] as const;
const STEP = 32;
/** No one answer is surer than this of being right: a share. */
const DOUBT = 0.02;
const CHANNELS = 5;

let network: Network | undefined;

/**
 * How likely each pixel of a picture (work colours) is to be subject, 0..1: a small convolutional network says so, trained on pictures of our own things on other grounds
 * (`scripts/matting/train_network.py`); it is asked for the picture and for its mirror image, at several sizes, and the log odds of its answers are averaged. About 0.2 s. Source: Ronneberger et al., "U-Net", 2015.
 */
export function likelyPixels(work: FloatImage): Float32Array {
  network ??= readNetwork(decodeBase64(SUBJECT_NETWORK.join('')));
  const sum = new Float32Array(work.width * work.height);
  for (const side of SIDES) {
    const answer = askAt(network, work, side);
    for (let i = 0; i < sum.length; i++) sum[i] += Math.log((answer[i] + DOUBT) / (1 + DOUBT - answer[i]));
  }
  return sum.map((v) => Math.min(1, Math.max(0, (1 + 2 * DOUBT) / (1 + Math.exp(-v / SIDES.length)) - DOUBT)));
}

/** What the network says of a picture and of its mirror image at one size, on average. */
function askAt(asked: Network, work: FloatImage, side: number): Float32Array {
  const shown = showPicture(work, side);
  const [{ width, height, data }] = runNetwork(asked, shown);
  const [mirrored] = runNetwork(asked, mirror(shown));
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

/** Colours change sides, places do not. */
function mirror(shown: FeatureMap): FeatureMap {
  const { width, height, data } = shown;
  const out = { ...shown, data: data.slice() };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const from = CHANNELS * ((y + 1) * width - 1 - x);
      for (let c = 0; c < 3; c++) out.data[CHANNELS * i + c] = data[from + c];
    }
  return out;
}
