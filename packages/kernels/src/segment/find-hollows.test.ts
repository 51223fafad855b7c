import { expect, test } from 'vitest';
import { type Mesh, weld } from '../mesh/index.ts';
import { buildBvh } from '../spatial/index.ts';
import { findHollows, flattenHollows } from './find-hollows.ts';
import { buildPatches, measureSurface } from './patches.ts';
import { findWalls } from './walls.ts';

/** A cup turned about Y, of thin walls. */
function cup(height: number, around = 40): Mesh {
  const profile: [number, number][] = [];
  const line = (from: [number, number], to: [number, number], steps: number): void => {
    for (let i = 0; i < steps; i++)
      profile.push([from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps]);
  };
  line([0.1, 0], [0.85, 0], 5);
  line([0.85, 0], [0.95, 0.05], 1);
  line([0.95, 0.05], [1, 0.15], 1);
  line([1, 0.15], [1, height], 13);
  line([1, height], [0.92, height], 1);
  line([0.92, height], [0.92, 0.14], 13);
  line([0.92, 0.14], [0.05, 0.14], 6);
  const positions = profile.flatMap(([r, y]) =>
    Array.from({ length: around }, (_, k) => {
      const t = (2 * Math.PI * k) / around;
      return [r * Math.sin(t), y, r * Math.cos(t)];
    }).flat(),
  );
  const n = profile.length;
  positions.push(0, 0, 0, 0, 0.14, 0);
  const at = (i: number, k: number): number => i * around + (k % around);
  const indices: number[] = [];
  for (let k = 0; k < around; k++) {
    indices.push(n * around, at(0, k + 1), at(0, k), n * around + 1, at(n - 1, k), at(n - 1, k + 1));
    for (let i = 0; i + 1 < n; i++)
      indices.push(at(i, k), at(i, k + 1), at(i + 1, k), at(i, k + 1), at(i + 1, k + 1), at(i + 1, k));
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

function foldsIn(mesh: Mesh): { hollow: number; flat: number } {
  const surface = measureSurface({ positions: mesh.positions, corners: mesh.indices });
  const graph = buildPatches(surface, 0.12);
  const isHollow = findHollows(graph, findWalls(graph, 0.36), buildBvh(mesh), 10);
  const bend = flattenHollows(graph, isHollow).bend;
  return {
    hollow: isHollow.reduce((sum, x) => sum + x, 0),
    flat: bend.reduce((sum, x, e) => sum + Number(x !== graph.bend[e]), 0),
  };
}

test('the fold around the floor of a cup is no valley, that around a dish is one', () => {
  const deep = foldsIn(weld(cup(2.2)));
  expect(deep.hollow).toBeGreaterThan(30);
  expect(deep.flat).toBeGreaterThan(30);
  expect(foldsIn(weld(cup(0.25))).flat).toBe(0);
});
