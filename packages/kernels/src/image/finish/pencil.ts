import { srgbToLinear } from '../../math/index.ts';
import { blur } from '../blur.ts';
import { createFloatImage } from '../float-image.ts';
import { paperGrain, washes } from '../paper.ts';
import { hatch } from './hatching.ts';
import { drawingLines, lightnessOf } from './ink.ts';
import { type PictureFinish, smoothstep, unitOf } from './types.ts';

const PAPER = [0.962, 0.955, 0.938];
const LEAD = [0.17, 0.17, 0.185];

/** Pencil: soft contours drawn twice, strokes of shading that let the paper's tooth through, darker where they cross. */
export const pencil: PictureFinish = (input) => {
  const { image, seed } = input;
  const { width, height } = image;
  const unit = unitOf(image);
  const light = blur(lightnessOf(image), 0.8 * unit);
  const lines = drawingLines(input, light, 1.05 * unit, 0.75);
  const ghost = blur(lines, 1.1 * unit);
  const tone = blur(light, 2 * unit);
  const out = createFloatImage(width, height, 3);
  const per = 1 / unit;
  const shift = Math.round(2.2 * unit);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = x * per;
      const v = y * per;
      const dark = 1 - tone.data[i];
      const tooth = 0.5 + 0.5 * paperGrain(u * 1.25, v * 1.25, seed);
      let shade = 0.4 * smoothstep(0.1, 1, dark) * (0.75 + 0.5 * washes(u, v, seed + 4));
      shade += 0.42 * hatch(u, v, 0.85 * smoothstep(0.16, 0.85, dark), 0.9, 5.2, seed);
      shade += 0.3 * hatch(u, v, 0.8 * smoothstep(0.48, 1, dark), 0.35, 5.8, seed + 50);
      // Graphite sits on the tooth: soft where pressed little, solid where pressed hard.
      const pressed = Math.min(1, shade * (0.45 + 0.95 * tooth));
      const again = y >= shift && x >= shift ? 0.28 * lines.data[(y - shift) * width + x - shift] : 0;
      const line = Math.min(1, (0.82 * lines.data[i] + 0.3 * ghost.data[i] + again) * (0.62 + 0.5 * tooth));
      const marks = 1 - (1 - 0.86 * pressed) * (1 - 0.9 * line);
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c] * (1 + 0.012 * (2 * tooth - 1));
        out.data[3 * i + c] = srgbToLinear(Math.min(1, Math.max(0, paper + (LEAD[c] - paper) * marks)));
      }
    }
  return out;
};
