import { expect, test } from 'vitest';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import { findVisible } from './find-visible.ts';

/** A box about the origin of 12 n^2 triangles, faces outwards. */
function box(half: number, n: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let axis = 0; axis < 3; axis++) {
    for (const sign of [1, -1]) {
      const first = positions.length / 3;
      for (let i = 0; i <= n; i++) {
        for (let j = 0; j <= n; j++) {
          const p = [0, 0, 0];
          p[axis] = sign * half;
          p[(axis + 1) % 3] = half * ((2 * i) / n - 1);
          p[(axis + 2) % 3] = half * ((2 * j) / n - 1);
          positions.push(...p);
          if (i === n || j === n) continue;
          const a = first + i * (n + 1) + j;
          const quad = [a, a + n + 1, a + n + 2, a + 1];
          if (sign < 0) quad.reverse();
          indices.push(quad[0], quad[1], quad[2], quad[0], quad[2], quad[3]);
        }
      }
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

test('what is inside a closed box is hidden, with one side off it is seen', () => {
  const [outer, inner] = [box(1, 4), box(0.5, 2)];
  const both = mergeMeshes([outer, inner]);
  const faces = outer.indices.length / 3;
  const closed = findVisible(both);
  expect(closed.subarray(0, faces).every((v) => v === 1)).toBe(true);
  expect(closed.subarray(faces).every((v) => v === 0)).toBe(true);
  const open = findVisible(mergeMeshes([{ ...outer, indices: outer.indices.slice(96) }, inner]));
  expect(open.subarray(faces - 32).filter((v) => v === 1).length).toBeGreaterThan(8);
});
