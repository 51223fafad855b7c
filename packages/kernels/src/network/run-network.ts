import { GeometryError } from '../math/index.ts';
import { convolve } from './convolve.ts';
import { convolveDepthwise } from './depthwise.ts';
import { createFeatureMap, type FeatureMap } from './feature-map.ts';
import type { Layer, Network } from './read-network.ts';
import { upsample } from './upsample.ts';

/**
 * Runs a trained network on a feature map and returns its outputs. The same numbers on every run: sums are made in a fixed order, in single precision. Throws GeometryError
 * `bad-network-input` where the input does not have the network's channels, or where maps that are put together differ in size.
 */
export function runNetwork(network: Network, input: FeatureMap): FeatureMap[] {
  const { channels, layers, outputs } = network;
  if (input.channels !== channels || input.data.length !== channels * input.width * input.height)
    throw new GeometryError('bad-network-input', `The network takes ${channels} channels.`);
  const last = lastUses(network);
  const maps: (FeatureMap | undefined)[] = [input];
  for (const [k, layer] of layers.entries()) {
    maps.push(
      runLayer(
        layer,
        layer.from.map((i) => maps[i] as FeatureMap),
      ),
    );
    for (const i of layer.from) if (last[i] === k) maps[i] = undefined;
  }
  return outputs.map((i) => maps[i] as FeatureMap);
}

function runLayer(layer: Layer, maps: readonly FeatureMap[]): FeatureMap {
  const [map] = maps;
  switch (layer.op) {
    case 'conv':
      return convolve(map, layer.weights);
    case 'depthwise':
      return convolveDepthwise(map, layer.weights);
    case 'up':
      return upsample(map, layer.smooth);
    case 'relu':
      return { ...map, data: map.data.map((v) => Math.max(0, v)) };
    case 'sigmoid':
      return { ...map, data: map.data.map((v) => 1 / (1 + Math.exp(-v))) };
    case 'mean':
      return average(map);
    case 'add':
      return sum(maps);
    case 'concat':
      return join(maps);
  }
}

/** One place that is the average of all. */
function average({ width, height, channels, data }: FeatureMap): FeatureMap {
  const sums = new Float64Array(channels);
  for (let i = 0; i < data.length; ) for (let c = 0; c < channels; c++) sums[c] += data[i++];
  return { width: 1, height: 1, channels, data: Float32Array.from(sums, (s) => s / (width * height)) };
}

function sum(maps: readonly FeatureMap[]): FeatureMap {
  checkSizes(maps);
  const out = { ...maps[0], data: maps[0].data.slice() };
  for (const { data } of maps.slice(1)) for (let i = 0; i < data.length; i++) out.data[i] += data[i];
  return out;
}

/** All channels of all maps, in order. */
function join(maps: readonly FeatureMap[]): FeatureMap {
  checkSizes(maps);
  const { width, height } = maps[0];
  const channels = maps.reduce((n, map) => n + map.channels, 0);
  const out = createFeatureMap(width, height, channels);
  let first = 0;
  for (const map of maps) {
    let [to, from] = [first, 0];
    for (let i = 0; i < width * height; i++, to += channels - map.channels)
      for (let c = 0; c < map.channels; c++) out.data[to++] = map.data[from++];
    first += map.channels;
  }
  return out;
}

function checkSizes(maps: readonly FeatureMap[]): void {
  if (maps.some((map) => map.width !== maps[0].width || map.height !== maps[0].height))
    throw new GeometryError('bad-network-input', 'The picture is of a size that the network does not take.');
}

/** The last layer that needs each map; outputs are needed beyond the end. */
function lastUses({ layers, outputs }: Network): number[] {
  const last: number[] = [];
  for (const [k, { from }] of layers.entries()) for (const i of from) last[i] = k;
  for (const i of outputs) last[i] = layers.length;
  return last;
}
