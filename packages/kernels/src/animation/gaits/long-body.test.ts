import { expect, test } from 'vitest';
import { invertQuat, multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { rigidFlesh } from '../flesh.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { describeAnatomy } from './anatomy.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

/** A cobra that stands up in an S: its neck leans forward, back and forward again. */
function cobra(): RigSkeleton {
  const rows: [string, number, Vec3][] = [
    ['Hips', -1, [0, 0.1, 0]],
    ['Spine1', 0, [0, 0.25, 0.15]],
    ['Spine2', 1, [0, 0.5, 0.18]],
    ['Spine3', 2, [0, 0.72, 0.08]],
    ['Spine4', 3, [0, 0.9, -0.06]],
    ['Neck', 4, [0, 1.12, -0.04]],
    ['Head', 5, [0, 1.2, 0.06]],
    ['HeadTop_End', 6, [0, 1.18, 0.3]],
    ['Tail1', 0, [0, 0.06, -0.2]],
    ['Tail2', 8, [0, 0.06, -0.45]],
    ['Tail3', 9, [0, 0.06, -0.7]],
    ['Tail4', 10, [0, 0.06, -0.95]],
  ];
  return {
    ...{ type: 'serpentine', ground: 0, height: 1.25 },
    joints: rows.map(([name, parent, at]) => ({ name, parent, at })),
    chains: [
      { kind: 'spine', side: 0, order: 0, joints: [0, 1, 2, 3, 4] },
      { kind: 'neck', side: 0, order: 0, joints: [5, 6, 7] },
      { kind: 'tail', side: 0, order: 0, joints: [0, 8, 9, 10, 11] },
    ],
  };
}

/** How far each joint of the neck is wrung about its own bone in a motion, degrees: the most. */
function wrung(preset: string): number {
  const skeleton = cobra();
  const { joints } = skeleton;
  const motion = makeCreatureMotion(preset, skeleton);
  const pose = createSkeletonPose(skeleton);
  const turnOf = (j: number): Quat => [...pose.turns.subarray(4 * j, 4 * j + 4)] as Quat;
  let most = 0;
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    for (const j of [2, 3, 4, 5]) {
      const bone = V3.normalize(V3.sub(joints[j + 1].at, joints[j].at));
      const [x, y, z, w] = multiplyQuats(invertQuat(turnOf(j - 1)), turnOf(j));
      most = Math.max(most, (2 * Math.atan2(Math.abs(V3.dot([x, y, z], bone)), Math.abs(w)) * 180) / Math.PI);
    }
  }
  return most;
}

test.each(['preset:walk', 'preset:run', 'preset:serpentine:march'])('a raised neck is not wrung in %s', (preset) => {
  expect(wrung(preset)).toBeLessThan(25);
});

test('a cobra that coils comes down to the ground', () => {
  const skeleton = cobra();
  const motion = makeCreatureMotion('preset:serpentine:coil', skeleton);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, motion.frames - 1);
  const lowest = Math.min(...skeleton.joints.map((_, j) => pose.at[3 * j + 1]));
  expect(lowest).toBeGreaterThan(0);
  expect(lowest).toBeLessThan(0.12);
});

/** How far the tip of a tail swings to the sides and up and down as it swims, against the middle of the body. */
function swings(wide: number, high: number): [aside: number, up: number] {
  const skeleton = TEST_SKELETONS.fish();
  const tail = skeleton.chains.find(({ kind }) => kind === 'tail')?.joints as number[];
  const [last, tip] = tail.slice(-2);
  const at = skeleton.joints[tip].at;
  const fin = [-1, 1].flatMap((s): Vec3[] => [
    [at[0] + s * wide, at[1], at[2]],
    [at[0], at[1] + s * high, at[2]],
  ]);
  const flesh = rigidFlesh(
    skeleton,
    fin.map((p) => ({ joint: last, at: p })),
  );
  expect(describeAnatomy(skeleton, flesh).flukes).toBe(wide > high);
  const motion = makeCreatureMotion('preset:walk', skeleton, { flesh });
  const pose = createSkeletonPose(skeleton);
  const ways = Array.from({ length: motion.frames }, (_, f) => {
    loadFrame(pose, motion, f);
    const back = invertQuat([...pose.turns.subarray(0, 4)] as Quat);
    return rotateVector(back, [0, 1, 2].map((k) => pose.at[3 * tip + k] - pose.at[k]) as unknown as Vec3);
  });
  const range = (k: number): number => Math.max(...ways.map((p) => p[k])) - Math.min(...ways.map((p) => p[k]));
  return [range(0), range(1)];
}

test('fish beat their tails to the sides, what has flukes up and down', () => {
  const [aside, up] = swings(0.02, 0.1);
  expect(aside).toBeGreaterThan(3 * up);
  const [across, over] = swings(0.1, 0.02);
  expect(over).toBeGreaterThan(3 * across);
});

/** A snake of many joints that lies straight, half its body before its hips. */
function longSnake(): RigSkeleton {
  const names = [...Array.from({ length: 10 }, (_, i) => `Spine${i + 1}`), 'Neck', 'Head', 'HeadTop_End'];
  const front = names.map((name, i) => ({ name, parent: i, at: [0, 0.04, 0.08 * (i + 1)] as const }));
  const back = names.map((_, i) => {
    const at = [0, 0.04, -0.08 * (i + 1)] as const;
    return { name: `Tail${i + 1}`, parent: i ? names.length + i : 0, at };
  });
  const run = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
  return {
    ...{ type: 'serpentine', ground: 0, height: 0.1 },
    joints: [{ name: 'Hips', parent: -1, at: [0, 0.04, 0] }, ...front, ...back],
    chains: [
      { kind: 'spine', side: 0, order: 0, joints: run(0, 11) },
      { kind: 'neck', side: 0, order: 0, joints: run(11, 14) },
      { kind: 'tail', side: 0, order: 0, joints: [0, ...run(14, 27)] },
    ],
  };
}

test('a coiled snake has wound itself more than once and a half about, close together and not through itself', () => {
  const skeleton = longSnake();
  const motion = makeCreatureMotion('preset:serpentine:coil', skeleton);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, motion.frames - 1);
  const place = (j: number): Vec3 => [pose.at[3 * j], pose.at[3 * j + 1], pose.at[3 * j + 2]];
  const lying = [...Array.from({ length: 13 }, (_, i) => 26 - i), 0, 1, 2, 3, 4].map(place);
  let wound = 0;
  for (let i = 2; i < lying.length; i++) {
    const [a, b] = [V3.sub(lying[i - 1], lying[i - 2]), V3.sub(lying[i], lying[i - 1])];
    wound += Math.atan2(a[2] * b[0] - a[0] * b[2], a[0] * b[0] + a[2] * b[2]);
  }
  expect(Math.abs(wound) / (2 * Math.PI)).toBeGreaterThan(1.5);
  const across = lying.flatMap((p) => lying.map((q) => V3.distance(p, q)));
  expect(Math.max(...across)).toBeLessThan(0.25 * 26 * 0.08);
  // half of its thickness at least between its rings, middle to middle
  lying.forEach((p, i) => {
    for (const q of lying.slice(i + 4)) expect(V3.distance(p, q)).toBeGreaterThan(0.04);
  });
});
