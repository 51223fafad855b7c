import { expect, test } from 'vitest';
import type { RigJoint } from '../skeleton.ts';
import { tube } from '../testing-body.ts';
import { KEPT } from './bone-distances.ts';
import { easeEdges } from './ease-edges.ts';
import { createStrainTest } from './edge-strains.ts';
import { skinSurface } from './skin-surface.ts';

const joints: RigJoint[] = [
  { name: 'Hips', parent: -1, at: [0, 1, 0] },
  { name: 'LeftUpLeg', parent: 0, at: [0, 1, 0] },
  { name: 'LeftLeg', parent: 1, at: [0, 0.5, 0] },
];

/** An upright tube of which what lies below a height follows the thigh, or the joint that is told, and the rest the hips. */
function makeLeg(seam: number, below = 1) {
  const mesh = tube([0, 2, 0], [0, 0, 0], 0.1, 8, 80);
  const surface = skinSurface(mesh.positions, mesh.indices);
  const count = surface.positions.length / 3;
  const joint = new Int16Array(KEPT * count).fill(-1);
  const weight = new Float32Array(KEPT * count);
  for (let u = 0; u < count; u++) {
    joint[KEPT * u] = surface.positions[3 * u + 1] < seam ? below : 0;
    weight[KEPT * u] = 1;
  }
  const shares = { joint, weight };
  const strainOf = createStrainTest(shares, surface.positions, joints);
  const worst = (): number => {
    let most = 0;
    for (let u = 0; u < count; u++)
      for (let i = surface.first[u]; i < surface.first[u + 1]; i++) most = Math.max(most, strainOf(u, surface.next[i]));
    return most;
  };
  const shareAt = (y: number): number => {
    const u = Array.from({ length: count }, (_, i) => i).find((i) => Math.abs(surface.positions[3 * i + 1] - y) < 0.02);
    let sum = 0;
    for (let k = 0; k < KEPT; k++) if (joint[KEPT * (u ?? 0) + k] > 0) sum += weight[KEPT * (u ?? 0) + k];
    return sum;
  };
  const ease = (fixed = new Uint8Array(count), limit: (u: number) => void = () => {}): void =>
    easeEdges(shares, surface, joints, { fixed, limit, kept: 4 });
  return { surface, shares, count, worst, shareAt, ease };
}

test('edges are strained by how much more one end follows a joint, and how far that is away', () => {
  const near = makeLeg(0.9);
  const far = makeLeg(0.5);
  expect(near.worst()).toBeGreaterThan(2);
  expect(far.worst()).toBeGreaterThan(2 * near.worst());
  // thigh and shin both follow the thigh's joint: between them the knee alone counts
  const knee = makeLeg(0.5, 2);
  for (let u = 0; u < knee.count; u++)
    if (knee.shares.joint[KEPT * u] === 0 && knee.surface.positions[3 * u + 1] < 1) knee.shares.joint[KEPT * u] = 1;
  expect(knee.worst()).toBeLessThan(far.worst() / 2);
});

test('a seam far from its joint gets as wide as it must, and what is away from it stays', () => {
  const { worst, shareAt, ease, shares, count } = makeLeg(0.7);
  ease();
  expect(worst()).toBeLessThan(1.15);
  expect(shareAt(1.5)).toBe(0);
  expect(shareAt(0.7)).toBeGreaterThan(0.25);
  expect(shareAt(0.7)).toBeLessThan(0.75);
  expect(shareAt(0.1)).toBeGreaterThan(0.99);
  for (let u = 0; u < count; u++) {
    let sum = 0;
    for (let k = 0; k < KEPT; k++) sum += shares.weight[KEPT * u + k];
    expect(sum).toBeCloseTo(1, 5);
    expect(shares.joint[KEPT * u + 4]).toBe(-1);
  }
});

test('what is fixed stays, the other end gives way alone; each changed vertex is set right', () => {
  const { surface, shares, count, worst, ease } = makeLeg(0.7);
  const fixed = Uint8Array.from({ length: count }, (_, u) => (surface.positions[3 * u + 1] >= 0.7 ? 1 : 0));
  const seen = new Set<number>();
  ease(fixed, (u) => seen.add(u));
  for (let u = 0; u < count; u++) if (fixed[u]) expect(shares.joint[KEPT * u]).toBe(0);
  expect([...seen].some((u) => fixed[u])).toBe(false);
  expect(seen.size).toBeGreaterThan(0);
  expect(worst()).toBeLessThan(1.15);
});
