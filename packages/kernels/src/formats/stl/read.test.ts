import { expect, test } from 'vitest';
import { createRng, GeometryError } from '../../math/index.ts';
import { measureMesh } from '../../mesh/index.ts';
import { measureModel } from '../../scene/index.ts';
import { simpleScene } from '../gltf/fixtures.testing.ts';
import { readStl } from './read.ts';
import { writeStl } from './write.ts';

const text = (lines: string): Uint8Array => new TextEncoder().encode(lines);
const facet = (...corners: string[]): string =>
  `facet normal 0 0 0\n outer loop\n${corners.map((c) => `  vertex ${c}\n`).join('')} endloop\nendfacet\n`;
const [O, X, Y, Z] = ['0 0 0', '1 0 0', '0 1 0', '0 0 1e0'];
const TETRAHEDRON = facet(O, Y, X) + facet(O, X, Z) + facet(O, Z, Y) + facet(X, Y, Z);

/** The same tetrahedron in binary, as another program writes it. */
function binary(header: string, claimed = 4, words: readonly number[] = []): Uint8Array {
  const bytes = new Uint8Array(84 + 200);
  bytes.set(text(header));
  const view = new DataView(bytes.buffer);
  view.setUint32(80, claimed, true);
  const corners = [O, Y, X, O, X, Z, O, Z, Y, X, Y, Z];
  corners.forEach((corner, i) => {
    const at = 84 + 50 * Math.floor(i / 3) + 12 + 12 * (i % 3);
    corner.split(' ').forEach((v, k) => void view.setFloat32(at + 4 * k, Number(v), true));
  });
  words.forEach((word, t) => void view.setUint16(84 + 50 * t + 48, word, true));
  return bytes;
}

test('text and binary give the same welded mesh: metres, +Y up', () => {
  const a = readStl(text(`solid thing\n${TETRAHEDRON}endsolid thing\n`));
  const b = readStl(binary('made by hand'));
  expect(a.scene.meshes[0].primitives[0].mesh).toEqual(b.scene.meshes[0].primitives[0].mesh);
  expect(a.scene.nodes[0].name).toBe('thing');
  const mesh = a.scene.meshes[0].primitives[0].mesh;
  const facts = measureMesh(mesh);
  expect(facts).toMatchObject({ vertices: 4, faces: 4, isWatertight: true });
  expect(facts.volume * 1e9).toBeCloseTo(1 / 6, 6);
  expect(facts.bounds.min[2] * 1000).toBeCloseTo(-1, 6);
});

test('headers that lie are seen through: "solid" on a binary file, counts that are too small, zero or nonsense', () => {
  for (const bytes of [binary('solid pretends to be text'), binary('x', 0), binary('x', 3), binary('x', 0xffffffff)]) {
    const { scene, warnings } = readStl(bytes);
    expect(measureModel(scene).faces).toBe(4);
    expect(warnings.length).toBe(new DataView(bytes.buffer).getUint32(80, true) === 4 ? 0 : 1);
  }
  expect(() => readStl(binary('x').subarray(0, 250))).toThrow(/cut short/);
  expect(() => readStl(new Uint8Array(20))).toThrow(GeometryError);
});

test('every solid of a text file is a part; loops of four corners, capitals and one-line facets are read', () => {
  const second =
    'FACET NORMAL 0 0 1 OUTER LOOP\nVERTEX 0 0 0\nVERTEX 1 0 0\nVERTEX 1 1 0\nVERTEX 0 1 0\nENDLOOP ENDFACET\n';
  const { scene, warnings } = readStl(text(`solid a\n${TETRAHEDRON}endsolid a\nsolid b c\n${second}endsolid\n`));
  expect(scene.nodes.map((n) => n.name)).toEqual(['a', 'b c']);
  expect(scene.meshes.map((m) => m.primitives[0].mesh.indices.length / 3)).toEqual([4, 2]);
  expect(warnings).toEqual([]);
});

test('a backslash at the end of a line, where no word stands, is passed over', () => {
  const { scene } = readStl(text(`solid a\n\\\n${TETRAHEDRON}\\\r\nendsolid a\n\\\n`));
  expect(measureModel(scene).faces).toBe(4);
});

test('corners that rounding tore apart are one; a stray corner far away does not make all others one', () => {
  const noisy =
    facet('1e-17 0 0', Y, X) + facet('-0 -1e-16 0', '1.0000001 0 0', Z) + facet(O, Z, Y) + facet(X, Y, '0 0 1');
  const [mesh] = readStl(text(`solid\n${noisy}`)).scene.meshes[0].primitives.map((p) => p.mesh);
  expect(measureMesh(mesh)).toMatchObject({ vertices: 4, isWatertight: true });
  const far = readStl(text(`solid\n${TETRAHEDRON}${facet('9e14 0 0', '9e14 1 0', '9e14 0 1')}`));
  expect(far.scene.meshes[0].primitives[0].mesh.positions.length / 3).toBeGreaterThanOrEqual(5);
  expect(measureModel(far.scene).faces).toBe(5);
});

test('a loop that never ends is refused', () => {
  const endless = `solid\nfacet\nouter loop\n${'vertex 0 0 0\n'.repeat(100_001)}`;
  expect(() => readStl(text(endless))).toThrow(/more than 100000 corners/);
});

test('colours of VisCAM and Magics become vertex colours', () => {
  const colorsOf = (bytes: Uint8Array) => [
    ...(readStl(bytes).scene.meshes[0].primitives[0].mesh.colors as Float32Array).subarray(0, 4),
  ];
  const red = 0x8000 | (31 << 10);
  expect(colorsOf(binary('viscam', 4, [red, red, red, 0]))).toEqual([1, 0, 0, 1]);
  expect(colorsOf(binary('COLOR=\u0000\u007f\u0000\u007f', 4, [31, 31, 0x8000, 0x8000]))).toEqual([1, 0, 0, 1]);
});

test('corners that are no numbers cost their triangle only', () => {
  const { scene, warnings } = readStl(text(`solid\n${TETRAHEDRON}${facet('nan 0 0', X, Y)}${facet('1e39 0 0', X, Y)}`));
  expect(measureModel(scene).faces).toBe(4);
  expect(warnings).toEqual(['2 damaged faces were left out.']);
});

test('what this service writes is read back as it was', () => {
  const scene = simpleScene();
  expect(measureModel(readStl(writeStl(scene)).scene).bounds).toEqual(measureModel(scene).bounds);
});

test('any cut and any flipped bit gives a scene or a GeometryError', () => {
  const rng = createRng(9);
  for (const good of [text(`solid thing\n${TETRAHEDRON}endsolid thing\n`), binary('binary')]) {
    for (let n = 0; n < 200; n++) {
      const bytes = n % 3 ? good.slice() : good.slice(0, rng.int(good.length));
      if (n % 3) for (let k = 0; k < 4; k++) bytes[rng.int(bytes.length)] ^= 1 << rng.int(8);
      try {
        for (const { primitives } of readStl(bytes).scene.meshes)
          expect(primitives[0].mesh.positions.every((x) => Number.isFinite(x))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(GeometryError);
      }
    }
  }
});
