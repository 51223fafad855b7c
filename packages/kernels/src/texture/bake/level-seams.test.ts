import { expect, test } from 'vitest';
import type { Mesh } from '../../mesh/index.ts';
import { planBake, runBakeJob } from './plan.ts';

const SIZE = 64;

/** A sheet of two squares that meet smoothly, in two charts that lie askew in the texels, each in its own way. */
function makeSheet(): Mesh {
  const square = (x: number): number[] => [x, 0, 0, x + 1, 0, 0, x + 1, 0, 1, x, 0, 1];
  const chart = (u: number, v: number, turn: number): number[] =>
    [0, 0, 0.35, 0, 0.35, 0.35, 0, 0.35].flatMap((_, i, list) => {
      if (i % 2) return [];
      const [a, b] = [list[i], list[i + 1]];
      return [u + Math.cos(turn) * a - Math.sin(turn) * b, v + Math.sin(turn) * a + Math.cos(turn) * b];
    });
  return {
    positions: Float32Array.from([...square(0), ...square(1)]),
    normals: Float32Array.from({ length: 24 }, (_, i) => (i % 3 === 1 ? 1 : 0)),
    uvs: Float32Array.from([...chart(0.15, 0.1, 0.2), ...chart(0.62, 0.55, 0.05)]),
    indices: Uint32Array.from([0, 2, 1, 0, 3, 2, 4, 6, 5, 4, 7, 6]),
  };
}

/** Fine stripes along the seam. */
const material = {
  base: 'plain',
  color: '#202020',
  layers: [
    {
      mask: { kind: 'stripes' as const, dir: [1, 0, 0.1] as const, period: 0.2, width: 0.5 },
      material: { color: '#e0e0e0' },
    },
  ],
};

/** What is looked up along the edge from one vertex to another, between texels. */
function along({ uvs }: Mesh, data: Uint8Array, a: number, b: number): number[] {
  return Array.from({ length: 20 }, (_, i) => {
    const t = (i + 0.5) / 20;
    const at = [0, 1].map((k) => SIZE * ((1 - t) * (uvs?.[2 * a + k] ?? 0) + t * (uvs?.[2 * b + k] ?? 0)) - 0.5);
    const [x, y] = at.map(Math.floor);
    const texel = (dx: number, dy: number): number => data[3 * ((y + dy) * SIZE + x + dx)];
    const [s, r] = [at[0] - x, at[1] - y];
    return (1 - r) * ((1 - s) * texel(0, 0) + s * texel(1, 0)) + r * ((1 - s) * texel(0, 1) + s * texel(1, 1));
  });
}

test('a seam looks the same from both of its charts', () => {
  const mesh = makeSheet();
  const plan = planBake([{ mesh, material, seed: 1 }], { size: SIZE, jobs: 1 });
  const [rows, level] = plan.stages;
  const steps = (): number[] => {
    const there = along(mesh, plan.input.baseColor, 4, 7);
    return along(mesh, plan.input.baseColor, 1, 2).map((value, i) => Math.abs(value - there[i]));
  };
  for (const job of rows) runBakeJob(plan.input, job);
  const before = plan.input.baseColor.slice();
  const most = Math.max(...steps());
  expect(most).toBeGreaterThan(8);
  for (const job of level) runBakeJob(plan.input, job);
  expect(Math.max(...steps())).toBeLessThan(0.3 * most);
  const changed = before.reduce((n, value, i) => n + Number(value !== plan.input.baseColor[i]), 0);
  expect(changed).toBeGreaterThan(0);
  // Texels that no seam touches stay as they were.
  expect(changed).toBeLessThan(3 * 4 * 4 * 26);
});
