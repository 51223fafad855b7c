import type { FloatImage } from '../float-image.ts';
import { fitMixture, logDensity } from './color-mixture.ts';
import { expectedOverlap } from './expected-overlap.ts';
import { colorDistance } from './work-image.ts';

/** What the regions, the network, the sharpness of the outline, and the colours of the subject and of the ground say, learnt from pictures of our own things. */
const WEIGHTS = [0.14, 0.64, 0.39, 0.61, 0.37] as const;
/** A step of colours that is as sharp as an outline needs to be. */
const SHARP = 0.12;
/** Log likelihood at which a colour is plainly of one side. */
const PLAIN = 4;
/** Components that the colours of subject and ground are told by. */
const PARTS = [5, 8] as const;

/**
 * How good an answer looks over pixels, higher is better: `value` is what its regions say of it, `likely` how likely each pixel is subject as the network has it. An outline that is drawn where
 * the subject ends runs along edges, and the colours on its two sides are told from each other. `mask` (1 = subject) has pixels of either kind.
 */
export function scoreAnswer(work: FloatImage, mask: Uint8Array, value: number, likely: Float32Array): number {
  const traits = [value, expectedOverlap(mask, likely), sharpnessOf(work, mask), ...colourContrast(work, mask)];
  return WEIGHTS.reduce<number>((sum, w, k) => sum + w * traits[k], 0);
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

/** How surely the pixels of the subject, and those of the ground, are of the side they are on by the colours of both: -1..1. */
function colourContrast({ data }: FloatImage, mask: Uint8Array): readonly [number, number] {
  const subject = fitMixture(data, mask, PARTS[0]);
  const ground = fitMixture(
    data,
    mask.map((m) => 1 - m),
    PARTS[1],
  );
  const sum = [0, 0];
  const count = [1e-9, 1e-9];
  for (let i = 0; i < mask.length; i++) {
    const v = Math.tanh((logDensity(subject, data, 3 * i) - logDensity(ground, data, 3 * i)) / PLAIN);
    sum[mask[i]] += mask[i] ? v : -v;
    count[mask[i]]++;
  }
  return [sum[1] / count[1], sum[0] / count[0]];
}
