import { createFloatImage, type FloatImage } from './float-image.ts';
import { findFlow } from './structure.ts';

/** Options of {@link paintOver}. */
export interface KuwaharaOptions {
  /** Reach of a brush dab, pixels. Default 5. */
  radius: number;
  /** Smoothing of the direction of strokes, pixels. Default 2.5. */
  flowSigma: number;
  /** How strongly the least varied side wins; 4 soft, 12 hard. Default 8. */
  sharpness: number;
  /** How much longer than wide dabs become along edges; 0 = round. Default 1. */
  stretch: number;
}

export const KUWAHARA_DEFAULTS: Readonly<KuwaharaOptions> = Object.freeze({
  radius: 5,
  flowSigma: 2.5,
  sharpness: 8,
  stretch: 1,
});

const SECTORS = 8;
/** Sample points of one sector in the unit disc: radius and angle from its middle (turns of a sector). */
const POINTS = [
  [0.24, 0],
  [0.5, -0.32],
  [0.5, 0.32],
  [0.76, -0.42],
  [0.76, 0],
  [0.76, 0.42],
  [1, -0.3],
  [1, 0.3],
] as const;

/**
 * Anisotropic Kuwahara filter: every pixel becomes a mean of those sides of its neighbourhood that vary least, dabs lying along the edges. Flattens
 * texture, keeps contours, and looks like paint. Sectors are sampled at 8 points instead of summed in full, so that any radius costs the same:
 * about 1.5 us a pixel. Source: Kyprianidis, Kang & Döllner, 2009.
 */
export function paintOver(image: FloatImage, options: Partial<KuwaharaOptions> = {}): FloatImage {
  const { radius, flowSigma, sharpness, stretch } = { ...KUWAHARA_DEFAULTS, ...options };
  const { width, height, data } = image;
  const flow = findFlow(image, flowSigma).data;
  const out = createFloatImage(width, height, 3);
  const offsets = new Float64Array(SECTORS * POINTS.length * 2);
  for (let s = 0, o = 0; s < SECTORS; s++)
    for (const [r, turn] of POINTS) {
      const angle = ((s + turn) * 2 * Math.PI) / SECTORS;
      offsets[o++] = r * Math.cos(angle);
      offsets[o++] = r * Math.sin(angle);
    }
  const power = sharpness / 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = 3 * (y * width + x);
      const cos = flow[o];
      const sin = flow[o + 1];
      const long = radius * (1 + stretch * flow[o + 2]);
      const short = radius / (1 + stretch * flow[o + 2]);
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let s = 0, k = 0; s < SECTORS; s++) {
        // The pixel itself belongs to every sector.
        let r = data[o];
        let g = data[o + 1];
        let b = data[o + 2];
        let squares = r * r + g * g + b * b;
        for (let p = 0; p < POINTS.length; p++) {
          const u = long * offsets[k++];
          const v = short * offsets[k++];
          let sx = (x + cos * u - sin * v + 0.5) | 0;
          let sy = (y + sin * u + cos * v + 0.5) | 0;
          if (sx < 0) sx = 0;
          else if (sx >= width) sx = width - 1;
          if (sy < 0) sy = 0;
          else if (sy >= height) sy = height - 1;
          const q = 3 * (sy * width + sx);
          const qr = data[q];
          const qg = data[q + 1];
          const qb = data[q + 2];
          r += qr;
          g += qg;
          b += qb;
          squares += qr * qr + qg * qg + qb * qb;
        }
        const n = 1 / (POINTS.length + 1);
        r *= n;
        g *= n;
        b *= n;
        const variance = Math.max(0, squares * n - (r * r + g * g + b * b));
        const weight = 1 / (1 + (1500 * variance) ** power);
        red += weight * r;
        green += weight * g;
        blue += weight * b;
        total += weight;
      }
      out.data[o] = red / total;
      out.data[o + 1] = green / total;
      out.data[o + 2] = blue / total;
    }
  return out;
}
