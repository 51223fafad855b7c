import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { type Outline, visitCrossings } from './outline.ts';

/** A closed line through some points. */
function ring(points: readonly (readonly [number, number])[]): Outline {
  const ends = Int32Array.from(points.flatMap((_, i) => [i, (i + 1) % points.length]));
  return { ends, uv: Float64Array.from(points.flat()) };
}

function crossings(outline: Outline): string[] {
  const out: string[] = [];
  visitCrossings(outline, (i, j) => {
    out.push(`${Math.min(i, j)}-${Math.max(i, j)}`);
    return true;
  });
  return out.sort();
}

const circle = Array.from({ length: 40 }, (_, i) => {
  const a = (2 * Math.PI * i) / 40;
  return [Math.cos(a), Math.sin(a)] as const;
});

test('a simple outline has no crossing, whatever its size', () => {
  for (const k of [1e-6, 1, 1e6])
    expect(crossings(ring(circle.map(([x, y]): [number, number] => [x * k, y * k])))).toEqual([]);
});

test.each<[string, [number, number][], string]>([
  [
    'a figure of eight',
    [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ],
    '0-2',
  ],
  [
    'a corner that touches an edge',
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ],
    '0-2',
  ],
  [
    'a line that turns right round',
    [
      [0, 0],
      [4, 0],
      [2, 0],
      [1, 3],
    ],
    '0-1',
  ],
  [
    'an outline shrunk to a point',
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
    '0-1',
  ],
])('%s is found', (_name, points, pair) => {
  expect(crossings(ring(points))).toContain(pair);
});

test('the grid finds the same pairs as comparing all with all', () => {
  const rng = createRng(3);
  const points = Array.from({ length: 60 }, (): [number, number] => [rng.next(), rng.next()]);
  const side = ([ax, ay]: number[], [bx, by]: number[], [cx, cy]: number[]): boolean =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
  const all: string[] = [];
  for (let i = 0; i < 60; i++)
    for (let j = i + 2; j < (i === 0 ? 59 : 60); j++) {
      const [a, b, c, d] = [points[i], points[i + 1], points[j], points[(j + 1) % 60]];
      if (side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)) all.push(`${i}-${j}`);
    }
  expect(all.length).toBeGreaterThan(100);
  expect(crossings(ring(points))).toEqual(all.sort());
});
