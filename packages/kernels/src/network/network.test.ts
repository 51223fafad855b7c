import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRng } from '../math/index.ts';
import { type Convolution, convolve } from './convolve.ts';
import { CONVOLVE_SOURCE } from './convolve-wasm.ts';
import { convolveDepthwise } from './depthwise.ts';
import type { FeatureMap } from './feature-map.ts';
import { readNetwork } from './read-network.ts';
import { runNetwork } from './run-network.ts';
import { upsample } from './upsample.ts';

const rng = createRng(4);
const randomMap = (width: number, height: number, channels: number): FeatureMap => ({
  ...{ width, height, channels },
  data: Float32Array.from({ length: width * height * channels }, () => rng.range(-1, 1)),
});

/** The definition, without any order of its own. */
function bruteForce(map: FeatureMap, w: Convolution, isDepthwise: boolean): number[] {
  const out: number[] = [];
  const half = w.kernel >> 1;
  const each = isDepthwise ? 1 : w.inputs;
  for (let y = 0; y < map.height; y += w.stride)
    for (let x = 0; x < map.width; x += w.stride)
      for (let o = 0; o < w.outputs; o++) {
        let sum = w.bias[o];
        for (let ky = 0; ky < w.kernel; ky++)
          for (let kx = 0; kx < w.kernel; kx++)
            for (let c = 0; c < each; c++) {
              const [sx, sy] = [x + kx - half, y + ky - half];
              if (sx < 0 || sy < 0 || sx >= map.width || sy >= map.height) continue;
              const value = map.data[(sy * map.width + sx) * map.channels + (isDepthwise ? o : c)];
              sum += value * w.values[((o * w.kernel + ky) * w.kernel + kx) * each + c];
            }
        out.push(w.relu ? Math.max(0, sum) : sum);
      }
  return out;
}

function randomWeights(inputs: number, outputs: number, kernel: number, stride: 1 | 2, each: number): Convolution {
  const bias = Float32Array.from({ length: outputs }, () => rng.range(-1, 1));
  const values = Float64Array.from({ length: outputs * each * kernel * kernel }, () => rng.range(-1, 1));
  return { inputs, outputs, kernel, stride, relu: rng.range(0, 1) < 0.5, bias, values };
}

/** A network of a 3 x 3 convolution of one channel to two, then whatever layers follow. */
function pack(layers: readonly object[], outputs: readonly number[], weights: Uint8Array): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify({ channels: 1, layers, outputs }));
  const start = new Uint8Array(8);
  start.set(new TextEncoder().encode('CWN1'));
  new DataView(start.buffer).setUint32(4, head.length, true);
  return Uint8Array.from([...start, ...head, ...weights]);
}
const CONV = { op: 'conv', from: [0], channels: 2, kernel: 3, stride: 1, relu: false };
const WEIGHTS = new Uint8Array(2 * (8 + 9));
const scales = new DataView(WEIGHTS.buffer);
scales.setFloat32(0, 0.5, true);
scales.setFloat32(4, 0.25, true);
scales.setFloat32(8, 1, true);
scales.setFloat32(12, -1, true);
WEIGHTS[16 + 4] = 2; // the first channel: the input itself
WEIGHTS[25 + 5] = 0xfc; // the second: less what is to the right

describe('layers', () => {
  it('convolves as the definition says', () => {
    for (const [inputs, outputs, kernel, stride] of [
      [3, 8, 3, 1],
      [5, 7, 3, 2],
      [8, 4, 1, 1],
      [2, 3, 5, 2],
      [4, 17, 3, 1],
    ] as const) {
      const map = randomMap(7, 6, inputs);
      const weights = randomWeights(inputs, outputs, kernel, stride, inputs);
      const expected = bruteForce(map, weights, false);
      const { data } = convolve(map, weights);
      expect(data.length).toBe(expected.length);
      for (const [i, v] of expected.entries()) expect(data[i]).toBeCloseTo(v, 5);
    }
  });

  it('convolves with what was compiled of its source', () => {
    const source = readFileSync(new URL('../../assembly/convolve.ts', import.meta.url));
    expect(createHash('sha256').update(source).digest('hex')).toBe(CONVOLVE_SOURCE);
  });

  it('convolves small maps after large ones, and large ones after small ones', () => {
    const weights = randomWeights(8, 8, 3, 1, 8);
    const small = randomMap(3, 2, 8);
    const first = convolve(small, weights).data;
    // More than the memory that there is at first.
    const large = randomMap(90, 70, 8);
    const expected = bruteForce(large, weights, false);
    const { data } = convolve(large, weights);
    expect(expected.every((v, i) => Math.abs(data[i] - v) < 1e-4)).toBe(true);
    expect(convolve(small, weights).data).toEqual(first);
  });

  it('convolves channels apart', () => {
    for (const stride of [1, 2] as const) {
      const map = randomMap(5, 7, 6);
      const weights = randomWeights(6, 6, 3, stride, 1);
      const expected = bruteForce(map, weights, true);
      for (const [i, v] of expected.entries()) expect(convolveDepthwise(map, weights).data[i]).toBeCloseTo(v, 5);
    }
  });

  it('draws straight lines between places when it enlarges', () => {
    const map = { width: 2, height: 1, channels: 1, data: new Float32Array([0, 4]) };
    expect([...upsample(map, true).data]).toEqual([0, 1, 3, 4, 0, 1, 3, 4]);
    expect([...upsample(map, false).data]).toEqual([0, 0, 4, 4, 0, 0, 4, 4]);
  });
});

describe('networks', () => {
  it('are read and run', () => {
    const layers = [
      CONV,
      { op: 'relu', from: [1] },
      { op: 'concat', from: [1, 0] },
      { op: 'add', from: [1, 2] },
      { op: 'mean', from: [3] },
      { op: 'up', from: [5], smooth: false },
    ];
    const network = readNetwork(pack(layers, [3, 4, 6], WEIGHTS));
    const input = { width: 2, height: 1, channels: 1, data: new Float32Array([3, 5]) };
    const [joined, added, mean] = runNetwork(network, input);
    expect([...joined.data]).toEqual([4, -6, 3, 6, -1, 5]);
    expect([...added.data]).toEqual([8, -6, 12, -1]);
    expect(mean).toMatchObject({ width: 2, height: 2, channels: 3 });
    expect([...mean.data.subarray(0, 3)]).toEqual([5, -3.5, 4]);
  });

  it('refuse inputs that they do not fit', () => {
    const network = readNetwork(pack([CONV], [1], WEIGHTS));
    expect(() => runNetwork(network, randomMap(2, 2, 3))).toThrow(/1 channels/);
    const odd = readNetwork(
      pack(
        [
          { ...CONV, stride: 2 },
          { op: 'up', from: [1] },
          { op: 'concat', from: [0, 2] },
        ],
        [3],
        WEIGHTS,
      ),
    );
    expect(() => runNetwork(odd, randomMap(3, 3, 1))).toThrow(/size/);
  });

  it('are refused where they are damaged', () => {
    const whole = pack([CONV], [1], WEIGHTS);
    for (let n = 0; n < whole.length; n++) expect(() => readNetwork(whole.subarray(0, n))).toThrow(/cannot be read/);
    expect(() => readNetwork(Uint8Array.from([...whole, 0]))).toThrow(/weights/);
    for (const [layers, outputs] of [
      [[{ ...CONV, from: [1] }], [1]],
      [[{ ...CONV, from: [] }], [1]],
      [[{ ...CONV, kernel: 4 }], [1]],
      [[{ ...CONV, stride: 3 }], [1]],
      [[{ ...CONV, channels: -2 }], [1]],
      [[{ ...CONV, channels: 1e9 }], [1]],
      [[{ ...CONV, op: 'depthwise' }], [1]],
      [[{ ...CONV, op: 'guess' }], [1]],
      [[CONV, { op: 'add', from: [0, 1] }], [2]],
      [[CONV], [2]],
      [[CONV], []],
    ] as const)
      expect(() => readNetwork(pack(layers, outputs, WEIGHTS))).toThrow(/cannot be read/);
    const noNumber = WEIGHTS.slice();
    noNumber.fill(0xff, 0, 4);
    expect(() => readNetwork(pack([CONV], [1], noNumber))).toThrow(/no number/);
  });
});
