import { expect, test } from 'vitest';
import { compileField, type FieldShape, meshField } from '../field/index.ts';
import { labelComponents, mergeMeshes } from '../mesh/index.ts';
import { cutCharts } from './cut.ts';
import { measureUv } from './measure.ts';
import { packCharts } from './pack.ts';
import { unwrap } from './unwrap.ts';

const BLOB: FieldShape = {
  op: 'union',
  k: 0.08,
  of: [
    {
      op: 'chain',
      points: [
        [0, 1, -0.8],
        [0, 1.05, 0],
        [0, 1.1, 0.7],
      ],
      radii: [0.3, 0.38, 0.33],
      spline: 'catmull',
    },
    {
      op: 'chain',
      points: [
        [0.25, 0.95, 0.6],
        [0.28, 0.05, 0.6],
      ],
      radii: [0.17, 0.09],
    },
    {
      op: 'chain',
      points: [
        [-0.25, 0.95, -0.6],
        [-0.28, 0.05, -0.6],
      ],
      radii: [0.17, 0.09],
    },
    {
      op: 'chain',
      points: [
        [0, 1.2, 0.7],
        [0, 1.8, 1.2],
      ],
      radii: [0.22, 0.13],
    },
  ],
};

/** Shape, cells across, most charts allowed. */
const CASES: readonly [string, FieldShape, number, number][] = [
  ['sphere', { op: 'sphere', r: 0.5 }, 14, 3],
  ['box', { op: 'box', size: [1, 0.6, 0.8], round: 0.08 }, 16, 4],
  ['cylinder', { op: 'cylinder', r: 0.3, h: 1 }, 18, 3],
  ['cone', { op: 'cylinder', r: 0.3, r1: 0.02, h: 1 }, 18, 3],
  ['torus', { op: 'torus', r: 0.5, tube: 0.15 }, 22, 8],
  [
    'spike',
    {
      op: 'chain',
      points: [
        [0, 0, 0],
        [0, 0.3, 0.1],
        [0, 0.5, 0.3],
      ],
      radii: [0.1, 0.07, 0.01],
    },
    18,
    2,
  ],
  ['blob', BLOB, 36, 20],
];

const mesh = (shape: FieldShape, cellsMax: number) => meshField(compileField(shape), { cellsMax });

test.each(CASES)('%s unwraps without overlap into few charts with little stretch', (_name, shape, cells, charts) => {
  const input = mesh(shape, cells);
  const copy = input.positions.slice();
  const unwrapped = unwrap(input);
  const packed = packCharts([{ unwrapped }], { size: 1024, padding: 4 });
  const m = measureUv([{ ...unwrapped.mesh, uvs: packed.uvs[0] }], 1024);
  expect(m.overlapTexels).toBe(0);
  expect(m.charts).toBe(unwrapped.chartCount);
  expect(m.charts).toBeLessThanOrEqual(charts);
  expect(m.stretchP95).toBeLessThan(1.9);
  expect(m.fill).toBeGreaterThan(0.4);
  for (const v of packed.uvs[0]) expect(v >= 0 && v <= 1).toBe(true);
  expect(input.positions).toEqual(copy);
});

test('every face keeps its place, and split vertices know where they come from', () => {
  const input = mesh(BLOB, 24);
  const { mesh: out, sourceVertex } = unwrap(input);
  expect(out.indices.length).toBe(input.indices.length);
  for (let c = 0; c < out.indices.length; c++) expect(sourceVertex[out.indices[c]]).toBe(input.indices[c]);
  for (let v = 0; v < sourceVertex.length; v++)
    for (let k = 0; k < 3; k++) expect(out.positions[3 * v + k]).toBe(input.positions[3 * sourceVertex[v] + k]);
});

test('many small shells take one or two charts each and fill the atlas', () => {
  const items = Array.from({ length: 24 }, (_, i) =>
    unwrap(
      mesh(
        {
          op: 'chain',
          points: [
            [0, 0, 0],
            [0, 0.1 + 0.01 * i, 0.05],
          ],
          radii: [0.04, 0.01],
        },
        10,
      ),
    ),
  );
  const packed = packCharts(
    items.map((unwrapped) => ({ unwrapped })),
    { size: 1024, padding: 4 },
  );
  const m = measureUv(
    items.map((u, i) => ({ ...u.mesh, uvs: packed.uvs[i] })),
    1024,
  );
  expect(m.overlapTexels).toBe(0);
  expect(m.charts).toBeLessThanOrEqual(36);
  expect(m.fill).toBeGreaterThan(0.55);
  expect(m.densityDeviation).toBeLessThan(0.05);
});

test('a part of double weight gets twice the texels per metre', () => {
  const u = unwrap(mesh({ op: 'sphere', r: 0.5 }, 10));
  const packed = packCharts([{ unwrapped: u }, { unwrapped: u, weight: 2 }], { size: 512 });
  const area = (uvs: Float32Array): number => {
    let sum = 0;
    for (let c = 0; c < u.mesh.indices.length; c += 3) {
      const [a, b, d] = [u.mesh.indices[c] * 2, u.mesh.indices[c + 1] * 2, u.mesh.indices[c + 2] * 2];
      sum += Math.abs((uvs[b] - uvs[a]) * (uvs[d + 1] - uvs[a + 1]) - (uvs[d] - uvs[a]) * (uvs[b + 1] - uvs[a + 1]));
    }
    return sum;
  };
  expect(area(packed.uvs[1]) / area(packed.uvs[0])).toBeCloseTo(4, 2);
});

test('the same mesh gives the same bytes; shells in one mesh are unwrapped apart', () => {
  const ball = mesh({ op: 'sphere', r: 0.2 }, 10);
  const far = mesh({ op: 'sphere', r: 0.2, at: [1, 0, 0] }, 10);
  const both = mergeMeshes([ball, far]);
  const a = unwrap(both);
  expect(unwrap(both)).toEqual(a);
  expect(labelComponents(both).count).toBe(2);
  expect(a.chartCount).toBe(2 * unwrap(ball).chartCount);
});

/** A rod of radius 1 and height 8 along z: long thin faces around it, and ends that fan out from their middles. */
function rod(n: number): { positions: Float32Array; indices: Uint32Array } {
  const positions = [0, 0, 0, 0, 0, 8];
  const indices: number[] = [];
  for (let i = 0; i < n; i++) {
    const angle = (2 * Math.PI * i) / n;
    positions.push(Math.cos(angle), Math.sin(angle), 0, Math.cos(angle), Math.sin(angle), 8);
    const [low, next] = [2 + 2 * i, 2 + 2 * ((i + 1) % n)];
    indices.push(low, next, next + 1, low, next + 1, low + 1, 0, next, low, 1, low + 1, next + 1);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

test('a rod of long faces has ends and a wall, neither of them in splinters', () => {
  const [cut] = cutCharts([{ unwrapped: unwrap(rod(100)) }]);
  expect(cut.unwrapped.chartCount).toBeLessThan(5);
  const [uvs] = packCharts([cut], { size: 512 }).uvs;
  const { fill, overlapTexels } = measureUv([{ ...cut.unwrapped.mesh, uvs }], 512);
  expect(overlapTexels).toBe(0);
  expect(fill).toBeGreaterThan(0.6);
});
