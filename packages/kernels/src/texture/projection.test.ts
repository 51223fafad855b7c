import { expect, test } from 'vitest';
import { compileProjection, type Projection } from './projection.ts';

/** A picture 8 pixels a side of a metre: red at the left, green at the right; blue from behind. Its surface lies at z = 0.5. */
function picture(): Projection {
  const front = new Uint8Array(3 * 64);
  const back = new Uint8Array(3 * 64);
  for (let i = 0; i < 64; i++) {
    front[3 * i + (i % 8 < 4 ? 0 : 1)] = 255;
    back[3 * i + 2] = 255;
  }
  const depth = new Float32Array(64).fill(0.5);
  return { width: 8, height: 8, front, back, relief: new Float32Array(64), depth, left: -0.5, top: 1, scale: 1 / 8 };
}

function colourAt(p: Projection, place: readonly number[], normal: readonly number[]): number[] {
  const out = new Float64Array(9);
  const [x, y, z] = place;
  const [nx, ny, nz] = normal;
  compileProjection(p, 0.5, 0)(x, y, z, nx, ny, nz, 1, 0, out);
  return [...out.subarray(0, 3)].map((v) => Math.round(v));
}

test('the front is seen from the front, the rest has the colours of the back', () => {
  expect(colourAt(picture(), [-0.3, 0.5, 0.5], [0, 0, 1])).toEqual([1, 0, 0]);
  expect(colourAt(picture(), [-0.3, 0.5, -0.5], [0, 0, -1])).toEqual([0, 0, 1]);
});

test('what faces aside looks like its twin, where that is seen', () => {
  // A quarter turn about the upright axis: the right side is found at the front.
  const twins = [[0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0]];
  expect(colourAt({ ...picture(), twins }, [0.5, 0.5, 0.3], [1, 0, 0])).toEqual([1, 0, 0]);
  expect(colourAt({ ...picture(), twins }, [0.5, 0.5, -0.3], [1, 0, 0])).toEqual([0, 1, 0]);
  // Farther in than the surface it is hidden.
  expect(colourAt({ ...picture(), twins }, [0.2, 0.5, -0.3], [1, 0, 0])).not.toEqual([0, 1, 0]);
});

test('what faces aside takes the colours of its side, where nothing lies before it', () => {
  const grey = { colors: new Uint8Array(3 * 64).fill(255), depth: new Float32Array(64).fill(0.5) };
  const away = { colors: new Uint8Array(3 * 64), depth: new Float32Array(64).fill(-0.5) };
  const sides = { width: 8, height: 8, left: -0.5, top: 1, scale: 1 / 8, ways: [grey, away] };
  const seen = { ...picture(), sides };
  expect(colourAt(seen, [0.5, 0.5, 0], [1, 0, 0])).toEqual([1, 1, 1]);
  expect(colourAt(seen, [-0.5, 0.5, 0], [-1, 0, 0])).toEqual([0, 0, 0]);
  expect(colourAt(seen, [0.3, 0.5, 0], [1, 0, 0])).not.toEqual([1, 1, 1]);
  // What the front shows well stays as it shows it.
  expect(colourAt(seen, [-0.3, 0.5, 0.5], [-0.8, 0, 0.6])).toEqual([1, 0, 0]);
});

test('ink around a drawing ends at its edge, and does not go on behind', () => {
  const red = colourAt(picture(), [-0.3, 0.5, 0], [-0.98, 0, -0.2]);
  expect(red).toEqual([0, 0, 1]);
});
