import { expect, test } from 'vitest';
import { createBand, drawTriangles, HALO } from './band.ts';

const SIZE = 128;

test('what is looked up along a sliver is drawn, tips included, and other triangles keep their texels', () => {
  const at = [10, 10.2, 100, 9.4, 10, 12.4, 90, 9.9, 110, 9.9, 110, 24];
  const surface = { uvs: Float32Array.from(at, (v) => v / SIZE), indices: Uint32Array.from([0, 1, 2, 3, 4, 5]) };
  const band = createBand(SIZE);
  drawTriangles([surface], band, -HALO);
  for (let i = 0; i <= 200; i++) {
    const [x, y] = [Math.floor(10 + 0.45 * i - 0.5), Math.floor(10.2 - 0.004 * i - 0.5)];
    for (const [u, v] of [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ])
      expect(band.triangle[(v + HALO) * SIZE + u], `${u} ${v}`).toBeGreaterThanOrEqual(0);
  }
  expect(band.triangle[(12 + HALO) * SIZE + 105]).toBe(1);
});
