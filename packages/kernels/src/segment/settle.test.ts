import { expect, test } from 'vitest';
import { settleParts } from './settle-parts.ts';

/** A row of sixty patches in three parts; each division puts both borders somewhere near the places given. */
function divisions(places: readonly (readonly [number, number])[]): Int32Array[] {
  return places.map(([p, q]) => Int32Array.from({ length: 60 }, (_, n) => (n < p ? 0 : n < q ? 1 : 2)));
}

/** Where the part changes along the row. */
const bordersOf = (part: Int32Array): number[] => [...part.keys()].filter((n) => n > 0 && part[n] !== part[n - 1]);
const even = new Float64Array(60).fill(1);

test('divisions that quarrel about borders settle on those in the middle', () => {
  const many = divisions([
    [15, 40],
    [18, 41],
    [20, 42],
    [21, 43],
    [26, 49],
  ]);
  const settled = settleParts(many, even, { max: 15 });
  const borders = bordersOf(settled);
  expect(borders).toHaveLength(2);
  for (const [k, middle] of [20, 42].entries()) expect(Math.abs(borders[k] - middle)).toBeLessThanOrEqual(1);
  // numbered from the largest
  expect([settled[30], settled[0], settled[59]]).toEqual([0, 1, 2]);
});

test('what one division alone parts or joins stays as most have it', () => {
  const whole = new Int32Array(60);
  const crumbs = Int32Array.from({ length: 60 }, (_, n) => n % 7);
  const agreed = divisions([
    [20, 42],
    [20, 42],
    [20, 42],
  ]);
  expect(bordersOf(settleParts([...agreed, whole, crumbs], even, { max: 15 }))).toEqual([20, 42]);
});

test('no more parts than allowed; so many as asked, if there are as many', () => {
  const many = divisions([
    [20, 42],
    [20, 42],
    [20, 20],
  ]);
  expect(bordersOf(settleParts(many, even, { max: 2 }))).toEqual([20]);
  const unlikely = divisions([
    [20, 42],
    [20, 20],
    [20, 20],
  ]);
  expect(bordersOf(settleParts(unlikely, even, { max: 15 }))).toEqual([20]);
  expect(bordersOf(settleParts(unlikely, even, { max: 3, isExact: true }))).toEqual([20, 42]);
});
