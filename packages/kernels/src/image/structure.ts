import { blur } from './blur.ts';
import { createFloatImage, type FloatImage } from './float-image.ts';

/**
 * How the picture runs at every pixel, from the smoothed structure tensor of all channels: [cos, sin] of the direction along edges, and the
 * anisotropy 0 (flat or a corner) .. 1 (a clean edge). Three channels. `sigma` in pixels.
 * Source: Kyprianidis, Kang & Döllner, "Image and Video Abstraction by Anisotropic Kuwahara Filtering", 2009.
 */
export function findFlow(image: FloatImage, sigma: number): FloatImage {
  const { width, height, channels, data } = image;
  const tensor = createFloatImage(width, height, 3);
  const row = width * channels;
  for (let y = 0; y < height; y++) {
    const up = Math.max(0, y - 1) * row;
    const mid = y * row;
    const down = Math.min(height - 1, y + 1) * row;
    for (let x = 0; x < width; x++) {
      const l = Math.max(0, x - 1) * channels;
      const m = x * channels;
      const r = Math.min(width - 1, x + 1) * channels;
      let xx = 0;
      let xy = 0;
      let yy = 0;
      for (let c = 0; c < channels; c++) {
        const a = data[up + l + c];
        const b = data[up + r + c];
        const d = data[down + l + c];
        const e = data[down + r + c];
        const gx = b + e - a - d + 2 * (data[mid + r + c] - data[mid + l + c]);
        const gy = d + e - a - b + 2 * (data[down + m + c] - data[up + m + c]);
        xx += gx * gx;
        xy += gx * gy;
        yy += gy * gy;
      }
      const o = 3 * (y * width + x);
      tensor.data[o] = xx;
      tensor.data[o + 1] = xy;
      tensor.data[o + 2] = yy;
    }
  }
  const smooth = blur(tensor, sigma);
  const t = smooth.data;
  for (let o = 0; o < t.length; o += 3) {
    const mean = (t[o] + t[o + 2]) / 2;
    const spread = Math.hypot((t[o] - t[o + 2]) / 2, t[o + 1]);
    // The eigenvector of the smaller eigenvalue runs along the edge.
    const angle = 0.5 * Math.atan2(2 * t[o + 1], t[o] - t[o + 2]) + Math.PI / 2;
    t[o] = Math.cos(angle);
    t[o + 1] = Math.sin(angle);
    t[o + 2] = mean > 1e-9 ? spread / mean : 0;
  }
  return smooth;
}
