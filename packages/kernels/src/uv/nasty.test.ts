import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import { measureUv } from './measure.ts';
import { packCharts } from './pack.ts';
import { type UnwrapResult, unwrap } from './unwrap.ts';

const mesh = (positions: number[], indices: number[]): Mesh => ({
  positions: Float32Array.from(positions),
  indices: Uint32Array.from(indices),
});

/** Rings of `m` points about the axis, closed by a point at each end; `at` gives a point of it. */
function tube(n: number, m: number, at: (ring: number, turn: number) => [number, number, number]): Mesh {
  const positions: number[] = [...at(0, 0).map((v, k) => (k === 1 ? v - 0.01 : v))];
  const indices: number[] = [];
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) positions.push(...at(i, (2 * Math.PI * j) / m));
  positions.push(...at(n - 1, 0).map((v, k) => (k === 1 ? v + 0.01 : v)));
  const last = n * m + 1;
  for (let j = 0; j < m; j++) {
    const next = (j + 1) % m;
    indices.push(0, 1 + next, 1 + j, last, last - m + j, last - m + next);
    for (let i = 0; i + 1 < n; i++) {
      const [a, b, c, d] = [1 + i * m + j, 1 + i * m + next, 1 + i * m + m + j, 1 + i * m + m + next];
      indices.push(a, b, d, a, d, c);
    }
  }
  return mesh(positions, indices);
}

function torus(n: number, m: number, noise: () => number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < n; i++)
    for (let j = 0; j < m; j++) {
      const [a, b] = [(2 * Math.PI * i) / n, (2 * Math.PI * j) / m];
      const r = 0.5 + (0.2 + noise()) * Math.cos(b);
      positions.push(r * Math.cos(a), (0.2 + noise()) * Math.sin(b), r * Math.sin(a));
      const [p, q] = [((i + 1) % n) * m, (j + 1) % m];
      indices.push(i * m + j, p + q, p + j, i * m + j, i * m + q, p + q);
    }
  return mesh(positions, indices);
}

/** A sheet of which every other row is a hair thin, with points thrown about along it. */
function needles(n: number, rng: () => number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let y = 0; y <= n; y++)
    for (let x = 0; x <= n; x++)
      positions.push(x / n + 0.4 * rng() * (y % 2), Math.floor(y / 2) / n + (y % 2) * 1e-6, 0.05 * Math.sin(7 * x));
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const a = y * (n + 1) + x;
      indices.push(a, a + 1, a + n + 2, a, a + n + 2, a + n + 1);
    }
  return mesh(positions, indices);
}

function box(x: number, y: number, z: number, at: number): Mesh {
  const positions = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => [at + (i & 1) * x, ((i >> 1) & 1) * y, (i >> 2) * z]);
  const sides = [0, 4, 6, 2, 1, 3, 7, 5, 0, 1, 5, 4, 2, 6, 7, 3, 0, 2, 3, 1, 4, 5, 7, 6];
  const indices = [];
  for (let i = 0; i < 24; i += 4)
    indices.push(sides[i], sides[i + 1], sides[i + 2], sides[i], sides[i + 2], sides[i + 3]);
  return mesh(positions, indices);
}

function nastyMeshes(): [string, Mesh][] {
  const rng = createRng(5);
  const noise = (): number => rng.next() - 0.5;
  const soup = Array.from({ length: 40 * 3 * 3 }, () => noise());
  return [
    ['needles', needles(16, () => rng.next())],
    [
      'a spiky ball',
      tube(14, 18, (i, a) => {
        const b = ((i + 0.5) * Math.PI) / 14;
        const r = 0.3 + 0.7 * rng.next() ** 4;
        return [r * Math.sin(b) * Math.cos(a), -r * Math.cos(b), r * Math.sin(b) * -Math.sin(a)];
      }),
    ],
    ['a hair', tube(60, 6, (i, a) => [0.001 * Math.cos(a), i * 0.1, -0.001 * Math.sin(a)])],
    ['a flat tube', tube(20, 24, (i, a) => [Math.cos(a), i * 0.1, 1e-7 * Math.sin(-a)])],
    [
      'a corkscrew',
      tube(80, 8, (i, a) => [
        Math.cos(i / 4) * (0.4 + 0.1 * Math.cos(a)),
        0.02 * i + 0.1 * Math.sin(-a),
        Math.sin(i / 4) * (0.4 + 0.1 * Math.cos(a)),
      ]),
    ],
    [
      'a dented gutter',
      tube(70, 12, (i, a) => {
        const [turn, r] = [a < Math.PI ? a : 2 * Math.PI - a, a < Math.PI ? 0.08 : 0.07];
        return [r * Math.cos(turn) + 0.004 * noise(), i * 0.1, r * Math.sin(turn) + 0.004 * noise()];
      }),
    ],
    ['a torus', torus(36, 16, () => 0)],
    ['a rough torus', torus(30, 14, () => 0.15 * noise())],
    [
      'triangles strewn about',
      mesh(
        soup,
        Array.from({ length: 120 }, (_, i) => i),
      ),
    ],
    [
      'faces without area',
      mesh([0, 0, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 1, 1, 0], [0, 1, 2, 0, 0, 1, 0, 3, 1, 0, 1, 4, 1, 1, 1]),
    ],
    ['two faces back to back', mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2, 0, 2, 1])],
    ['three leaves on one edge', mesh([0, 0, 0, 0, 1, 0, 1, 0, 0, -1, 0, 1, -1, 0, -1], [0, 1, 2, 0, 1, 3, 0, 1, 4])],
  ];
}

function overlap(unwrapped: UnwrapResult): number {
  const { uvs } = packCharts([{ unwrapped }], { size: 1024 });
  return measureUv([{ ...unwrapped.mesh, uvs: uvs[0] }], 2048).overlapTexels;
}

test.each(nastyMeshes())('%s: every face in a chart, right side up, and no texel twice', (_name, input) => {
  const out = unwrap(input);
  const uv = out.mesh.uvs as Float32Array;
  expect(out.mesh.indices.length).toBe(input.indices.length);
  for (let c = 0; c < out.mesh.indices.length; c += 3) {
    const [p, q, r] = [0, 1, 2].map((k) => 2 * out.mesh.indices[c + k]);
    const area = (uv[q] - uv[p]) * (uv[r + 1] - uv[p + 1]) - (uv[r] - uv[p]) * (uv[q + 1] - uv[p + 1]);
    expect(area).toBeGreaterThan(0);
  }
  expect(overlap(out)).toBe(0);
});

test('the same nasty mesh gives the same bytes', () => {
  for (const [, input] of nastyMeshes().slice(0, 3)) expect(unwrap(input)).toEqual(unwrap(input));
});

test('small shells take one chart each: boxes as their nets, leaves with both sides', () => {
  const boxes = Array.from({ length: 30 }, (_, i) => box(0.1 + 0.01 * i, 0.2, 0.15, i));
  expect(unwrap(mergeMeshes(boxes)).chartCount).toBe(30);
  const leaf = (at: number): Mesh =>
    tube(7, 8, (i, a) => [
      at + (0.02 + 0.1 * Math.sin(i / 2)) * Math.cos(a),
      i * 0.1,
      0.01 * Math.sin(-a) + 0.003 * i * i,
    ]);
  const leaves = Array.from({ length: 20 }, (_, i) => leaf(i));
  const out = unwrap(mergeMeshes(leaves));
  expect(out.chartCount).toBeLessThanOrEqual(24);
  expect(overlap(out)).toBe(0);
});
