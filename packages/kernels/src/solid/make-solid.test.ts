import { expect, test } from 'vitest';
import { GeometryError } from '../math/index.ts';
import { flipFaces, type Mesh, measureMesh, mergeMeshes } from '../mesh/index.ts';
import { ball, box, dropFaces, soup } from './broken.testing.ts';
import { farthest } from './farthest.testing.ts';
import { findSelfIntersections, makeSolid } from './index.ts';

/** Repairs, and checks that what comes out is a solid whatever went in. */
async function solid(source: Mesh, wallMin = 0.01) {
  const before = [source.positions.slice(), source.indices.slice()];
  const { mesh, report } = await makeSolid(source, { wallMin });
  expect([source.positions, source.indices]).toEqual(before);
  const m = measureMesh(mesh);
  expect(m).toMatchObject({ isWatertight: true, nonManifoldVertices: 0, degenerateFaces: 0 });
  expect(m.volume).toBeGreaterThan(0);
  expect(findSelfIntersections(mesh)).toHaveLength(0);
  expect(mesh.faceGroups?.length).toBe(m.faces);
  expect(Math.max(...(mesh.faceGroups ?? []))).toBeLessThan(source.indices.length / 3);
  expect(report.unresolved).toBe(0);
  return { mesh, report, volume: m.volume };
}

test('a sound solid is kept to the bit', async () => {
  const source = mergeMeshes([ball([0, 0, 0], 1, 24), box([3, 0, 0], [1, 2, 1])]);
  const { mesh, report } = await solid(source);
  expect(report).toMatchObject({ untouched: true, bodies: 2 });
  expect(mesh.positions).toEqual(source.positions);
  expect(mesh.indices).toEqual(source.indices);
});

test('holes are filled flat and round, and shells with other faces are turned', async () => {
  const lid = await solid(box([0, 0, 0], [1, 1, 1], [3]));
  expect(lid.volume).toBeCloseTo(1, 6);
  expect(lid.report.holesClosed).toBe(1);
  const inside = await solid(flipFaces(box([0, 0, 0], [1, 2, 1])));
  expect(inside.report.flippedShells).toBe(1);
  expect(inside.volume).toBeCloseTo(2, 6);
  const torn = dropFaces(ball([0, 0, 0], 1, 40), (f) => f % 200 < 3);
  const one = await solid(torn);
  expect(one.report.holesClosed).toBeGreaterThan(10);
  expect(one.volume).toBeCloseTo((4 / 3) * Math.PI, 1);
  const mixed = box([0, 0, 0], [1, 1, 1]);
  mixed.indices.set([mixed.indices[0], mixed.indices[2], mixed.indices[1]]);
  expect((await solid(mixed)).report.flippedFaces).toBe(1);
});

test('shells that cross become one, what lies inside vanishes, cavities stay', async () => {
  const r = 1;
  const two = await solid(mergeMeshes([ball([0, 0, 0], r, 30), ball([1, 0, 0], r, 30)]));
  expect(two.report).toMatchObject({ shellsMerged: 1, bodies: 1, shellsRebuilt: 0 });
  expect(two.volume).toBeCloseTo((27 / 12) * Math.PI, 1);
  const swallowed = await solid(mergeMeshes([box([0, 0, 0], [2, 2, 2]), box([0, 0, 0], [1, 1, 1])]));
  expect(swallowed.volume).toBeCloseTo(8, 6);
  const hollow = mergeMeshes([box([0, 0, 0], [2, 2, 2]), flipFaces(box([0, 0, 0], [1, 1, 1]))]);
  expect((await solid(hollow)).volume).toBeCloseTo(7, 6);
  // Inside out as a whole: the cavity is one still.
  expect((await solid(flipFaces(hollow))).volume).toBeCloseTo(7, 6);
  const cut = await solid(mergeMeshes([hollow, box([0.9, 0, 0], [0.4, 0.4, 4])]));
  expect(cut.volume).toBeCloseTo(7 + 0.4 * 0.4 * 2 + 0.1 * 0.4 * 2, 5);
});

test('soup, T-junctions and solids that share an edge come out sound', async () => {
  expect((await solid(soup(ball([0, 0, 0], 1, 16)))).report.shellsRebuilt).toBe(0);
  // One side of a box is two triangles less a corner: its border has a vertex where the neighbour's has none.
  const tee = box([0, 0, 0], [1, 1, 1], [5]);
  const positions = Float32Array.from([...tee.positions, 0, -0.5, 0.5, 0, 0.5, 0.5]);
  const indices = Uint32Array.from([...tee.indices, 4, 8, 9, 4, 9, 6, 8, 5, 7, 8, 7, 9]);
  const sewn = await solid(soup({ positions, indices }));
  expect(sewn.report).toMatchObject({ splitEdges: 2, holesClosed: 0 });
  expect(sewn.volume).toBeCloseTo(1, 6);
  const edge = mergeMeshes([box([0, 0, 0], [1, 1, 1]), box([1, 1, 0], [1, 1, 1])]);
  expect((await solid(edge)).volume).toBeCloseTo(2, 4);
  // Panels with gaps between them, one of them the wrong way round.
  const panels = [0, 1, 2, 3, 4, 5].map((k) => {
    const panel = box(
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 2, 3, 4, 5].filter((i) => i !== k),
    );
    const away = [0, 1, 2].map((a) => (a === k >> 1 ? (k & 1 ? 0.01 : -0.01) : 0));
    const { indices } = panel;
    const moved: Mesh = { positions: panel.positions.map((x, i) => x + away[i % 3]), indices };
    return moved;
  });
  panels[2] = flipFaces(panels[2]);
  const around = await solid(mergeMeshes(panels));
  expect(around.report.shellsRebuilt).toBe(6);
  expect(around.volume).toBeGreaterThan(0.97);
  expect(around.volume).toBeLessThan(1.08);
});

test('a sheet gets a thickness, a bowl stays open', async () => {
  const sheet = box([0, 0, 0], [2, 1, 1], [0, 1, 2, 4, 5]);
  const { report, volume } = await solid(sheet, 0.02);
  expect(report).toMatchObject({ sheetsThickened: 1, sheetThickness: 0.04 });
  expect(volume).toBeCloseTo(2 * 0.04, 3);
  const bowl = ball([0, 0, 0], 1, 40, 0.5);
  expect((await solid(bowl)).volume).toBeCloseTo(2 * Math.PI * 0.02, 2);
});

test('a shell that runs through itself is undone: cut where that is little, else meshed anew', async () => {
  const pinched = ball([0, 0, 0], 1, 32);
  // Neighbours in each other's place: their faces are laced.
  const [a, b] = [3 * 500, 3 * 501];
  const first = pinched.positions.slice(a, a + 3);
  pinched.positions.copyWithin(a, b, b + 3);
  pinched.positions.set(first, b);
  const cut = await solid(pinched);
  expect(cut.report.shellsRebuilt).toBe(0);
  expect(cut.volume).toBeCloseTo((4 / 3) * Math.PI, 1);
  const crossed = ball([0, 0, 0], 1, 32);
  for (let i = 0; i < crossed.positions.length; i += 3) {
    // Folded over: the right half is laid through the left one.
    if (crossed.positions[i] > 0.3) crossed.positions[i] = 0.6 - 1.7 * crossed.positions[i];
  }
  const { report, mesh } = await solid(crossed);
  expect(report.shellsRebuilt).toBe(1);
  expect(farthest(mesh, crossed)).toBeLessThan(2 * report.cell);
});

test('nothing that could be solid is refused in words', async () => {
  const nothing = { positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) };
  await expect(makeSolid(nothing)).rejects.toThrow(GeometryError);
});
