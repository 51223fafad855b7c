import { blur, createFloatImage, type FloatImage } from '../image/index.ts';

/** A blur that knows only what is inside. */
export function blurWithin(image: FloatImage, inside: Float32Array, sigma: number): FloatImage {
  const { width, height } = image;
  const weighted = createFloatImage(width, height, 4);
  for (let i = 0; i < inside.length; i++) {
    for (let c = 0; c < 3; c++) weighted.data[4 * i + c] = inside[i] * image.data[3 * i + c];
    weighted.data[4 * i + 3] = inside[i];
  }
  const soft = blur(weighted, sigma).data;
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < inside.length; i++)
    for (let c = 0; c < 3; c++)
      out.data[3 * i + c] = soft[4 * i + 3] > 1e-4 ? soft[4 * i + c] / soft[4 * i + 3] : image.data[3 * i + c];
  return out;
}
