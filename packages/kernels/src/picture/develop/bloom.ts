import { blur, createFloatImage, type FloatImage, resize } from '../../image/index.ts';

/**
 * Light that spills around what is brighter than white, as in a lens: two wide blurs of the excess, laid over the picture's radiance in place.
 * `strength` 0..1; widths follow the picture's shorter side. Worked out at a quarter of the size.
 */
export function bloomInPlace(image: FloatImage, strength: number): void {
  const w = Math.max(1, Math.round(image.width / 4));
  const h = Math.max(1, Math.round(image.height / 4));
  const small = resize(image, w, h);
  for (let i = 0; i < small.data.length; i += 3) {
    const peak = Math.max(small.data[i], small.data[i + 1], small.data[i + 2]);
    const keep = peak > 0.9 ? Math.min(6, peak - 0.9) / peak : 0;
    for (let c = 0; c < 3; c++) small.data[i + c] *= keep;
  }
  const unit = Math.min(w, h) / 1000;
  const near = blur(small, 7 * unit);
  const wide = blur(small, 34 * unit);
  const sum = createFloatImage(w, h, 3);
  for (let i = 0; i < sum.data.length; i++) sum.data[i] = strength * (0.5 * near.data[i] + 0.55 * wide.data[i]);
  addTallInPlace(image, resize(sum, image.width, h));
}

/** Adds a picture as wide but not as tall, row by row between its rows: all of it as tall would be as much memory again as the picture. */
function addTallInPlace({ width, height, data }: FloatImage, low: FloatImage): void {
  const row = 3 * width;
  for (let y = 0; y < height; y++) {
    const at = Math.min(low.height - 1, Math.max(0, ((y + 0.5) * low.height) / height - 0.5));
    const above = Math.floor(at);
    const below = Math.min(low.height - 1, above + 1);
    const t = at - above;
    for (let i = 0; i < row; i++)
      data[y * row + i] += (1 - t) * low.data[above * row + i] + t * low.data[below * row + i];
  }
}
