import { gradientNoise, linearToSrgb, srgbToLinear } from '../../math/index.ts';
import { blur } from '../blur.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import { paintOver } from '../kuwahara.ts';
import { drawContours, drawEdges } from '../lines.ts';
import { paperGrain, washes } from '../paper.ts';
import { resize } from '../resize.ts';
import { type PictureFinish, paintingSize, smoothstep, unitOf } from './types.ts';

/** Warm white of the paper, display values. */
const PAPER = [0.972, 0.96, 0.93];

/**
 * Watercolour: shapes flattened into washes with wobbling rims, darker where pigment gathers at edges, uneven density, grain of the paper, and a border
 * where the brush ends. Pigment density changes colours as in Bousseau et al., "Interactive watercolor rendering", 2006.
 */
export const watercolor: PictureFinish = ({ image, features, seed }) => {
  const { width, height } = image;
  const small = paintingSize(width, height, 700_000);
  const unit = unitOf(small);
  const display = mapped(resize(image, small.width, small.height), (v) => linearToSrgb(Math.min(1, Math.max(0, v))));
  const wobbled = wobble(display, 2.6 * unit, seed);
  const flat = paintOver(paintOver(wobbled, { radius: 5 * unit + 1, stretch: 0.8 }), {
    radius: 3.5 * unit + 1,
    sharpness: 10,
  });
  const rims = rimOf(flat, unit);
  const full = resize(flat, width, height);
  const rim = resize(rims, width, height);
  const pencil =
    features &&
    drawContours(features, width, height, 1.3 * unitOf(image), { outline: 0.75, part: 0.35, crease: 0.35, color: 0 });
  const out = createFloatImage(width, height, 3);
  const per = 1 / unitOf(image);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = x * per;
      const v = y * per;
      const i = y * width + x;
      const grain = paperGrain(u, v, seed);
      const wash = washes(u, v, seed + 9);
      const density = 1 + 0.5 * wash + 0.16 * grain + 0.95 * rim.data[i];
      const cover = coverage(x, y, width, height, per, seed);
      const line = pencil ? 0.45 * pencil.data[i] * (0.75 + 0.4 * grain) * cover : 0;
      for (let c = 0; c < 3; c++) {
        // Transparent paint: never black, light through to the paper.
        const lifted = 0.1 + 0.9 * full.data[3 * i + c] ** 0.86;
        const dense = Math.min(1, Math.max(0, lifted - (lifted - lifted * lifted) * (density - 1)));
        const paper = PAPER[c] * (1 + 0.018 * grain);
        const paint = paper * dense;
        out.data[3 * i + c] = srgbToLinear(Math.max(0, Math.min(1, (paper + (paint - paper) * cover) * (1 - line))));
      }
    }
  return out;
};

/** Moves every pixel's source a little: brushes do not follow contours exactly. */
function wobble(image: FloatImage, reach: number, seed: number): FloatImage {
  const { width, height, data } = image;
  const out = createFloatImage(width, height, 3);
  const scale = 0.011 / unitOf(image);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = reach * gradientNoise(x * scale, y * scale, 0.5, seed + 21);
      const dy = reach * gradientNoise(x * scale, y * scale, 8.5, seed + 22);
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx)));
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy)));
      for (let c = 0; c < 3; c++) out.data[3 * (y * width + x) + c] = data[3 * (sy * width + sx) + c];
    }
  return out;
}

/** Where pigment gathers: on the dark side of the borders of washes. */
function rimOf(flat: FloatImage, unit: number): FloatImage {
  const light = createFloatImage(flat.width, flat.height, 1);
  for (let i = 0; i < light.data.length; i++)
    light.data[i] = (flat.data[3 * i] + flat.data[3 * i + 1] + flat.data[3 * i + 2]) / 3;
  const edges = drawEdges(light, 1.1 * unit + 0.4, 0);
  const soft = blur(light, 4 * unit);
  for (let i = 0; i < light.data.length; i++) {
    const below = Math.max(0, soft.data[i] - light.data[i]);
    light.data[i] = Math.min(1, 4.5 * below + 0.12 * edges.data[i]);
  }
  return light;
}

/** Where there is paint: all but an uneven border. */
function coverage(x: number, y: number, width: number, height: number, per: number, seed: number): number {
  const edge = Math.min(x, y, width - 1 - x, height - 1 - y) * per;
  if (edge > 75) return 1;
  const ragged =
    13 * gradientNoise(x * per * 0.014, y * per * 0.014, 5.5, seed + 31) +
    5 * gradientNoise(x * per * 0.06, y * per * 0.06, 6.5, seed + 32);
  return smoothstep(27, 33, edge + ragged);
}

function mapped(image: FloatImage, f: (v: number) => number): FloatImage {
  const data = new Float32Array(image.data.length);
  for (let i = 0; i < data.length; i++) data[i] = f(image.data[i]);
  return { ...image, data };
}
