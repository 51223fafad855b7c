import { describe, expect, test } from 'vitest';
import { type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import { BIPED_PRESETS, makeBipedMotion } from './make-biped-motion.ts';
import { type Biped, measureBiped } from './measure.ts';
import { TEST_BODIES } from './testing-bodies.ts';

const DEGREES = 180 / Math.PI;
const clips = BIPED_PRESETS.filter((p) => p.preset.startsWith('preset:biped:'));

test('every general preset is a clip of its own name', () => {
  expect(BIPED_PRESETS.filter((p) => !p.preset.startsWith('preset:biped:')).length).toBe(11);
  expect(clips.length).toBe(100);
  expect(new Set(clips.map((c) => c.about)).size).toBe(100);
  for (const clip of clips) {
    expect(clip.seconds, clip.preset).toBeGreaterThanOrEqual(0.6);
    expect(clip.seconds, clip.preset).toBeLessThanOrEqual(6);
  }
});

test('a name that is none is refused by name', () => {
  expect(() => makeBipedMotion('preset:biped:levitate', TEST_BODIES.normal)).toThrow(/levitate/);
  expect(() => makeBipedMotion('preset:greet_01', TEST_BODIES.normal)).toThrow(/greet_01/);
});

describe.each(Object.entries(TEST_BODIES))('%s body', (_, skeleton) => {
  test.each(clips.map((c) => c.preset))('%s', (preset) => {
    const motion = makeBipedMotion(preset, skeleton);
    const biped = measureBiped(skeleton);
    const problems: string[] = [];
    const report: Report = (problem, value, least, most) => {
      // written so that NaN is out of bounds
      if (!(value >= least && value <= most)) problems.push(`${problem()}: ${value}`);
    };
    checkNumbers(motion, skeleton, report);
    checkClosure(motion, skeleton, report);
    checkSmooth(motion, skeleton, report);
    checkBody(motion, biped, report);
    checkContacts(motion, biped, report);
    expect(problems.slice(0, 5)).toEqual([]);
  });
});

test('in place, a body ends where it starts', () => {
  for (const { preset } of clips) {
    const { root, frames } = makeBipedMotion(preset, TEST_BODIES.normal, { inPlace: true });
    for (const k of [0, 2]) expect(Math.abs(root[(frames - 1) * 3 + k] - root[k]), preset).toBeLessThan(1e-5);
  }
});

/** What is out of bounds, in words: one `expect` for all of a motion, since thousands are slow. */
type Report = (problem: () => string, value: number, least: number, most: number) => void;

function checkNumbers(motion: Motion, skeleton: RigSkeleton, report: Report): void {
  expect(motion.rotations.length).toBe(motion.frames * skeleton.joints.length * 4);
  let energy = 0;
  for (let i = 0; i < motion.rotations.length; i += 4) {
    const q = motion.rotations.subarray(i, i + 4);
    report(() => 'length of a rotation', Math.hypot(q[0], q[1], q[2], q[3]), 1 - 1e-5, 1 + 1e-5);
    const before = i - skeleton.joints.length * 4;
    if (before >= 0) energy += angleBetween(motion.rotations, before, i);
  }
  for (const x of motion.root) report(() => 'root', x, -100, 100);
  report(() => 'degrees moved a frame', energy / motion.frames, 1, Infinity);
}

function checkClosure(motion: Motion, skeleton: RigSkeleton, report: Report): void {
  if (!motion.loop) return;
  const width = skeleton.joints.length * 4;
  const last = (motion.frames - 1) * width;
  for (let i = 0; i < width; i++)
    report(() => 'closure', motion.rotations[i] - motion.rotations[last + i], -1e-3, 1e-3);
  report(() => 'closure of the root', motion.root[0] - motion.root[(motion.frames - 1) * 3], -1e-3, 1e-3);
}

/** Nothing snaps: turns and places neither jump from frame to frame nor change their speed at once, at a loop's seam neither. */
function checkSmooth(motion: Motion, skeleton: RigSkeleton, report: Report): void {
  const width = skeleton.joints.length * 4;
  for (let j = 0; j < skeleton.joints.length; j++) {
    for (let f = 1; f < motion.frames; f++) {
      const step = angleBetween(motion.rotations, (f - 1) * width + j * 4, f * width + j * 4);
      report(() => `${skeleton.joints[j].name} from frame ${f - 1} to ${f}`, step, 0, 46);
    }
  }
  const lap = motion.frames - 1;
  const at = (f: number, k: number) => motion.root[f * 3 + k];
  for (let k = 0; k < 3; k++) {
    for (let f = 1; f < lap; f++) {
      const change = at(f + 1, k) - 2 * at(f, k) + at(f - 1, k);
      report(() => `root at frame ${f}`, change / skeleton.height, -0.035, 0.035);
    }
    if (!motion.loop) continue;
    const seam = at(1, k) - at(0, k) - (at(lap, k) - at(lap - 1, k));
    report(() => 'root at the seam', seam / skeleton.height, -0.03, 0.03);
  }
}

/** Joints within what people can do, and nothing in the ground. */
function checkBody(motion: Motion, biped: Biped, report: Report): void {
  const { pose, skeleton } = biped;
  const limbs = [...biped.arms, ...biped.legs].map((limb) => {
    const along: Vec3 = 'along' in limb ? limb.along : [0, -1, 0];
    const hinge: Vec3 = 'along' in limb ? V3.normalize(V3.cross([0, 0, -1], along)) : [1, 0, 0];
    const { upper, lower, end } = limb.bones;
    const rest = V3.dot(V3.cross(restBetween(skeleton, upper, lower), restBetween(skeleton, lower, end)), hinge);
    return { lower, along, hinge, rest: Math.asin(rest) * DEGREES, name: skeleton.joints[lower].name };
  });
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    for (const { lower, along, hinge, rest, name } of limbs)
      report(() => `${name} at frame ${f}`, hingeAngle(ownOf(pose.own, lower), along, hinge) + rest, -3, 152);
    const pelvis = ownOf(pose.turns, biped.hips);
    const chest = ownOf(pose.turns, biped.spine.at(-1) ?? biped.hips);
    report(() => `spine at frame ${f}`, turnBetween(pelvis, chest), 0, 95);
    report(() => `neck at frame ${f}`, turnBetween(chest, ownOf(pose.turns, biped.head)), 0, 85);
    for (const leg of biped.legs) {
      const thigh = inFrame(pelvis, between(pose.at, leg.bones.upper, leg.bones.lower));
      report(() => `thigh aside at frame ${f}`, arcsine(thigh[0] * leg.side), -38, 64);
      if (thigh[1] < 0) report(() => `thigh back at frame ${f}`, arcsine(thigh[2]), -48, 91);
      const turn = ownOf(pose.turns, leg.bones.end);
      for (const point of [leg.heel, leg.ball]) {
        const low = pose.at[leg.bones.end * 3 + 1] + rotateVector(turn, point)[1] - skeleton.ground;
        report(() => `sole at frame ${f}`, low / skeleton.height, -0.01, 10);
      }
    }
    for (const arm of biped.arms) {
      const upper = inFrame(chest, between(pose.at, arm.bones.upper, arm.bones.lower));
      report(() => `upper arm across at frame ${f}`, arcsine(upper[0] * arm.side), -60, 91);
      report(() => `upper arm behind at frame ${f}`, arcsine(upper[2]), -66, 91);
    }
    for (let j = 0; j < pose.count; j++) {
      const low = (pose.at[j * 3 + 1] - skeleton.ground) / skeleton.height;
      if (!/Toe|Tail|Hand[A-Z]/.test(skeleton.joints[j].name))
        report(() => `${skeleton.joints[j].name} at frame ${f}`, low, -0.01, 10);
    }
  }
}

/** What is said to stand stands. */
function checkContacts(motion: Motion, biped: Biped, report: Report): void {
  const { pose, skeleton, legLength } = biped;
  const stride = Math.max(legLength, Math.abs(motion.root[motion.root.length - 1] - motion.root[2]));
  for (const { chain, from, to } of motion.contacts) {
    const { joints, kind } = skeleton.chains[chain];
    expect(['arm', 'leg']).toContain(kind);
    const end = kind === 'leg' ? joints[joints.length - 2] : joints[joints.length - 1];
    let low: Vec3 | undefined;
    for (let f = Math.round(from * motion.fps); f <= Math.round(to * motion.fps); f++) {
      loadFrame(pose, motion, f);
      const at: Vec3 = [pose.at[end * 3], pose.at[end * 3 + 1], pose.at[end * 3 + 2]];
      low ??= at;
      report(() => `${skeleton.joints[end].name} slides at frame ${f}`, V3.distance(low, at) / stride, 0, 0.02);
    }
  }
}

function arcsine(x: number): number {
  return Math.asin(Math.max(-1, Math.min(1, x))) * DEGREES;
}

function restBetween(skeleton: RigSkeleton, a: number, b: number): Vec3 {
  return V3.normalize(V3.sub(skeleton.joints[b].at, skeleton.joints[a].at));
}

function ownOf(list: Float64Array, j: number): Quat {
  return [list[j * 4], list[j * 4 + 1], list[j * 4 + 2], list[j * 4 + 3]];
}

function between(at: Float64Array, a: number, b: number): Vec3 {
  return V3.normalize([at[b * 3] - at[a * 3], at[b * 3 + 1] - at[a * 3 + 1], at[b * 3 + 2] - at[a * 3 + 2]]);
}

function inFrame(q: Quat, v: Vec3): Vec3 {
  return rotateVector([-q[0], -q[1], -q[2], q[3]], v);
}

function turnBetween(a: Quat, b: Quat): number {
  const dot = Math.abs(a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3]);
  return 2 * Math.acos(Math.min(1, dot)) * DEGREES;
}

/** Degrees between two unit rotations in a list. */
function angleBetween(list: Float32Array, a: number, b: number): number {
  const dot = list[a] * list[b] + list[a + 1] * list[b + 1] + list[a + 2] * list[b + 2] + list[a + 3] * list[b + 3];
  return 2 * Math.acos(Math.min(1, Math.abs(dot))) * DEGREES;
}

/** A hinge's angle: the rotation without its turn about the bone, about the hinge. */
function hingeAngle(q: Quat, along: Vec3, hinge: Vec3): number {
  const turn = q[0] * along[0] + q[1] * along[1] + q[2] * along[2];
  const size = Math.hypot(turn, q[3]);
  const t: Vec3 = V3.scale(along, turn / size);
  const w = q[3] / size;
  // q = swing * twist
  const swing: Vec3 = V3.sub(
    V3.sub(V3.scale([q[0], q[1], q[2]], w), V3.scale(t, q[3])),
    V3.cross([q[0], q[1], q[2]], t),
  );
  const angle = 2 * Math.atan2(V3.dot(swing, hinge), q[3] * w + V3.dot([q[0], q[1], q[2]], t));
  return (((angle + Math.PI) % (2 * Math.PI)) - Math.PI) * DEGREES;
}
