import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { simpleScene } from './gltf/fixtures.testing.ts';
import { looksLike, readScene, type SentFormat, writeFbx, writeGlb, writeObj, writeStl } from './index.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const wide = (content: string): Uint8Array =>
  Uint8Array.from([0xff, 0xfe, ...[...content].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8])]);
const FORMATS: readonly SentFormat[] = ['glb', 'fbx', 'obj', 'stl'];
const OBJ = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n';
const FACET = 'facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\n';
const FBX = `Objects: {
  Geometry: 1, "Geometry::", "Mesh" { Vertices: *9 { a: 0,0,0,1,0,0,0,1,0 } PolygonVertexIndex: *3 { a: 0,1,-3 } }
  Model: 2, "Model::a", "Mesh" { } }
Connections: { C: "OO",2,0\nC: "OO",1,2 }\n`;

const sound: [SentFormat, string, Uint8Array][] = [
  ['glb', 'our own', writeGlb(simpleScene())],
  ['fbx', 'our own', writeFbx(simpleScene())],
  ['obj', 'our own', writeObj(simpleScene())],
  ['stl', 'our own', writeStl(simpleScene())],
  ['obj', 'behind 60 kB of comments', text(`${'# made by hand, with patience\n'.repeat(2000)}${OBJ}`)],
  ['obj', 'behind statements that few know', text(`shadow_obj a.obj\nbevel on\ncstype bmatrix\nmg 0\n\n\n${OBJ}`)],
  ['obj', 'with a byte order mark', text(`\ufeff${OBJ}`)],
  ['obj', 'in UTF-16', wide(`# "ä" stands here\r\n${OBJ}`)],
  ['obj', 'with old line ends and tabs', text(OBJ.replaceAll('\n', '\r').replaceAll('v ', ' v\t'))],
  ['obj', 'with joined lines', text(`v \\\n0 0 0\nv 1 0 0\nv 0 1 0\nf \\\n1 2 3`)],
  ['stl', 'of one line', text(`solid a ${FACET.replaceAll('\n', ' ')} endsolid`)],
  ['stl', 'with a byte order mark and capitals', text(`\ufeffSOLID A\r\n${FACET.toUpperCase()}ENDSOLID`)],
  ['stl', 'in UTF-16', wide(`solid a\r\n${FACET}endsolid`)],
  ['stl', 'without its first line', text(FACET.repeat(3))],
  ['fbx', 'of text without any header', text(FBX)],
  ['fbx', 'of text with a byte order mark', text(`\ufeff; FBX 7.4.0 project file\n${FBX}`)],
  ['fbx', 'of text behind other comments', text(`; a\n;\n\n;  FBX 7.4.0 project file\n${FBX}`)],
  ['fbx', 'in UTF-16', wide(`FBXHeaderExtension:  {\n\tFBXVersion: 7400\n}\n${FBX}`)],
];

test.each(sound)('%s %s is recognised, is read, and is not taken for another', async (format, _, bytes) => {
  expect(FORMATS.filter((one) => looksLike(one, bytes))).toEqual([format]);
  expect((await readScene(bytes, `model.${format}`)).scene.meshes.length).toBeGreaterThan(0);
});

test('a GLB of nothing but its header is one, cut short', () => {
  expect(looksLike('glb', writeGlb(simpleScene()).subarray(0, 12))).toBe(true);
});

const noise = Uint8Array.from(
  { length: 5084 },
  (
    (rng) => () =>
      rng.int(256)
  )(createRng(3)),
);
const head = (...bytes: number[]): Uint8Array => Uint8Array.from([...bytes, ...new Uint8Array(150)]);

test.each([
  ['a PNG', head(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['a ZIP', head(0x50, 0x4b, 3, 4, 20, 0)],
  ['a gzip', head(0x1f, 0x8b, 8)],
  ['noise', noise],
  ['HTML with a drawing', text(`<!doctype html>\n<path d="\nv 10 0\nl 1 1\n"/>${' '.repeat(200)}`)],
  ['JSON', text('{"asset":{"version":"2.0"},\n"v":\n 1}')],
  ['a PLY', text('ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nend_header\n0 0 0\n')],
  ['prose', text('hello\nsolid ground is a good thing\nto stand on\n')],
  ['a script', text('#!/bin/sh\nset -e\nvim x\n')],
  ['glTF 1', text('glTF\u0001\0\0\0'.padEnd(90, '\0'))],
])('%s is none of them', (_, bytes) => {
  expect(FORMATS.filter((one) => looksLike(one, bytes))).toEqual([]);
});
