import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { findEnclosed, findFeatures } from './enclosed.ts';
import { smoothBack } from './smooth-back.ts';

it('finds an eye, and neither a belt that goes around nor a spot like others on the rim', () => {
  const size = 200;
  const lab = createFloatImage(size, size, 3);
  const alpha = createFloatImage(size, size, 1);
  const isIn = (x: number, y: number, [u, v, r]: readonly number[]): boolean => Math.hypot(x - u, y - v) < r;
  const eye = [35, 80, 6];
  const spots = [
    [24, 110, 5],
    [42, 112, 6],
  ];
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [i % size, Math.floor(i / size)];
    alpha.data[i] = Math.min(1, Math.max(0, 80.5 - Math.hypot(x - 100, y - 100)));
    const colour = isIn(x, y, eye)
      ? [0.2, 0, 0]
      : y > 130 && y < 145
        ? [0.5, -0.1, 0.1]
        : spots.some((s) => isIn(x, y, s))
          ? [0.95, 0, 0]
          : [0.6, 0.18, 0.1];
    lab.data.set(colour, 3 * i);
  }
  const distance = signedDistance(alpha);
  const found = findEnclosed(lab, distance);
  const features = findFeatures(lab, smoothBack(lab, distance), distance);
  const at = (x: number, y: number): number => found[y * size + x];
  expect(at(35, 80)).toBe(1);
  expect(features[80 * size + 35]).toBe(1);
  expect(features[137 * size + 60]).toBe(0);
  expect(features[112 * size + 42]).toBe(0);
  expect(at(42, 112)).toBe(0);
  expect(at(24, 110)).toBe(0);
  expect(at(60, 137)).toBe(0);
});
