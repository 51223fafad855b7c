import { expect, test } from 'vitest';
import { GeometryError } from '../../math/index.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { richScene, simpleScene } from './fixtures.testing.ts';
import { writeGlb } from './write.ts';

test('the same scene gives the same bytes, sound alignment, and its arrays are not changed', () => {
  const scene = richScene();
  const before = structuredClone(scene);
  const a = writeGlb(scene);
  expect(scene).toEqual(before);
  expect(writeGlb(scene)).toEqual(a);
  expect(a.length % 4).toBe(0);
  expect(new DataView(a.buffer).getUint32(8, true)).toBe(a.length);
});

test('arrays shared by primitives are stored once', () => {
  const one = simpleScene();
  const two = simpleScene();
  two.meshes[0].primitives.push({ ...two.meshes[0].primitives[0] });
  expect(writeGlb(two).length - writeGlb(one).length).toBeLessThan(300);
});

test('positions that are not numbers and indices out of range are refused', () => {
  const nan = simpleScene();
  nan.meshes[0].primitives[0].mesh.positions[4] = Number.NaN;
  expect(() => writeGlb(nan)).toThrow(GeometryError);
  const range = simpleScene();
  range.meshes[0].primitives[0].mesh.indices[0] = 99;
  expect(() => writeGlb(range)).toThrow(GeometryError);
});

test('base64 is read back for every length, and refuses other letters', () => {
  for (let n = 0; n < 20; n++) {
    const bytes = Uint8Array.from({ length: n }, (_, i) => (i * 83 + n) & 255);
    const text = encodeBase64(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64'));
    expect(decodeBase64(text)).toEqual(bytes);
  }
  expect(() => decodeBase64('ab*d')).toThrow(GeometryError);
});
