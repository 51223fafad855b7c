import { expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { compareRoughness, findRoughness } from './roughness.ts';

const SIDE = 48;

/** A grey square with soft shading, of the mean colour of the restless ground around it. */
function drawSquare() {
  const rng = createRng(5);
  const work = createFloatImage(SIDE, SIDE, 3);
  const square = new Uint8Array(SIDE * SIDE);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      square[i] = x >= 14 && x < 34 && y >= 14 && y < 34 ? 1 : 0;
      work.data[3 * i] = square[i] ? 0.5 + 0.002 * (x - 24) : rng.range(0.2, 0.8);
    }
  return { work, square };
}

it('a smooth thing is calm up to its rim, and is told from a restless ground of its colour by that', () => {
  const { work, square } = drawSquare();
  const rough = findRoughness(work);
  const ground = square.map((s) => 1 - s);
  const odds = compareRoughness(rough, square, ground);
  let right = 0;
  for (let i = 0; i < rough.length; i++) right += (odds[rough[i]] > 0 ? 1 : 0) === square[i] ? 1 : 0;
  expect(right / rough.length).toBeGreaterThan(0.97);
  for (const corner of [14 * SIDE + 14, 14 * SIDE + 33, 33 * SIDE + 14, 33 * SIDE + 33])
    expect(odds[rough[corner]]).toBeGreaterThan(0);
});

it('where both sides are as restless it says nothing', () => {
  const { work } = drawSquare();
  const rough = findRoughness(work);
  const left = Uint8Array.from(rough, (_, i) => (i % SIDE < 24 ? 1 : 0));
  const odds = compareRoughness(
    rough,
    left,
    left.map((s) => 1 - s),
  );
  const said = rough.reduce((sum, step) => sum + Math.abs(odds[step]), 0) / rough.length;
  expect(said).toBeLessThan(0.25);
});
