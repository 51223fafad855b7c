import { linearToSrgb, srgbToLinear } from '../../math/index.ts';
import { blur } from '../blur.ts';
import { createFloatImage, type FloatImage, luminanceOf } from '../float-image.ts';
import { drawContours, drawEdges } from '../lines.ts';
import { paperGrain } from '../paper.ts';
import { hatch } from './hatching.ts';
import { type FinishInput, type PictureFinish, smoothstep, unitOf } from './types.ts';

/** Display lightness of a picture, stretched so that its darkest and lightest two percent are black and white. */
export function lightnessOf(image: FloatImage): FloatImage {
  const light = luminanceOf(image);
  const { data } = light;
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i++) {
    data[i] = linearToSrgb(Math.min(1, Math.max(0, data[i])));
    counts[Math.round(255 * data[i])]++;
  }
  const at = (share: number): number => {
    let sum = 0;
    let level = 0;
    while (level < 255 && sum + counts[level] < share * data.length) sum += counts[level++];
    return level / 255;
  };
  const low = at(0.02);
  const high = Math.max(low + 0.1, at(0.98));
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1, Math.max(0, (data[i] - low) / (high - low)));
  return light;
}

/** Lines of a drawing: from what lies where if that is known, and from brightness. */
export function drawingLines(
  { image, features }: FinishInput,
  light: FloatImage,
  thickness: number,
  detail: number,
): FloatImage {
  const lines = drawEdges(light, Math.max(0.7, 0.85 * thickness), 0);
  for (let i = 0; i < lines.data.length; i++) lines.data[i] *= detail;
  if (!features) return lines;
  const contours = drawContours(features, image.width, image.height, thickness * 1.9, {
    outline: 1,
    part: 0.75,
    crease: 0.7,
    color: 0.5,
  });
  for (let i = 0; i < lines.data.length; i++) lines.data[i] = Math.max(lines.data[i], contours.data[i]);
  return lines;
}

const PAPER = [0.955, 0.935, 0.885];
const INK = [0.075, 0.07, 0.085];

/** Pen and ink: contours, then up to four layers of hatching by darkness, on laid paper. */
export const ink: PictureFinish = (input) => {
  const { image, seed } = input;
  const { width, height } = image;
  const unit = unitOf(image);
  const light = blur(lightnessOf(image), 0.8 * unit);
  const lines = drawingLines(input, light, 1.25 * unit, 0.9);
  const tone = blur(light, 2.4 * unit);
  const out = createFloatImage(width, height, 3);
  const per = 1 / unit;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const u = x * per;
      const v = y * per;
      const dark = 1 - tone.data[i];
      let marks = lines.data[i];
      if (dark > 0.22) marks = Math.max(marks, hatch(u, v, smoothstep(0.22, 0.95, dark) * 0.62, 0.72, 8.5, seed));
      if (dark > 0.46) marks = Math.max(marks, hatch(u, v, smoothstep(0.46, 1.05, dark) * 0.62, -0.6, 9.5, seed + 40));
      if (dark > 0.64) marks = Math.max(marks, hatch(u, v, smoothstep(0.64, 1.1, dark) * 0.7, 0.08, 7.5, seed + 80));
      if (dark > 0.82) marks = Math.max(marks, smoothstep(0.84, 0.97, dark));
      const grain = paperGrain(u, v, seed);
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c] * (1 + 0.014 * grain);
        out.data[3 * i + c] = srgbToLinear(
          Math.min(1, paper + (INK[c] - paper) * Math.min(1, marks) * (0.97 + 0.03 * grain)),
        );
      }
    }
  return out;
};
