import { gradientNoise, linearToSrgb, srgbToLinear } from '../../math/index.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import { paintOver } from '../kuwahara.ts';
import { canvasGrain } from '../paper.ts';
import { resize } from '../resize.ts';
import { findFlow } from '../structure.ts';
import { type PictureFinish, paintingSize, unitOf } from './types.ts';

/** Steps of a stroke to either side. */
const REACH = 9;

/**
 * Oil: dabs along the forms, bristle marks drawn out along the strokes (a line integral of noise and of colour along the flow of the picture), paint
 * that stands up and catches light from the upper left, canvas beneath. Line integrals after Cabral & Leedom, 1993; painterly use after
 * Kyprianidis & Kang, "Image and Video Abstraction by Coherence-Enhancing Filtering", 2011.
 */
export const oil: PictureFinish = ({ image, seed }) => {
  const { width, height } = image;
  const small = paintingSize(width, height);
  const unit = unitOf(small);
  const shown = resize(image, small.width, small.height);
  for (let i = 0; i < shown.data.length; i++) shown.data[i] = linearToSrgb(Math.min(1, Math.max(0, shown.data[i])));
  const dabs = paintOver(shown, { radius: 6.2 * unit + 1, stretch: 1.7, sharpness: 8, flowSigma: 5 * unit + 1 });
  const flow = steady(findFlow(dabs, 6 * unit + 1), unit, seed);
  const { color, relief } = drawStrokes(dabs, flow, 1.45 * unit + 0.35, unit, seed);
  const full = resize(color, width, height);
  const high = resize(relief, width, height);
  const out = createFloatImage(width, height, 3);
  const per = 1 / unitOf(image);
  const lift = 1.9 / unitOf(image) ** -1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = high.data[x > 0 ? i - 1 : i];
      const up = high.data[y > 0 ? i - width : i];
      const slope = (high.data[i] - left + (high.data[i] - up)) / Math.max(0.35, lift);
      const weave = 0.016 * canvasGrain(x * per, y * per, seed);
      const light = 1 + Math.max(-0.2, Math.min(0.3, 1.3 * Math.min(1, 1.4 * unitOf(image)) * slope)) + weave;
      // A glint where thick paint faces the window.
      const glint = 0.1 * Math.max(0, slope - 0.1);
      for (let c = 0; c < 3; c++) {
        const v = full.data[3 * i + c];
        const rich = v + 0.2 * (v - (full.data[3 * i] + full.data[3 * i + 1] + full.data[3 * i + 2]) / 3);
        out.data[3 * i + c] = srgbToLinear(Math.min(1, Math.max(0, rich * light + glint)));
      }
    }
  return out;
};

/** In even areas nothing leads the brush: there it sweeps in broad curves. */
function steady(flow: FloatImage, unit: number, seed: number): FloatImage {
  const { width, height, data } = flow;
  const scale = 0.0042 / unit;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = 3 * (y * width + x);
      const free = 2.6 * gradientNoise(x * scale, y * scale, 0.5, seed + 3) + 0.5;
      const keep = Math.min(1, 2.2 * data[o + 2]);
      // Directions have no sign: turn to the nearer of the two before mixing.
      const sign = data[o] * Math.cos(free) + data[o + 1] * Math.sin(free) < 0 ? -1 : 1;
      const cx = keep * data[o] * sign + (1 - keep) * Math.cos(free);
      const cy = keep * data[o + 1] * sign + (1 - keep) * Math.sin(free);
      const n = Math.hypot(cx, cy) || 1;
      data[o] = cx / n;
      data[o + 1] = cy / n;
    }
  return flow;
}

/** Colour and the height of the paint, drawn out along the flow. */
function drawStrokes(
  image: FloatImage,
  flow: FloatImage,
  step: number,
  unit: number,
  seed: number,
): { color: FloatImage; relief: FloatImage } {
  const { width, height, data } = image;
  const color = createFloatImage(width, height, 3);
  const relief = createFloatImage(width, height, 1);
  const bristles = createFloatImage(width, height, 1);
  const fine = Math.min(0.45, 0.34 / unit);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      bristles.data[y * width + x] =
        gradientNoise(x * fine, y * fine, 2.5, seed + 5) +
        0.7 * gradientNoise(x * fine * 0.4, y * fine * 0.4, 6.5, seed + 6);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let h = 0;
      let total = 0;
      for (let side = -1; side <= 1; side += 2) {
        let px = x + 0.5;
        let py = y + 0.5;
        let dx = 0;
        let dy = 0;
        for (let k = 0; k < REACH; k++) {
          const ix = px < 0 ? 0 : px >= width ? width - 1 : px | 0;
          const iy = py < 0 ? 0 : py >= height ? height - 1 : py | 0;
          const i = iy * width + ix;
          const weight = 1 - (k * k) / (REACH * REACH);
          r += weight * data[3 * i];
          g += weight * data[3 * i + 1];
          b += weight * data[3 * i + 2];
          h += weight * bristles.data[i];
          total += weight;
          let fx = flow.data[3 * i];
          let fy = flow.data[3 * i + 1];
          if (k === 0 ? side < 0 : fx * dx + fy * dy < 0) {
            fx = -fx;
            fy = -fy;
          }
          dx = fx;
          dy = fy;
          px += step * fx;
          py += step * fy;
        }
      }
      const i = y * width + x;
      const bristle = h / total;
      // Bristles leave more and less paint: the colour breaks a little too.
      for (let c = 0; c < 3; c++)
        color.data[3 * i + c] = ((c === 0 ? r : c === 1 ? g : b) / total) * (1 + 0.07 * bristle);
      const tone = (r + g + b) / (3 * total);
      relief.data[i] = bristle * (0.35 + 0.65 * tone) + 0.45 * tone;
    }
  return { color, relief };
}
