import { expect, test } from 'vitest';
import { mergeMeshes } from '../../mesh/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { tube } from '../testing-body.ts';
import { KEPT } from './bone-distances.ts';
import { seatPieces } from './seat-pieces.ts';
import { skinSurface } from './skin-surface.ts';

const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 2 },
  joints: ['Hips', 'Neck', 'Head'].map((name, i) => ({ name, parent: i - 1, at: [0, i, 0] })),
  chains: [{ kind: 'neck', side: 0, order: 0, joints: [1, 2] }],
};

/** A neck that follows the head by 0.6, and an eye on it, or away from it, bound to the head. */
function bind(away: number) {
  const eye = tube([0, 1.5, 0.2 + away], [0, 1.5, 0.22 + away], 0.02, 8, 2);
  const mesh = mergeMeshes([tube([0, 0, 0], [0, 2, 0], 0.2, 24, 60), eye]);
  const surface = skinSurface(mesh.positions, mesh.indices);
  const count = surface.positions.length / 3;
  const isEye = Uint8Array.from({ length: count }, (_, u) => (surface.shell[u] === surface.shell[count - 1] ? 1 : 0));
  const joint = new Int16Array(KEPT * count).fill(-1);
  const weight = new Float32Array(KEPT * count);
  isEye.forEach((eyed, u) => {
    joint[KEPT * u] = 2;
    weight[KEPT * u] = eyed ? 1 : 0.6;
    if (!eyed) [joint[KEPT * u + 1], weight[KEPT * u + 1]] = [1, 0.4];
  });
  seatPieces({ joint, weight }, surface, isEye, skeleton);
  return weight.filter((_, i) => joint[i] === 2 && isEye[Math.floor(i / KEPT)]);
}

test('an eye goes with the flesh that it sits in, all of it alike', () => {
  for (const share of bind(0)) expect(share).toBeCloseTo(0.6, 5);
});

test('what touches nothing stays with its joint', () => {
  for (const share of bind(0.3)) expect(share).toBe(1);
});
