import { expect, test } from 'vitest';
import { flattenScene } from './flatten.ts';
import type { Scene } from './scene.ts';

test('a vertex that no joint moves follows the first', () => {
  const scene: Scene = {
    nodes: [
      {
        name: 'body',
        children: [],
        translation: [0, 0, 0],
        rotation: [0, 0, 0, 1],
        scale: [1, 1, 1],
        mesh: 0,
        skin: 0,
      },
      { name: 'joint', children: [], translation: [0, 5, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
    ],
    roots: [0, 1],
    meshes: [
      {
        name: 'body',
        primitives: [
          {
            mesh: { positions: Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0), indices: Uint32Array.of(0, 1, 2) },
            joints: new Uint16Array(12),
            weights: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
          },
        ],
      },
    ],
    materials: [],
    textures: [],
    skins: [
      {
        name: 'skin',
        joints: [1],
        inverseBindMatrices: Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1),
      },
    ],
    animations: [],
  };
  expect([...flattenScene(scene)[0].mesh.positions]).toEqual([0, 5, 0, 1, 5, 0, 0, 6, 0]);
});
