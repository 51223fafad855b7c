import { blur } from '../blur.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';

/**
 * Colours of the subject alone, where the ground shines through its rim: what is left of a pixel when the ground's colour near it is taken off. `linear`:
 * linear light, three channels; `alpha`: one. Pixels without subject get its colour near by, so that no rim shows when the picture is shrunk. `reach`: pixels. Source:
 * Forte, "Approximate fast foreground colour estimation", 2021.
 */
export function decontaminate(linear: FloatImage, alpha: FloatImage, reach: number): FloatImage {
  let colours = linear;
  for (const sigma of [reach, Math.max(1, reach / 6)]) colours = separate(linear, colours, alpha, sigma);
  return colours;
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
