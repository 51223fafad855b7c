import { srgbToLinear } from '../../math/index.ts';
import { blur } from '../blur.ts';
import { createFloatImage } from '../float-image.ts';
import { drawContours, drawEdges, type PictureFeatures } from '../lines.ts';
import { paperGrain, washes } from '../paper.ts';
import { lightnessOf } from './ink.ts';
import { type PictureFinish, smoothstep, unitOf } from './types.ts';

const BLUE = [0.075, 0.235, 0.5];
const CHALK = [0.9, 0.95, 1];

/** Blueprint: white lines on cyanotype blue, a drawing grid, a frame, measures along the thing's sides. */
export const blueprint: PictureFinish = ({ image, features, seed }) => {
  const { width, height } = image;
  const unit = unitOf(image);
  const light = blur(lightnessOf(image), 0.8 * unit);
  const lines = features
    ? drawContours(features, width, height, 1.9 * unit, { outline: 1, part: 0.9, crease: 0.75, color: 0.25 })
    : drawEdges(light, 1.1 * unit, 0);
  if (features) {
    const fine = drawEdges(light, 0.9 * unit, 0);
    for (let i = 0; i < lines.data.length; i++)
      lines.data[i] = Math.max(lines.data[i], features.depth[i] > 0 ? 0.42 * fine.data[i] : 0);
  }
  const box = features && boxOf(features, width, height);
  const out = createFloatImage(width, height, 3);
  const per = 1 / unit;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = x * per;
      const v = y * per;
      const grid = Math.max(0.13 * rule(u, 20), 0.13 * rule(v, 20), 0.3 * rule(u, 100), 0.3 * rule(v, 100));
      const frame = frameAt(u, v, width * per, height * per);
      const measures = box
        ? 0.7 *
          measureAt(
            u,
            v,
            box.map((b) => b * per),
          )
        : 0;
      const inside = features && features.depth[i] > 0 ? 0.09 * light.data[i] : 0;
      const grain = paperGrain(u, v, seed);
      const chalk = Math.min(1, Math.max(lines.data[i] * (0.9 + 0.2 * grain), grid, frame, measures) + inside);
      const tone = 1 + 0.13 * washes(u, v, seed) + 0.03 * grain;
      for (let c = 0; c < 3; c++)
        out.data[3 * i + c] = srgbToLinear(Math.min(1, BLUE[c] * tone + (CHALK[c] - BLUE[c]) * chalk));
    }
  return out;
};

/** A line a unit wide at every multiple of a distance. */
function rule(at: number, every: number): number {
  const from = Math.abs(at - every * Math.round(at / every));
  return 1 - smoothstep(0.35, 1.05, from);
}

function frameAt(u: number, v: number, w: number, h: number): number {
  const edge = Math.min(u, v, w - u, h - v);
  return Math.max(1 - smoothstep(0.9, 1.8, Math.abs(edge - 26)), 0.6 * (1 - smoothstep(0.5, 1.3, Math.abs(edge - 34))));
}

/** Left, top, right and bottom of what is in the picture, pixels. */
function boxOf({ depth }: PictureFeatures, width: number, height: number): number[] | undefined {
  const box = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!(depth[y * width + x] > 0)) continue;
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  const apart = box[0] > 0.06 * width && box[2] < 0.94 * width && box[1] > 0.05 * height && box[3] < 0.95 * height;
  return apart ? box : undefined;
}

/** Measures below and to the left: a line with ends, and the two lines that lead to it. */
function measureAt(u: number, v: number, [left, top, right, bottom]: number[]): number {
  const y = bottom + 32;
  const x = left - 32;
  const thin = (d: number): number => 1 - smoothstep(0.4, 1.1, Math.abs(d));
  const within = (a: number, from: number, to: number): boolean => a >= from && a <= to;
  let ink = 0;
  if (within(u, left, right)) ink = Math.max(ink, thin(v - y));
  if (within(v, top, bottom)) ink = Math.max(ink, thin(u - x));
  if (within(v, bottom + 8, y + 9)) ink = Math.max(ink, 0.7 * thin(u - left), 0.7 * thin(u - right));
  if (within(u, x - 9, left - 8)) ink = Math.max(ink, 0.7 * thin(v - top), 0.7 * thin(v - bottom));
  for (const end of [left, right]) if (Math.abs(u - end) < 9) ink = Math.max(ink, thin((v - y + (u - end)) * 0.7));
  for (const end of [top, bottom]) if (Math.abs(v - end) < 9) ink = Math.max(ink, thin((u - x + (v - end)) * 0.7));
  return ink;
}
