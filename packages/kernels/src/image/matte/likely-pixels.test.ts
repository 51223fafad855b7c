import { expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { likelyPixels } from './likely-pixels.ts';
import { runHere } from './matte-steps.ts';
import { shrinkToWork } from './work-image.ts';

/** A shaded ball of two colours on leaves, linear light; upright pictures and wide ones. */
function drawBall(width: number, height: number, seed: number, size = 0.3, right = 0.5) {
  const rng = createRng(seed);
  const image = createFloatImage(width, height, 3);
  const inside = new Uint8Array(width * height);
  const radius = size * Math.min(width, height);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [(x - right * width) / radius, (y - height / 2) / radius];
      inside[i] = u * u + v * v < 1 ? 1 : 0;
      const light = inside[i] ? 0.25 + 0.6 * Math.max(0, Math.sqrt(1 - u * u - v * v) - 0.3 * v) : rng.range(0.3, 1);
      const colour = inside[i] ? (u > 0.2 ? [0.8, 0.1, 0.08] : [0.75, 0.7, 0.6]) : [0.05, 0.14, 0.03];
      for (let c = 0; c < 3; c++) image.data[3 * i + c] = light * colour[c];
    }
  return { image, inside };
}

it.each([
  [160, 160],
  [120, 200],
  [220, 140],
])(
  'what stands out as one thing is likelier subject than the leaves around it, and mirrored pictures mirror the answer: %i x %i',
  (width, height) => {
    const { image, inside } = drawBall(width, height, width);
    const { all: likely } = runHere(likelyPixels(shrinkToWork(image, Math.max(width, height))));
    const sum = [0, 0];
    const count = [0, 0];
    for (let i = 0; i < likely.length; i++) {
      sum[inside[i]] += likely[i];
      count[inside[i]]++;
    }
    expect(sum[1] / count[1]).toBeGreaterThan(0.7);
    expect(sum[0] / count[0]).toBeLessThan(0.2);
    const mirrored = createFloatImage(width, height, 3);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++)
        for (let c = 0; c < 3; c++) mirrored.data[3 * i + c] = image.data[3 * ((y + 1) * width - 1 - x) + c];
    const { all: other } = runHere(likelyPixels(shrinkToWork(mirrored, Math.max(width, height))));
    for (let i = 0; i < likely.length; i += 97)
      expect(other[width * (Math.floor(i / width) + 1) - 1 - (i % width)]).toBeCloseTo(likely[i], 3);
  },
);

it('a small thing away from the middle is seen as sharply as one that fills the picture', () => {
  const { image, inside } = drawBall(240, 200, 3, 0.11, 0.35);
  const { all } = runHere(likelyPixels(shrinkToWork(image, 240)));
  let [both, either] = [0, 0];
  for (let i = 0; i < all.length; i++) {
    both += all[i] > 0.5 && inside[i] ? 1 : 0;
    either += all[i] > 0.5 || inside[i] ? 1 : 0;
  }
  expect(both / either).toBeGreaterThan(0.85);
});
