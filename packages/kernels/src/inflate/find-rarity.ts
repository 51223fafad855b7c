import { createFloatImage, type FloatImage, resize } from '../image/index.ts';
import { createRng } from '../math/index.ts';

/** Longest side at which places are compared, pixels; half the side of what is compared, and every so many of its pixels. */
const SIDE = 88;
const HALF = 3;
const STRIDE = 2;
/** So many places, by chance, are looked at, none nearer than this many half sides; the best but this share of them says whether there are more like it. */
const TRIED = 320;
const APART = 3;
const SHARE = 0.03;

/**
 * How far what surrounds a place is from what is found elsewhere in a picture, OKLab, of a coarser picture; 0 where it is too near to the outline to tell. Eyes and buckles
 * are far from all else, bricks and stripes are not, however strong they are. Source: Shechtman & Irani, "Matching local self-similarities across images and videos", 2007.
 */
export function findRarity(lab: FloatImage, distance: FloatImage): FloatImage {
  const k = Math.min(1, SIDE / Math.max(lab.width, lab.height));
  const [width, height] = [Math.max(4, Math.round(k * lab.width)), Math.max(4, Math.round(k * lab.height))];
  const small = resize(lab, width, height).data;
  const inside = resize(distance, width, height).data;
  const out = createFloatImage(width, height, 1);
  const steps: number[] = [];
  for (let y = -HALF; y <= HALF; y += STRIDE)
    for (let x = -HALF; x <= HALF; x += STRIDE) steps.push(3 * (y * width + x));
  const places: number[] = [];
  for (let y = HALF; y < height - HALF; y++)
    for (let x = HALF; x < width - HALF; x++) if (inside[y * width + x] * k > HALF) places.push(y * width + x);
  if (places.length === 0) return out;
  const rng = createRng(1);
  const tried = Array.from({ length: TRIED }, () => places[rng.int(places.length)]);
  const rank = Math.ceil(SHARE * TRIED);
  const best = new Float64Array(rank);
  for (const place of places) {
    best.fill(Number.POSITIVE_INFINITY);
    for (const other of tried) {
      const [dx, dy] = [(other % width) - (place % width), Math.floor(other / width) - Math.floor(place / width)];
      if (dx * dx + dy * dy < (APART * HALF) ** 2) continue;
      let sum = 0;
      for (let s = 0; s < steps.length && sum < best[rank - 1]; s++) {
        const [a, b] = [3 * place + steps[s], 3 * other + steps[s]];
        sum +=
          (small[a] - small[b]) ** 2 + 4 * ((small[a + 1] - small[b + 1]) ** 2 + (small[a + 2] - small[b + 2]) ** 2);
      }
      if (sum >= best[rank - 1]) continue;
      let at = rank - 1;
      for (; at > 0 && best[at - 1] > sum; at--) best[at] = best[at - 1];
      best[at] = sum;
    }
    out.data[place] = Number.isFinite(best[rank - 1]) ? Math.sqrt(best[rank - 1] / steps.length) : 0;
  }
  return out;
}
