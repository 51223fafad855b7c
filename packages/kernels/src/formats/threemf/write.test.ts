import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Mesh } from '../../mesh/index.ts';
import type { Scene } from '../../scene/index.ts';
import { richScene, simpleScene } from '../gltf/fixtures.testing.ts';
import { writeThreeMf } from './write.ts';

const model = (scene: Scene, options = {}): string =>
  strFromU8(unzipSync(writeThreeMf(scene, options))['3D/3dmodel.model']);
const numbers = (xml: string, tag: string, names: string[]): number[][] =>
  [...xml.matchAll(new RegExp(`<${tag} ([^>]*)/>`, 'g'))].map((m) =>
    names.map((name) => Number(new RegExp(`\\b${name}="([^"]*)"`).exec(m[1])?.[1])),
  );

/** Two unit squares that share an edge, with a seam there and one face without area. */
const seam: Mesh = {
  positions: Float32Array.from([0, 1, 0, 1, 1, 0, 1, 2, 0, 0, 2, 0, 1, 1, 0, 2, 1, 0, 2, 2, 0, 1, 2, 0]),
  uvs: Float32Array.from([0, 0, 0.25, 0, 0.25, 1, 0, 1, 0.75, 0, 1, 0, 1, 1, 0.75, 1]),
  indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7, 1, 4, 2]),
};

test('the package has its parts, its content types and its relation, and the same bytes every time', () => {
  const bytes = writeThreeMf(richScene());
  expect(Object.keys(unzipSync(bytes))).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
  expect(strFromU8(unzipSync(bytes)['_rels/.rels'])).toContain('Target="/3D/3dmodel.model"');
  expect(writeThreeMf(richScene())).toEqual(bytes);
});

test('it is in millimetres, Z up, and its build item stands on the plate', () => {
  const xml = model({ ...simpleScene(), meshes: [{ name: '', primitives: [{ mesh: seam }] }] });
  const points = numbers(xml, 'vertex', ['x', 'y', 'z']);
  expect(points[0]).toEqual([0, 0, 1000]);
  expect(/transform="([^"]*)"/.exec(xml)?.[1]).toBe('1 0 0 0 1 0 0 0 1 0 0 -1000');
});

test('vertices are joined across seams, faces that fall together are dropped, and corners keep their colours', () => {
  const scene = simpleScene();
  scene.materials[0] = { ...scene.materials[0], baseColorFactor: [1, 1, 1, 1], baseColorTexture: { texture: 0 } };
  scene.meshes[0].primitives = [{ mesh: seam, material: 0 }];
  const picture = { width: 2, height: 1, channels: 3 as const, data: Uint8Array.from([255, 0, 0, 0, 0, 255]) };
  const xml = model(scene, { pictures: [picture] });
  expect(numbers(xml, 'vertex', ['x']).length).toBe(6);
  const faces = numbers(xml, 'triangle', ['v1', 'v2', 'v3']);
  expect(faces.length).toBe(4);
  for (const face of faces) expect(new Set(face).size).toBe(3);
  const colors = [...xml.matchAll(/<m:color color="(#\w{6})"/g)].map((m) => m[1]);
  expect(colors).toContain('#FF0000');
  expect(colors).toContain('#0000FF');
  for (const corner of numbers(xml, 'triangle', ['p1']).flat())
    if (!Number.isNaN(corner)) expect(corner).toBeLessThan(colors.length);
});

test('every node with a mesh is one object, all are components of the one build item', () => {
  const xml = model(richScene());
  const ids = [...xml.matchAll(/<object id="(\d+)"/g)].map((m) => Number(m[1]));
  expect(ids).toEqual([3, 4, 5]);
  expect(numbers(xml, 'component', ['objectid']).flat()).toEqual([3, 4]);
  expect(numbers(xml, 'item', ['objectid'])).toEqual([[5]]);
  expect(model(simpleScene())).toMatch(/<base name="clay" displaycolor="#\w{6}"/);
});

test('mirrored parts are turned back, and names cannot leave their quotes', () => {
  const scene = simpleScene();
  const volume = (xml: string): number => {
    const p = numbers(xml, 'vertex', ['x', 'y', 'z']);
    return numbers(xml, 'triangle', ['v1', 'v2', 'v3']).reduce((sum, [a, b, c]) => {
      const [u, v, w] = [p[a], p[b], p[c]];
      return (
        sum +
        u[0] * (v[1] * w[2] - v[2] * w[1]) +
        u[1] * (v[2] * w[0] - v[0] * w[2]) +
        u[2] * (v[0] * w[1] - v[1] * w[0])
      );
    }, 0);
  };
  const straight = volume(model(scene));
  scene.nodes[0].scale = [-1, 1, 1];
  scene.nodes[0].name = 'a"/><x\u0001&';
  const xml = model(scene);
  expect(volume(xml)).toBeCloseTo(straight, 0);
  expect(xml).toContain('name="a&quot;/&gt;&lt;x_&amp;"');
});

test('what has no faces, or places that are no numbers, is refused', () => {
  expect(() => writeThreeMf({ ...simpleScene(), roots: [] })).toThrow(/no faces/);
  const scene = simpleScene();
  scene.meshes[0].primitives[0].mesh.positions[4] = Number.NaN;
  expect(() => writeThreeMf(scene)).toThrow(/not numbers/);
});
