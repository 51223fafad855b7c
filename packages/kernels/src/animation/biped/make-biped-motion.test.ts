import { describe, expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import { BIPED_PRESETS, makeBipedMotion } from './make-biped-motion.ts';
import { type Biped, measureBiped } from './measure.ts';
import { TEST_BODIES } from './testing-bodies.ts';
import { checkBody, type Report } from './testing-bounds.ts';

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
    // one `expect` for all of a motion, since thousands are slow
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
  const end = (motion.frames - 1) * 3;
  motion.travel.forEach((way, k) => {
    report(() => 'closure of the root', motion.root[end + k] - motion.root[k] - way, -1e-3, 1e-3);
  });
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

/** Degrees between two unit rotations in a list. */
function angleBetween(list: Float32Array, a: number, b: number): number {
  const dot = list[a] * list[b] + list[a + 1] * list[b + 1] + list[a + 2] * list[b + 2] + list[a + 3] * list[b + 3];
  return 2 * Math.acos(Math.min(1, Math.abs(dot))) * DEGREES;
}
