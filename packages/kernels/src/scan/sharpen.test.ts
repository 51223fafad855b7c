import { expect, test } from 'vitest';
import { createVolume, meshVolume, type Volume } from '../field/index.ts';
import type { CutOut } from '../image/index.ts';
import { computeFaceNormals, faceArea, type Mesh } from '../mesh/index.ts';
import { register, type ViewName } from './register.ts';
import { sharpenInPlace } from './sharpen.ts';

const SIDE = 96;
const CELL = 1 / 40;
type Color = readonly [number, number, number];

/** A square of one colour. */
function square(color: Color): CutOut {
  const alpha = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < alpha.length; i++)
    alpha[i] = Math.max(Math.abs((i % SIDE) - 47.5), Math.abs(Math.floor(i / SIDE) - 47.5)) < 40 ? 1 : 0;
  const colors = Float32Array.from({ length: 3 * alpha.length }, (_, i) => color[i % 3]);
  return {
    ...{ width: SIDE, height: SIDE, alpha, colors },
    ...{ source: 'alpha', coverage: 0.5, cut: [false, false, false, false] },
  };
}

/** A cube of one metre whose upright edges are cut off. */
function bevelled(): Volume {
  const volume = createVolume([-0.5, 0, -0.5], [0.5, 1, 0.5], CELL);
  const { values, size, origin } = volume;
  for (let k = 0, at = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++)
      for (let i = 0; i < size[0]; i++, at++) {
        const [x, y, z] = [i, j, k].map((n, a) => origin[a] + n * CELL);
        const [u, w] = [Math.abs(x), Math.abs(z)];
        values[at] = Math.max(u - 0.5, w - 0.5, Math.abs(y - 0.5) - 0.5, (u + w - 1 + 1.5 * CELL) * Math.SQRT1_2);
      }
  return volume;
}

/** Area of what two sides see, square metres. */
function sharedArea({ positions, indices }: Mesh): number {
  const normals = computeFaceNormals(positions, indices);
  let sum = 0;
  for (let face = 0, f = 0; f < indices.length; face++, f += 3)
    if (Math.abs(normals[f]) > 0.2 && Math.abs(normals[f + 2]) > 0.2) sum += faceArea(positions, indices, face);
  return sum;
}

function sharpened(flank: Color): { before: number; after: number; moved: number } {
  const volume = bevelled();
  const mesh = meshVolume(volume);
  const start = mesh.positions.slice();
  const colors: Record<ViewName, Color> = { front: [1, 0, 0], back: [1, 0, 0], left: flank, right: flank };
  const pictures = Object.entries(colors).map(([name, color]) => ({ name: name as ViewName, cut: square(color) }));
  const before = sharedArea(mesh);
  sharpenInPlace(mesh, register(pictures, SIDE), volume, 3);
  let moved = 0;
  for (let i = 0; i < start.length; i++) moved = Math.max(moved, Math.abs(mesh.positions[i] - start[i]));
  return { before, after: sharedArea(mesh), moved };
}

test('a bevel between faces that two views show in different colours becomes an edge', () => {
  const { before, after, moved } = sharpened([0, 0, 1]);
  expect(before).toBeGreaterThan(0.1);
  expect(after).toBeLessThan(0.25 * before);
  expect(moved).toBeLessThanOrEqual(1.21 * CELL);
});

test('a bevel that looks alike from both sides stays', () => {
  expect(sharpened([1, 0, 0]).moved).toBe(0);
});
