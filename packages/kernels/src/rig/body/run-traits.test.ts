import { expect, test } from 'vitest';
import { mergeMeshes } from '../../mesh/index.ts';
import { block } from '../shapes.testing.ts';
import { makeBody } from './body.ts';
import { measureRuns } from './run-traits.ts';

/** Of all cells: sheets that face x, y and z, rods along x, y and z. */
const forms = (min: [number, number, number], max: [number, number, number]): number[] =>
  measureRuns(makeBody(block(min, max))).slice(0, 6);

test.each([
  ['a plate that lies is a sheet that faces up', [1, 0.04, 1], 1],
  ['a post is a rod that stands', [0.04, 1, 0.04], 4],
] as const)('%s', (_, [x, y, z], form) => {
  const shares = forms([-x / 2, 0, -z / 2], [x / 2, y, z / 2]);
  expect(shares[form]).toBeGreaterThan(0.8);
  shares.forEach((share, k) => {
    if (k !== form) expect(share).toBeLessThan(0.2);
  });
});

test('a block on a post is thin below and stands on what is in the middle; how large it is does not matter', () => {
  const tall = (scale: number): number[] => {
    const post = block([-0.03 * scale, 0, -0.03 * scale], [0.03 * scale, 0.5 * scale, 0.03 * scale]);
    const top = block([-0.3 * scale, 0.5 * scale, -0.2 * scale], [0.3 * scale, scale, 0.2 * scale]);
    return measureRuns(makeBody(mergeMeshes([post, top])));
  };
  const traits = tall(1);
  const [low, high] = traits.slice(42, 44);
  expect(low).toBeCloseTo(0.5, 1);
  expect(high).toBeLessThan(0.05);
  tall(7).forEach((v, k) => {
    expect(v).toBeCloseTo(traits[k], 1);
  });
});
