import { createFloatImage, type FloatImage } from './float-image.ts';

/**
 * Distance of every pixel to the outline of an opacity (one channel, 0..1), pixels: positive inside, negative outside, exact to a fraction of a
 * pixel where the outline is soft. Linear time. Sources: Felzenszwalb & Huttenlocher, "Distance transforms of sampled functions", 2012; the
 * fraction after Gustavson & Strand, 2011.
 */
export function signedDistance(alpha: FloatImage): FloatImage {
  const { width, height, data } = alpha;
  const n = width * height;
  const out = createFloatImage(width, height, 1);
  const inner = new Float64Array(n);
  const outer = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const a = data[i];
    inner[i] = a <= 0 ? 0 : a >= 1 ? FAR : Math.max(0, a - 0.5) ** 2;
    outer[i] = a >= 1 ? 0 : a <= 0 ? FAR : Math.max(0, 0.5 - a) ** 2;
  }
  spread(inner, width, height);
  spread(outer, width, height);
  for (let i = 0; i < n; i++) {
    const inside = Math.sqrt(inner[i]);
    const outside = Math.sqrt(outer[i]);
    // Hard steps count from the middle between two pixels.
    out.data[i] =
      data[i] > 0 && data[i] < 1 && inside < 0.5 && outside < 0.5
        ? data[i] - 0.5
        : inside > 0
          ? Math.max(inside - (hardAt(inner[i]) ? 0.5 : 0), 0)
          : -Math.max(outside - (hardAt(outer[i]) ? 0.5 : 0), 0);
  }
  return out;
}

const FAR = 1e12;

/** Whether a squared distance is one between pixels' middles. */
function hardAt(square: number): boolean {
  return Math.abs(square - Math.round(square)) < 1e-6;
}

/** Squared distance to the zeros, in place: the lower envelope of parabolas along rows, then along columns. */
function spread(squares: Float64Array, width: number, height: number): void {
  const most = Math.max(width, height);
  const line = new Float64Array(most);
  const at = new Int32Array(most);
  const from = new Float64Array(most + 1);
  const pass = (start: number, step: number, count: number): void => {
    for (let i = 0; i < count; i++) line[i] = squares[start + i * step];
    let k = 0;
    at[0] = 0;
    from[0] = Number.NEGATIVE_INFINITY;
    from[1] = Number.POSITIVE_INFINITY;
    for (let q = 1; q < count; q++) {
      let s = 0;
      for (;;) {
        const p = at[k];
        s = (line[q] + q * q - line[p] - p * p) / (2 * (q - p));
        if (s > from[k] || k === 0) break;
        k--;
      }
      if (s <= from[k]) {
        at[k] = q;
        continue;
      }
      k++;
      at[k] = q;
      from[k] = s;
      from[k + 1] = Number.POSITIVE_INFINITY;
    }
    for (let q = 0, p = 0; q < count; q++) {
      while (from[p + 1] < q) p++;
      squares[start + q * step] = (q - at[p]) ** 2 + line[at[p]];
    }
  };
  for (let x = 0; x < width; x++) pass(x, width, height);
  for (let y = 0; y < height; y++) pass(y * width, 1, width);
}
