import { createFloatImage, type FloatImage, linearToOklab, oklabToLinear } from '../../image/index.ts';

/** Every colour of a picture changed in OKLab, in place in the array that is handed over, with the pixel's number. */
export function mapLab(image: FloatImage, change: (lab: Float64Array, pixel: number) => void): FloatImage {
  const out = createFloatImage(image.width, image.height, 3);
  const lab = new Float64Array(3);
  for (let o = 0, i = 0; o < out.data.length; o += 3, i++) {
    linearToOklab(image.data[o], image.data[o + 1], image.data[o + 2], lab, 0);
    change(lab, i);
    oklabToLinear(Math.min(1, Math.max(0, lab[0])), lab[1], lab[2], out.data, o);
    for (let c = 0; c < 3; c++) out.data[o + c] = Math.min(1, Math.max(0, out.data[o + c]));
  }
  return out;
}
