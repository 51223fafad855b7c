import { type FloatImage, luminanceOf, signedDistance } from '../../image/index.ts';
import type { LightName } from '../../picture/index.ts';
import type { Layers } from '../types.ts';

/** How a picture is lit, as far as it shows. */
export interface SceneLight {
  /** What comes nearest among the engine's lights. */
  name: LightName;
  /** From where the light comes across the picture: -1 left, 1 right, and how sure that is. */
  across: number;
}

/** Reads the light off a picture: its brightness, contrast and tint, and from which side the subject's rim is brighter. */
export function readLight({ image, subject }: Layers & { subject: FloatImage }): SceneLight {
  const light = luminanceOf(image).data;
  let [sum, square, warm] = [0, 0, 0];
  for (let i = 0; i < light.length; i++) {
    sum += light[i];
    square += light[i] ** 2;
    warm += image.data[3 * i] - image.data[3 * i + 2];
  }
  const mean = sum / light.length;
  const contrast = Math.sqrt(Math.max(0, square / light.length - mean * mean)) / Math.max(0.02, mean);
  const tint = warm / light.length / Math.max(0.02, mean);
  const name: LightName =
    mean < 0.05 ? 'dramatic' : tint > 0.5 && contrast > 0.6 ? 'golden' : contrast < 0.35 ? 'overcast' : 'softbox';
  return { name, across: sideOfLight(image, subject) };
}

/**
 * From which side a thing is lit: how its lightness goes with the direction in which its outline faces, in a band inside the outline. -1 left, 1 right, 0 unclear. Source: the
 * occluding contour as a light probe, Johnson & Farid, 2005.
 */
export function sideOfLight(image: FloatImage, alpha: FloatImage): number {
  const { width, height } = alpha;
  const distance = signedDistance(alpha).data;
  const light = luminanceOf(image).data;
  const reach = 0.04 * Math.max(width, height);
  let [n, sx, sl, sxx, sxl, sll] = [0, 0, 0, 0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (distance[i] < 1.5 || distance[i] > reach) continue;
      // The outline faces against the slope of the distance.
      const gx = -(distance[i + 1] - distance[i - 1]) / 2;
      const l = Math.cbrt(light[i]);
      n++;
      sx += gx;
      sl += l;
      sxx += gx * gx;
      sxl += gx * l;
      sll += l * l;
    }
  if (n < 50) return 0;
  const cov = sxl / n - (sx / n) * (sl / n);
  const spread = Math.sqrt(Math.max(1e-9, (sxx / n - (sx / n) ** 2) * (sll / n - (sl / n) ** 2)));
  return Math.max(-1, Math.min(1, cov / spread));
}
