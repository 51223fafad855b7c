import { multiplyQuats, type Quat, rotateVector, slerp, V3, type Vec3 } from '../../math/index.ts';
import { type Flesh, lowestFlesh } from '../flesh.ts';
import type { Motion } from '../motion.ts';
import { loadFrame, storeFrame } from '../motion-frames.ts';
import { resetPose, setTurn, updatePose } from '../skeleton-pose.ts';
import { spreadTrack } from '../spread-track.ts';
import { jointsBelow } from './joints-below.ts';
import { ownOf, type Puppet, placeOf, setOwn, turnOf } from './puppet.ts';
import { turnBy } from './turns.ts';

/** How far a tail is raised at most, radians, and steps of looking for how far. */
const MOST = 0.8;
const STEPS = 8;
/** Share of the height that it may sink in, and frames to either side over which it is raised. */
const SOFT = 0.004;
const REACH = 4;

/**
 * Raises a tail from its base, softly, where what hangs on it has swung into the ground; where that is no help, it swings less: `still` are the motion's
 * rotations without the swing. The motion is changed in place.
 */
export function holdTail(
  puppet: Puppet,
  motion: Motion,
  tail: readonly number[],
  { flesh, still }: { flesh: Flesh; still: Float32Array },
): void {
  const { pose, skeleton } = puppet;
  if (!tail.length) return;
  const own = jointsBelow(skeleton, tail[0]);
  const isOut = (joint: number): boolean => !own.has(joint);
  resetPose(pose);
  const least = Math.min(skeleton.ground, lowestFlesh(pose, flesh).y) - SOFT * skeleton.height;
  const deepAt = (frame: number, angle: number): number => {
    loadFrame(pose, motion, frame);
    raise(puppet, tail, angle);
    return least - lowestFlesh(pose, flesh, isOut).y;
  };
  const angles = new Float64Array(motion.frames);
  let before = 0;
  let helps = true;
  for (let f = 0; f < motion.frames; f++) {
    const deep = deepAt(f, 0);
    before = Math.max(before, deep);
    // what lies below its own base is not raised so
    if (deep <= 0) continue;
    if (deepAt(f, MOST) > 0) {
      helps = false;
      continue;
    }
    let [low, high] = [0, MOST];
    for (let n = 0; n < STEPS; n++) {
      const middle = (low + high) / 2;
      if (deepAt(f, middle) > 0) low = middle;
      else high = middle;
    }
    angles[f] = high;
  }
  spreadTrack(angles, motion.loop, Math.max, REACH);
  if (before <= 0) return;
  // a tail that turns about a base deep in the rump may push flesh down there
  if (!helps || angles.some((angle, f) => deepAt(f, angle) > before)) {
    swingLess(puppet, motion, tail, still, () => least - lowestFlesh(pose, flesh, isOut).y);
    return;
  }
  for (let f = 0; f < motion.frames; f++) {
    if (angles[f] === 0) continue;
    loadFrame(pose, motion, f);
    raise(puppet, tail, angles[f]);
    storeFrame(pose, motion, f);
  }
}

/** Takes from a tail as much of its swing as has it in the ground, softly; `deep` tells how far the pose has it there. */
function swingLess(
  puppet: Puppet,
  motion: Motion,
  tail: readonly number[],
  still: Float32Array,
  deep: () => number,
): void {
  const { pose } = puppet;
  const load = (frame: number, share: number): void => {
    loadFrame(pose, motion, frame);
    for (const j of tail) {
      const from = 4 * (frame * pose.count + j);
      const rest: Quat = [still[from], still[from + 1], still[from + 2], still[from + 3]];
      setOwn(puppet, j, slerp(ownOf(puppet, j), rest, share));
    }
    updatePose(pose, tail[0]);
  };
  const deepAt = (frame: number, share: number): number => {
    load(frame, share);
    return deep();
  };
  const shares = Float64Array.from({ length: motion.frames }, (_, f) => {
    const swung = deepAt(f, 0);
    if (swung <= 0 || deepAt(f, 1) >= swung) return 0;
    let [low, high] = [0, 1];
    for (let n = 0; n < STEPS; n++) {
      const middle = (low + high) / 2;
      if (deepAt(f, middle) > 0) low = middle;
      else high = middle;
    }
    return high;
  });
  spreadTrack(shares, motion.loop, Math.max, REACH);
  for (let f = 0; f < motion.frames; f++) {
    if (shares[f] === 0) continue;
    load(f, shares[f]);
    storeFrame(pose, motion, f);
  }
}

/**
 * Raises a body that no foot keeps where it is by what its tail has still swung into the ground with: one that rolls over it. `stands` tells for each frame
 * whether a foot does. The motion is changed in place.
 */
export function liftOverTail(
  { skeleton, pose }: Puppet,
  motion: Motion,
  flesh: Flesh,
  stands: (frame: number) => boolean,
): void {
  resetPose(pose);
  const least = Math.min(skeleton.ground, lowestFlesh(pose, flesh).y) - SOFT * skeleton.height;
  const lift = Float64Array.from({ length: motion.frames }, (_, f) => {
    if (stands(f)) return 0;
    loadFrame(pose, motion, f);
    return Math.max(0, least - lowestFlesh(pose, flesh).y);
  });
  spreadTrack(lift, motion.loop, Math.max, REACH);
  for (let f = 0; f < motion.frames; f++) if (!stands(f)) motion.root[3 * f + 1] += lift[f];
}

/** Turns a tail up about what is level and square to it. */
function raise(puppet: Puppet, tail: readonly number[], angle: number): void {
  if (angle === 0) return;
  const [base, tip] = [tail[0], tail[tail.length - 1]];
  const turn = turnOf(puppet, base);
  const rest = V3.sub(placeOf(puppet, tip), placeOf(puppet, base));
  const way = tip === base ? rotateVector(turn, [0, 0, -1]) : rest;
  const axis: Vec3 = V3.normalize([-way[2], 0, way[0]], [1, 0, 0]);
  setTurn(puppet.pose, base, ...multiplyQuats(turnBy(V3.scale(axis, angle)), turn));
  updatePose(puppet.pose, base + 1);
}
