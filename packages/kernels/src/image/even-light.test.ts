import { expect, test } from 'vitest';
import { evenLight } from './even-light.ts';

const picture = (...pixels: number[][]) => ({
  width: pixels.length,
  height: 1,
  channels: 4 as const,
  data: Uint8Array.from(pixels.flat()),
});

test('a pale picture gets its full range, a dark one more light, a good one stays', () => {
  const pale = evenLight(picture([90, 90, 90, 255], [140, 140, 140, 255], [190, 190, 190, 255]));
  expect(pale.data[0]).toBeLessThan(40);
  expect(pale.data[8]).toBeGreaterThan(235);
  const dark = evenLight(picture([32, 6, 6, 255], [58, 20, 20, 255], [68, 68, 68, 255]));
  expect(dark.data[4]).toBeGreaterThan(110);
  const good = picture([0, 0, 0, 255], [120, 60, 30, 255], [255, 255, 255, 255]);
  expect(evenLight(good).data).toEqual(good.data);
});

test('what is see-through does not count, and stays', () => {
  const out = evenLight(picture([255, 0, 255, 0], [100, 100, 100, 255], [180, 180, 180, 255]));
  expect([out.data[3], out.data[7]]).toEqual([0, 255]);
  expect(out.data[8]).toBeGreaterThan(230);
});
