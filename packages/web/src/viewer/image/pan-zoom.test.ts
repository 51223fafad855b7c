import { expect, test } from 'vitest';
import { fittedSize, keepInside, WHOLE, zoomAt } from './pan-zoom.ts';

test('what lies under the pointer stays there', () => {
  const lie = { x: 30, y: -20, zoom: 2 };
  const next = zoomAt(lie, 1.5, 100, 50);
  // The place of the picture that is under the pointer, before and after.
  expect((100 - next.x) / next.zoom).toBeCloseTo((100 - lie.x) / lie.zoom);
  expect((50 - next.y) / next.zoom).toBeCloseTo((50 - lie.y) / lie.zoom);
});

test('nothing is made smaller than whole, nor endlessly large', () => {
  expect(zoomAt(WHOLE, 0.5, 0, 0).zoom).toBe(1);
  expect(zoomAt(WHOLE, 1e6, 0, 0).zoom).toBe(16);
});

test('pictures fill the window, icons only so far', () => {
  expect(fittedSize({ width: 2000, height: 1000 }, { width: 500, height: 500 })).toEqual({ width: 500, height: 250 });
  expect(fittedSize({ width: 16, height: 16 }, { width: 500, height: 500 })).toEqual({ width: 64, height: 64 });
});

test('a picture is not pushed out of its window', () => {
  const window = { width: 400, height: 400 };
  expect(keepInside({ x: 900, y: 900, zoom: 2 }, { width: 400, height: 100 }, window)).toEqual({
    x: 200,
    y: 0,
    zoom: 2,
  });
});
