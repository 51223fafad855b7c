import { createFloatImage, type FloatImage, oklabToLinear, toOklab } from '../../image/index.ts';
import { gradientNoise } from '../../math/index.ts';

/** Lightness and chroma of the ground, and how much both waver. */
const LIGHT = 0.74;
const CHROMA = 0.045;
const WAVER = 0.2;
/** A thing whose mean colour has less chroma has no hue to be set off against: its ground is the blue of evening skies, as an angle in OKLab. */
const GREY = 0.012;
const EVENING = -1.75;
/** Waves across the longer side. */
const WAVES = 4.5;

/**
 * A toned ground for a thing without one to be painted on, linear light: the hue opposite to its own, wavering between lighter and darker, cooler and warmer, so that brush strokes
 * have something to draw. `opacity`: where the thing is.
 */
export function underpainting(image: FloatImage, opacity: FloatImage, seed: number): FloatImage {
  const { width, height } = image;
  const { data } = toOklab(image);
  let [a, b, n] = [0, 0, 1e-6];
  for (let i = 0; i < opacity.data.length; i++) {
    a += opacity.data[i] * data[3 * i + 1];
    b += opacity.data[i] * data[3 * i + 2];
    n += opacity.data[i];
  }
  const hue = Math.hypot(a, b) < GREY * n ? EVENING : Math.atan2(-b, -a);
  const out = createFloatImage(width, height, 3);
  const scale = WAVES / Math.max(width, height);
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 3) {
      const [u, v] = [x * scale, 1.6 * y * scale];
      const bend = 1.4 * gradientNoise(0.6 * u, 0.6 * v, 0.5, seed + 2);
      const wave =
        gradientNoise(u + bend, v + bend, 1.5, seed) + 0.5 * gradientNoise(3 * u, 3 * v + bend, 2.5, seed + 1);
      const turn = hue + 0.5 * gradientNoise(0.8 * u - bend, v, 3.5, seed + 3);
      const chroma = CHROMA * (1 + 1.2 * wave);
      oklabToLinear(LIGHT + WAVER * wave, chroma * Math.cos(turn), chroma * Math.sin(turn), out.data, o);
      for (let c = 0; c < 3; c++) out.data[o + c] = Math.min(1, Math.max(0, out.data[o + c]));
    }
  return out;
}
