import { expect, test } from 'vitest';
import type { RigSkeleton } from '../skeleton.ts';
import { tube } from '../testing-body.ts';
import { KEPT } from './bone-distances.ts';
import { type Influences, smoothShares } from './influences.ts';
import { sewShells } from './sew-shells.ts';
import { skinSurface } from './skin-surface.ts';

const skeleton: RigSkeleton = {
  ...{ type: 'biped', ground: 0, height: 2 },
  joints: ['Hips', 'Spine', 'LeftArm'].map((name, i) => ({ name, parent: i ? 0 : -1, at: [0, 1, 0] })),
  chains: [{ kind: 'arm', side: 1, order: 0, joints: [2] }],
};

/** A neck whose lower end stands in a breast as wide as it: two shells, each of which follows joints by some share. */
function makeNeck(neck: readonly number[], breast: readonly number[], apart = 0) {
  const [a, b] = [tube([0, 2, 0], [0, 1, 0], 0.1, 12, 20), tube([apart, 1.2, 0], [apart, 0, 0], 0.1, 12, 24)];
  const positions = Float32Array.from([...a.positions, ...b.positions]);
  const indices = Uint32Array.from([...a.indices, ...b.indices.map((i) => i + a.positions.length / 3)]);
  const surface = skinSurface(positions, indices);
  const count = surface.positions.length / 3;
  const shares: Influences = {
    joint: new Int16Array(KEPT * count).fill(-1),
    weight: new Float32Array(KEPT * count),
  };
  for (let u = 0; u < count; u++) {
    const isNeck = surface.shell[u] === surface.shell[surface.of[0]];
    (isNeck ? neck : breast).forEach((share, joint) => {
      shares.joint[KEPT * u + joint] = joint;
      shares.weight[KEPT * u + joint] = share;
    });
  }
  return { surface, shares, count };
}

/** How many vertices have neighbours in the other shell. */
function countSewn(made: ReturnType<typeof makeNeck>, fixed = new Uint8Array(made.count)): number {
  const { first, next, shell } = sewShells(made.shares, made.surface, skeleton, fixed);
  let count = 0;
  for (let u = 0; u < made.count; u++)
    if (next.subarray(first[u], first[u + 1]).some((v) => shell[v] !== shell[u])) count++;
  return count;
}

test('shells that stand in each other and follow much the same are joined there alone', () => {
  const neck = makeNeck([0.3, 0.7], [0.5, 0.5]);
  const { first, next, shell } = sewShells(neck.shares, neck.surface, skeleton, new Uint8Array(neck.count));
  let sewn = 0;
  for (let u = 0; u < neck.count; u++)
    for (let i = first[u]; i < first[u + 1]; i++) {
      const v = next[i];
      if (shell[v] === shell[u]) continue;
      sewn++;
      expect(neck.surface.positions[3 * u + 1]).toBeGreaterThan(0.9);
      expect(neck.surface.positions[3 * u + 1]).toBeLessThan(1.3);
      // and back
      expect([...next.subarray(first[v], first[v + 1])]).toContain(u);
    }
  expect(sewn).toBeGreaterThan(20);
  // what is evened out over both comes to differ less
  const gap = (): number => {
    let most = 0;
    for (let u = 0; u < neck.count; u++)
      for (let i = first[u]; i < first[u + 1]; i++)
        if (shell[next[i]] !== shell[u])
          for (let joint = 0; joint < 2; joint++) {
            const share = (w: number): number => {
              const k = neck.shares.joint.subarray(KEPT * w, KEPT * w + KEPT).indexOf(joint);
              return k < 0 ? 0 : neck.shares.weight[KEPT * w + k];
            };
            most = Math.max(most, Math.abs(share(u) - share(next[i])));
          }
    return most;
  };
  const before = gap();
  smoothShares(
    neck.shares,
    { ...neck.surface, first, next },
    { joints: 2, passes: 6, fixed: new Uint8Array(neck.count) },
  );
  expect(gap()).toBeLessThan(0.7 * before);
});

test('shells that follow other joints, or a limb, are apart or are fixed stay apart', () => {
  expect(countSewn(makeNeck([0.3, 0.7], [0.5, 0.5]))).toBeGreaterThan(20);
  expect(countSewn(makeNeck([0.1, 0.9], [0.9, 0.1]))).toBe(0);
  expect(countSewn(makeNeck([0.3, 0.7], [0.5, 0.5], 0.3))).toBe(0);
  // alike, but partly an arm's
  expect(countSewn(makeNeck([0.5, 0.3, 0.2], [0.5, 0.3, 0.2]))).toBe(0);
  const neck = makeNeck([0.3, 0.7], [0.5, 0.5]);
  const fixed = Uint8Array.from(neck.surface.shell, (shell) => (shell === 0 ? 1 : 0));
  expect(countSewn(neck, fixed)).toBe(0);
});
