import { expect, it } from 'vitest';
import { createFloatImage, type FloatImage } from '../image/index.ts';
import { findThreads } from './find-threads.ts';

const SIZE = 160;

/** What lies at negative distances, its rim soft. */
function draw(distance: (x: number, y: number) => number): FloatImage {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  for (let i = 0; i < alpha.data.length; i++)
    alpha.data[i] = Math.min(1, Math.max(0, 0.5 - distance((i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5)));
  return alpha;
}

const disc = (x: number, y: number): number => Math.hypot(x - 80, y - 110) - 30;
/** A curl three pixels wide, from the disc up. */
const curl = (x: number, y: number): number => Math.max(Math.abs(Math.hypot(x - 80, y - 58) - 30) - 1.5, 70 - x);
const areaOf = ({ data }: FloatImage): number => data.reduce((sum, a) => sum + a, 0);

it('a wire is taken out of an outline, as wide as it is, and hangs on the rest', () => {
  const alpha = draw((x, y) => Math.min(disc(x, y), curl(x, y)));
  const { threads, roots, rest } = findThreads(alpha, 3);
  expect(areaOf(rest)).toBeGreaterThan(0.98 * areaOf(draw(disc)));
  expect(areaOf(rest)).toBeLessThan(1.02 * areaOf(draw(disc)));
  expect(threads.length).toBeLessThan(4);
  const points = threads.flatMap((thread) => thread.points);
  for (const [x, y, r] of points) {
    if (disc(x, y) < 2) continue;
    expect(Math.abs(Math.hypot(x + 0.5 - 80, y + 0.5 - 58) - 30)).toBeLessThan(0.6);
    expect(r).toBeGreaterThan(1.2);
    expect(r).toBeLessThan(2.1);
  }
  const hung = threads.flatMap(({ ends }) => ends).filter((k) => k >= 0 && k < roots.length);
  expect(hung.length).toBeGreaterThan(0);
  for (const k of hung) expect(disc(...roots[k])).toBeLessThan(-2);
});

it('fur, corners and thick limbs are none', () => {
  const fur = (x: number, y: number): number =>
    Math.hypot(x - 80, y - 110) - 30 - 5 * Math.abs(Math.sin(12 * Math.atan2(y - 110, x - 80)));
  const limb = (x: number, y: number): number => Math.max(Math.abs(x - 80) - 5, Math.abs(y - 50) - 40);
  const square = (x: number, y: number): number => Math.max(Math.abs(x - 80), Math.abs(y - 110)) - 30;
  for (const shape of [fur, limb, square]) {
    const alpha = draw((x, y) => Math.min(disc(x, y), shape(x, y)));
    const { threads, rest } = findThreads(alpha, 3);
    expect(threads).toHaveLength(0);
    expect(areaOf(rest)).toBe(areaOf(alpha));
  }
});

it('a speck that hangs on nothing keeps its area', () => {
  const speck = (x: number, y: number): number => Math.hypot(x - 40, y - 40) - 1.8;
  const { threads } = findThreads(
    draw((x, y) => Math.min(disc(x, y), speck(x, y))),
    3,
  );
  expect(threads).toHaveLength(1);
  const [[x, y, r]] = threads[0].points;
  expect(Math.hypot(x + 0.5 - 40, y + 0.5 - 40)).toBeLessThan(1);
  expect(r).toBeGreaterThan(1.4);
  expect(r).toBeLessThan(2.2);
});
