import { describe, expect, it } from 'vitest';
import { createFloatImage } from '../image/index.ts';
import { blockField } from './block-field.ts';
import { axesOf, findBlocks } from './find-blocks.ts';
import type { SolidGuess } from './guess-solid.ts';

const SIDE = 32;
const alpha = createFloatImage(SIDE, SIDE, 1);
alpha.data.fill(1);

/** The log odds of a solid, as soft as a network's: `inside` in the thing's own axes, cells. */
function guessOf(elevation: number, turn: number, inside: (x: number, y: number, z: number) => number): SolidGuess {
  const m = axesOf(elevation, turn);
  const odds = new Float32Array(SIDE ** 3);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      for (let k = 0; k < SIDE; k++, i++) {
        const c = [x + 0.5 - SIDE / 2, SIDE / 2 - y - 0.5, k + 0.5 - SIDE / 2];
        const p = [0, 3, 6].map((r) => m[r] * c[0] + m[r + 1] * c[1] + m[r + 2] * c[2]);
        odds[i] = Math.max(-6, Math.min(6, 2 * inside(p[0], p[1], p[2])));
      }
  return { side: SIDE, deep: SIDE, odds, width: SIDE, left: 0, top: 0, cell: 1, elevation };
}

const box = (a: number, b: number, c: number) => (x: number, y: number, z: number) => {
  const [u, v, w] = [Math.abs(x) - a, Math.abs(y) - b, Math.abs(z) - c];
  // Rounded as guesses are.
  return 2 - Math.hypot(Math.max(0, u + 2), Math.max(0, v + 2), Math.max(0, w + 2));
};

describe('findBlocks', () => {
  it('finds how a rounded box is turned and makes it one sharp block', () => {
    const turn = (-5 / 24) * Math.PI;
    const guess = guessOf(0.3, turn, box(8, 5, 6));
    const found = findBlocks(guess, alpha, () => 0);
    expect(found.turn).toBeCloseTo(turn, 6);
    expect(found.blocks.length).toBe(1);
    expect(found.explained).toBeGreaterThan(0.93);
    // A box has six planes, each along an axis.
    expect(found.blocks[0].length).toBe(24);
    for (let i = 0; i < 24; i += 4)
      expect(Math.max(...[0, 1, 2].map((c) => Math.abs(found.blocks[0][i + c])))).toBeCloseTo(1, 6);
    const half = [8, 5, 6];
    for (let i = 0; i < 24; i += 4) {
      const axis = [0, 1, 2].findIndex((c) => found.blocks[0][i + c] !== 0);
      expect(Math.abs(found.blocks[0][i + 3] - half[axis])).toBeLessThan(1.6);
    }
  });

  it('lets walls lean in under a roof', () => {
    const roof = (x: number, y: number, z: number): number =>
      Math.min(8 - Math.abs(x), 8 - Math.abs(z), y + 9, 0.71 * (8 - y - Math.abs(x)));
    const { blocks, explained } = findBlocks(guessOf(0.25, Math.PI / 8, roof), alpha, () => 0);
    expect(explained).toBeGreaterThan(0.9);
    expect(blocks[0].length).toBeGreaterThan(24);
  });
});

describe('blockField', () => {
  it('measures blocks along lines of sight', () => {
    const cube = Float64Array.of(1, 0, 0, 4, -1, 0, 0, 4, 0, 1, 0, 4, 0, -1, 0, 4, 0, 0, 1, 4, 0, 0, -1, 4);
    const field = blockField({ turn: 0, blocks: [cube], explained: 1 }, 0, 3);
    expect(field.column(0, 0)).toBeCloseTo(8, 9);
    expect(field.at(0)).toBe(3);
    expect(field.at(3)).toBeCloseTo(1, 9);
    expect(field.at(5)).toBeCloseTo(-1, 9);
    expect(field.at(20)).toBe(-3);
    expect(field.column(6, 0)).toBeLessThan(0);
    // Turned by half a right angle it is as thick as its diagonal.
    const turned = blockField({ turn: Math.PI / 4, blocks: [cube], explained: 1 }, 0, 3);
    expect(turned.column(0, 0)).toBeCloseTo(8 * Math.SQRT2, 6);
  });
});
