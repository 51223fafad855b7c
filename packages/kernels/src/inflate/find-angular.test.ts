import { describe, expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { findEdgeDirections } from './edge-directions.ts';
import { findAngular } from './find-angular.ts';
import { axesOf } from './find-blocks.ts';
import type { SolidGuess } from './guess-solid.ts';

const [PIXELS, SIDE] = [96, 32];
const [ELEVATION, TURN] = [0.5, Math.PI / 4];
const m = axesOf(ELEVATION, TURN);

/** How far inside a cube of half a width of 7 cells a place is, its axes those of the turn; and which of its faces is nearest. */
function inCube(c: readonly number[]): { inside: number; face: number } {
  const p = [0, 3, 6].map((r) => Math.abs(m[r] * c[0] + m[r + 1] * c[1] + m[r + 2] * c[2]));
  const face = p.indexOf(Math.max(...p));
  return { inside: 7 - p[face], face };
}

/** The same of a ball. */
function inBall(c: readonly number[]): { inside: number; face: number } {
  return { inside: 9 - Math.hypot(...c), face: 0 };
}

/** The picture of a solid, a colour a face, and what would be guessed of it. */
function show(of: typeof inCube) {
  const alpha = createFloatImage(PIXELS, PIXELS, 1);
  const colours = createFloatImage(PIXELS, PIXELS, 3);
  const cell = PIXELS / SIDE;
  for (let y = 0, i = 0; y < PIXELS; y++)
    for (let x = 0; x < PIXELS; x++, i++) {
      let [most, hit] = [-9, -1];
      for (let z = SIDE / 2; z > -SIDE / 2; z -= 0.25) {
        const { inside, face } = of([(x + 0.5) / cell - SIDE / 2, SIDE / 2 - (y + 0.5) / cell, z]);
        if (inside >= 0 && hit < 0) hit = face;
        most = Math.max(most, inside);
      }
      // Soft along the outline, as in pictures.
      alpha.data[i] = Math.min(1, Math.max(0, 0.5 + most * cell));
      colours.data.fill([0.1, 0.5, 0.9][Math.max(0, hit)], 3 * i, 3 * i + 3);
    }
  const odds = new Float32Array(SIDE ** 3);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (let k = 0; k < SIDE; k++, i++)
        odds[i] = 2 * of([x + 0.5 - SIDE / 2, SIDE / 2 - y - 0.5, k + 0.5 - SIDE / 2]).inside;
  const look = { alpha, colours, distance: signedDistance(alpha) };
  const guess: SolidGuess = {
    ...{ side: SIDE, deep: SIDE, odds, width: PIXELS },
    ...{ left: 0, top: 0, cell, elevation: ELEVATION },
  };
  return { look, directions: findEdgeDirections(colours, alpha), guess };
}

describe('findAngular', () => {
  it('makes a cube seen from its corner of one block, turned as it is', () => {
    const { look, directions, guess } = show(inCube);
    const found = findAngular(look, directions, guess, 0.5);
    expect(found?.blocks.length).toBe(1);
    expect(found?.turn).toBeCloseTo(TURN, 6);
  });

  it('leaves what is round alone, whatever it is called', () => {
    const { look, directions, guess } = show(inBall);
    expect(findAngular(look, directions, guess, 1)).toBeUndefined();
  });
});
