import { GeometryError } from '../math/index.ts';
import type { Convolution } from './convolve.ts';

/** One step: what it does with the maps that steps before it made. Number 0 is the input, step n makes map n + 1. */
export type Layer =
  | { op: 'conv'; from: readonly [number]; weights: Convolution }
  | { op: 'depthwise'; from: readonly [number]; weights: Convolution }
  | { op: 'up'; from: readonly [number]; smooth: boolean }
  | { op: 'add' | 'concat'; from: readonly number[] }
  | { op: 'mean' | 'relu' | 'sigmoid'; from: readonly [number] };

/** A trained network, ready to be run. */
export interface Network {
  /** Channels of the input. */
  channels: number;
  layers: readonly Layer[];
  /** Which maps come out. */
  outputs: readonly number[];
}

/** What the file's head says of a layer. */
interface LayerHead {
  op: string;
  from: readonly number[];
  channels?: number;
  kernel?: number;
  stride?: number;
  relu?: boolean;
  smooth?: boolean;
}

const MAGIC = 0x314e5743;
const LAYERS_MAX = 512;
const CHANNELS_MAX = 4096;
const SIMPLE = new Set(['add', 'concat', 'mean', 'relu', 'sigmoid']);

/**
 * Reads a network as `scripts/network/export_network.py` writes it: `CWN1`, length of the head, the head (JSON: channels of the input, layers, outputs), then for
 * each convolution, in order, scale and bias of every output channel (float32) and its weights (int8, output channel by output channel, within it row, column, input channel). Little endian.
 * Throws GeometryError `bad-network` for anything that does not fit together.
 */
export function readNetwork(bytes: Uint8Array): Network {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0, true) !== MAGIC) throw bad('it does not begin as a network does');
  const start = 8 + view.getUint32(4, true);
  if (start > bytes.length) throw bad('its head is cut off');
  const head = readHead(bytes.subarray(8, start));
  const widths = [head.channels];
  const layers: Layer[] = [];
  let at = start;
  for (const layer of head.layers) {
    const sources = layer.from.map((i) => {
      if (!Number.isInteger(i) || i < 0 || i >= widths.length) throw bad('a layer asks for what is not there yet');
      return widths[i];
    });
    if (layer.op === 'conv' || layer.op === 'depthwise') {
      const weights = readConvolution(view, at, layer, sources[0]);
      at = weights.end;
      layers.push({ op: layer.op, from: [layer.from[0]], weights: weights.read });
      widths.push(weights.read.outputs);
    } else if (layer.op === 'up') {
      layers.push({ op: 'up', from: [layer.from[0]], smooth: layer.smooth === true });
      widths.push(sources[0]);
    } else if (SIMPLE.has(layer.op)) {
      if (layer.op === 'add' && sources.some((n) => n !== sources[0])) throw bad('what is added differs in channels');
      layers.push({ op: layer.op, from: layer.from } as Layer);
      widths.push(layer.op === 'concat' ? sources.reduce((a, b) => a + b, 0) : sources[0]);
    } else throw bad(`it has a layer of an unknown kind`);
  }
  if (at !== bytes.length) throw bad('its weights are not as many as its layers need');
  if (head.outputs.some((i) => !Number.isInteger(i) || i < 0 || i >= widths.length)) throw bad('an output is missing');
  return { channels: head.channels, layers, outputs: head.outputs };
}

function readHead(bytes: Uint8Array): { channels: number; layers: readonly LayerHead[]; outputs: readonly number[] } {
  let head: unknown;
  try {
    head = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw bad('its head cannot be read');
  }
  const { channels, layers, outputs } = (head ?? {}) as Record<string, unknown>;
  if (!isCount(channels) || !Array.isArray(layers) || !Array.isArray(outputs) || outputs.length === 0)
    throw bad('its head is incomplete');
  if (layers.length > LAYERS_MAX) throw bad('it has too many layers');
  for (const layer of layers) {
    const from = (layer as LayerHead | null)?.from;
    if (!Array.isArray(from) || from.length === 0) throw bad('a layer takes nothing in');
  }
  return { channels, layers, outputs };
}

function readConvolution(
  view: DataView,
  start: number,
  { op, channels, kernel, stride, relu }: LayerHead,
  inputs: number,
): { read: Convolution; end: number } {
  if (!isCount(channels) || (op === 'depthwise' && channels !== inputs)) throw bad('a layer has no fitting channels');
  if (kernel !== 1 && kernel !== 3 && kernel !== 5 && kernel !== 7) throw bad('a kernel is of no known size');
  if (stride !== 1 && stride !== 2) throw bad('a stride is of no known length');
  const each = kernel * kernel * (op === 'conv' ? inputs : 1);
  const end = start + channels * (8 + each);
  if (end > view.byteLength) throw bad('its weights are cut off');
  const bias = new Float32Array(channels);
  const values = new Float64Array(channels * each);
  let at = start + 8 * channels;
  for (let c = 0; c < channels; c++) {
    const scale = view.getFloat32(start + 4 * c, true);
    bias[c] = view.getFloat32(start + 4 * (channels + c), true);
    if (!Number.isFinite(scale) || !Number.isFinite(bias[c])) throw bad('a weight is no number');
    for (let k = 0; k < each; k++) values[c * each + k] = scale * view.getInt8(at++);
  }
  return { read: { inputs, outputs: channels, kernel, stride, relu: relu === true, bias, values }, end };
}

function isCount(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) > 0 && (n as number) <= CHANNELS_MAX;
}

function bad(what: string): GeometryError {
  return new GeometryError('bad-network', `The network cannot be read: ${what}.`);
}
