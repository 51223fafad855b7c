import { type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../../rig/index.ts';
import type { Motion } from '../motion.ts';
import { loadFrame } from '../motion-frames.ts';
import type { Biped } from './measure.ts';

const DEGREES = 180 / Math.PI;
/** Sine of the bend of a limb at rest from which it tells its hinge. */
const BENT = 0.25;

/** Told of every value and the bounds that it should be within, in words. */
export type Report = (problem: () => string, value: number, least: number, most: number) => void;

/** Joints within what people can do, and nothing in the ground. */
export function checkBody(motion: Motion, biped: Biped, report: Report): void {
  const { pose, skeleton } = biped;
  const limbs = [...biped.arms, ...biped.legs].map((limb) => {
    const { upper, lower, end } = limb.bones;
    const [first, second] = [restBetween(skeleton, upper, lower), restBetween(skeleton, lower, end)];
    const straight = V3.cross('palm' in limb ? [0, 0, -1] : [0, 0, 1], first);
    const bent = V3.cross(first, second);
    const hinge = V3.normalize(V3.length(bent) > BENT && V3.dot(bent, straight) > 0 ? bent : straight);
    return { upper, lower, end, hinge, name: skeleton.joints[lower].name };
  });
  for (let f = 0; f < motion.frames; f++) {
    loadFrame(pose, motion, f);
    for (const { upper, lower, end, hinge, name } of limbs) {
      const axis = rotateVector(ownOf(pose.turns, upper), hinge);
      const bend = bendAbout(axis, between(pose.at, upper, lower), between(pose.at, lower, end));
      report(() => `${name} at frame ${f}`, bend, -3, 152);
    }
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

/** How far a limb is bent about its hinge, degrees: less than 0 where it is bent the wrong way. */
function bendAbout(hinge: Vec3, upper: Vec3, lower: Vec3): number {
  return Math.atan2(V3.dot(V3.cross(upper, lower), hinge), V3.dot(upper, lower)) * DEGREES;
}
