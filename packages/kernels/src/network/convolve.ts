import { decodeBase64 } from '../math/index.ts';
import { CONVOLVE_WASM } from './convolve-wasm.ts';
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

/** What of assembly/convolve.ts is called. */
interface Compiled {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  convolve: (...numbers: number[]) => void;
}

/** Output channels that are done at a time. */
const BLOCK = 8;
const PAGE = 65536;

let compiled: Compiled | undefined;

/**
 * Every output channel sees all input channels about a place: eight output channels by four places at a time, in single precision, which plain JavaScript cannot. Some five thousand million
 * products a second. Throws RangeError where map and weights do not fit into memory.
 */
export function convolve(map: FeatureMap, weights: Convolution): FeatureMap {
  const { kernel, stride, inputs, outputs, relu } = weights;
  compiled ??= new WebAssembly.Instance(new WebAssembly.Module(decodeBase64(CONVOLVE_WASM)), {})
    .exports as unknown as Compiled;
  const out = createFeatureMap(Math.ceil(map.width / stride), Math.ceil(map.height / stride), outputs);
  const wide = (map.width + kernel - 1) * inputs;
  const padded = Math.ceil(outputs / BLOCK) * BLOCK;
  const atWeights = wide * (map.height + kernel - 1);
  const atBias = atWeights + padded * kernel * kernel * inputs;
  const atOut = atBias + padded;
  const end = atOut + padded * out.width * out.height;
  const missing = 4 * end - compiled.memory.buffer.byteLength;
  if (missing > 0) compiled.memory.grow(Math.ceil(missing / PAGE));
  const memory = new Float32Array(compiled.memory.buffer);
  padMap(map, kernel >> 1, memory.subarray(0, atWeights));
  blockWeights(weights, memory.subarray(atWeights, atBias));
  memory.fill(0, atBias, atOut);
  memory.set(weights.bias, atBias);
  compiled.convolve(
    ...[0, 4 * wide, 4 * stride * inputs, 4 * stride * wide, kernel * inputs, kernel],
    ...[4 * atWeights, 4 * atBias, 4 * atOut, out.width, out.height, padded, relu ? 0 : Number.NEGATIVE_INFINITY],
  );
  if (padded === outputs) out.data.set(memory.subarray(atOut, end));
  else
    for (let i = 0, to = 0; to < out.data.length; i += padded)
      for (let c = 0; c < outputs; c++) out.data[to++] = memory[atOut + i + c];
  return out;
}

/** The map with zeros around it, `half` places at each side. */
function padMap({ width, height, channels, data }: FeatureMap, half: number, to: Float32Array): void {
  const [wide, row] = [(width + 2 * half) * channels, width * channels];
  to.fill(0);
  for (let y = 0; y < height; y++) to.set(data.subarray(y * row, (y + 1) * row), (y + half) * wide + half * channels);
}

/** Weights of eight output channels side by side, zeros for those that are missing to eight. */
function blockWeights({ outputs, values, kernel, inputs }: Convolution, to: Float32Array): void {
  const each = kernel * kernel * inputs;
  to.fill(0);
  for (let o = 0; o < outputs; o++) {
    const first = (o - (o % BLOCK)) * each + (o % BLOCK);
    for (let k = 0; k < each; k++) to[first + BLOCK * k] = values[o * each + k];
  }
}
