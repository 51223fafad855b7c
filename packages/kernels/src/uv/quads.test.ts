import { expect, test } from 'vitest';
import { computeNormals, type Mesh } from '../mesh/index.ts';
import { cutCharts } from './cut.ts';
import { measureUv } from './measure.ts';
import { packCharts } from './pack.ts';
import { unwrap } from './unwrap.ts';

/** A sheet of quads bent by `place`, closed in both directions. */
function ring(n: number, m: number, place: (u: number, v: number) => [number, number, number]): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < m; j++) {
      positions.push(...place((2 * Math.PI * i) / n, (2 * Math.PI * j) / m));
      const [a, b] = [i * m + j, i * m + ((j + 1) % m)];
      const [d, c] = [((i + 1) % n) * m + j, ((i + 1) % n) * m + ((j + 1) % m)];
      indices.push(a, b, c, a, c, d);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices), quadCount: n * m };
}

const torus =
  (wave: number) =>
  (u: number, v: number): [number, number, number] => {
    const r = 0.15 + wave * Math.sin(7 * u) * Math.sin(5 * v);
    return [(0.5 + r * Math.cos(v)) * Math.cos(u), r * Math.sin(v), (0.5 + r * Math.cos(v)) * Math.sin(u)];
  };

/** Quads whose halves do not share both corners of the diagonal. */
function partedQuads({ indices, quadCount = 0 }: Mesh): number {
  let parted = 0;
  for (let c = 0; c < 6 * quadCount; c += 6)
    if (indices[c] !== indices[c + 3] || indices[c + 2] !== indices[c + 4]) parted++;
  return parted;
}

test.each([
  ['a torus', ring(40, 16, torus(0))],
  ['a rough torus', ring(40, 16, torus(0.06))],
  // Neighbours meet at more than 90 degrees, and every quad is folded along its diagonal.
  ['a torus of folds', ring(24, 12, (u, v) => torus(0.25)(7 * u, 5 * v))],
  ['quads without area', ring(6, 5, () => [0, 0, 0])],
])('no seam runs through a quad: %s', (_name, mesh) => {
  const unwrapped = unwrap(mesh);
  expect(unwrapped.mesh.quadCount).toBe(mesh.quadCount);
  expect(partedQuads(unwrapped.mesh)).toBe(0);
  const cut = cutCharts([{ unwrapped }]);
  expect(partedQuads(cut[0].unwrapped.mesh)).toBe(0);
  const packed = packCharts(cut, { size: 512 });
  expect(packed.uvs[0].every(Number.isFinite)).toBe(true);
  expect(measureUv([{ ...cut[0].unwrapped.mesh, uvs: packed.uvs[0] }], 512).overlapTexels).toBe(0);
});

test('no crease of the normals runs through a quad', () => {
  const folded = ring(24, 12, (u, v) => torus(0.25)(7 * u, 5 * v));
  const { quadCount: _, ...triangles } = folded;
  expect(partedQuads({ ...computeNormals(triangles), quadCount: folded.quadCount })).toBeGreaterThan(0);
  expect(partedQuads(computeNormals(folded))).toBe(0);
});
