import { describe, expect, it } from 'vitest';
import { fbm } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { openGaps } from './gaps.ts';

const SIZE = 120;

type Paint = (x: number, y: number) => readonly [number, number, number];

/** A board on white (work colours) with a thing within it, and how much of that is taken for a gap. */
function openedOf(board: Paint, inside: (x: number, y: number) => boolean, thing: Paint): number {
  const fine = createFloatImage(SIZE, SIZE, 3);
  const predicted = new Float32Array(fine.data.length);
  const mask = new Uint8Array(SIZE * SIZE);
  const band = new Uint8Array(SIZE * SIZE);
  let size = 0;
  for (let i = 0; i < mask.length; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    predicted[3 * i] = 1;
    mask[i] = Math.max(Math.abs(x - 60), Math.abs(y - 60)) < 40 ? 1 : 0;
    size += inside(x, y) ? 1 : 0;
    fine.data.set(!mask[i] ? [1, 0, 0] : inside(x, y) ? thing(x, y) : board(x, y), 3 * i);
  }
  openGaps(fine, mask, band, { predicted, sigma: 0.004, share: 1 });
  let open = 0;
  for (let i = 0; i < mask.length; i++) open += !mask[i] && inside(i % SIZE, Math.floor(i / SIZE)) ? 1 : 0;
  return open / size;
}

const wood: Paint = (x, y) => [0.45 + 0.2 * fbm(x / 3, y / 6, 0.5, 3, 1), 0.03, 0.08];
const paper: Paint = () => [1, 0, 0];
const between = (x: number, y: number): boolean => Math.max(Math.abs(x - 60), Math.abs(y - 60)) < 30;
const eye = (x: number, y: number): boolean => Math.hypot(x - 60, y - 60) < 5;

describe('openGaps', () => {
  it('opens what is seen through a frame', () => {
    expect(openedOf(wood, between, paper)).toBe(1);
  });

  it('keeps what is white in the midst of a thing, far from its outline', () => {
    expect(openedOf(wood, eye, paper)).toBe(0);
  });

  it('keeps what is shaded', () => {
    expect(openedOf(wood, between, (_, y) => [1 - 0.001 * y, 0, 0])).toBe(0);
  });

  it('keeps the white of a drawing, and of what shines elsewhere', () => {
    expect(openedOf(() => [0.5, 0.1, 0], between, paper)).toBe(0);
    const shiny: Paint = (x, y) => (y > 90 ? [0.95 + 0.01 * fbm(x / 3, y / 3, 0.5, 3, 1), 0, 0] : wood(x, y));
    expect(openedOf(shiny, between, paper)).toBe(0);
  });

  it('keeps what fades at its rim', () => {
    const fading: Paint = (x, y) => [1 - 0.5 * Math.max(0, (Math.hypot(x - 60, y - 60) - 12) / 18), 0, 0];
    expect(openedOf(wood, (x, y) => Math.hypot(x - 60, y - 60) < 30, fading)).toBe(0);
  });
});
