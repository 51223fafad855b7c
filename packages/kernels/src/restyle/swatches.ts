import type { Raster } from '../image/index.ts';
import { linearToByte } from '../math/index.ts';

/** Texels along a side of a swatch: filters and mip levels stay within it. */
const SWATCH = 8;

/** A picture of plain squares, one for each colour. */
export interface Swatches {
  picture: Raster;
  /** Middle of a colour's square, texture coordinates, two a colour. */
  uvs: Float32Array;
}

/** Lays colours (linear RGB, three numbers each) out in a square picture. */
export function laySwatches(linear: ArrayLike<number>): Swatches {
  const count = Math.max(1, Math.floor(linear.length / 3));
  const columns = Math.ceil(Math.sqrt(count));
  const side = 2 ** Math.ceil(Math.log2(columns * SWATCH));
  const data = new Uint8Array(3 * side * side);
  const uvs = new Float32Array(2 * count);
  for (let c = 0; c < count; c++) {
    const [left, top] = [(c % columns) * SWATCH, Math.floor(c / columns) * SWATCH];
    uvs[2 * c] = (left + SWATCH / 2) / side;
    uvs[2 * c + 1] = (top + SWATCH / 2) / side;
    for (let y = top; y < top + SWATCH; y++)
      for (let x = left; x < left + SWATCH; x++)
        for (let k = 0; k < 3; k++) data[3 * (y * side + x) + k] = linearToByte(linear[3 * c + k]);
  }
  return { picture: { width: side, height: side, channels: 3, data }, uvs };
}
