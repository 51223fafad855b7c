import { createFloatImage, type FloatImage } from '../float-image.ts';
import type { PictureFeatures } from '../lines.ts';
import { fromOklab, toOklab } from '../oklab.ts';
import { findPalette, nearestColor } from '../palette.ts';
import { resize } from '../resize.ts';
import type { PictureFinish } from './types.ts';

/** Cells along the shorter side. */
const CELLS = 128;
const COLORS = 28;
/** Ordered thresholds (Bayer, 1973), -0.5 .. 0.5. */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((v) => (v + 0.5) / 16 - 0.5);

/** Side of a cell of pixel art, pixels. */
export function pixelCell(width: number, height: number): number {
  return Math.max(1, Math.round(Math.min(width, height) / CELLS));
}

/** Pixel art: few large cells, a palette of 28 colours, ordered dither between neighbouring tones, a dark outline round the things. */
export const pixel: PictureFinish = ({ image, features, seed }) => {
  const { width, height } = image;
  const side = pixelCell(width, height);
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const lab = toOklab(resize(image, columns, rows));
  crispen(lab);
  const palette = findPalette(lab, COLORS, seed);
  const rim = features && outlineOf(features, width, height, columns, rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const i = y * columns + x;
      const o = 3 * i;
      // Dither only as far as the neighbouring tone, or even areas turn to noise.
      const shift = 0.032 * BAYER[(y & 3) * 4 + (x & 3)];
      const L = rim?.[i] ? Math.min(0.22, 0.4 * lab.data[o]) : lab.data[o] + shift;
      const p = 3 * nearestColor(palette, L, lab.data[o + 1], lab.data[o + 2]);
      for (let c = 0; c < 3; c++) lab.data[o + c] = palette[p + c];
    }
  return enlarge(fromOklab(lab), side, width, height);
};

/** More contrast between neighbours and more colour: what a small picture needs to be read. */
function crispen(lab: FloatImage): void {
  const { width, height, data } = lab;
  const before = data.slice();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = 3 * (y * width + x);
      const around =
        before[3 * (y * width + Math.max(0, x - 1))] +
        before[3 * (y * width + Math.min(width - 1, x + 1))] +
        before[3 * (Math.max(0, y - 1) * width + x)] +
        before[3 * (Math.min(height - 1, y + 1) * width + x)];
      data[o] = Math.min(1, Math.max(0, before[o] + 0.45 * (before[o] - around / 4)));
      data[o + 1] *= 1.18;
      data[o + 2] *= 1.18;
    }
}

/** Cells at the border of something that stands before something much farther. */
function outlineOf(
  features: PictureFeatures,
  width: number,
  height: number,
  columns: number,
  rows: number,
): Uint8Array {
  const depth = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const sx = Math.min(width - 1, Math.floor(((x + 0.5) * width) / columns));
      const sy = Math.min(height - 1, Math.floor(((y + 0.5) * height) / rows));
      depth[y * columns + x] = features.depth[sy * width + sx] || 1e6;
    }
  const rim = new Uint8Array(columns * rows);
  for (let y = 1; y < rows - 1; y++)
    for (let x = 1; x < columns - 1; x++) {
      const i = y * columns + x;
      const behind = Math.max(depth[i - 1], depth[i + 1], depth[i - columns]);
      // The ground falls away below: only clear jumps count.
      if (behind > 1.12 * depth[i] + 0.02) rim[i] = 1;
    }
  return rim;
}

function enlarge(cells: FloatImage, side: number, width: number, height: number): FloatImage {
  const out = createFloatImage(width, height, 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 3 * (Math.floor(y / side) * cells.width + Math.floor(x / side));
      const to = 3 * (y * width + x);
      for (let c = 0; c < 3; c++) out.data[to + c] = Math.min(1, Math.max(0, cells.data[from + c]));
    }
  return out;
}
