import { expect, test } from 'vitest';
import { createRows, type RowPlace } from './flow.ts';

const STRAIGHT: readonly [number, number, number, number][] = [
  [0, 0, 1, 0.2],
  [0, 0, -1, 0.2],
];

function at(flow: typeof STRAIGHT, x: number, y: number, z: number): RowPlace {
  const out: RowPlace = { t: 0, u: 0, tint: 0, rim: 0 };
  createRows(flow, 0.1, 0.1, 3)(x, y, z, out);
  return out;
}

test('a piece runs from root to tip along the flow, and the one before lies over its root', () => {
  // Down one line of the surface: along grows within a piece, and starts anew where its rim ends.
  let before = at(STRAIGHT, 0, 0.2, 0.9);
  let rims = 0;
  for (let z = 0.9; z > -0.9; z -= 0.002) {
    const here = at(STRAIGHT, 0, 0.2, z);
    if (here.tint === before.tint && here.rim > 0 === before.rim > 0)
      expect(here.t).toBeGreaterThanOrEqual(before.t - 1e-9);
    if (here.rim <= 0 && before.rim > 0) rims++;
    before = here;
  }
  expect(rims).toBeGreaterThanOrEqual(14);
});

test('everything stays in its range, about bent axes too', () => {
  const bent: [number, number, number, number][] = [
    [0, 0.6, 0.4, 0.1],
    [0, 0.5, 0.2, 0.12],
    [0, 0.3, 0.1, 0.2],
    [0, 0.3, -0.6, 0.15],
  ];
  const rows = createRows(bent, 0.03, 0.03, 1);
  const out: RowPlace = { t: 0, u: 0, tint: 0, rim: 0 };
  for (let i = 0; i < 2000; i++) {
    const a = i * 2.399963;
    rows(0.3 * Math.cos(a), 0.2 + (i / 2000) * 0.6, 0.5 * Math.sin(a), out);
    expect(out.t).toBeGreaterThanOrEqual(0);
    expect(out.t).toBeLessThanOrEqual(1 + 1e-9);
    expect(Math.abs(out.u)).toBeLessThanOrEqual(1);
    expect(out.tint).toBeGreaterThanOrEqual(0);
  }
});
