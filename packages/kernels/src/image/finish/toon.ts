import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { paintOver } from '../kuwahara.ts';
import { drawContours, drawEdges } from '../lines.ts';
import { fromOklab, toOklab } from '../oklab.ts';
import { resize } from '../resize.ts';
import { type PictureFinish, paintingSize, smoothstep, unitOf } from './types.ts';

const BANDS = 5.5;
const INK = [0.05, 0.035, 0.06];

/** Cartoon: flattened shapes, few steps of light with soft borders, richer colours, dark outlines of even width. */
export const toon: PictureFinish = ({ image, features }) => {
  const { width, height } = image;
  const unit = unitOf(image);
  const small = paintingSize(width, height, 1_100_000);
  const scale = unitOf(small);
  const flat = paintOver(toOklab(resize(image, small.width, small.height)), {
    radius: 4 * scale + 1,
    sharpness: 9,
    stretch: 0.6,
  });
  const lab = resize(flat, width, height);
  const light = channelOf(lab);
  for (let i = 0, o = 0; i < light.data.length; i++, o += 3) {
    const L = lab.data[o];
    const scaled = L * BANDS;
    const step = Math.floor(scaled);
    const banded = (step + smoothstep(0.36, 0.64, scaled - step)) / BANDS;
    lab.data[o] = Math.min(1, 0.03 + 1.04 * (0.25 * L + 0.75 * banded));
    lab.data[o + 1] *= 1.28;
    lab.data[o + 2] *= 1.28;
  }
  const lines = features
    ? drawContours(features, width, height, 2.6 * unit, { outline: 1, part: 0.85, crease: 0.75, color: 0.3 })
    : drawEdges(blur(light, 0.8 * unit), 1.5 * unit, 0);
  const out = fromOklab(lab);
  for (let i = 0, o = 0; i < lines.data.length; i++, o += 3) {
    const dark = Math.min(1, lines.data[i]);
    for (let c = 0; c < 3; c++) {
      const v = Math.min(1, Math.max(0, out.data[o + c]));
      out.data[o + c] = v + (INK[c] * (0.4 + v) - v) * dark;
    }
  }
  return out;
};

function channelOf({ width, height, data }: FloatImage): FloatImage {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++) out[i] = data[3 * i];
  return { width, height, channels: 1, data: out };
}
