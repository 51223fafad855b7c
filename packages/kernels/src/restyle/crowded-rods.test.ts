import { expect, test } from 'vitest';
import { labelComponents, mergeMeshes } from '../mesh/index.ts';
import { box } from '../solid/broken.testing.ts';
import { findCrowdedRods } from './crowded-rods.ts';

test('of rods that crowd each other some stand for all; single ones and thick ones stay', () => {
  const fence = Array.from({ length: 10 }, (_, i) => box([0.1 * i, 0, 0], [0.01, 2, 0.01]));
  const mesh = mergeMeshes([...fence, box([4, 0, 0], [0.01, 2, 0.01]), box([0.5, 0, 0.1], [0.2, 2, 0.2])]);
  const shells = labelComponents(mesh);
  const found = findCrowdedRods(mesh, shells, 0.1);
  expect([...found]).toEqual([0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 0]);
  // In small cells none runs into another.
  expect([...findCrowdedRods(mesh, shells, 0.02)]).not.toContain(1);
});
