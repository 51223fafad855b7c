import { expect, test } from 'vitest';
import { createSortRoom, sortSplats } from './sort-splats.ts';

test('every splat stands once, the furthest first', () => {
  const count = 5000;
  const centres = Float32Array.from({ length: 3 * count }, (_, i) => Math.sin(i * 12.9898) * 3);
  const order = new Uint32Array(count);
  const axis: [number, number, number] = [0.2, -0.5, 0.84];
  sortSplats(centres, axis, order, createSortRoom(count));
  expect(new Set(order).size).toBe(count);
  const depth = [...order].map((i) => [0, 1, 2].reduce((sum, k) => sum + centres[3 * i + k] * axis[k], 0));
  const step = (Math.max(...depth) - Math.min(...depth)) / 65_000;
  for (let i = 1; i < count; i++) expect(depth[i]).toBeGreaterThanOrEqual(depth[i - 1] - step);
});

test('the same room serves again', () => {
  const centres = Float32Array.from([0, 0, 0, 0, 0, 1, 0, 0, 2]);
  const room = createSortRoom(3);
  const order = new Uint32Array(3);
  sortSplats(centres, [0, 0, 1], order, room);
  expect([...order]).toEqual([0, 1, 2]);
  sortSplats(centres, [0, 0, -1], order, room);
  expect([...order]).toEqual([2, 1, 0]);
});

test('splats in one plane keep the order of the file', () => {
  const order = new Uint32Array(3);
  sortSplats(new Float32Array(9), [0, 0, 1], order, createSortRoom(3));
  expect([...order]).toEqual([0, 1, 2]);
});
