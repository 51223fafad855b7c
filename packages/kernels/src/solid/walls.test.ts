import { expect, test } from 'vitest';
import { measureMesh, mergeMeshes } from '../mesh/index.ts';
import { ball, box } from './broken.testing.ts';
import { makeSolid, measureWalls, settlePlaces } from './index.ts';

test('walls are as thick as they are, whatever their triangles', () => {
  const mesh = mergeMeshes([box([0, 0, 0], [1, 1, 1]), box([3, 0, 0], [1, 0.02, 1]), ball([6, 0, 0], 0.5, 20)]);
  const walls = measureWalls(mesh, 0.03);
  expect(walls.thinnest).toBeCloseTo(0.02, 3);
  expect(walls.at?.[0]).toBeGreaterThan(2.4);
  expect(walls.places).toBe(1);
  // Both sides of the plate, of all there is.
  expect(walls.share).toBeCloseTo(2 / (6 + 2.08 + Math.PI), 1);
  // The plate is lost, and told by one of its faces.
  expect(walls.lostFaces).toEqual([12]);
  expect(measureWalls(mesh, 0.019)).toMatchObject({ share: 0, places: 0, lostFaces: [] });
  expect(measureWalls(mesh, 0.019).thinnest).toBeUndefined();
});

test('vertices in one place come apart, short edges go, and it stays a solid', async () => {
  const touching = mergeMeshes([box([0, 0, 0], [1, 1, 1]), box([1, 1, 0], [1, 1, 1])]);
  const { mesh } = await makeSolid(touching);
  const settled = settlePlaces(mesh, 1e-4);
  const places = new Set<string>();
  for (const v of new Set(settled.indices))
    places.add([0, 1, 2].map((k) => Math.round(settled.positions[3 * v + k] * 1e4)).join());
  expect(places.size).toBe(new Set(settled.indices).size);
  expect(measureMesh(settled)).toMatchObject({ isWatertight: true, faces: 24 });
  const close = ball([0, 0, 0], 1, 12);
  // Two neighbours a hair apart.
  close.positions.set([close.positions[150] + 1e-6, close.positions[151], close.positions[152]], 153);
  const fewer = settlePlaces({ ...close, faceGroups: new Uint32Array(close.indices.length / 3) }, 1e-4);
  expect(measureMesh(fewer)).toMatchObject({ isWatertight: true, faces: close.indices.length / 3 - 2 });
});
