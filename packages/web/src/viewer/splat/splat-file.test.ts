import { expect, test } from 'vitest';
import { framingPoints, readSplatData } from './splat-file.ts';

/** One splat: centre, scales, colour, quaternion w x y z. */
type Row = [number[], number[], number[], number[]];

function fileOf(rows: Row[]): ArrayBuffer {
  const bytes = new ArrayBuffer(32 * rows.length);
  const view = new DataView(bytes);
  rows.forEach(([centre, scales, color, turn], i) => {
    for (let k = 0; k < 3; k++) {
      view.setFloat32(32 * i + 4 * k, centre[k], true);
      view.setFloat32(32 * i + 12 + 4 * k, scales[k], true);
    }
    for (let k = 0; k < 4; k++) {
      view.setUint8(32 * i + 24 + k, color[k]);
      view.setUint8(32 * i + 28 + k, Math.min(255, Math.round(128 + 128 * turn[k])));
    }
  });
  return bytes;
}

test('a splat that is not turned has its scales squared on the diagonal', () => {
  const data = readSplatData(
    fileOf([
      [
        [1, 2, 3],
        [0.1, 0.2, 0.3],
        [10, 20, 30, 255],
        [1, 0, 0, 0],
      ],
    ]),
  );
  const floats = new Float32Array(data?.texels.buffer ?? new ArrayBuffer(0));
  expect([...floats.slice(0, 3)]).toEqual([1, 2, 3]);
  const want = [0.01, 0, 0, 0.04, 0, 0.09];
  for (const [k, v] of want.entries()) expect(floats[4 + k]).toBeCloseTo(v, 5);
  expect((data?.texels[3] ?? 0) & 0xff).toBe(10);
  expect((data?.texels[3] ?? 0) >>> 24).toBe(255);
});

test('a quarter turn about z exchanges x and y', () => {
  const h = Math.SQRT1_2;
  const data = readSplatData(
    fileOf([
      [
        [0, 0, 0],
        [0.1, 0.2, 0.3],
        [0, 0, 0, 255],
        [h, 0, 0, h],
      ],
    ]),
  );
  const floats = new Float32Array(data?.texels.buffer ?? new ArrayBuffer(0));
  expect(floats[4]).toBeCloseTo(0.04, 3);
  expect(floats[7]).toBeCloseTo(0.01, 3);
});

test('what is no file of splats is told', () => {
  expect(readSplatData(new ArrayBuffer(33))).toBeUndefined();
  expect(readSplatData(new ArrayBuffer(0))).toBeUndefined();
});

test('a lone splat far away does not decide the frame', () => {
  const rows: Row[] = Array.from({ length: 400 }, (_, i) => [
    [Math.sin(i), Math.cos(i), Math.sin(2 * i)],
    [0.1, 0.1, 0.1],
    [0, 0, 0, 255],
    [1, 0, 0, 0],
  ]);
  rows.push([
    [500, 0, 0],
    [0.1, 0.1, 0.1],
    [0, 0, 0, 255],
    [1, 0, 0, 0],
  ]);
  const data = readSplatData(fileOf(rows));
  expect(data && Math.max(...framingPoints(data))).toBeLessThan(3);
});
