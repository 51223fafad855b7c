import { expect, it } from 'vitest';
import { createRng } from '../../math/index.ts';
import { createFloatImage } from '../float-image.ts';
import { dropCastShadow } from './cast-shadow.ts';
import { shrinkToWork } from './work-image.ts';

const SIDE = 120;

/** A box with a dark foot, 30 rows of it, the lowest ten of its mask below it: in its shadow on a road, or before leaves. */
function drawBox(leaves: boolean) {
  const rng = createRng(4);
  const image = createFloatImage(SIDE, SIDE, 3);
  const mask = new Uint8Array(SIDE * SIDE);
  for (let y = 0, i = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, i++) {
      const across = x >= 30 && x < 90;
      const isBox = across && y >= 30 && y < 80;
      const below = across && y >= 80 && y < 90;
      mask[i] = isBox || below ? 1 : 0;
      const floor = leaves ? rng.range(0.02, 0.5) : rng.range(0.28, 0.32);
      const green = leaves ? rng.range(0.8, 1.6) : 1;
      const light = below ? 0.02 + 0.006 * (y - 80) : floor;
      for (let c = 0; c < 3; c++)
        image.data[3 * i + c] = isBox ? [0.5, 0.1, 0.08][c] : light * (c === 1 && !below ? green : 1);
    }
  return { work: shrinkToWork(image, SIDE), mask };
}

function rowsBelow(mask: Uint8Array): number {
  let n = 0;
  for (let y = 80; y < 90; y++) n += mask[y * SIDE + 60];
  return n;
}

it('takes a shadow off the foot of what stands on a road, and leaves a dark foot before leaves as it is', () => {
  const road = drawBox(false);
  dropCastShadow(road.work, road.mask);
  expect(rowsBelow(road.mask)).toBeLessThan(3);
  expect(road.mask[60 * SIDE + 60]).toBe(1);
  const leaves = drawBox(true);
  const before = leaves.mask.slice();
  dropCastShadow(leaves.work, leaves.mask);
  expect(leaves.mask).toEqual(before);
});
