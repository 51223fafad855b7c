import { describe, expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { CREATURE_PRESETS, makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

/** Places of all joints, frame by frame. */
function play(skeleton: RigSkeleton, motion: Motion): Vec3[][] {
  const pose = createSkeletonPose(skeleton);
  return Array.from({ length: motion.frames }, (_, f) => {
    loadFrame(pose, motion, f);
    return skeleton.joints.map((_, j): Vec3 => [pose.at[3 * j], pose.at[3 * j + 1], pose.at[3 * j + 2]]);
  });
}

const cases = Object.entries(TEST_SKELETONS).flatMap(([name, make]) => {
  const skeleton = make();
  return CREATURE_PRESETS.filter((p) => p.type === skeleton.type).map(
    ({ preset }) => [name, preset, skeleton] as const,
  );
});

describe.each(cases)('%s %s', (_name, preset, skeleton) => {
  const motion = makeCreatureMotion(preset, skeleton);
  const width = skeleton.joints.length * 4;
  const places = play(skeleton, motion);

  test('has numbers and unit rotations', () => {
    expect(motion.rotations.length).toBe(motion.frames * width);
    expect(motion.root.every(Number.isFinite)).toBe(true);
    let worst = 0;
    for (let i = 0; i < motion.rotations.length; i += 4)
      worst = Math.max(worst, Math.abs(Math.hypot(...motion.rotations.subarray(i, i + 4)) - 1));
    expect(worst).toBeLessThan(1e-4);
  });

  test('moves without jumps', () => {
    let worst = 0;
    let moved = 0;
    for (let f = 1; f < motion.frames; f++) {
      places[f].forEach((p, j) => {
        // its root may travel fast: what counts is how the body changes
        const a = V3.sub(p, places[f][0]);
        const b = V3.sub(places[f - 1][j], places[f - 1][0]);
        worst = Math.max(worst, V3.distance(a, b));
        moved = Math.max(moved, V3.distance(p, places[0][j]));
      });
    }
    const size = Math.max(...skeleton.joints.map((j) => V3.distance(j.at, skeleton.joints[0].at)));
    expect(worst / size).toBeLessThan(0.42);
    expect(moved / size).toBeGreaterThan(0.01);
  });

  test('does not snap its legs', () => {
    const legs = skeleton.chains.filter(({ kind }) => kind === 'leg' || kind === 'arm').flatMap((c) => c.joints);
    let least = 1;
    for (const joint of legs) {
      for (let now = width + 4 * joint; now < motion.rotations.length; now += width) {
        let dot = 0;
        for (let k = 0; k < 4; k++) dot += motion.rotations[now + k] * motion.rotations[now - width + k];
        least = Math.min(least, Math.abs(dot));
      }
    }
    expect((2 * Math.acos(least) * 180) / Math.PI).toBeLessThan(60);
  });

  test('closes when it is a loop', () => {
    if (!motion.loop) return;
    for (let k = 0; k < width; k++) {
      const last = motion.rotations[(motion.frames - 1) * width + k];
      expect(Math.min(Math.abs(last - motion.rotations[k]), Math.abs(last + motion.rotations[k]))).toBeLessThan(1e-3);
    }
    const end = 3 * (motion.frames - 1);
    motion.travel.forEach((way, k) => {
      expect(motion.root[end + k] - motion.root[k]).toBeCloseTo(way, 5);
    });
    // and goes on at the pace that it had
    const before = skeleton.joints.map((_, j) => V3.distance(shape(motion.frames - 1, j), shape(motion.frames - 2, j)));
    const usual = skeleton.joints.map((_, j) =>
      Math.max(...places.slice(1).map((__, f) => V3.distance(shape(f + 1, j), shape(f, j)))),
    );
    for (const [j, step] of before.entries()) expect(step).toBeLessThanOrEqual(usual[j] + 1e-6);
  });

  test('does not slide', () => {
    const span = Math.max(
      ...places.map((p) => V3.distance([p[0][0], 0, p[0][2]], [places[0][0][0], 0, places[0][0][2]])),
    );
    const stride = Math.max(span, 0.3 * skeleton.height);
    for (const { chain, from, to } of motion.contacts) {
      const tip = skeleton.chains[chain].joints[skeleton.chains[chain].joints.length - 1];
      const first = Math.round(from * motion.fps);
      for (let f = first; f <= Math.round(to * motion.fps); f++)
        expect(V3.distance(places[f][tip], places[first][tip]) / stride, `chain ${chain} frame ${f}`).toBeLessThan(
          0.02,
        );
    }
  });

  test('stays above the ground', () => {
    const lowest = Math.min(...skeleton.joints.map((j) => j.at[1]), skeleton.ground);
    let deepest = 0;
    for (const p of places.flat()) deepest = Math.max(deepest, lowest - p[1]);
    expect(deepest / skeleton.height).toBeLessThan(0.01);
  });

  test('stays on its spot when asked to', () => {
    const still = makeCreatureMotion(preset, skeleton, { inPlace: true });
    expect(still.rotations).toEqual(motion.rotations);
    const last = (still.frames - 1) * 3;
    if (still.loop) for (let k = 0; k < 3; k++) expect(still.root[last + k]).toBeCloseTo(still.root[k], 5);
  });

  function shape(f: number, j: number): Vec3 {
    return V3.sub(places[f][j], places[f][0]);
  }
});
