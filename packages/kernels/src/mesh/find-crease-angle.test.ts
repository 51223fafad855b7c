import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { findCreaseAngle } from './find-crease-angle.ts';
import type { Mesh } from './mesh.ts';

/** A ball of n x 2n cells, each place moved by `shape`. */
function ball(n: number, shape: (p: [number, number, number]) => [number, number, number]): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  const at = (i: number, j: number): number => (i === 0 ? 0 : i === n ? 1 : 2 + (i - 1) * 2 * n + (j % (2 * n)));
  positions.push(...shape([0, 1, 0]), ...shape([0, -1, 0]));
  for (let i = 1; i < n; i++) {
    for (let j = 0; j < 2 * n; j++) {
      const [s, t] = [(Math.PI * i) / n, (Math.PI * j) / n];
      positions.push(...shape([Math.sin(s) * Math.sin(t), Math.cos(s), Math.sin(s) * Math.cos(t)]));
    }
  }
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < 2 * n; j++) {
      if (i < n - 1) indices.push(at(i, j), at(i + 1, j), at(i + 1, j + 1));
      if (i > 0) indices.push(at(i, j), at(i + 1, j + 1), at(i, j + 1));
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

test('designed edges are creases, noise is not', () => {
  expect(findCreaseAngle(ball(24, ([x, y, z]) => [x, Math.max(y, -0.3), z]))).toBe(50);
  const cube = (p: [number, number, number]): [number, number, number] => {
    const l = Math.max(...p.map(Math.abs));
    return [p[0] / l, p[1] / l, p[2] / l];
  };
  expect(findCreaseAngle(ball(40, cube))).toBe(50);
  for (const noise of [0.008, 0.012]) {
    const rng = createRng(3);
    const rough = ball(40, ([x, y, z]) => {
      // Cells are narrow near the poles.
      const r = 1 + noise * rng.normal() * Math.hypot(x, z);
      return [r * x, r * y, r * z];
    });
    expect(findCreaseAngle(rough)).toBe(180);
  }
});
