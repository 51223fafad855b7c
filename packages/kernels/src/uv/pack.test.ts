import { expect, test } from 'vitest';
import { type Mesh, measureMesh, weld } from '../mesh/index.ts';
import { cutCharts } from './cut.ts';
import { evenTexels } from './even.ts';
import { measureUv } from './measure.ts';
import { type PackItem, packCharts } from './pack.ts';
import { visitTriangle } from './raster.ts';
import { spareTexels } from './thrift.ts';
import type { UnwrapResult } from './unwrap.ts';

/** A flat strip along a curve, one chart: `at` gives the middle line, in metres. */
function strip(at: (t: number) => [number, number], steps: number, width: number): UnwrapResult {
  const plane: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const [x, y] = at(i / steps);
    const [ahead, behind] = [at((i + 0.5) / steps), at((i - 0.5) / steps)];
    const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
    const k = width / 2 / Math.hypot(dx, dy);
    plane.push(x - dy * k, y + dx * k, x + dy * k, y - dx * k);
  }
  const indices: number[] = [];
  for (let i = 0; i < 2 * steps; i += 2) indices.push(i, i + 1, i + 2, i + 2, i + 1, i + 3);
  const positions = Array.from({ length: plane.length / 2 }, (_, v) => [plane[2 * v], 0, plane[2 * v + 1]]).flat();
  const mesh: Mesh = {
    positions: Float32Array.from(positions),
    uvs: Float32Array.from(plane),
    indices: Uint32Array.from(indices),
  };
  const sourceVertex = Uint32Array.from({ length: positions.length / 3 }, (_, v) => v);
  return { mesh, chartOfFace: new Uint32Array(indices.length / 3), chartCount: 1, sourceVertex };
}

const patch = (w: number, h: number) => ({ unwrapped: strip((t) => [t * w, 0], 6, h) });
const SPIRAL = {
  unwrapped: strip((t) => [(0.1 + t) * Math.cos(14 * t), (0.1 + t) * Math.sin(14 * t)], 160, 0.06),
};
const SNAKE = { unwrapped: strip((t) => [9 * t, 0.2 * Math.sin(9 * t)], 90, 0.05) };

/** Texels nearer than `reach` to another chart's. */
function countNear(items: readonly UnwrapResult[], uvs: readonly Float32Array[], size: number, reach: number): number {
  const owner = new Int32Array(size * size);
  let charts = 1;
  items.forEach(({ mesh, chartOfFace, chartCount }, i) => {
    const p = uvs[i].map((v) => v * size);
    for (let f = 0; f < chartOfFace.length; f++) {
      const [a, b, c] = [2 * mesh.indices[3 * f], 2 * mesh.indices[3 * f + 1], 2 * mesh.indices[3 * f + 2]];
      visitTriangle(p[a], p[a + 1], p[b], p[b + 1], p[c], p[c + 1], size, size, (y, x0, x1) =>
        owner.fill(charts + chartOfFace[f], y * size + x0, y * size + x1),
      );
    }
    charts += chartCount;
  });
  let near = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const own = owner[y * size + x];
      if (!own) continue;
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          // Round the edges too: textures may repeat.
          const other = owner[((y + dy + size) % size) * size + ((x + dx + size) % size)];
          if (other && other !== own) near++;
        }
    }
  return near;
}

const MIXED = [
  ...Array.from({ length: 30 }, (_, i) => patch(0.2 + 0.03 * i, 0.5 - 0.012 * i)),
  ...Array.from({ length: 40 }, (_, i) => patch(0.05 + 0.004 * i, 0.03)),
  SPIRAL,
];

test.each([2, 4])('charts keep %i texels apart, round the edges of the atlas too', (padding) => {
  const { uvs } = packCharts(MIXED, { size: 1024, padding });
  const unwrapped = MIXED.map((i) => i.unwrapped);
  expect(countNear(unwrapped, uvs, 1024, padding)).toBe(0);
  const m = measureUv(
    unwrapped.map((u, i) => ({ ...u.mesh, uvs: uvs[i] })),
    1024,
  );
  expect(m.overlapTexels).toBe(0);
  expect(m.densityDeviation).toBeLessThan(1e-3);
});

test('a long strip and a spiral are cut, and the atlas fills up', () => {
  const items = [SNAKE, SPIRAL, patch(1, 0.7), patch(0.5, 0.5)];
  const fillOf = (list: readonly { unwrapped: UnwrapResult }[]) => {
    const { uvs } = packCharts(list, { size: 1024 });
    const m = measureUv(
      list.map((it, i) => ({ ...it.unwrapped.mesh, uvs: uvs[i] })),
      1024,
    );
    expect(m.overlapTexels).toBe(0);
    return m.fill;
  };
  const cut = cutCharts(items);
  expect(fillOf(items)).toBeLessThan(0.3);
  expect(fillOf(cut)).toBeGreaterThan(0.6);
  cut.forEach(({ unwrapped: u }, i) => {
    const before = items[i].unwrapped;
    const place = (r: UnwrapResult) => Array.from(r.mesh.indices, (v) => r.mesh.positions[3 * v]);
    expect(place(u)).toEqual(place(before));
    for (const [v, source] of u.sourceVertex.entries())
      expect(u.mesh.positions[3 * v]).toBe(before.mesh.positions[3 * source]);
    expect(measureMesh(weld(u.mesh)).components).toBe(1);
    expect(new Set(u.chartOfFace).size).toBe(u.chartCount);
    const owner = new Map<number, number>();
    u.mesh.indices.forEach((v, c) => {
      const chart = u.chartOfFace[Math.floor(c / 3)];
      expect(owner.get(v) ?? chart).toBe(chart);
      owner.set(v, chart);
    });
  });
  expect(cut[3]).toBe(items[3]);
});

/** A long strip with slanting teeth along one side, one chart. */
function comb(n: number): UnwrapResult {
  const points: number[] = [];
  for (let i = 0; i <= n; i++) points.push(i, 0, i, 4, i + 3.5, 6);
  const indices: number[] = [];
  for (let i = 0; i < n; i++) {
    const [a, b] = [3 * i, 3 * i + 3];
    indices.push(a, a + 1, b, b, a + 1, b + 1);
    if (i % 2 === 0) indices.push(a + 1, a + 2, b + 1);
  }
  const positions = Array.from({ length: points.length / 2 }, (_, v) => [points[2 * v], 0, points[2 * v + 1]]).flat();
  const mesh: Mesh = {
    positions: Float32Array.from(positions),
    uvs: Float32Array.from(points),
    indices: Uint32Array.from(indices),
  };
  const sourceVertex = Uint32Array.from({ length: positions.length / 3 }, (_, v) => v);
  return { mesh, chartOfFace: new Uint32Array(indices.length / 3), chartCount: 1, sourceVertex };
}

test('a cut leaves no crumbs: teeth beyond it stay with the comb', () => {
  const [cut] = cutCharts([{ unwrapped: comb(80) }]);
  expect(cut.unwrapped.chartCount).toBeGreaterThan(1);
  const faces = new Uint32Array(cut.unwrapped.chartCount);
  for (const chart of cut.unwrapped.chartOfFace) faces[chart]++;
  expect(Math.min(...faces)).toBeGreaterThan(4);
});

test('a cut that would shorten nothing is not made: faces as long as their chart stay together', () => {
  const slats = strip((t) => [0, 0.5 * t], 40, 8);
  const [cut] = cutCharts([{ unwrapped: slats }]);
  expect(cut.unwrapped.chartCount).toBe(1);
});

test('the same charts are packed the same way, and nothing leaves the atlas', () => {
  const a = packCharts(MIXED, { size: 512 });
  expect(packCharts(MIXED, { size: 512 })).toEqual(a);
  for (const uv of a.uvs) for (const v of uv) expect(v > 0 && v < 1).toBe(true);
});

test('a single sliver and a chart without area are packed as well', () => {
  const flat = strip((t) => [t, 0], 3, 0);
  const { uvs } = packCharts([{ unwrapped: flat }, patch(3, 0.001)], { size: 256 });
  for (const uv of uvs) for (const v of uv) expect(v >= 0 && v <= 1).toBe(true);
});

test('winding charts get fewer texels than compact ones, which keep theirs', () => {
  const [spiral, square] = spareTexels([
    { ...SPIRAL, weight: 2 },
    { ...patch(1, 1), weight: 2 },
  ]);
  expect(square.weight).toBe(2);
  expect(spiral.weight).toBeLessThan(1.5);
  expect(spiral.weight).toBeGreaterThanOrEqual(1);
});

const meshesOf = (items: readonly PackItem[]): Mesh[] => {
  const { uvs } = packCharts(items, { size: 512 });
  return items.map(({ unwrapped }, i) => ({ ...unwrapped.mesh, uvs: uvs[i] }));
};

test('wishes for density that would make an uneven atlas are drawn together, in their order', () => {
  const items = [
    { ...patch(1, 1), weight: 0.4 },
    { ...patch(2, 1), weight: 1.6 },
    { ...patch(3, 1), weight: 1 },
  ];
  const { densityDeviation } = measureUv(meshesOf(items), 512);
  expect(densityDeviation).toBeGreaterThan(0.36);
  const even = evenTexels(items);
  expect(measureUv(meshesOf(even), 512).densityDeviation).toBeLessThan(0.34);
  const [a, b, c] = even.map(({ weight = 1 }) => weight);
  expect(a).toBeLessThan(c);
  expect(c).toBeLessThan(b);
  // A thing that stands small in the scene asks for nothing.
  const scene = [
    { ...patch(1, 1), weight: 0.1, base: 0.1 },
    { ...patch(2, 1), weight: 1 },
  ];
  expect(evenTexels(scene)).toEqual(scene);
});
