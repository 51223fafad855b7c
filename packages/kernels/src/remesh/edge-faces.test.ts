import { expect, test } from 'vitest';
import { EdgeFaces } from './edge-faces.ts';

test('edges keep their faces in the order in which they came, however many', () => {
  const edges = new EdgeFaces(1);
  const isNew = [3, 4, 5, 6].map((face, k) => (k % 2 ? edges.add(8, 2, face) : edges.add(2, 8, face)));
  expect(isNew).toEqual([true, false, false, false]);
  edges.replace(8, 2, 4, 40);
  edges.replace(2, 8, 6, 60);
  expect(edges.take(8, 2)).toEqual([3, 40, 5, 60]);
  expect(edges.take(2, 8)).toEqual([]);
  expect(edges.take(1, 2)).toEqual([]);
});

test('there may be far more edges than expected', () => {
  const edges = new EdgeFaces(1);
  for (let v = 0; v < 5000; v++) edges.add(v, v + 1, 7 * v);
  for (let v = 0; v < 5000; v++) expect(edges.take(v + 1, v)).toEqual([7 * v]);
});
