import { expect, test } from 'vitest';
import { IMAGE_TIERS } from './image-tiers.ts';
import { ASPECTS, pictureSize, sizeOf } from './picture-terms.ts';

const SIDES = { '1K': 1024, '2K': 2048, '4K': 4096 } as const;

test('every size has the exact ratio, the area of its square, and is twice the one before', () => {
  for (const aspect of ASPECTS) {
    const [a, b] = aspect.split(':').map(Number);
    for (const [size, side] of Object.entries(SIDES) as [keyof typeof SIDES, number][]) {
      const { width, height } = pictureSize(size, aspect);
      expect(width * b, `${aspect} ${size}`).toBe(height * a);
      expect((width % 4) + (height % 4)).toBe(0);
      expect(Math.abs((width * height) / side ** 2 - 1), `${aspect} ${size}`).toBeLessThan(0.04);
      const small = pictureSize('1K', aspect);
      expect([width, height]).toEqual([(small.width * side) / 1024, (small.height * side) / 1024]);
    }
  }
  expect(pictureSize('1K', '1:1')).toEqual({ width: 1024, height: 1024 });
  expect(pictureSize('4K', '21:9')).toEqual({ width: 6272, height: 2688 });
});

test('without a size a style makes its own', () => {
  for (const [style, { sizes }] of Object.entries(IMAGE_TIERS) as [
    keyof typeof IMAGE_TIERS,
    { sizes: readonly string[] },
  ][])
    expect(sizeOf({ style })).toBe(sizes[0]);
});
