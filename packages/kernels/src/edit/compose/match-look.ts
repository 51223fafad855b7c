import { blur, createFloatImage, type FloatImage, fromOklab, toOklab } from '../../image/index.ts';
import type { Rng } from '../../math/index.ts';

/** How far a thing's colours go towards those of where it is put: its lightness, its spread, its tint. */
const TOWARDS = { light: 0.28, spread: 0.3, tint: 0.45 };

/**
 * Makes a thing look as if it had been photographed with the rest: the mean and the spread of its lightness drawn part of the way towards the scene's, its greys
 * tinted like the scene's, as soft and as grainy as the scene. `alpha`: of the thing, `scene`: the picture without it. Same sizes. Source: Reinhard et al., "Color
 * transfer between images", 2001, in OKLab.
 */
export function matchLook(thing: FloatImage, alpha: FloatImage, scene: FloatImage, rng: Rng): FloatImage {
  const { width, height } = thing;
  const own = statistics(toOklab(thing), alpha.data);
  const lab = toOklab(scene);
  const there = statistics(lab, undefined);
  const out = toOklab(thing);
  const spread = Math.max(0.8, Math.min(1.15, (there.spread / Math.max(0.02, own.spread)) ** TOWARDS.spread));
  const shift = Math.max(-0.16, Math.min(0.08, TOWARDS.light * (there.mean[0] - own.mean[0])));
  const { data } = out;
  for (let i = 0; i < data.length; i += 3) {
    data[i] = own.mean[0] + shift + spread * (data[i] - own.mean[0]);
    // The scene's greys say what colour its light has.
    data[i + 1] += TOWARDS.tint * there.grey[0];
    data[i + 2] += TOWARDS.tint * there.grey[1];
  }
  const soft = softnessOf(lab);
  const matched = soft > softnessOf(out) * 1.4 ? blur(fromOklab(out), Math.min(1.6, 0.5 * soft)) : fromOklab(out);
  const grain = Math.min(0.02, grainOf(lab));
  const made = createFloatImage(width, height, 3);
  for (let i = 0; i < made.data.length; i += 3) {
    const noise = grain > 0.002 && alpha.data[i / 3] > 0.02 ? 1 + 2.5 * grain * rng.normal() : 1;
    for (let c = 0; c < 3; c++) made.data[i + c] = Math.min(1, Math.max(0, matched.data[i + c] * noise));
  }
  return made;
}

/** Mean and spread of lightness, and the mean tint of what is nearly grey. */
function statistics(
  { data }: FloatImage,
  weights: Float32Array | undefined,
): { mean: number[]; spread: number; grey: number[] } {
  const mean = [0, 0, 0];
  let [n, square, greys, ga, gb] = [0, 0, 1e-6, 0, 0];
  for (let i = 0; 3 * i < data.length; i++) {
    const w = weights ? weights[i] : 1;
    if (!(w > 0.02)) continue;
    n += w;
    for (let c = 0; c < 3; c++) mean[c] += w * data[3 * i + c];
    square += w * data[3 * i] ** 2;
    const chroma = Math.hypot(data[3 * i + 1], data[3 * i + 2]);
    const g = w * Math.exp(-((chroma / 0.05) ** 2));
    greys += g;
    ga += g * data[3 * i + 1];
    gb += g * data[3 * i + 2];
  }
  const k = 1 / Math.max(1e-6, n);
  const l = mean[0] * k;
  return {
    mean: mean.map((v) => v * k),
    spread: Math.sqrt(Math.max(0, square * k - l * l)),
    grey: [ga / greys, gb / greys],
  };
}

/** About how many pixels wide the sharpest edges are. */
function softnessOf({ width, height, data }: FloatImage): number {
  const near: number[] = [];
  for (let y = 2; y < height - 2; y += 2)
    for (let x = 2; x < width - 2; x++) {
      const i = 3 * (y * width + x);
      const wide = Math.abs(data[i + 6] - data[i - 6]);
      if (wide > 0.12) near.push(Math.abs(data[i + 3] - data[i - 3]) / wide);
    }
  if (near.length < 40) return 1;
  near.sort((a, b) => a - b);
  // A sharp edge is all between two neighbours, a soft one a half.
  return Math.max(0.5, 2.6 - 2 * near[Math.floor(0.9 * near.length)]);
}

/** Grain of the flattest part. */
function grainOf({ width, height, data }: FloatImage): number {
  const some: number[] = [];
  for (let y = 1; y < height - 1; y += 3)
    for (let x = 1; x < width - 1; x += 3) {
      const i = 3 * (y * width + x);
      some.push(Math.abs(data[i] - (data[i - 3] + data[i + 3] + data[i - 3 * width] + data[i + 3 * width]) / 4));
    }
  some.sort((a, b) => a - b);
  return 1.2 * (some[Math.floor(0.35 * some.length)] ?? 0);
}
