import { expect, test } from 'vitest';
import type { Scene } from '../../scene/index.ts';
import { simpleScene } from '../gltf/fixtures.testing.ts';
import { writeObj } from '../obj/write.ts';
import { writeStl } from './write.ts';

/** Signed volume: positive when faces look outwards. */
function volumeOf(triangles: number[][][]): number {
  return triangles.reduce((sum, [a, b, c]) => {
    const x = a[0] * (b[1] * c[2] - b[2] * c[1]);
    return sum + (x + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0])) / 6;
  }, 0);
}

function readStl(bytes: Uint8Array): number[][][] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const at = (f: number, k: number) => [0, 1, 2].map((i) => view.getFloat32(84 + 50 * f + 12 + 12 * k + 4 * i, true));
  return Array.from({ length: view.getUint32(80, true) }, (_, f) => [0, 1, 2].map((k) => at(f, k)));
}

function readObj(bytes: Uint8Array) {
  const lines = new TextDecoder().decode(bytes).split('\n');
  const rows = (key: string) => lines.filter((l) => l.startsWith(`${key} `)).map((l) => l.split(' ').slice(1));
  const v = rows('v').map((r) => r.map(Number));
  const triangles = rows('f').map((r) => r.map((corner) => v[Number(corner.split('/')[0]) - 1].slice(0, 3)));
  return { v, vt: rows('vt').map((r) => r.map(Number)), objects: rows('o').map((r) => r[0]), triangles };
}

/** The tetrahedron twice: as it is, and mirrored, scaled and moved by a parent. */
function mirroredScene(): Scene {
  const scene = simpleScene();
  scene.nodes.push({ ...scene.nodes[0], name: 'the twin', translation: [0, 5, 0], scale: [-2, 2, 2] });
  scene.roots.push(1);
  return scene;
}

test('STL and OBJ hold every triangle in world space, turned outwards even where a part is mirrored', () => {
  const scene = mirroredScene();
  const one = volumeOf(readStl(writeStl(simpleScene())));
  expect(one).toBeGreaterThan(0);
  const bytes = writeStl(scene);
  expect(bytes.length).toBe(84 + 8 * 50);
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).not.toBe('solid');
  expect(volumeOf(readStl(bytes))).toBeCloseTo(one * 9, 4);
  const obj = readObj(writeObj(scene));
  expect(volumeOf(obj.triangles)).toBeCloseTo(one * 9, 4);
  expect(obj.objects).toEqual(['thing', 'the_twin']);
});

test('OBJ vertices carry the base colour: factor times texture, in sRGB, with v turned over', () => {
  const scene = simpleScene();
  const { mesh } = scene.meshes[0].primitives[0];
  mesh.uvs = Float32Array.from([0.25, 0.25, 0.75, 0.25, 0.25, 0.75, 0.75, 0.75]);
  scene.materials[0].baseColorFactor = [1, 1, 1, 1];
  scene.materials[0].baseColorTexture = { texture: 0 };
  const data = Uint8Array.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 128, 128, 128]);
  const obj = readObj(writeObj(scene, { pictures: [{ width: 2, height: 2, channels: 3, data }] }));
  expect(obj.v.map((r) => r.slice(3))).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0.502, 0.502, 0.502],
  ]);
  expect(obj.vt[0]).toEqual([0.25, 0.75]);
});
