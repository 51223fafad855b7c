import { expect, test } from 'vitest';
import { type Raster, resize, toLinear, toRaster } from '../../image/index.ts';
import { keepUntouched } from './keep-untouched.ts';
import { mapLayers } from './map-layers.ts';
import { openLayers } from './open-layers.ts';

/** Fine lines, two pixels wide: half its size shows none of them. */
function lines(): Raster {
  const data = new Uint8Array(3 * 160 * 120);
  for (let i = 0; i < 160 * 120; i++) data.fill(i & 1 ? 40 : 210, 3 * i, 3 * i + 3);
  return { width: 160, height: 120, channels: 3, data };
}

/** What an edit at half the size comes to: `change` alters the worked copy in place. */
function edit(change: (data: Uint8Array) => void) {
  const given = lines();
  const before = toRaster(resize(toLinear(given), 80, 60)) as Raster;
  const after: Raster = { ...before, data: Uint8Array.from(before.data) };
  change(after.data as Uint8Array);
  const sized = mapLayers(openLayers(after), (part) => resize(part, 160, 120));
  return { given, sized, made: toRaster(keepUntouched(sized, { before, after, given }, resize).image) };
}

/** Steps between the lightest and the darkest of a stretch of the middle row. */
function contrast({ data }: { data: ArrayLike<number> }, from: number, to: number): number {
  const row = Array.from({ length: to - from }, (_, x) => data[3 * (160 * 60 + from + x)]);
  return Math.max(...row) - Math.min(...row);
}

test('what nothing touched is the given picture itself, what was changed is as it was changed', () => {
  const { given, made } = edit((data) => {
    for (let i = 0; i < 80 * 60; i++) if (i % 80 >= 40) data.set([200, 30, 30], 3 * i);
  });
  for (let y = 0; y < 120; y++) {
    const o = 3 * 160 * y;
    expect([...made.data.subarray(o, o + 3 * 70)]).toEqual([...given.data.subarray(o, o + 3 * 70)]);
  }
  expect([...made.data.subarray(3 * (160 * 60 + 90), 3 * (160 * 60 + 91))]).toEqual([200, 30, 30]);
  expect(contrast(made, 81, 160)).toBeLessThan(4);
});

test('a faint change everywhere is not undone', () => {
  const { sized, made } = edit((data) => {
    for (let o = 0; o < data.length; o++) data[o] += 3;
  });
  expect(made.data).toEqual(toRaster(sized.image).data);
});

test('what is cut is not the given picture any more', () => {
  const given = lines();
  const after = toRaster(resize(toLinear(given), 80, 60)) as Raster;
  const before = toRaster(resize(toLinear(given), 100, 75)) as Raster;
  const sized = openLayers(after);
  expect(keepUntouched(sized, { before, after, given }, resize)).toBe(sized);
});
