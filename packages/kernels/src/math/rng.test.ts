import { expect, test } from 'vitest';
import { createRng, hashString } from './rng.ts';

test('the same seed gives the same numbers and another seed others', () => {
  const draw = (seed: number) => Array.from({ length: 8 }, createRng(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('numbers are uniform in [0, 1)', () => {
  const rng = createRng(1);
  const bins = new Uint32Array(10);
  for (let i = 0; i < 100_000; i++) bins[Math.floor(rng.next() * 10)]++;
  for (const count of bins) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('a fork is independent of draws made before it', () => {
  const a = createRng(5);
  const b = createRng(5);
  b.next();
  expect(a.fork('x').next()).toBe(b.fork('x').next());
  expect(hashString('a', 1)).not.toBe(hashString('a', 2));
});
