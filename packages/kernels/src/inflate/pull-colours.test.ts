import { expect, it } from 'vitest';
import { createFloatImage, type FloatImage } from '../image/index.ts';
import { pullColours } from './pull-colours.ts';

const SIDE = 60;
type Lab = readonly [number, number, number];
const ORANGE: Lab = [0.7, 0.1, 0.12];
const WHITE: Lab = [0.95, 0, 0];
const BROWN: Lab = [0.35, 0.03, 0.04];
const EVERYWHERE = new Uint8Array(SIDE * SIDE).fill(1);

function paint(colourAt: (x: number, y: number) => Lab): FloatImage {
  const image = createFloatImage(SIDE, SIDE, 3);
  for (let i = 0; i < SIDE * SIDE; i++) image.data.set(colourAt(i % SIDE, Math.floor(i / SIDE)), 3 * i);
  return image;
}

const mix = (one: Lab, other: Lab, t: number): Lab => [0, 1, 2].map((c) => one[c] * (1 - t) + other[c] * t) as never;
const apart = ({ data }: FloatImage, x: number, y: number, lab: Lab): number =>
  Math.hypot(...lab.map((v, c) => v - data[3 * (y * SIDE + x) + c]));

it('what was mixed of two colours becomes one of them, with an edge between', () => {
  const own = paint((x) => (x < 36 ? ORANGE : WHITE));
  const pulled = pullColours(
    paint((x) => mix(ORANGE, WHITE, x / SIDE)),
    own,
    EVERYWHERE,
  );
  for (let x = 0; x < SIDE; x++)
    if (Math.abs(x - 32) > 4)
      expect(Math.min(apart(pulled, x, 30, ORANGE), apart(pulled, x, 30, WHITE))).toBeLessThan(0.03);
  expect(apart(pulled, 5, 30, ORANGE)).toBeLessThan(0.03);
  expect(apart(pulled, 55, 30, WHITE)).toBeLessThan(0.03);
});

it('shades of one colour come nearer to each other, but stay apart', () => {
  const own = paint((x) => mix(ORANGE, BROWN, x / SIDE));
  const pulled = pullColours(own, own, EVERYWHERE);
  expect(pulled.data[3 * (30 * SIDE + 5)] - pulled.data[3 * (30 * SIDE + 55)]).toBeGreaterThan(0.04);
});

it('a colour is drawn by what is found at its height', () => {
  const own = paint((_, y) => (y < SIDE / 2 ? ORANGE : WHITE));
  const pulled = pullColours(
    paint(() => mix(ORANGE, WHITE, 0.5)),
    own,
    EVERYWHERE,
  );
  expect(apart(pulled, 30, 4, ORANGE)).toBeLessThan(0.03);
  expect(apart(pulled, 30, 55, WHITE)).toBeLessThan(0.03);
});
