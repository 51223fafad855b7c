import { blur } from '../blur.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import { linearToOklab, oklabToLinear } from '../oklab.ts';
import { resize } from '../resize.ts';
import { type PictureFinish, smoothstep, unitOf } from './types.ts';

/** Cyberpunk: deep shadows turned to teal and violet, lights to magenta and cyan, glow around what is bright, colours parting towards the rim. */
export const cyberpunk: PictureFinish = ({ image }) => {
  const { width, height } = image;
  const unit = unitOf(image);
  const graded = grade(image);
  const glow = glowOf(graded, unit);
  const out = createFloatImage(width, height, 3);
  const reach = 2.2 * unit;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (x - width / 2) / (width / 2);
      const dy = (y - height / 2) / (height / 2);
      const far = dx * dx + dy * dy;
      const vignette = 1 - 0.3 * Math.min(1, far / 1.6);
      for (let c = 0; c < 3; c++) {
        // Red lands a little further out than blue.
        const shift = (1 - c) * reach * far;
        const sx = Math.min(width - 1, Math.max(0, Math.round(x - shift * dx)));
        const sy = Math.min(height - 1, Math.max(0, Math.round(y - shift * dy)));
        const v = graded.data[3 * (sy * width + sx) + c] + 0.85 * glow.data[3 * i + c];
        out.data[3 * i + c] = Math.min(1, (v * vignette) / (1 + 0.18 * v));
      }
    }
  return out;
};

function grade(image: FloatImage): FloatImage {
  const out = createFloatImage(image.width, image.height, 3);
  const lab = new Float64Array(3);
  for (let i = 0; i < out.data.length; i += 3) {
    linearToOklab(image.data[i], image.data[i + 1], image.data[i + 2], lab, 0);
    const L = lab[0];
    const dark = 1 - smoothstep(0.1, 0.6, L);
    const bright = smoothstep(0.45, 0.95, L);
    // Shadows towards blue-violet, highlights pulled apart: warm ones to magenta, cold ones to cyan.
    const warm = lab[1] + 0.6 * lab[2] > 0.01 ? 1 : -1;
    const a = lab[1] * 1.35 + 0.022 * dark + bright * (warm > 0 ? 0.05 : -0.05);
    const b = lab[2] * 1.1 - 0.075 * dark - 0.045 * bright;
    const contrast = L + 0.16 * Math.sin(Math.PI * 2 * (L - 0.5)) * 0.5 - 0.035;
    oklabToLinear(Math.max(0, contrast), a, b, out.data, i);
    for (let c = 0; c < 3; c++) out.data[i + c] = Math.max(0, out.data[i + c]);
  }
  return out;
}

function glowOf(image: FloatImage, unit: number): FloatImage {
  const w = Math.max(1, Math.round(image.width / 4));
  const h = Math.max(1, Math.round(image.height / 4));
  const small = resize(image, w, h);
  for (let i = 0; i < small.data.length; i += 3) {
    const peak = Math.max(small.data[i], small.data[i + 1], small.data[i + 2]);
    const keep = smoothstep(0.42, 1, peak);
    for (let c = 0; c < 3; c++) small.data[i + c] *= keep;
  }
  const near = blur(small, 2.2 * unit);
  const wide = blur(small, 9 * unit);
  for (let i = 0; i < small.data.length; i++) near.data[i] = 0.45 * near.data[i] + 0.75 * wide.data[i];
  return resize(near, image.width, image.height);
}
