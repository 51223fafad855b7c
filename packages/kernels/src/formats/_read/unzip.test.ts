import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { GeometryError } from '../../math/index.ts';
import { isZip, unzipFiles } from './unzip.ts';

const bytes = new TextEncoder().encode('v 0 0 0\n'.repeat(100));

test('gives the files by path, without what systems leave in archives', () => {
  const zip = zipSync({
    'fox/fox.obj': bytes,
    'fox\\skin.png': bytes,
    '__MACOSX/fox/._fox.obj': bytes,
    'fox/.DS_Store': bytes,
    'empty/': new Uint8Array(0),
  });
  expect(isZip(zip)).toBe(true);
  expect([...unzipFiles(zip)]).toEqual([
    ['fox/fox.obj', bytes],
    ['fox/skin.png', bytes],
  ]);
});

test('any cut and any flipped byte gives files or a sentence, and no more than the archive says', () => {
  const zip = zipSync({ 'a.obj': bytes, 'b/c.png': bytes });
  const tryIt = (damaged: Uint8Array) => {
    try {
      for (const content of unzipFiles(damaged).values()) expect(content.length).toBeLessThan(1 << 26);
    } catch (error) {
      expect(error).toBeInstanceOf(GeometryError);
    }
  };
  for (let i = 0; i < zip.length; i++) {
    tryIt(zip.subarray(0, i));
    for (const flip of [1, 0x80, 0xff]) {
      const damaged = zip.slice();
      damaged[i] ^= flip;
      tryIt(damaged);
    }
  }
});

test('a bomb and a crowd are refused', () => {
  const big = zipSync({ 'a.obj': new Uint8Array(90 << 20) }, { level: 9 });
  // the size that the directory and the head of the file tell
  const view = new DataView(big.buffer, big.byteOffset);
  for (let i = 0; i + 4 < big.length; i++) if (view.getUint32(i, true) === 90 << 20) view.setUint32(i, 600 << 20, true);
  expect(() => unzipFiles(big)).toThrow(/more than 512 MB/);
  const crowd = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}`, new Uint8Array(0)]));
  expect(() => unzipFiles(zipSync(crowd))).toThrow(/more than 2000 files/);
});
