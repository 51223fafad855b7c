import { expect, test } from 'vitest';
import type { FloatImage } from '../image/index.ts';
import { carryDepths } from './anchors.ts';

const cell = 0.01;
const [wide, deep, high] = [30, 30, 30];

/** An outline that shows what `isIn` tells, 1 where it does; its thickness from `thick`. */
function draw(width: number, isIn: (x: number, y: number) => boolean, thick: (x: number, y: number) => number) {
  const outline: FloatImage = { width, height: high, channels: 1, data: new Float32Array(width * high).fill(-cell) };
  const own: FloatImage = { ...outline, data: new Float32Array(width * high) };
  for (let at = 0; at < width * high; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (!isIn(x, y)) continue;
    outline.data[at] = cell;
    own.data[at] = thick(x, y) * cell;
  }
  return [outline, own] as const;
}

test('plates that stand above a body stay as deep beside it, ever less so; the body beside them is left alone', () => {
  const isPlate = (x: number): boolean => x < 3 || x >= wide - 3;
  const isBody = (x: number, y: number): boolean => x > 5 && x < 24 && y < 20;
  const [front, thickX] = draw(
    wide,
    (x, y) => isPlate(x) || isBody(x, y),
    (x) => (isPlate(x) ? 1.5 : 9),
  );
  const [side, thickZ] = draw(
    deep,
    (z) => z >= 5 && z < 25,
    () => 10,
  );
  const needed = (at: number): boolean => at / wide >= 20 || !isPlate(at % wide);
  const { middle, half } = carryDepths(front, thickX, needed, side, thickZ, cell);
  const at = (x: number, y: number): number => y * wide + x;
  expect(half[at(1, 25)]).toBeCloseTo(10 * cell, 5);
  expect(half[at(1, 17)]).toBeCloseTo(7 * cell, 5);
  expect(middle[at(1, 17)]).toBeCloseTo(14.5 * cell, 5);
  expect(half[at(1, 8)]).toBe(0);
  expect(half[at(4, 25)]).toBe(0);
  expect(half[at(15, 10)]).toBeCloseTo(10 * cell, 5);
});
