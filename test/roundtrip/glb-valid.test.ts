import { expect, test } from 'vitest';
import { richScene, simpleScene } from '../../packages/kernels/src/formats/gltf/fixtures.testing.ts';
import { writeGlb, writeGltf } from '../../packages/kernels/src/index.ts';
import { validateGlb } from '../../packages/server/src/ops/_shared/testing-validate.ts';

test('everything a scene can hold passes the Khronos validator without a word, as GLB and as one glTF', async () => {
  expect(await validateGlb(writeGlb(richScene()), 2)).toEqual([]);
  expect(await validateGlb(writeGltf(richScene()), 2)).toEqual([]);
});

test('an empty scene and a mesh with 70,000 vertices are valid, and only what hangs under a root is written', async () => {
  const empty = { ...simpleScene(), roots: [] };
  expect(await validateGlb(writeGlb(empty), 2)).toEqual([]);
  expect(writeGlb(empty).length).toBeLessThan(200);
  const big = simpleScene();
  const vertices = 70_000;
  big.meshes[0].primitives[0].mesh = {
    positions: Float32Array.from({ length: vertices * 3 }, (_, i) => Math.sin(i)),
    indices: Uint32Array.from({ length: vertices - 1 }, (_, i) => i),
  };
  big.meshes[0].primitives[0].mesh.indices = big.meshes[0].primitives[0].mesh.indices.slice(0, 69_999);
  expect(await validateGlb(writeGlb(big), 2)).toEqual([]);
});
