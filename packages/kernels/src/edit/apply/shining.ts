import { blur, createFloatImage, type FloatImage, resize, toOklab } from '../../image/index.ts';

/** Lightness from which something may shine by itself, and chroma; it is lighter than what is around by this much. */
const LIGHT = 0.58;
const CHROMA = 0.1;
const STEP = 0.14;
/** What is around is no lighter than this: in daylight no lamp is seen to shine. */
const DIM = 0.52;
/** What is looked at around, as a share of the longer side. */
const AROUND = 0.05;

/**
 * What in a picture shines by itself, as far as it shows: strong warm colour amid what is dark. One channel, 0..1. `sky`: not there. A guess: lamps, fire,
 * lit windows and glowing eyes are found, white things in the sun are not.
 */
export function findShining(image: FloatImage, sky: FloatImage | undefined): FloatImage {
  const { width, height } = image;
  const lab = toOklab(image).data;
  const light = createFloatImage(width, height, 1);
  for (let i = 0; i < light.data.length; i++) light.data[i] = lab[3 * i];
  const k = Math.min(1, 256 / Math.max(width, height));
  const [w, h] = [Math.max(4, Math.round(k * width)), Math.max(4, Math.round(k * height))];
  const around = resize(blur(resize(light, w, h), AROUND * Math.max(w, h)), width, height).data;
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const [L, a, b] = [lab[3 * i], lab[3 * i + 1], lab[3 * i + 2]];
    const chroma = Math.hypot(a, b);
    const hue = Math.atan2(b, a);
    // From red over orange to yellow.
    const warm = hue > 0.25 && hue < 1.95 ? 1 : 0;
    const t =
      warm *
      ramp(L, LIGHT - 0.06, LIGHT + 0.06) *
      ramp(chroma, CHROMA - 0.02, CHROMA + 0.04) *
      ramp(L - around[i], STEP - 0.05, STEP + 0.05) *
      (1 - ramp(around[i], DIM - 0.1, DIM));
    out.data[i] = t * (1 - (sky?.data[i] ?? 0));
  }
  return out;
}

function ramp(v: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Lights what shines in a darkened picture: its own colours, brighter, and a glow around. Linear, three channels. */
export function lightUp(made: FloatImage, image: FloatImage, shining: FloatImage, amount: number): FloatImage {
  const { width, height } = image;
  if (!shining.data.some((v) => v > 0.3)) return made;
  const own = createFloatImage(width, height, 3);
  for (let i = 0; i < shining.data.length; i++)
    for (let c = 0; c < 3; c++) own.data[3 * i + c] = shining.data[i] * Math.min(1, 1.15 * image.data[3 * i + c]);
  const size = Math.max(width, height);
  const near = blur(own, 0.006 * size);
  const wide = blur(own, 0.035 * size);
  const out = createFloatImage(width, height, 3);
  for (let o = 0; o < out.data.length; o++) {
    const t = amount * shining.data[(o / 3) | 0];
    const lit = made.data[o] * (1 - t) + amount * own.data[o];
    const glow = amount * (0.35 * near.data[o] + 0.9 * wide.data[o]);
    out.data[o] = 1 - (1 - Math.min(1, lit)) * (1 - Math.min(1, glow));
  }
  return out;
}
