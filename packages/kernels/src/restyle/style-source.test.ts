import { expect, test } from 'vitest';
import type { Scene } from '../scene/index.ts';
import { eachSample, prepareStyleSource } from './style-source.ts';

function shownRed(metallicFactor: number, roughnessFactor: number): number {
  const mesh = { positions: Float32Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0]), indices: Uint32Array.from([0, 1, 2]) };
  const scene: Scene = {
    nodes: [{ name: 'a', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [{ name: 'a', primitives: [{ mesh, material: 0 }] }],
    materials: [
      {
        name: 'a',
        baseColorFactor: [0.6, 0.5, 0.4, 1],
        metallicFactor,
        roughnessFactor,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: true,
      },
    ],
    textures: [],
    skins: [],
    animations: [],
  };
  let red = 0;
  eachSample(prepareStyleSource(scene, []), 0.1, true, (s) => {
    expect(s.g / s.r).toBeCloseTo(5 / 6);
    red = s.r;
  });
  return red;
}

test('metal looks darker than what is matte, the more so the more it is polished, and keeps its hue', () => {
  expect(shownRed(0, 0.1)).toBeCloseTo(0.6);
  expect(shownRed(1, 0.6)).toBeLessThan(0.5);
  expect(shownRed(1, 0.05)).toBeLessThan(0.7 * shownRed(1, 0.6));
  expect(shownRed(0.5, 0.05)).toBeGreaterThan(shownRed(1, 0.05));
});
