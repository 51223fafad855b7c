import { expect, it } from 'vitest';
import { fromSlider, toSlider } from './slider-scale.ts';

it('reaches both ends exactly', () => {
  for (const [min, max] of [
    [100, 500_000],
    [1, 1000],
    [0.001, 1000],
    [8, 256],
  ] as const) {
    expect(fromSlider(0, min, max, 1)).toBe(min);
    expect(fromSlider(1000, min, max, 1)).toBe(max);
    expect(toSlider(max, min, max)).toBe(1000);
  }
});

it('comes back to where it was, about', () => {
  for (const value of [150, 1000, 12_000, 400_000]) {
    const back = fromSlider(toSlider(value, 100, 500_000), 100, 500_000, 1);
    expect(Math.abs(back / value - 1)).toBeLessThan(0.06);
  }
});
