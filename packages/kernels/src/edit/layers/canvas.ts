import { createFloatImage, type FloatImage } from '../../image/index.ts';

/** A window of an image; what lies beyond its border is the border mirrored. Pixels; left and top may be negative. */
export function windowOf(image: FloatImage, left: number, top: number, width: number, height: number): FloatImage {
  const { channels, data } = image;
  const out = createFloatImage(width, height, channels);
  for (let y = 0, o = 0; y < height; y++) {
    const row = mirrored(top + y, image.height) * image.width;
    for (let x = 0; x < width; x++) {
      const from = channels * (row + mirrored(left + x, image.width));
      for (let c = 0; c < channels; c++, o++) out.data[o] = data[from + c];
    }
  }
  return out;
}

function mirrored(at: number, size: number): number {
  const period = 2 * size;
  const i = ((at % period) + period) % period;
  return i < size ? i : period - 1 - i;
}

/** An image with others' values in it where they overlap: `part` laid at a place of a canvas of zeros. */
export function placed(part: FloatImage, width: number, height: number, left: number, top: number): FloatImage {
  const { channels } = part;
  const out = createFloatImage(width, height, channels);
  const x0 = Math.max(0, -left);
  const x1 = Math.min(part.width, width - left);
  for (let y = Math.max(0, -top); y < Math.min(part.height, height - top); y++)
    if (x1 > x0)
      out.data.set(
        part.data.subarray(channels * (y * part.width + x0), channels * (y * part.width + x1)),
        channels * ((top + y) * width + left + x0),
      );
  return out;
}

/** Values between pixels, bilinear; beyond the border the outermost. Into `out`. */
export function sampleAt({ width, height, channels, data }: FloatImage, x: number, y: number, out: Float64Array): void {
  const u = Math.min(width - 1, Math.max(0, x));
  const v = Math.min(height - 1, Math.max(0, y));
  const i = Math.min(width - 2, Math.floor(u));
  const j = Math.min(height - 2, Math.floor(v));
  const s = u - Math.max(0, i);
  const t = v - Math.max(0, j);
  const a = channels * (Math.max(0, j) * width + Math.max(0, i));
  const right = width > 1 ? channels : 0;
  const below = height > 1 ? channels * width : 0;
  for (let c = 0; c < channels; c++) {
    const top = data[a + c] + s * (data[a + right + c] - data[a + c]);
    const low = data[a + below + c] + s * (data[a + below + right + c] - data[a + below + c]);
    out[c] = top + t * (low - top);
  }
}
