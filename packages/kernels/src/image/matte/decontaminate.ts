import { blur } from '../blur.ts';
import { type Box, crop } from '../crop.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';

/** A blur ends after so many times its width: beyond it nothing of the subject arrives, and nothing of the ground counts. */
const REACHES = 4;

/**
 * Colours of the subject alone, where the ground shines through its rim: what is left of a pixel when the ground's colour near it is taken off. `linear`:
 * linear light, three channels; `alpha`: one. Pixels without subject get its colour near by, so that no rim shows when the picture is shrunk. `reach`: pixels. Source:
 * Forte, "Approximate fast foreground colour estimation", 2021.
 */
export function decontaminate(linear: FloatImage, alpha: FloatImage, reach: number): FloatImage {
  const { width, height } = linear;
  const box = subjectBox(alpha, Math.ceil(REACHES * reach) + REACHES);
  const own = crop(linear, box);
  const ownAlpha = crop(alpha, box);
  let colours = own;
  for (const sigma of [reach, Math.max(1, reach / 6)]) colours = separate(own, colours, ownAlpha, sigma);
  const out = createFloatImage(width, height, 3);
  const row = 3 * own.width;
  for (let y = 0; y < own.height; y++)
    out.data.set(colours.data.subarray(y * row, (y + 1) * row), 3 * ((y + box.top) * width + box.left));
  return out;
}

/** Where anything of the subject is, and so many pixels around it. */
function subjectBox({ width, height, data }: FloatImage, margin: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] <= 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (right <= left) return { left: 0, top: 0, right: width, bottom: height };
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}

function separate(linear: FloatImage, from: FloatImage, alpha: FloatImage, sigma: number): FloatImage {
  const { width, height } = linear;
  const n = width * height;
  const packed = createFloatImage(width, height, 8);
  for (let i = 0; i < n; i++) {
    const a = alpha.data[i];
    for (let c = 0; c < 3; c++) {
      packed.data[8 * i + c] = a * from.data[3 * i + c];
      packed.data[8 * i + 4 + c] = (1 - a) * linear.data[3 * i + c];
    }
    packed.data[8 * i + 3] = a;
    packed.data[8 * i + 7] = 1 - a;
  }
  const mean = blur(packed, sigma).data;
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < n; i++) {
    const a = alpha.data[i];
    const f = 1 / Math.max(1e-5, mean[8 * i + 3]);
    const g = 1 / Math.max(1e-5, mean[8 * i + 7]);
    for (let c = 0; c < 3; c++) {
      const subject = mean[8 * i + c] * f;
      const ground = mean[8 * i + 4 + c] * g;
      const value = subject + a * (linear.data[3 * i + c] - a * subject - (1 - a) * ground);
      out.data[3 * i + c] = Math.min(1, Math.max(0, a > 0.999 ? linear.data[3 * i + c] : value));
    }
  }
  return out;
}
