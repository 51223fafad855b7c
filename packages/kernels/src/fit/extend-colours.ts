import { blur, createFloatImage, type FloatImage } from '../image/index.ts';

/** Pixels past the outline that take a colour. */
const OUTSIDE = 5;
/** Pixels over which neighbours from different places inside are smoothed. */
const SMOOTH = 0.8;
/** Distance gained a pixel by what is still the way inside. */
const LEAST = 0.05;

/**
 * Colours a little inside the outline go on over it: what shows at its rim is no trace of the ground. Each pixel nearer to the outline than `rim` takes what stands
 * furthest inside on the way up its distance, in thin parts their own middle, the more the nearer it is. `distance`: pixels to the outline, positive inside.
 */
export function extendColours(colours: FloatImage, distance: FloatImage, rim: number): FloatImage {
  const { width, height, data } = colours;
  const found = createFloatImage(width, height, 4);
  const depths = new Float32Array(width * height);
  for (let i = 0; i < depths.length; i++) {
    if (distance.data[i] < -OUTSIDE) continue;
    const source = distance.data[i] > rim ? i : climb(distance, i, rim);
    depths[i] = distance.data[source];
    for (let c = 0; c < 3; c++) found.data[4 * i + c] = data[3 * source + c];
    found.data[4 * i + 3] = 1;
  }
  const near = blur(found, SMOOTH).data;
  const out = createFloatImage(width, height, 3);
  for (let i = 0; i < depths.length; i++) {
    const t = Math.min(1, Math.max(0, distance.data[i] / Math.min(rim, Math.max(0.5, depths[i]))));
    const w = near[4 * i + 3];
    for (let c = 0; c < 3; c++) {
      const own = data[3 * i + c];
      out.data[3 * i + c] = w > 1e-5 && t < 1 ? t * own + ((1 - t) * near[4 * i + c]) / w : own;
    }
  }
  return out;
}

/** Where one comes from a pixel by going to the furthest inside of the neighbours, until that is `rim` away from the outline or nowhere is further. */
function climb({ width, height, data }: FloatImage, from: number, rim: number): number {
  let at = from;
  for (let step = 0; step < 2 * (rim + OUTSIDE) && data[at] <= rim; step++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    let best = at;
    let most = LEAST;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
        const next = at + dy * width + dx;
        // A diagonal step is longer.
        const gain = (data[next] - data[at]) / (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
        if (gain > most) [best, most] = [next, gain];
      }
    if (best === at) break;
    at = best;
  }
  return at;
}
