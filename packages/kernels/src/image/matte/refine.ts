import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { createFloatImage } from '../float-image.ts';
import { resize } from '../resize.ts';
import { maskImage } from './mask-image.ts';
import { cutPixels, pixelEdges } from './segment.ts';

/** Least distance of two colours that says anything. */
const TELLS = 0.03;

/**
 * Draws the outline of a coarse mask exactly: near it, each pixel goes to the side whose colours near by it is more like. `fine`: work colours at the
 * size wanted. 1 = subject. Source: banded graph cuts, Lombaert et al. 2005.
 */
export function refineMask(
  coarse: Uint8Array,
  width: number,
  height: number,
  fine: FloatImage,
): { mask: Uint8Array; band: Uint8Array } {
  const grown = resize(maskImage(coarse, width, height), fine.width, fine.height);
  const scale = fine.width / width;
  const reach = 1.3 * scale + 1.5;
  const soft = blur(grown, reach / 1.7).data;
  const band = Uint8Array.from(soft, (v) => (v > 0.03 && v < 0.97 ? 1 : 0));
  const near = nearColours(fine, soft, 2.2 * reach);
  const favour = new Float32Array(soft.length);
  for (let i = 0; i < favour.length; i++) {
    if (!band[i]) {
      favour[i] = soft[i] >= 0.5 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
      continue;
    }
    const [inside, outside, apart] = near(i);
    const place = 3 * (soft[i] - 0.5);
    favour[i] = apart < TELLS ? place : (4 * (outside - inside)) / apart + place;
  }
  return { mask: cutPixels(pixelEdges(fine), favour), band };
}

/** For a pixel: how far its colour lies from the subject's near it, from the ground's, and these from one another. */
function nearColours(
  fine: FloatImage,
  soft: Float32Array,
  sigma: number,
): (i: number) => readonly [number, number, number] {
  const { width, height, data } = fine;
  const packed = createFloatImage(width, height, 8);
  for (let i = 0; i < soft.length; i++) {
    const w = soft[i] > 0.97 ? 1 : 0;
    const v = soft[i] < 0.03 ? 1 : 0;
    for (let c = 0; c < 3; c++) {
      packed.data[8 * i + c] = w * data[3 * i + c];
      packed.data[8 * i + 4 + c] = v * data[3 * i + c];
    }
    packed.data[8 * i + 3] = w;
    packed.data[8 * i + 7] = v;
  }
  const mean = blur(packed, sigma).data;
  const answer: [number, number, number] = [0, 0, 0];
  return (i) => {
    const o = 8 * i;
    const w = 1 / Math.max(1e-6, mean[o + 3]);
    const v = 1 / Math.max(1e-6, mean[o + 7]);
    let [a, b, d] = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      const f = mean[o + c] * w;
      const g = mean[o + 4 + c] * v;
      a += (data[3 * i + c] - f) ** 2;
      b += (data[3 * i + c] - g) ** 2;
      d += (f - g) ** 2;
    }
    answer[0] = Math.sqrt(a);
    answer[1] = Math.sqrt(b);
    answer[2] = mean[o + 3] < 1e-3 || mean[o + 7] < 1e-3 ? 0 : Math.sqrt(d);
    return answer;
  };
}
