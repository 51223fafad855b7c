import { expect, it } from 'vitest';
import { createFloatImage, signedDistance } from '../image/index.ts';
import { measureMesh } from '../mesh/index.ts';
import { meshBodies } from './body.ts';
import { findSideView, makeSideView } from './limbs.ts';

const SIZE = 140;

/** What stands on two legs so many pixels apart, its trunk `thick` pixels thick: how deep it is, and whether it is closed. */
function stand(thick: number, apart: number): { deep: number; closed: boolean } {
  const alpha = createFloatImage(SIZE, SIZE, 1);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const isTrunk = x >= 25 && x < 115 && y >= 70 - thick && y < 70;
    const isLeg = y >= 60 && y < 130 && Math.abs(Math.abs(x + 0.5 - 70) - apart / 2) < 3;
    alpha.data[i] = isTrunk || isLeg ? 1 : 0;
  }
  const distance = signedDistance(alpha);
  const side = findSideView(alpha, distance);
  if (!side) throw new Error('it is seen from the side');
  const { bodies } = makeSideView({ alpha, distance, colours: createFloatImage(SIZE, SIZE, 3) }, side);
  const mesh = meshBodies(bodies, { width: SIZE, ground: SIZE, scale: 1, cell: 1 });
  let [low, high] = [0, 0];
  for (let v = 2; v < mesh.positions.length; v += 3) {
    low = Math.min(low, mesh.positions[v]);
    high = Math.max(high, mesh.positions[v]);
  }
  return { deep: high - low, closed: measureMesh(mesh).isWatertight };
}

it('an animal is as deep as its trunk says', () => {
  const { deep, closed } = stand(46, 44);
  expect(closed).toBe(true);
  expect(deep).toBeGreaterThan(34);
  expect(deep).toBeLessThan(50);
});

it('what has a thin trunk stands broad enough not to fall over', () => {
  const { deep, closed } = stand(18, 76);
  expect(closed).toBe(true);
  expect(deep).toBeGreaterThan(60);
  expect(deep).toBeLessThan(90);
});
