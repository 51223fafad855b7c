import { expect, test } from 'vitest';
import { mergeMeshes } from '../../mesh/index.ts';
import type { ChainKind, RigSkeleton } from '../skeleton.ts';
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
  seatPieces({ joint, weight }, surface, skeleton, { fixed: isEye, sunken: new Uint8Array(3) });
  return weight.filter((_, i) => joint[i] === 2 && isEye[Math.floor(i / KEPT)]);
}

test('an eye goes with the flesh that it sits in, all of it alike', () => {
  for (const share of bind(0)) expect(share).toBeCloseTo(0.6, 5);
});

test('what touches nothing stays with its joint', () => {
  for (const share of bind(0.3)) expect(share).toBe(1);
});

/** The joint that a thing follows which sits on a tube: bound to `own`, the tube to `flesh`. */
function seatOn(
  length: number,
  winged: RigSkeleton,
  { own, flesh, sunken }: { own: number; flesh: number; sunken: number },
): number {
  const thing = tube([0, 1, 0.2], [0, 1, 0.2 + length], 0.03, 8, 4);
  const mesh = mergeMeshes([tube([0, 0, 0], [0, 2, 0], 0.2, 24, 60), thing]);
  const surface = skinSurface(mesh.positions, mesh.indices);
  const count = surface.positions.length / 3;
  const fixed = Uint8Array.from({ length: count }, (_, u) => (surface.shell[u] === surface.shell[count - 1] ? 1 : 0));
  const joint = new Int16Array(KEPT * count).fill(-1);
  const weight = new Float32Array(KEPT * count);
  fixed.forEach((isThing, u) => {
    joint[KEPT * u] = isThing ? own : flesh;
    weight[KEPT * u] = 1;
  });
  seatPieces({ joint, weight }, surface, winged, { fixed, sunken: Uint8Array.of(0, 0, sunken) });
  return joint[KEPT * (count - 1)];
}

/** A body with two limbs, joints 1 and 2. */
function limbed(one: ChainKind, other: ChainKind): RigSkeleton {
  return {
    ...skeleton,
    joints: ['Hips', 'One', 'Other'].map((name, i) => ({ name, parent: i ? 0 : -1, at: [0, 1, 0] })),
    chains: [one, other].map((kind, i) => ({ kind, side: i ? 1 : -1, order: 0, joints: [i + 1] })),
  };
}

test('a feather bound to a wing within the trunk goes with the flesh that it sits in where that has nothing of the wing', () => {
  expect(seatOn(0.15, limbed('tail', 'wing'), { own: 2, flesh: 1, sunken: 1 })).toBe(1);
  expect(seatOn(0.15, limbed('tail', 'wing'), { own: 2, flesh: 1, sunken: 0 })).toBe(2);
});

test('a claw in flesh of the other leg is that one’s', () => {
  expect(seatOn(0.03, limbed('leg', 'leg'), { own: 2, flesh: 1, sunken: 0 })).toBe(1);
  expect(seatOn(0.03, limbed('leg', 'arm'), { own: 2, flesh: 1, sunken: 0 })).toBe(2);
});
