import type { FloatImage } from '../float-image.ts';

/** Numbers of a guide per pixel: a colour as patches are compared by, and how much it is to be believed, 0..1. */
export const GUIDE = 4;
/** Known pixels beyond the hole that make the colour of an end. */
const ENDS = 4;
/** Ends that differ so much are two things: standard deviation, as patches are compared. */
const ONE = 0.07;

/**
 * What a hole (1 in `unknown`) may hold by what lies on opposite sides of it: where the same ground goes on to the left and to the right, or above and below, it goes on
 * between, so that horizons and walls run through. `chroma`: what a and b are multiplied by. Four numbers a pixel; nothing is believed of known ones.
 */
export function guideOf({ width, height, data }: FloatImage, unknown: Uint8Array, chroma: number): Float32Array {
  const out = new Float32Array(GUIDE * width * height);
  const ends = new Float64Array(8);
  const cross = (start: number, step: number, count: number): void => {
    for (let k = 0; k < count; k++) {
      if (!unknown[start + k * step]) continue;
      const from = k;
      while (k < count && unknown[start + k * step]) k++;
      if (from === 0 || k === count) continue;
      meanOf(start, step, from - 1, -1, count, 0);
      meanOf(start, step, k, 1, count, 4);
      let apart = 0;
      for (let c = 0; c < 3; c++) apart += (ends[c] - ends[4 + c]) ** 2;
      const sure = Math.exp(-apart / (2 * ONE * ONE));
      if (sure < 0.02) continue;
      for (let j = from; j < k; j++) {
        const t = (j - from + 0.5) / (k - from);
        const o = GUIDE * (start + j * step);
        const before = out[o + 3];
        const share = sure / (before + sure);
        for (let c = 0; c < 3; c++) out[o + c] += share * (ends[c] + t * (ends[4 + c] - ends[c]) - out[o + c]);
        out[o + 3] = Math.max(before, sure);
      }
    }
  };
  /** Mean colour of the known pixels from `at` on, into the ends. */
  const meanOf = (start: number, step: number, at: number, way: number, count: number, o: number): void => {
    ends.fill(0, o, o + 4);
    for (let n = 0, k = at; n < ENDS && k >= 0 && k < count; n++, k += way) {
      const i = start + k * step;
      if (unknown[i]) break;
      ends[o] += data[3 * i];
      ends[o + 1] += chroma * data[3 * i + 1];
      ends[o + 2] += chroma * data[3 * i + 2];
      ends[o + 3]++;
    }
    for (let c = 0; c < 3; c++) ends[o + c] /= Math.max(1, ends[o + 3]);
  };
  for (let y = 0; y < height; y++) cross(y * width, 1, width);
  for (let x = 0; x < width; x++) cross(x, width, height);
  return out;
}
