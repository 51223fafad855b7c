import { createFloatImage, type FloatImage } from '../image/index.ts';
import { localThickness } from './local-thickness.ts';
import { openOutline } from './split-outline.ts';

/** Balls of this share of the largest one's radius make up what stands; what is thinner hangs on to it. */
const CORE = 0.45;
/** Half width of a row over the radius of the balls in it: up to the first it is as deep as wide, from the second it is a wall, a wing or a trunk that lies. */
const ROUND = 1.35;
const FLAT = 2;
/** The same of what is even on both sides. */
const EVEN_ROUND = 1.8;
const EVEN_FLAT = 2.6;
/** Share of the core that its mirror image covers where it counts as even. */
const EVEN = 0.86;
/** Radius of the edge at the upper and lower end, over the radius of the balls there. */
const EDGE = 0.22;
/** Rows are evened out with those so large a share of the height above and below: an outline's last pixels say nothing of the depth, and what begins beside it makes no step. */
const EVENED = 0.035;

/**
 * Squared height, pixels, of a body whose every row is round: heads, busts, pots and cakes stand as columns do, where balls would draw them to a point at both ends. Only the
 * core of an outline (its opacity, its distances) is one; 0 elsewhere.
 */
export function uprightHeight(alpha: FloatImage, distance: FloatImage): FloatImage {
  const { width, height } = alpha;
  const core = openOutline(distance, CORE);
  const thick = localThickness(distance);
  const even = evenness(core) > EVEN;
  const [round, flat] = even ? [EVEN_ROUND, EVEN_FLAT] : [ROUND, FLAT];
  const ends = endDistance(distance);
  const out = createFloatImage(width, height, 1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (core.data[y * width + x] < 0.5) continue;
      let end = x;
      while (end < width && core.data[y * width + end] >= 0.5) end++;
      const half = (end - x) / 2;
      let radius = 0;
      for (let u = x; u < end; u++) radius = Math.max(radius, thick.data[y * width + u]);
      for (let u = x; u < end; u++) {
        const i = y * width + u;
        const ratio = half / Math.max(1, radius);
        const share = Math.min(1, Math.max(0, (flat - ratio) / (flat - round)));
        const rest = half * half - (u + 0.5 - x - half) ** 2;
        const edge = EDGE * Math.max(1, radius);
        const off = 1 - Math.min(1, ends.data[i] / edge);
        out.data[i] = Math.max(0, share * share * rest * (1 - off * off));
      }
      x = end;
    }
  return evenRows(out, core);
}

/** Means of heights (of their roots) along columns, within a mask. */
function evenRows(square: FloatImage, { data: mask }: FloatImage): FloatImage {
  const { width, height, data } = square;
  const reach = Math.max(1, Math.round(EVENED * height));
  const out = createFloatImage(width, height, 1);
  for (let x = 0; x < width; x++) {
    let [sum, count] = [0, 0];
    for (let y = -reach; y < height; y++) {
      const [next, last] = [(y + reach) * width + x, (y - reach - 1) * width + x];
      if (y + reach < height && mask[next] >= 0.5) {
        sum += Math.sqrt(data[next]);
        count++;
      }
      if (y > reach && mask[last] >= 0.5) {
        sum -= Math.sqrt(data[last]);
        count--;
      }
      if (y >= 0 && count > 0 && mask[y * width + x] >= 0.5) out.data[y * width + x] = (Math.max(0, sum) / count) ** 2;
    }
  }
  return out;
}

/** How far it is up or down to the end of the outline, whichever is nearer, pixels. */
function endDistance({ width, height, data }: FloatImage): FloatImage {
  const out = createFloatImage(width, height, 1);
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++) {
      if (!(data[y * width + x] > 0)) continue;
      let end = y;
      while (end < height && data[end * width + x] > 0) end++;
      for (let v = y; v < end; v++) out.data[v * width + x] = Math.min(v + 0.5 - y, end - v - 0.5);
      y = end;
    }
  return out;
}

/** Share of a mask that its mirror image about its own middle covers. */
function evenness({ width, height, data }: FloatImage): number {
  let [sum, moment] = [1e-9, 0];
  for (let i = 0; i < data.length; i++) {
    sum += data[i];
    moment += data[i] * ((i % width) + 0.5);
  }
  const middle = moment / sum;
  let [both, either] = [0, 1e-9];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.round(2 * middle - 1 - x);
      const own = data[y * width + x] >= 0.5 ? 1 : 0;
      const other = u >= 0 && u < width && data[y * width + u] >= 0.5 ? 1 : 0;
      both += own & other;
      either += own | other;
    }
  return both / either;
}
