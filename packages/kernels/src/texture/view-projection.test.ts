import { expect, test } from 'vitest';
import { createViewSampler, type ProjectedView } from './view-projection.ts';

/** A view of one colour on a wall before the origin, metres. */
function plainView(toX: number, toZ: number, color: readonly [number, number, number]): ProjectedView {
  const pixels = new Uint8Array(3 * 16).map((_, i) => color[i % 3]);
  return {
    ...{ toX, toZ, weight: 1, width: 4, height: 4, colors: pixels },
    ...{ broad: pixels, broadStep: 1, broadWidth: 4, broadHeight: 4 },
    ...{ atU: 1.5, perU: 2, atV: 1.5, perV: -2 },
    ...{ depth: new Float32Array(16), depthWidth: 4, depthHeight: 4, depthAtU: -1, depthAtV: -1, depthPer: 1.5 },
  };
}

const RED = plainView(0, 1, [255, 0, 0]);
const BLUE = plainView(1, 0, [0, 0, 255]);

test('a place takes its colours from whoever sees it best, and from the only view that sees it however aslant', () => {
  const sample = createViewSampler([RED, BLUE], 0.02);
  const out = new Float64Array(5);
  sample(0, 0, 0, 0.3, 0, 0.954, out);
  expect(out[0]).toBeGreaterThan(4 * out[2]);
  sample(0, 0, 0, -0.5, 0.864, 0.06, out);
  expect([...out.subarray(0, 3)]).toEqual([1, 0, 0]);
  // Too little to go by: it fades into what is around.
  expect(out[4]).toBeGreaterThan(0);
  expect(out[4]).toBeLessThan(0.2);
});

test('what stands behind another place, or faces away from all views, is seen by none', () => {
  const sample = createViewSampler([RED, BLUE], 0.02);
  const out = new Float64Array(5);
  sample(0, 0, -0.5, 0, 0, 1, out);
  expect([...out]).toEqual([0, 0, 0, 0, 0]);
  sample(0, 0, 0, -0.7, 0, -0.7, out);
  expect([...out]).toEqual([0, 0, 0, 0, 0]);
});
