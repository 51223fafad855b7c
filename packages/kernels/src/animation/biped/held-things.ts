import { invertQuat, multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { Flesh } from '../flesh.ts';
import { jointsBelow } from '../gaits/joints-below.ts';
import { turnBy, turnVector } from '../gaits/turns.ts';
import { liftBone } from '../lift-bone.ts';
import type { Motion } from '../motion.ts';
import { loadFrame, storeFrame } from '../motion-frames.ts';
import { placeOf, turnOf } from '../read-joint.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import { spreadTrack } from '../spread-track.ts';
import type { Biped } from './measure.ts';

/** By the height: what goes with a hand and reaches farther than hands do is held in it. */
const HAND = 0.2;
/** Times that a thing is turned up in a frame: with one end up, another may be down. */
const TURNS = 12;
/** Frames to either side over which such turns are spread, and over which what these leave is, and so on. */
const REACH = [5, 3, 2, 1, 0];

/** What a hand holds: its outermost points against the joint of the hand at rest, metres. */
interface HeldThing {
  hand: number;
  points: readonly Vec3[];
}

/** What hands hold, and the flesh without it: bodies lie on their backs, not on their staffs. */
export function findHeldThings({ skeleton, arms }: Biped, flesh: Flesh): { things: HeldThing[]; bare: Flesh } {
  const { joints, height } = skeleton;
  const far = HAND * height;
  const held = new Uint8Array(flesh.joints.length / 4);
  const things: HeldThing[] = [];
  for (const { bones } of arms) {
    const hand = bones.end;
    const own = jointsBelow(skeleton, hand);
    const points: Vec3[] = [];
    for (let i = 0; i < held.length; i++) {
      if (!own.has(flesh.joints[4 * i])) continue;
      const [x, y, z] = flesh.points.subarray(3 * i, 3 * i + 3);
      const from = V3.sub([x, y, z], joints[hand].at);
      if (V3.length(from) < far) continue;
      held[i] = 1;
      points.push(from);
    }
    if (points.length) things.push({ hand, points });
  }
  return things.length ? { things, bare: without(flesh, held) } : { things, bare: flesh };
}

function without({ points, joints, weights, rest }: Flesh, out: Uint8Array): Flesh {
  return {
    points: points.filter((_, k) => !out[Math.floor(k / 3)]),
    joints: joints.filter((_, k) => !out[k >> 2]),
    weights: weights.filter((_, k) => !out[k >> 2]),
    rest,
  };
}

/** Turns hands so that nothing that they hold goes into the ground: what would is laid down on it, a while before and after too. */
export function layThings({ skeleton, pose }: Biped, motion: Motion, things: readonly HeldThing[]): void {
  for (const { hand, points } of things) {
    // At rest a staff may stand a little in the ground.
    const floor = Math.min(skeleton.ground, ...points.map((p) => skeleton.joints[hand].at[1] + p[1]));
    for (const reach of REACH) {
      const tracks = [0, 1, 2].map(() => new Float64Array(motion.frames));
      for (let f = 0; f < motion.frames; f++) {
        loadFrame(pose, motion, f);
        const turn = turnOf(pose, hand);
        const laid = layOne(turn, placeOf(pose, hand), points, floor);
        if (laid === turn) continue;
        const by = turnVector(multiplyQuats(laid, invertQuat(turn)));
        for (let k = 0; k < 3; k++) tracks[k][f] = by[k];
      }
      if (tracks.every((track) => track.every((v) => v === 0))) continue;
      for (const track of tracks) spreadTrack(track, motion.loop, (a, b) => (Math.abs(b) > Math.abs(a) ? b : a), reach);
      for (let f = 0; f < motion.frames; f++) {
        loadFrame(pose, motion, f);
        const by = turnBy([tracks[0][f], tracks[1][f], tracks[2][f]]);
        setTurn(pose, hand, ...multiplyQuats(by, turnOf(pose, hand)));
        updatePose(pose, hand + 1);
        storeFrame(pose, motion, f);
      }
    }
  }
}

function layOne(turn: Quat, at: Vec3, points: readonly Vec3[], floor: number): Quat {
  let out = turn;
  for (let round = 0; round < TURNS; round++) {
    const heights = points.map((p) => rotateVector(out, p)[1]);
    const lifted = liftBone(out, at, points[heights.indexOf(Math.min(...heights))], floor);
    if (lifted === out) break;
    out = lifted;
  }
  return out;
}
