import { expect, it } from 'vitest';
import { findMirror, findMirrors } from './mirrors.ts';

const WHOLE = { normal: [1, 0, 0], at: 0 } as const;
const place = (name: string, ...at: number[]) => ({ name, positions: Float32Array.from(at) });

function reflect(mirror: ReturnType<typeof findMirror>, p: readonly number[]): number[] {
  if (!mirror) throw new Error('no mirror');
  const { normal, at, shift = [0, 0, 0] } = mirror;
  const d = 2 * (normal.reduce((sum, n, k) => sum + n * p[k], 0) - at);
  return p.map((v, k) => v - d * normal[k] + shift[k]);
}

it('finds the plane of a thing that has two like sides', () => {
  const pairs = [0.2, 0.5, 0.9].flatMap((x) => [x, x, -x, -x, x, -x]);
  expect(findMirror({ positions: Float32Array.from(pairs), centre: [3, 4, 5] })).toEqual({ normal: [1, 0, 0], at: 3 });
  const odd = Float32Array.of(0.1, 0.7, 0.3, 0.9, 0, 0.8, 0.4, 0.2, 0.6);
  expect(findMirror({ positions: odd, centre: [0, 0, 0] })).toBeUndefined();
});

it('each of a pair shows what the other shows, wherever it is', () => {
  const parts = [place('body', 0, 0, 0), place('left boot', 1, -2, 0.5), place('right boot', -1.2, -2, -0.5)];
  const [body, left, right] = findMirrors(parts, WHOLE);
  expect(body).toEqual(WHOLE);
  reflect(left, [1, -2, 0.5]).forEach((v, k) => {
    expect(v).toBeCloseTo([-1.2, -2, -0.5][k]);
  });
  // What is outside on one is outside on the other.
  expect(reflect(right, [-1.3, -2, -0.5])[0]).toBeCloseTo(1.1);
});

it('a turned head is mirrored in the plane between its eyes', () => {
  const [c, s] = [Math.cos(0.5), Math.sin(0.5)];
  const parts = [
    place('body', 0, 0, 0),
    place('left eye', 0.1 * c, 2, -0.1 * s),
    place('right eye', -0.1 * c, 2, 0.1 * s),
    place('head', 0, 2, 0.1),
  ];
  const [body, left, , head] = findMirrors(parts, WHOLE);
  expect(body).toEqual(WHOLE);
  expect(head).toEqual(left);
  const nose = [s, 2, c];
  reflect(head, nose).forEach((v, k) => {
    expect(v).toBeCloseTo(nose[k]);
  });
});
