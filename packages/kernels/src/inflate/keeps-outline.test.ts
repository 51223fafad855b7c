import { expect, it } from 'vitest';
import { createFloatImage } from '../image/index.ts';
import { keepsOutline } from './keeps-outline.ts';

function draw(inside: (x: number, y: number) => boolean) {
  const alpha = createFloatImage(120, 120, 1);
  for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = inside(i % 120, Math.floor(i / 120)) ? 1 : 0;
  return alpha;
}

it('a disc stays what it is, lace does not, and the finer the more of it', () => {
  const disc = draw((x, y) => Math.hypot(x - 60, y - 60) < 40);
  const lace = draw((x, y) => x > 10 && x < 110 && y > 10 && y < 110 && (x % 5 < 2 || y % 7 < 1));
  expect(keepsOutline(disc, 0.3)).toBeGreaterThan(0.96);
  const kept = [0.3, 0.6, 0.9].map((k) => keepsOutline(lace, k));
  expect(kept[0]).toBeLessThan(0.7);
  expect(kept[1]).toBeGreaterThan(kept[0]);
  expect(kept[2]).toBeGreaterThan(kept[1]);
  expect(keepsOutline(lace, 1)).toBe(1);
});
