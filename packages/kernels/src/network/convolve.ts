import { createFeatureMap, type FeatureMap } from './feature-map.ts';

/** Weights of a convolution, zeros around the picture. */
export interface Convolution {
  inputs: number;
  outputs: number;
  /** Side of the square that is looked at, odd. */
  kernel: number;
  stride: 1 | 2;
  /** Whether what is below zero becomes zero. */
  relu: boolean;
  bias: Float32Array;
  /** By output channel; within it by row, column and input channel. */
  values: Float64Array;
}

/** Places that the inner loop does at a time, and output channels. */
const PLACES = 2;
const BLOCK = 4;

/**
 * Every output channel sees all input channels about a place. A row of places is laid out as the weights are, then multiplied four channels by two places at a time, which is what V8 keeps
 * in registers: about a thousand million products a second.
 */
export function convolve(map: FeatureMap, weights: Convolution): FeatureMap {
  const { kernel, stride, inputs, outputs } = weights;
  const out = createFeatureMap(Math.ceil(map.width / stride), Math.ceil(map.height / stride), outputs);
  const each = kernel * kernel * inputs;
  const padded = Math.ceil(out.width / PLACES) * PLACES;
  const row = new Float64Array(padded * each);
  for (let y = 0; y < out.height; y++) {
    layOut(map, weights, y, out.width, row);
    multiplyRow(row, padded, weights, out, y);
  }
  return out;
}

/** What lies about each place of a row, as the weights are ordered. */
function layOut(
  { width, height, channels, data }: FeatureMap,
  { kernel, stride }: Convolution,
  y: number,
  count: number,
  row: Float64Array,
): void {
  const half = kernel >> 1;
  const run = kernel * channels;
  let at = 0;
  for (let x = 0; x < count; x++)
    for (let ky = 0; ky < kernel; ky++) {
      const sy = y * stride + ky - half;
      const first = x * stride - half;
      const isInside = sy >= 0 && sy < height;
      if (isInside && first >= 0 && first + kernel <= width) {
        let from = (sy * width + first) * channels;
        for (let k = 0; k < run; k++) row[at++] = data[from++];
        continue;
      }
      for (let sx = first; sx < first + kernel; sx++) {
        const from = isInside && sx >= 0 && sx < width ? (sy * width + sx) * channels : -1;
        for (let c = 0; c < channels; c++) row[at++] = from < 0 ? 0 : data[from + c];
      }
    }
}

function multiplyRow(
  row: Float64Array,
  padded: number,
  { kernel, inputs, outputs, bias, values, relu }: Convolution,
  out: FeatureMap,
  y: number,
): void {
  const each = kernel * kernel * inputs;
  const whole = outputs - (outputs % BLOCK);
  const floor = relu ? 0 : Number.NEGATIVE_INFINITY;
  const start = y * out.width * outputs;
  for (let o = 0; o < whole; o += BLOCK) {
    const [b0, b1, b2, b3] = [bias[o], bias[o + 1], bias[o + 2], bias[o + 3]];
    for (let x = 0; x < padded; x += PLACES) {
      let [p, q] = [x * each, (x + 1) * each];
      let [w0, w1, w2, w3] = [o * each, (o + 1) * each, (o + 2) * each, (o + 3) * each];
      let [a0, a1, a2, a3] = [b0, b1, b2, b3];
      let [c0, c1, c2, c3] = [b0, b1, b2, b3];
      const end = w0 + each;
      while (w0 < end) {
        const u = row[p++];
        const v = row[q++];
        const k0 = values[w0++];
        const k1 = values[w1++];
        const k2 = values[w2++];
        const k3 = values[w3++];
        a0 += u * k0;
        a1 += u * k1;
        a2 += u * k2;
        a3 += u * k3;
        c0 += v * k0;
        c1 += v * k1;
        c2 += v * k2;
        c3 += v * k3;
      }
      const to = start + x * outputs + o;
      out.data[to] = Math.max(floor, a0);
      out.data[to + 1] = Math.max(floor, a1);
      out.data[to + 2] = Math.max(floor, a2);
      out.data[to + 3] = Math.max(floor, a3);
      if (x + 1 === out.width) continue;
      const next = to + outputs;
      out.data[next] = Math.max(floor, c0);
      out.data[next + 1] = Math.max(floor, c1);
      out.data[next + 2] = Math.max(floor, c2);
      out.data[next + 3] = Math.max(floor, c3);
    }
  }
  for (let o = whole; o < outputs; o++)
    for (let x = 0; x < out.width; x++) {
      let sum = bias[o];
      for (let k = 0; k < each; k++) sum += row[x * each + k] * values[o * each + k];
      out.data[start + x * outputs + o] = Math.max(floor, sum);
    }
}
