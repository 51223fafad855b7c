import { expect, test } from 'vitest';
import { type Quat, rotateVector } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { loadFrame } from '../motion-frames.ts';
import { createSkeletonPose } from '../skeleton-pose.ts';
import { makeCreatureMotion } from './index.ts';
import { TEST_SKELETONS } from './testing-skeletons.ts';

/** Turns of joints against their parents in the last frame, or those of the root alone. */
function lastTurns(preset: string, skeleton: RigSkeleton): Quat[] {
  const motion = makeCreatureMotion(preset, skeleton);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, motion.frames - 1);
  return skeleton.joints.map((_, j) => [...pose.own.subarray(4 * j, 4 * j + 4)] as Quat);
}

/** A spider without a neck, as crabs are. */
function headless(): RigSkeleton {
  const spider = TEST_SKELETONS.spider();
  const gone = new Set(spider.joints.flatMap(({ name }, j) => (/Neck|Head/.test(name) ? [j] : [])));
  const kept = spider.joints.flatMap((_, j) => (gone.has(j) ? [] : [j]));
  const place = new Map(kept.map((j, i) => [j, i]));
  return {
    ...spider,
    joints: kept.map((j) => ({ ...spider.joints[j], parent: place.get(spider.joints[j].parent) ?? -1 })),
    chains: spider.chains
      .filter(({ kind }) => kind !== 'neck')
      .map((chain) => ({ ...chain, joints: chain.joints.map((j) => place.get(j) as number) })),
  };
}

test('what has no head of its own turns and topples as a whole', () => {
  const ahead = rotateVector(lastTurns('preset:turn', headless())[0], [0, 0, 1]);
  expect(ahead[0]).toBeGreaterThan(0.95);
  expect(rotateVector(lastTurns('preset:fall', headless())[0], [0, 1, 0])[1]).toBeLessThan(-0.9);
});

test('a dog falls on its side, a frog, which is flat, on its back', () => {
  const up = (skeleton: RigSkeleton): number => rotateVector(lastTurns('preset:fall', skeleton)[0], [0, 1, 0])[1];
  expect(Math.abs(up(TEST_SKELETONS.dog()))).toBeLessThan(0.3);
  expect(up(TEST_SKELETONS.frog())).toBeLessThan(-0.9);
});

test.each(['preset:jump', 'preset:hurt', 'preset:quadruped:attack'])(
  'a tail has come to rest at the end of %s',
  (preset) => {
    const dog = TEST_SKELETONS.dog();
    const turns = lastTurns(preset, dog);
    dog.joints.forEach(({ name }, j) => {
      if (name.startsWith('Tail')) expect(Math.abs(turns[j][3]), name).toBeGreaterThan(0.9999);
    });
  },
);

test.each([-1, 1])('a tail that is curled to a side lies on the ground when its body does (%i)', (side) => {
  const dog = TEST_SKELETONS.dog();
  const curled = dog.joints.map(({ name, at, parent }) => {
    const n = Number(/^Tail(\d)$/.exec(name)?.[1] ?? 1) - 1;
    return { name, parent, at: [at[0] + side * 0.05 * n, at[1], at[2]] as const };
  });
  const skeleton = { ...dog, joints: curled };
  const motion = makeCreatureMotion('preset:fall', skeleton);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, motion.frames - 1);
  const tip = curled.findIndex(({ name }) => name === 'Tail4');
  expect((pose.at[3 * tip + 1] - skeleton.ground) / skeleton.height).toBeLessThan(0.1);
});

test('a long neck lies on the ground when its body does', () => {
  const bird = TEST_SKELETONS.bird();
  const up = new Map([
    ['Neck', 0.15],
    ['Head', 0.45],
    ['HeadTop_End', 0.45],
  ]);
  const joints = bird.joints.map((joint) => ({
    ...joint,
    at: [joint.at[0], joint.at[1] + (up.get(joint.name) ?? 0), joint.at[2]] as const,
  }));
  const skeleton = { ...bird, joints, height: 1.2 };
  const motion = makeCreatureMotion('preset:fall', skeleton);
  const pose = createSkeletonPose(skeleton);
  loadFrame(pose, motion, motion.frames - 1);
  const head = joints.findIndex(({ name }) => name === 'Head');
  expect((pose.at[3 * head + 1] - skeleton.ground) / skeleton.height).toBeLessThan(0.08);
});

test('a tail turns by all that it is to, none of it at its end, which moves nothing', () => {
  const spider = TEST_SKELETONS.spider();
  const motion = makeCreatureMotion('preset:shoot', spider);
  const pose = createSkeletonPose(spider);
  const base = spider.joints.findIndex(({ name }) => name === 'Tail1');
  const highest = Math.max(
    ...Array.from({ length: motion.frames }, (_, f) => {
      loadFrame(pose, motion, f);
      return (2 * Math.asin(Math.abs(pose.own[4 * base])) * 180) / Math.PI;
    }),
  );
  expect(highest).toBeGreaterThan(60);
});

test('hands of low legs keep their turn while they stand, though they are high for the leg', () => {
  const frog = TEST_SKELETONS.frog();
  const joints = frog.joints.map(({ name, at, parent }) => ({
    ...{ name, parent },
    at: /Hand$/.test(name) ? ([at[0], 0.34, 0.3] as const) : at,
  }));
  const motion = makeCreatureMotion('preset:hurt', { ...frog, joints });
  const pose = createSkeletonPose(frog);
  const hand = joints.findIndex(({ name }) => name === 'LeftHand');
  for (const f of [0, 6, motion.frames - 1]) {
    loadFrame(pose, motion, f);
    expect(Math.abs(pose.turns[4 * hand + 3]), `frame ${f}`).toBeGreaterThan(0.999);
  }
});

test('feet of a bird with long toes stay below its hips as it draws them up', () => {
  const bird = TEST_SKELETONS.bird();
  const joints = bird.joints.map((joint) =>
    /Toe_End$/.test(joint.name) ? { ...joint, at: [joint.at[0], joint.at[1], 0.24] as const } : joint,
  );
  const motion = makeCreatureMotion('preset:avian:takeoff', { ...bird, joints });
  const pose = createSkeletonPose({ ...bird, joints });
  const [hip, ball] = ['LeftUpLeg', 'LeftToeBase'].map((own) => joints.findIndex(({ name }) => name === own));
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    expect(pose.at[3 * hip + 1] - pose.at[3 * ball + 1], `frame ${f}`).toBeGreaterThan(0);
  }
});

test('a spider with claws and no abdomen goes sideways, and says how far', () => {
  const spider = headless();
  const [legs, tails] = [/^leg$/, /^tail$/].map((kind) => spider.chains.filter((chain) => kind.test(chain.kind)));
  const claws = legs.filter(({ order }) => order === 0).map((chain) => ({ ...chain, kind: 'claw' as const }));
  const rest = spider.chains.filter((chain) => !tails.includes(chain) && !(legs.includes(chain) && chain.order === 0));
  const { travel, root, frames } = makeCreatureMotion('preset:run', { ...spider, chains: [...rest, ...claws] });
  expect(Math.abs(travel[0])).toBeGreaterThan(0.3 * spider.height);
  expect(travel[2]).toBe(0);
  expect(root[3 * (frames - 1)] - root[0]).toBeCloseTo(travel[0], 5);
});
