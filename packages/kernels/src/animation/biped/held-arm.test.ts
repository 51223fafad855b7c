import { expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import { loadFrame } from '../motion-frames.ts';
import { makeBipedMotion } from './make-biped-motion.ts';
import { measureBiped } from './measure.ts';
import { TEST_BODIES } from './testing-bodies.ts';
import { checkBody } from './testing-bounds.ts';

/** An adult whose right forearm points ahead, as one that holds a staff. */
function holder(): RigSkeleton {
  const { joints, ...rest } = TEST_BODIES.longArmed;
  const find = (name: string) => joints.findIndex((joint) => joint.name === name);
  const [arm, fore, hand] = ['RightArm', 'RightForeArm', 'RightHand'].map(find);
  const elbow: Vec3 = V3.add(joints[arm].at, [-0.08, -0.41, 0.03]);
  const places = new Map<number, Vec3>([
    [fore, elbow],
    [hand, V3.add(elbow, [-0.05, 0.05, 0.42])],
  ]);
  return { ...rest, joints: joints.map((joint, i) => ({ ...joint, at: places.get(i) ?? joint.at })) };
}

function handOff(preset: string, side: 'Left' | 'Right', skeleton: RigSkeleton): number {
  const motion = makeBipedMotion(preset, skeleton);
  const { pose } = measureBiped(skeleton);
  const joint = (name: string) => skeleton.joints.findIndex((j) => j.name === name);
  const [arm, hand] = [joint(`${side}Arm`), joint(`${side}Hand`)];
  const rest = V3.sub(skeleton.joints[hand].at, skeleton.joints[arm].at);
  let most = 0;
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    const at = [0, 1, 2].map((k) => pose.at[3 * hand + k] - pose.at[3 * arm + k]);
    most = Math.max(most, V3.distance([at[0], at[1], at[2]], rest));
  }
  return most / V3.length(rest);
}

test('what an arm carries at rest it carries on while it stands and walks, and lets go of for a wave', () => {
  const skeleton = holder();
  expect(handOff('preset:idle', 'Right', skeleton)).toBeLessThan(0.2);
  expect(handOff('preset:walk', 'Right', skeleton)).toBeLessThan(0.35);
  expect(handOff('preset:biped:greet_01', 'Right', skeleton)).toBeGreaterThan(0.6);
});

test('elbows that are bent at rest stay within what elbows do', () => {
  const skeleton = holder();
  const problems: string[] = [];
  for (const name of ['climb', 'biped:bow', 'biped:greet_04', 'biped:basketball_shot'])
    checkBody(makeBipedMotion(`preset:${name}`, skeleton), measureBiped(skeleton), (what, value, least, most) => {
      if (!(value >= least && value <= most)) problems.push(`${name} ${what()}: ${value}`);
    });
  expect(problems.slice(0, 5)).toEqual([]);
});
