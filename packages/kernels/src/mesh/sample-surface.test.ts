import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { sampleSurface } from './sample-surface.ts';

/** A triangle across Y and one of a quarter of its area across Z. */
const corner = {
  positions: Float32Array.from([0, 0, 0, 0, 0, 2, 2, 0, 0, 5, 0, 0, 6, 0, 0, 5, 1, 0]),
  indices: Uint32Array.from([0, 1, 2, 3, 4, 5]),
};

test.each([undefined, createRng(5)])('faces get points by their area, with their normals', (rng) => {
  const { places, normals } = sampleSurface(corner, 500, rng);
  let upper = 0;
  for (let i = 0; i < places.length; i += 3) {
    const [x, y, z] = places.subarray(i, i + 3);
    if (normals[i + 1] === 1) {
      upper++;
      expect(y).toBe(0);
      expect(x + z).toBeLessThanOrEqual(2);
    } else {
      expect([...normals.subarray(i, i + 3)]).toEqual([0, 0, 1]);
      expect(x - 5 + y).toBeLessThanOrEqual(1);
    }
  }
  expect(upper).toBe(400);
});

test('what has no area has no points', () => {
  const { positions } = corner;
  expect(sampleSurface({ positions, indices: Uint32Array.from([0, 0, 1]) }, 9).places).toHaveLength(0);
  expect(sampleSurface({ positions, indices: new Uint32Array(0) }, 9).normals).toHaveLength(0);
});
