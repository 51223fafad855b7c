import { expect, it } from 'vitest';
import { keyOf } from './key-of.ts';

const shape = { op: 'loft', sections: [{ points: [0, 0.1, 2] }, { points: [1, 2, 3] }], spline: undefined };

it('is the same for the same data, whatever object it stands in', () => {
  expect(keyOf(structuredClone(shape))).toBe(keyOf(shape));
  const { spline, ...rest } = shape;
  expect(spline).toBeUndefined();
  expect(keyOf(rest)).toBe(keyOf(shape));
});

it('is another for what differs in a bit, a name or where it stands', () => {
  const others: unknown[] = [
    shape,
    { ...shape, op: 'lofts' },
    { ...shape, sections: [{ points: [0, 0.1 + Number.EPSILON, 2] }, { points: [1, 2, 3] }] },
    { ...shape, sections: [{ points: [0, 0.1, 2, 1] }, { points: [2, 3] }] },
    { ...shape, sections: [{ points: [0.1, 0, 2] }, { points: [1, 2, 3] }] },
    { ...shape, section: shape.sections },
    [shape],
    { op: 'mesh', positions: Float32Array.of(1, 2) },
    { op: 'mesh', positions: Float32Array.of(2, 1) },
    null,
    true,
  ];
  expect(new Set(others.map(keyOf)).size).toBe(others.length);
  // Numbers, many of them close to each other.
  const keys = new Set(
    Array.from({ length: 20000 }, (_, i) => keyOf({ at: [i % 100, 0.001 * Math.floor(i / 100), 1] })),
  );
  expect(keys.size).toBe(20000);
});
