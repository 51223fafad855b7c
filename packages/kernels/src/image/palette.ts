import { createRng } from '../math/index.ts';
import type { FloatImage } from './float-image.ts';

/**
 * The colours that tell most of a picture: k-means in the picture's own space (OKLab for even steps), begun from far-apart colours (k-means++). At most
 * `count` colours, three numbers each, ordered by the first channel. Deterministic for a seed. Looks at 6000 pixels at most, so it costs about 50 ms.
 */
export function findPalette(image: FloatImage, count: number, seed: number): Float32Array {
  const pixels = image.data.length / 3;
  const step = Math.max(1, Math.floor(pixels / 6000));
  const n = Math.floor((pixels - 1) / step) + 1;
  const points = new Float32Array(3 * n);
  for (let i = 0; i < n; i++) for (let c = 0; c < 3; c++) points[3 * i + c] = image.data[3 * i * step + c];
  const centres = spread(points, count, seed);
  const k = centres.length / 3;
  const sums = new Float64Array(4 * k);
  for (let round = 0; round < 12; round++) {
    sums.fill(0);
    for (let i = 0; i < n; i++) {
      const c = nearestColor(centres, points[3 * i], points[3 * i + 1], points[3 * i + 2]);
      sums[4 * c] += points[3 * i];
      sums[4 * c + 1] += points[3 * i + 1];
      sums[4 * c + 2] += points[3 * i + 2];
      sums[4 * c + 3]++;
    }
    for (let c = 0; c < k; c++)
      if (sums[4 * c + 3] > 0) for (let a = 0; a < 3; a++) centres[3 * c + a] = sums[4 * c + a] / sums[4 * c + 3];
  }
  const order = Array.from({ length: k }, (_, c) => c).sort((a, b) => centres[3 * a] - centres[3 * b] || a - b);
  return Float32Array.from(order.flatMap((c) => [centres[3 * c], centres[3 * c + 1], centres[3 * c + 2]]));
}

/** First colours: each new one is drawn by its squared distance from those before. */
function spread(points: Float32Array, count: number, seed: number): Float32Array {
  const rng = createRng(seed);
  const n = points.length / 3;
  const found: number[] = [rng.int(n)];
  const far = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  while (found.length < count) {
    const last = found[found.length - 1];
    let total = 0;
    for (let i = 0; i < n; i++) {
      const d =
        (points[3 * i] - points[3 * last]) ** 2 +
        (points[3 * i + 1] - points[3 * last + 1]) ** 2 +
        (points[3 * i + 2] - points[3 * last + 2]) ** 2;
      if (d < far[i]) far[i] = d;
      total += far[i];
    }
    if (!(total > 1e-9)) break;
    let left = rng.next() * total;
    let pick = 0;
    while (pick < n - 1 && left >= far[pick]) left -= far[pick++];
    found.push(pick);
  }
  return Float32Array.from(found.flatMap((i) => [points[3 * i], points[3 * i + 1], points[3 * i + 2]]));
}

/** Index of the colour nearest to one. */
export function nearestColor(palette: Float32Array, a: number, b: number, c: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let p = 0; p < palette.length; p += 3) {
    const d = (palette[p] - a) ** 2 + (palette[p + 1] - b) ** 2 + (palette[p + 2] - c) ** 2;
    if (d < least) {
      least = d;
      best = p / 3;
    }
  }
  return best;
}
