import { expect, test } from 'vitest';
import type { Mesh } from '../../mesh/index.ts';
import { joinByPosition } from '../../uv/index.ts';
import { findFlats, WIDE_FLAT } from './find-flats.ts';

/** A square of two faces with a narrow bevel along one side, whose vertices are its own. */
const mesh: Mesh = {
  positions: Float32Array.from(
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
      [1, 0, 0],
      [1.01, 0, -0.01],
      [1.01, 1, -0.01],
      [1, 1, 0],
    ].flat(),
  ),
  normals: Float32Array.from([0, 1, 2, 3, 4, 5, 6, 7].flatMap((v) => (v === 5 || v === 6 ? [1, 0, 0] : [0, 0, 1]))),
  indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7]),
};

const joined = joinByPosition(mesh.positions);

test('a wide flat knows which of its edges goes on in a bevel, across a seam', () => {
  // Of the first face only the edge from corner 1 to corner 2 does; its diagonal is shared with another flat.
  expect([...findFlats(mesh, 1.5, joined)]).toEqual([WIDE_FLAT | 1, WIDE_FLAT, 0, 0]);
});

test('what is narrow beside the whole is no wide flat', () => {
  expect([...findFlats(mesh, 100, joined)]).toEqual([0, 0, 0, 0]);
});
