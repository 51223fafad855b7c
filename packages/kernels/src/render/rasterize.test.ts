import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { createDepthBuffer, rasterize } from './rasterize.ts';

const SIZE = 96;

/** Random triangles, partly outside; every third one a sliver. [x, y, nearness] per corner. */
function triangles(count: number): Float32Array {
  const rng = createRng(4);
  const screen = new Float32Array(9 * count);
  for (let i = 0; i < screen.length; i++) screen[i] = i % 3 === 2 ? rng.next() : (rng.next() * 1.4 - 0.2) * SIZE;
  for (let t = 0; t < count; t += 3)
    for (let k = 0; k < 2; k++) screen[9 * t + 6 + k] = screen[9 * t + 3 + k] + (k ? 0.7 : 0.2);
  return screen;
}

test('exactly the pixels whose centres are inside are drawn, the nearest triangle of each', () => {
  const count = 60;
  const screen = triangles(count);
  const indices = Uint32Array.from({ length: 3 * count }, (_, i) => i);
  const buffer = createDepthBuffer(SIZE, SIZE, true);
  rasterize(buffer, screen, indices, 0, 'both');
  let drawn = 0;
  for (let o = 0; o < SIZE * SIZE; o++) {
    const [x, y] = [(o % SIZE) + 0.5, Math.floor(o / SIZE) + 0.5];
    let best = Number.NEGATIVE_INFINITY;
    for (let t = 0; t < count; t++) {
      const [x0, y0, z0, x1, y1, z1, x2, y2, z2] = screen.subarray(9 * t, 9 * t + 9);
      const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
      const w1 = ((x - x0) * (y2 - y0) - (x2 - x0) * (y - y0)) / area;
      const w2 = ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) / area;
      if (w1 >= 0 && w2 >= 0 && w1 + w2 <= 1) best = Math.max(best, z0 + w1 * (z1 - z0) + w2 * (z2 - z0));
    }
    const seen = (buffer.ids as Uint32Array)[o] > 0;
    expect(seen).toBe(best > Number.NEGATIVE_INFINITY);
    if (seen) expect(buffer.nearness[o]).toBeCloseTo(best, 4);
    if (seen) drawn++;
  }
  expect(drawn).toBeGreaterThan(SIZE);
  expect(buffer.left).toBeGreaterThan(0);
});

test('a heap of large triangles ends the drawing; any number of small ones does not', () => {
  const small = createDepthBuffer(SIZE, SIZE, true);
  const dots = Float32Array.from({ length: 9 * 50_000 }, (_, i) => [1, 1, 0, 3, 1, 0, 1, 3, 0][i % 9]);
  const indices = Uint32Array.from({ length: 150_000 }, (_, i) => i);
  rasterize(small, dots, indices, 0, 'both');
  expect(small.left).toBe(200 * SIZE * SIZE);
  const large = createDepthBuffer(SIZE, SIZE, true);
  const walls = Float32Array.from({ length: 9 * 50_000 }, (_, i) =>
    i % 3 === 2 ? i : [0, 0, 0, SIZE, 0, 0, 0, SIZE, 0][i % 9],
  );
  rasterize(large, walls, indices, 0, 'both');
  expect(large.left).toBeLessThan(0);
  expect(Math.max(...(large.ids as Uint32Array))).toBeLessThan(1000);
});
