import { blur, createFloatImage, type FloatImage, toOklab } from '../image/index.ts';

/** Opacity weighs so much against lightness. */
const OUTLINE = 0.35;

/** Edges of a picture, by pixel; nothing along its frame. */
export interface EdgeField {
  /** Steps of OKLab. */
  strength: Float32Array;
  /** The direction that the edge runs in, across the steepest: radians, anticlockwise from the right, 0 .. pi. */
  along: Float32Array;
}

/** How strong the edge at every pixel is, of a picture's colours (linear light) and of its outline (`alpha`), and which way it runs. */
export function measureEdges(colours: FloatImage, alpha: FloatImage): EdgeField {
  const { width, height } = alpha;
  const lab = toOklab(colours);
  const packed = createFloatImage(width, height, 4);
  for (let i = 0; i < alpha.data.length; i++) {
    const a = alpha.data[i];
    for (let c = 0; c < 3; c++) packed.data[4 * i + c] = a * lab.data[3 * i + c];
    packed.data[4 * i + 3] = OUTLINE * a;
  }
  const { data } = blur(packed, 1);
  const strength = new Float32Array(width * height);
  const along = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = 4 * (y * width + x);
      let [xx, xy, yy] = [0, 0, 0];
      for (let c = 0; c < 4; c++) {
        const dx = data[i + 4 + c] - data[i - 4 + c];
        const dy = data[i - 4 * width + c] - data[i + 4 * width + c];
        xx += dx * dx;
        xy += dx * dy;
        yy += dy * dy;
      }
      strength[i / 4] = Math.sqrt(xx + yy);
      along[i / 4] = 0.5 * Math.atan2(2 * xy, xx - yy) + Math.PI / 2;
    }
  return { strength, along };
}
