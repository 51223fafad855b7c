import { expect, it } from 'vitest';
import { expectedOverlap, surenessOf } from './expected-overlap.ts';

it('is the overlap with the subject where that is known, by the sizes of the parts', () => {
  const side = Uint8Array.from([1, 1, 0, 0]);
  expect(expectedOverlap(side, [1, 0, 1, 0])).toBeCloseTo(1 / 3, 6);
  expect(expectedOverlap(side, [1, 0, 1, 0], [4, 1, 1, 9])).toBeCloseTo(4 / 6, 6);
});

it('expects less of a vague answer than of a sure one, and of any other answer less than of its own', () => {
  const [sure, vague] = [Float32Array.of(0.9, 0.9, 0.1), Float32Array.of(0.6, 0.6, 0.4)];
  expect(surenessOf(sure)).toBeCloseTo(1.8 / 2.1, 5);
  expect(surenessOf(vague)).toBeLessThan(surenessOf(sure));
  expect(expectedOverlap(Uint8Array.of(1, 0, 0), sure)).toBeLessThan(surenessOf(sure));
});
