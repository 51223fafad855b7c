import { expect, test } from 'vitest';
import { createRng, GeometryError } from '../../math/index.ts';
import { flattenScene, measureModel } from '../../scene/index.ts';
import { richScene } from '../gltf/fixtures.testing.ts';
import { readObj } from './read.ts';
import { writeObj } from './write.ts';

const read = (text: string) => readObj(new TextEncoder().encode(text));
const CUBE = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nv 1 1 1\nv 0 1 1\n';

test('groups times materials stay within bounds', () => {
  const lines = Array.from({ length: 21_000 }, (_, i) => `g g${i % 146}\nusemtl m${i % 145}\nf 1 2 3`);
  expect(() => read(`v 0 0 0\nv 1 0 0\nv 0 1 0\n${lines.join('\n')}`)).toThrow(/20000 pieces/);
});

test('quads come first and keep their halves together; larger polygons follow', () => {
  const { scene, warnings } = read(`${CUBE}f 1 2 3\nf 5 6 7 8\nf 1 4 3 2\nf 1 2 6 7 8\n`);
  const { mesh } = scene.meshes[0].primitives[0];
  expect(warnings).toEqual([]);
  expect(mesh.quadCount).toBe(2);
  expect(mesh.indices.length / 3).toBe(2 + 2 + 1 + 3);
  for (let q = 0; q < 2; q++) {
    const [a, , c, d, e] = mesh.indices.subarray(6 * q, 6 * q + 6);
    expect([d, e]).toEqual([a, c]);
  }
});

test('corners are joined only where position, coordinates and normal agree; v is turned over', () => {
  const { scene } = read(
    'v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0.25\nvt 1 1\nvn 0 0 2\nf 1/1/1 2/1/1 3/2/1\nf 1/2/1 2/1/1 3/2/1\n',
  );
  const { mesh } = scene.meshes[0].primitives[0];
  expect(mesh.positions.length / 3).toBe(4);
  expect([...(mesh.uvs as Float32Array).subarray(0, 2)]).toEqual([0, 0.75]);
  expect([...(mesh.normals as Float32Array).subarray(0, 3)]).toEqual([0, 0, 1]);
});

test('objects and groups become nodes, materials primitives, by name', () => {
  const { scene, warnings } = read(
    `mtllib a b.mtl\no chair\n${CUBE}usemtl red wood\nf 1 2 3\nusemtl blue\nf 1 2 4\ng leg\nf 2 3 4\no table\nusemtl red wood\nf 5 6 7\n`,
  );
  expect(scene.nodes.map((n) => n.name)).toEqual(['chair', 'chair leg', 'table']);
  expect(scene.meshes.map((m) => m.primitives.map((p) => scene.materials[p.material as number].name))).toEqual([
    ['red wood', 'blue'],
    ['blue'],
    ['red wood'],
  ]);
  expect(warnings).toEqual([
    'The materials stand in another file: they keep their names, without colours and textures.',
  ]);
});

test('every way of writing it down is understood: negative indices, joined lines, odd numbers, tabs, CR, UTF-16', () => {
  const text = 'v\t+0. -.5e0 1E0\r\nv 1 0 0 \\\r\nv 9\rv 0 1 0\nf -3// -2/ \\\n -1\r\n';
  const wide = new Uint8Array(2 + 2 * text.length);
  wide.set([0xff, 0xfe]);
  for (let i = 0; i < text.length; i++) wide[2 + 2 * i] = text.charCodeAt(i);
  for (const { scene, warnings } of [read(text), readObj(wide)]) {
    expect(warnings).toEqual([]);
    expect([...scene.meshes[0].primitives[0].mesh.positions]).toEqual([0, -0.5, 1, 1, 0, 0, 0, 1, 0]);
  }
});

test('vertex colours are sRGB, white where there are none, and never other than 0 to 1', () => {
  const { scene } = read('v 0 0 0\nv 1 0 0 0.5 0 7\nv 0 1 0 nan 0 0\nv 0 0 1 1 1 0\nf 1 2 3 4\n');
  const colors = scene.meshes[0].primitives[0].mesh.colors as Float32Array;
  expect([...colors].map((c) => Math.round(c * 1000) / 1000)).toEqual([
    1, 1, 1, 1, 0.214, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1,
  ]);
});

test('a comment that names the unit scales the model to metres', () => {
  const { scene } = read(`# This file uses centimeters as units for non-parametric coordinates.\n${CUBE}f 1 2 7\n`);
  expect(measureModel(scene).size).toMatchObject({ x: 0.01, y: 0.01, z: 0.01 });
});

test('damaged faces are dropped and said so, the others stay', () => {
  const bad = [
    'f 1 2 9',
    'f 0 1 2',
    'f -19 1 2',
    'f 1 2',
    'f 1.5 2 3',
    'f 99999999999999999999 1 2',
    'f 1 2 10',
    'f a b c',
  ];
  const { scene, warnings } = read(`${CUBE}v nan 0 0\nv 1e300 0 inf\n${bad.join('\n')}\nf 1/77/-77 2//99 3\nl 1 2\n`);
  expect(scene.meshes[0].primitives[0].mesh.indices.length).toBe(3);
  expect(warnings).toEqual(['8 damaged faces were left out.', 'Points and lines were left out.']);
});

test('what this service writes is read back: places, colours, coordinates, normals', () => {
  const scene = richScene();
  const back = readObj(writeObj(scene)).scene;
  const [a, b] = [scene, back].map((s) => measureModel(s));
  expect(b.faces).toBe(a.faces);
  for (const k of ['x', 'y', 'z'] as const) expect(b.size[k]).toBeCloseTo(a.size[k], 3);
  expect(flattenScene(back)[0].mesh.uvs).toBeDefined();
});

test('any cut and any flipped bit gives a scene or a GeometryError', () => {
  const good = writeObj(richScene());
  const rng = createRng(3);
  for (let n = 0; n < 300; n++) {
    const bytes = n % 3 ? good.slice() : good.slice(0, rng.int(good.length));
    if (n % 3) for (let k = 0; k < 5; k++) bytes[rng.int(bytes.length)] ^= 1 << rng.int(8);
    try {
      const { scene } = readObj(bytes);
      for (const { mesh } of flattenScene(scene)) {
        expect(mesh.positions.every((x) => Number.isFinite(x))).toBe(true);
        expect(mesh.indices.every((i) => i < mesh.positions.length / 3)).toBe(true);
      }
    } catch (error) {
      expect(error).toBeInstanceOf(GeometryError);
    }
  }
});

test('a file that would unpack to too much is refused', () => {
  const bytes = new TextEncoder().encode(`${CUBE}${'f 1 2 3\n'.repeat(2000)}`);
  expect(() => readObj(bytes, { unpackedBytesMax: 100_000 })).toThrow(/unpacks/);
});

test('more vertices than any model that is taken are refused', () => {
  const line = new TextEncoder().encode('v 0 0 0\n');
  const bytes = new Uint8Array(line.length * 8_000_001);
  bytes.set(line);
  for (let filled = line.length; filled < bytes.length; filled *= 2)
    bytes.copyWithin(filled, 0, Math.min(filled, bytes.length - filled));
  expect(() => readObj(bytes)).toThrow('more than 8000000 vertices');
});
