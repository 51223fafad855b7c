import { expect, test } from 'vitest';
import { Affine } from '../math/index.ts';
import {
  computeNormals,
  flipFaces,
  type Mesh,
  measureMesh,
  mergeMeshes,
  partShells,
  splitComponents,
  transformMesh,
  weld,
} from './index.ts';

/** A unit cube, 8 vertices, outward. */
const CUBE: Mesh = {
  positions: Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1]),
  indices: Uint32Array.from([
    0, 2, 1, 1, 2, 3, 4, 5, 6, 5, 7, 6, 0, 1, 4, 1, 5, 4, 2, 6, 3, 3, 6, 7, 0, 4, 2, 2, 4, 6, 1, 3, 5, 3, 7, 5,
  ]),
};

test('a cube measures as a cube', () => {
  const m = measureMesh(CUBE);
  expect(m).toMatchObject({
    vertices: 8,
    faces: 12,
    components: 1,
    boundaryEdges: 0,
    nonManifoldEdges: 0,
    isWatertight: true,
  });
  expect(m.volume).toBeCloseTo(1, 6);
  expect(m.area).toBeCloseTo(6, 6);
});

test('open, pinched and doubled meshes are found out', () => {
  expect(measureMesh({ ...CUBE, indices: CUBE.indices.slice(3) }).boundaryEdges).toBe(3);
  const twice = Uint32Array.from([...CUBE.indices, 0, 2, 1]);
  expect(measureMesh({ ...CUBE, indices: twice }).nonManifoldEdges).toBe(3);
  const other = transformMesh(CUBE, Affine.fromPlacement({ at: [1, 1, 1] }));
  const corner = weld(mergeMeshes([CUBE, other]));
  expect(measureMesh(corner)).toMatchObject({ vertices: 15, nonManifoldVertices: 1, nonManifoldEdges: 0 });
  const flipped = CUBE.indices.slice();
  flipped[0] = 2;
  flipped[1] = 0;
  expect(measureMesh({ ...CUBE, indices: flipped }).isWatertight).toBe(false);
});

test('a mirroring map keeps the outside outside', () => {
  const m = transformMesh(CUBE, Affine.fromPlacement({ scale: [-2, 1, 1], rot: [10, 20, 30] }));
  expect(measureMesh(m).volume).toBeCloseTo(2, 5);
});

test('creases split vertices, soft edges do not, and welding undoes it', () => {
  const hard = computeNormals(CUBE, { creaseAngleDeg: 40 });
  expect(hard.positions.length / 3).toBe(24);
  for (let i = 0; i < 72; i += 3) {
    const n = hard.normals as Float32Array;
    expect(Math.max(Math.abs(n[i]), Math.abs(n[i + 1]), Math.abs(n[i + 2]))).toBeCloseTo(1, 6);
  }
  expect(computeNormals(CUBE, { creaseAngleDeg: 180 }).positions.length).toBe(24);
  expect(measureMesh(weld(hard))).toMatchObject({ vertices: 8, isWatertight: true });
});

test('shells merge and split without loss', () => {
  const other = transformMesh(CUBE, Affine.fromPlacement({ at: [3, 0, 0] }));
  const parts = splitComponents(mergeMeshes([CUBE, other]));
  expect(parts.map((p) => measureMesh(p).volume.toFixed(6))).toEqual(['1.000000', '1.000000']);
});

test('a mirrored quad is the same quad the other way round', () => {
  const positions = Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]);
  const mesh = { positions, indices: Uint32Array.from([0, 1, 2, 0, 2, 3]), quadCount: 1 };
  expect([...flipFaces(mesh).indices]).toEqual([0, 3, 2, 0, 2, 1]);
});

test('closed shells that meet in an edge stay closed once vertices are joined by place, without anybody seeing a difference', () => {
  const beside = transformMesh(CUBE, Affine.fromPlacement({ at: [1, 1, 0] }));
  const together = mergeMeshes([CUBE, beside]);
  expect(measureMesh(weld(together)).isWatertight).toBe(false);
  for (const parts of [[CUBE, beside], [together], [CUBE, beside, CUBE]]) {
    const apart = mergeMeshes(partShells(parts));
    const measure = measureMesh(weld(apart));
    expect(measure).toMatchObject({ isWatertight: true, components: parts.length === 3 ? 3 : 2 });
    expect(measure.volume).toBeCloseTo(parts.length === 3 ? 3 : 2, 3);
  }
  // As one shell whose vertices are shared.
  const pinched = weld(together);
  const split = mergeMeshes(partShells([pinched]));
  expect(measureMesh(weld(split))).toMatchObject({ isWatertight: true, components: 2, faces: 24 });
  const alone = transformMesh(CUBE, Affine.fromPlacement({ at: [3, 0, 0] }));
  expect(partShells([CUBE, alone])).toEqual([CUBE, alone]);
});
