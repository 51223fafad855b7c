import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { measureMesh } from '../mesh/index.ts';
import { readNetwork } from '../network/index.ts';
import { meshBodies } from './body.ts';
import { guessSolid, type SolidGuess } from './guess-solid.ts';
import { guessedDepth, makeGuessed } from './guessed.ts';
import { makePlate } from './plate.ts';
import type { Outline } from './shape.ts';

const SIZE = 120;
const CELL = 5;

/** A square 80 pixels wide with an arm 6 thick to its right, in bands of two colours. */
function drawThing(): Outline {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  const colours = createFloatImage(SIZE, SIZE, 3);
  for (let y = 0, i = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++, i++) {
      const isSquare = x >= 10 && x < 90 && y >= 20 && y < 100;
      alpha.data[i] = isSquare || (x >= 90 && x < 115 && y >= 30 && y < 36) ? 1 : 0;
      colours.data.fill(y % 20 < 10 ? 0.2 : 0.6, 3 * i, 3 * i + 3);
    }
  return { alpha, distance: signedDistance(alpha), colours };
}

/** Filled `half` pixels to the front and back of the middle, within the square alone. */
function guessBlock(half: number): SolidGuess {
  const odds = new Float32Array(24 * 24 * 32);
  for (let y = 0, i = 0; y < 24; y++)
    for (let x = 0; x < 24; x++)
      for (let k = 0; k < 32; k++, i++) {
        const isIn = x >= 2 && x < 18 && y >= 4 && y < 20;
        odds[i] = isIn ? 1.5 * (half / CELL - Math.abs(k - 15.5)) : -5;
      }
  return { side: 24, deep: 32, odds, width: SIZE, left: 0, top: 0, cell: CELL, elevation: 0 };
}

/** What is made of it: depths of the square and of the arm, and how far right it reaches. */
function look(half: number) {
  const { bodies } = makeGuessed(drawThing(), guessBlock(half));
  const mesh = meshBodies(bodies, { width: SIZE, ground: SIZE, scale: 1, cell: 1 });
  const depth = (from: number, to: number): number => {
    let [low, high] = [0, 0];
    for (let v = 0; v < mesh.positions.length; v += 3) {
      const x = mesh.positions[v] + SIZE / 2;
      if (x < from || x > to) continue;
      low = Math.min(low, mesh.positions[v + 2]);
      high = Math.max(high, mesh.positions[v + 2]);
    }
    return high - low;
  };
  let right = 0;
  for (let v = 0; v < mesh.positions.length; v += 3) right = Math.max(right, mesh.positions[v] + SIZE / 2);
  return { ...measureMesh(mesh), block: depth(30, 70), arm: depth(100, 110), right };
}

it('is as deep as the guess says, closed, and keeps what the guess knows nothing of', () => {
  const [thin, thick] = [look(10), look(30)];
  for (const made of [thin, thick]) {
    expect(made.isWatertight).toBe(true);
    // The arm is blown up and reaches as far as in the picture.
    expect(made.arm).toBeGreaterThan(3);
    expect(made.arm).toBeLessThan(12);
    expect(made.right).toBeGreaterThan(113);
  }
  expect(thin.block).toBeGreaterThan(14);
  expect(thin.block).toBeLessThan(28);
  expect(thick.block).toBeGreaterThan(50);
  expect(thick.block).toBeLessThan(70);
});

it('makes slabs as thick as the guess says', () => {
  const outline = drawThing();
  const thick = (half: number): number => {
    const { bodies } = makePlate(outline, guessedDepth(outline, guessBlock(half)));
    const { positions } = meshBodies(bodies, { width: SIZE, ground: SIZE, scale: 1, cell: 1 });
    return positions.reduce((most, v, i) => (i % 3 === 2 ? Math.max(most, v) : most), 0);
  };
  expect(thick(10)).toBeGreaterThan(7);
  expect(thick(10)).toBeLessThan(13);
  expect(thick(30)).toBeGreaterThan(25);
  expect(thick(30)).toBeLessThan(34);
});

it('guesses the mirrored solid from the mirrored picture', async () => {
  const network = readNetwork(await readFile(new URL('../../data/solid-network.bin', import.meta.url)));
  const { alpha, colours, distance } = drawThing();
  const turn = (data: Float32Array, channels: number): Float32Array =>
    data.map((_, i) => {
      const [x, y, c] = [Math.floor(i / channels) % SIZE, Math.floor(i / channels / SIZE), i % channels];
      return data[(y * SIZE + SIZE - 1 - x) * channels + c];
    });
  const one = guessSolid(network, { alpha, colours, distance });
  const two = guessSolid(network, {
    distance,
    alpha: { ...alpha, data: turn(alpha.data, 1) },
    colours: { ...colours, data: turn(colours.data, 3) },
  });
  const { side, deep } = one;
  let [most, spread] = [0, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      for (let k = 0; k < deep; k++) {
        const v = one.odds[(y * side + x) * deep + k];
        most = Math.max(most, Math.abs(v - two.odds[(y * side + side - 1 - x) * deep + k]));
        spread = Math.max(spread, Math.abs(v));
      }
  expect(spread).toBeGreaterThan(1);
  expect(most).toBeLessThan(0.02 * spread);
  expect(two.elevation).toBeCloseTo(one.elevation, 3);
});
