import { blur, createFloatImage, type FloatImage } from '../image/index.ts';
import { blurWithin } from './blur-within.ts';

/** What fine detail a picture has, and over which colours it lies. OKLab, three channels. */
export interface Grain {
  detail: FloatImage;
  base: FloatImage;
  /** Side of the patches that are taken from it, pixels, and the places of their upper left corners. */
  patch: number;
  corners: Int32Array;
  /** How strong the detail of each of them is where it is strongest, and how much of the patch is as strong, 0..1. */
  peaks: Float32Array;
  fills: Float32Array;
}

/** Detail is what is finer than this, as a share of the longest side. */
const FINE = 1 / 36;
/** Sides of patches, as shares of the longest side: the largest of which there are enough, or the last. */
const PATCHES = [1 / 12, 1 / 16, 1 / 22];
const LAST = 1 / 32;
const ENOUGH = 400;
/** Share of a patch that must be usable. */
const WHOLE = 0.97;

/** What can be learned of a subject's texture from its picture; `distance`: signed, to the outline, pixels; `rim`: pixels from it at which its own colours begin. */
export function readGrain(lab: FloatImage, distance: FloatImage, rim: number): Grain {
  const { width, height } = lab;
  const usable = Float32Array.from(distance.data, (d) => (d > rim ? 1 : 0));
  const base = blurWithin(lab, usable, FINE * Math.max(width, height));
  const detail = createFloatImage(width, height, 3);
  for (let i = 0; i < usable.length; i++) {
    if (usable[i] === 0) continue;
    for (let c = 0; c < 3; c++) detail.data[3 * i + c] = lab.data[3 * i + c] - base.data[3 * i + c];
  }
  const sides = [...PATCHES, LAST].map((share) => Math.max(6, Math.round(share * Math.max(width, height))));
  const choices = sides.map((patch) => ({ patch, corners: cornersOf(usable, width, height, patch) }));
  const { patch, corners } = choices.find((choice) => choice.corners.length >= ENOUGH) ?? choices[choices.length - 1];
  return { detail, base, patch, corners, ...measurePatches(detail, corners, patch) };
}

/** How strong detail is within each patch, there where it is strongest, and how evenly it fills the patch. */
function measurePatches(detail: FloatImage, corners: Int32Array, patch: number): Pick<Grain, 'peaks' | 'fills'> {
  const { width, height } = detail;
  const energy = createFloatImage(width, height, 1);
  for (let i = 0; i < energy.data.length; i++)
    for (let c = 0; c < 3; c++) energy.data[i] += detail.data[3 * i + c] ** 2;
  const near = blur(energy, Math.max(1, patch / 8)).data;
  const peaks = new Float32Array(corners.length);
  const fills = new Float32Array(corners.length);
  for (let at = 0; at < corners.length; at++) {
    let [most, sum] = [1e-9, 0];
    for (let j = 1; j < 6; j++)
      for (let k = 1; k < 6; k++) {
        const e = near[corners[at] + Math.round((j * patch) / 6) * width + Math.round((k * patch) / 6)];
        most = Math.max(most, e);
        sum += e;
      }
    peaks[at] = Math.sqrt(most);
    fills[at] = sum / 25 / most;
  }
  return { peaks, fills };
}

/** Corners of the patches that are usable nearly throughout. */
function cornersOf(usable: Float32Array, width: number, height: number, patch: number): Int32Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * row + x + 1] =
        usable[y * width + x] + sums[y * row + x + 1] + sums[(y + 1) * row + x] - sums[y * row + x];
  const out: number[] = [];
  for (let y = 0; y + patch <= height; y += 2)
    for (let x = 0; x + patch <= width; x += 2) {
      const o = y * row + x;
      const sum = sums[o + patch * row + patch] - sums[o + patch] - sums[o + patch * row] + sums[o];
      if (sum >= WHOLE * patch * patch) out.push(y * width + x);
    }
  return Int32Array.from(out);
}
