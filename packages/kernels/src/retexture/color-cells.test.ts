import { expect, test } from 'vitest';
import { createMipTexture } from '../render/index.ts';
import type { Scene } from '../scene/index.ts';
import { findColorCells } from './color-cells.ts';
import { createColorReader } from './color-reader.ts';

/** A strip of eight triangles with a picture, at these places of it. */
function strip(places: readonly (readonly [number, number])[]): Scene {
  const positions: number[] = [];
  const uvs: number[] = [];
  for (let f = 0; f < 8; f++) {
    positions.push(f, 0, 0, f + 1, 0, 0, f, 1, 0);
    for (let k = 0; k < 3; k++) uvs.push(...places[(3 * f + k) % places.length]);
  }
  const mesh = {
    positions: Float32Array.from(positions),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(Array(24).keys()),
  };
  return {
    nodes: [{ name: 'strip', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [{ name: 'strip', primitives: [{ mesh, material: 0 }] }],
    materials: [
      {
        ...{ name: 'palette', baseColorFactor: [1, 1, 1, 1], baseColorTexture: { texture: 0 }, metallicFactor: 0 },
        ...{ roughnessFactor: 1, emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: false },
      },
    ],
    textures: [{ name: 'palette', mime: 'image/png', bytes: new Uint8Array() }],
    ...{ skins: [], animations: [] },
  };
}

function cellsOf(scene: Scene) {
  const data = new Uint8Array(4 * 16 * 16);
  for (let i = 0; i < 256; i++) data.set(i % 16 < 8 ? [200, 30, 30, 255] : [40, 60, 200, 255], 4 * i);
  const mip = createMipTexture({ raster: { width: 16, height: 16, channels: 4, data } });
  return findColorCells(scene, createColorReader(scene, [mip]));
}

test('faces are told apart by the cells of a palette that they show', () => {
  const [red, blue] = [
    [0.2, 0.5],
    [0.8, 0.5],
  ] as const;
  expect(cellsOf(strip([red, red, red, blue, blue, blue]))).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  expect(cellsOf(strip([red]))).toEqual(new Array(8).fill(undefined));
});

test('a picture that faces show much of is none', () => {
  expect(
    cellsOf(
      strip([
        [0.1, 0.1],
        [0.9, 0.1],
        [0.5, 0.9],
      ]),
    ),
  ).toEqual(new Array(8).fill(undefined));
});
