import { expect, test } from 'vitest';
import { initGeometry, meshShape } from '../../curves/index.ts';
import { createRng } from '../../math/index.ts';
import { unwrap } from '../../uv/index.ts';
import { type Blob, coverBlobs, leafSpray } from './spray.ts';

const BLOBS: Blob[] = [
  { at: [0, 0, 0], r: [1, 0.8, 1] },
  { at: [1, 0.2, 0], r: [0.7, 0.7, 0.7] },
];

test('a spray of leaves is one texture chart', async () => {
  await initGeometry();
  const rng = createRng(3);
  for (const leaves of [9, 10, 12]) {
    const spray = leafSpray({ at: [0, 1, 0], normal: [0, 1, 0] }, 0.5, leaves, rng);
    const mesh = meshShape(spray, { cellsMax: 64, detail: 1, seed: 1, size: 1 });
    expect(mesh.indices.length / 3).toBe(4 * leaves);
    expect(unwrap(mesh, { creaseAngleDeg: 38 }).chartCount).toBe(1);
  }
});

test('places lie on the outside of the blobs, apart from one another', () => {
  const spots = coverBlobs(BLOBS, 40, createRng(5));
  expect(spots).toHaveLength(40);
  for (const { at } of spots)
    for (const blob of BLOBS)
      expect(Math.hypot(...at.map((v, k) => (v - blob.at[k]) / blob.r[k]))).toBeGreaterThan(0.97);
  const gaps = spots.map((a, i) =>
    Math.min(...spots.filter((_, j) => j !== i).map((b) => Math.hypot(...a.at.map((v, k) => v - b.at[k])))),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0.2);
});
