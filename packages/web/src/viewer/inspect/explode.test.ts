import { expect, test } from 'vitest';
import { explodeOffsets } from './explode.ts';

const part = (x: number, y: number, z: number) => ({ centre: [x, y, z] as const });

test('together, nothing moves; one part never does', () => {
  expect([...explodeOffsets([part(1, 0, 0), part(-1, 0, 0)], [0, 0, 0], 2, 0)]).toEqual([0, 0, 0, 0, 0, 0]);
  expect([...explodeOffsets([part(1, 0, 0)], [0, 0, 0], 2, 1)]).toEqual([0, 0, 0]);
});

test('parts go outwards, those outside further', () => {
  const [nearX, , , farX] = explodeOffsets([part(0.2, 0, 0), part(1, 0, 0), part(-1, 0, 0)], [0, 0, 0], 2, 1);
  expect(nearX).toBeGreaterThan(0);
  expect(farX).toBeGreaterThan(nearX);
});

test('parts keep their order along a line, at every amount', () => {
  const places = [0.1, 0.3, 0.31, 0.9].map((x) => part(x, 0, 0));
  for (const amount of [0.1, 0.5, 1]) {
    const offsets = explodeOffsets(places, [0, 0, 0], 2, amount);
    const moved = places.map((p, i) => p.centre[0] + offsets[3 * i]);
    expect(moved).toEqual([...moved].sort((a, b) => a - b));
  }
});

test('parts that share the middle come apart as well', () => {
  const offsets = explodeOffsets([part(0, 0, 0), part(0, 0, 0), part(1, 0, 0)], [0, 0, 0], 2, 1);
  expect(offsets[1]).not.toBe(offsets[4]);
});
