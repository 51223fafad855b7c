import { blur } from '../blur.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import { fitMixture, logDensity } from './color-mixture.ts';
import { expectedOverlap } from './expected-overlap.ts';
import { maskImage } from './mask-image.ts';
import { colorDistance } from './work-image.ts';

/**
 * What the regions, the network, the sharpness of the outline, the colours of subject, of its rim and of what lies around it say, and how far apart those of both sides of the outline are at large: what is far apart at
 * large and not at the outline itself is outlined beside its edge. Learnt from pictures of our own things.
 */
const WEIGHTS = [0.057, 0.748, 0.408, 0.396, 0.188, 0.242, -0.246] as const;
/** A step of colours that is as sharp as an outline needs to be, and two colours that are as far apart at large. */
const SHARP = 0.12;
const APART = 0.2;
/** Log likelihood at which a colour is plainly of one side. */
const PLAIN = 4;
/** Components that the colours of subject and ground are told by. */
const PARTS = [5, 8] as const;
/** Standard deviation of what lies at the outline, pixels, and share of the other side from which on a pixel does. */
const RIM = 4;
const SOME = 0.05;
/** Standard deviation of what the two sides of an outline are at large, pixels, and between which shares of the subject it runs. */
const LARGE = 5;
const OUTLINE = [0.2, 0.8] as const;

/** Says how good an answer looks, higher is better. `mask`: 1 = subject, with pixels of either kind; `value`: what its regions say of it. */
export type ScoreAnswer = (mask: Uint8Array, value: number) => number;

/**
 * How to score answers over a picture's pixels; `likely`: how likely each pixel is subject as the network has it. An outline that is drawn where the subject ends runs along edges, and the colours on its two sides are told
 * from each other.
 */
export function answerScorer(work: FloatImage, likely: Float32Array): ScoreAnswer {
  const around = blur(work, LARGE);
  return (mask, value) => {
    const near = blur(maskImage(mask, work.width, work.height), RIM).data;
    const traits = [
      value,
      expectedOverlap(mask, likely),
      sharpnessOf(work, mask),
      ...colourContrast(work, mask, near),
      contrastAtLarge(work, around, mask, near),
    ];
    return WEIGHTS.reduce<number>((sum, w, k) => sum + w * traits[k], 0);
  };
}

/** How sharp the outline is on average, 0..1. */
function sharpnessOf({ width, height, data }: FloatImage, mask: Uint8Array): number {
  let [rim, sharp] = [1e-9, 0];
  const step = (i: number, j: number): void => {
    if (mask[i] === mask[j]) return;
    rim++;
    sharp += Math.min(1, colorDistance(data, 3 * i, data, 3 * j) / SHARP);
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x > 0) step(i, i - 1);
      if (y > 0) step(i, i - width);
    }
  return sharp / rim;
}

/** How surely the pixels of the subject, those of it at its outline, and those of the ground there are of the side they are on by the colours of both: -1..1. `near`: means of the mask about each pixel. */
function colourContrast({ data }: FloatImage, mask: Uint8Array, near: Float32Array): readonly [number, number, number] {
  const subject = fitMixture(data, mask, PARTS[0]);
  const ground = fitMixture(
    data,
    mask.map((m) => 1 - m),
    PARTS[1],
  );
  const sum = [0, 0, 0];
  const count = [1e-9, 1e-9, 1e-9];
  for (let i = 0; i < mask.length; i++) {
    const atRim = mask[i] ? near[i] < 1 - SOME : near[i] > SOME;
    if (!mask[i] && !atRim) continue;
    const v = Math.tanh((logDensity(subject, data, 3 * i) - logDensity(ground, data, 3 * i)) / PLAIN);
    if (mask[i]) {
      sum[0] += v;
      count[0]++;
    }
    if (!atRim) continue;
    sum[2 - mask[i]] += mask[i] ? v : -v;
    count[2 - mask[i]]++;
  }
  return [sum[0] / count[0], sum[1] / count[1], sum[2] / count[2]];
}

/** How far apart what lies inside and outside the outline is on average, 0..1; `around`: means of the colours about each pixel; `near`: of the mask. */
function contrastAtLarge(
  { width, height, data }: FloatImage,
  around: FloatImage,
  mask: Uint8Array,
  near: Float32Array,
): number {
  const packed = createFloatImage(width, height, 4);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    for (let c = 0; c < 3; c++) packed.data[4 * i + c] = data[3 * i + c];
    packed.data[4 * i + 3] = 1;
  }
  const inside = blur(packed, LARGE).data;
  let [sum, n] = [0, 1e-9];
  for (let i = 0; i < mask.length; i++) {
    if (near[i] < OUTLINE[0] || near[i] > OUTLINE[1]) continue;
    const share = inside[4 * i + 3];
    let off = 0;
    for (let c = 0; c < 3; c++) {
      const own = inside[4 * i + c] / Math.max(1e-5, share);
      const other = (around.data[3 * i + c] - inside[4 * i + c]) / Math.max(1e-5, 1 - share);
      off += (own - other) ** 2;
    }
    sum += Math.min(1, Math.sqrt(off) / APART);
    n++;
  }
  return sum / n;
}
