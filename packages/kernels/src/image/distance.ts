import { createFloatImage, type FloatImage } from './float-image.ts';

/**
 * Distance of every pixel to the outline of an opacity (one channel, 0..1), pixels: positive inside, negative outside. The outline runs where opacity is a half between
 * neighbours, so it is exact to a fraction of a pixel where it is soft. Where there is none, all is far. Linear time. Source: Felzenszwalb & Huttenlocher,
 * "Distance transforms of sampled functions", 2012.
 */
export function signedDistance(alpha: FloatImage): FloatImage {
  const { width, height, data } = alpha;
  const out = createFloatImage(width, height, 1);
  const rows = new Float64Array(width * height);
  const columns = new Float64Array(width * height);
  const scratch = scratchFor(Math.max(width, height));
  for (let y = 0; y < height; y++) toCrossings(data, rows, y * width, 1, width);
  for (let x = 0; x < width; x++) spread(rows, x, width, height, scratch);
  for (let x = 0; x < width; x++) toCrossings(data, columns, x, width, height);
  for (let y = 0; y < height; y++) spread(columns, y * width, 1, width, scratch);
  for (let i = 0; i < out.data.length; i++) {
    const d = Math.sqrt(Math.min(rows[i], columns[i]));
    out.data[i] = data[i] >= 0.5 ? d : -d;
  }
  return out;
}

const FAR = 1e12;

/** Squared distance along a line of pixels to where it crosses the outline. */
function toCrossings(data: Float32Array, squares: Float64Array, start: number, step: number, count: number): void {
  const end = start + (count - 1) * step;
  let away = Math.sqrt(FAR);
  for (let i = start, a = data[i] - 0.5; ; i += step) {
    squares[i] = away * away;
    if (i === end) break;
    const b = data[i + step] - 0.5;
    away = a >= 0 === b >= 0 ? away + 1 : b / (b - a);
    a = b;
  }
  away = Math.sqrt(FAR);
  for (let i = end, a = data[i] - 0.5; ; i -= step) {
    squares[i] = Math.min(FAR, squares[i], away * away);
    if (i === start) break;
    const b = data[i - step] - 0.5;
    away = a >= 0 === b >= 0 ? away + 1 : b / (b - a);
    a = b;
  }
}

interface Scratch {
  line: Float64Array;
  at: Int32Array;
  from: Float64Array;
}

function scratchFor(count: number): Scratch {
  return { line: new Float64Array(count), at: new Int32Array(count), from: new Float64Array(count + 1) };
}

/** The least of what squared distances are in a line of pixels and its squares away from there, in place: the lower envelope of parabolas. */
function spread(squares: Float64Array, start: number, step: number, count: number, scratch: Scratch): void {
  const { line, at, from } = scratch;
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
}
