import type { RigSkeleton } from '../../rig/index.ts';
import type { Flesh } from '../flesh.ts';
import { spreadTrack } from '../spread-track.ts';
import type { Anatomy } from './anatomy.ts';
import type { Controls, FootControl } from './controls.ts';
import { jointsBelow } from './joints-below.ts';
import type { Limb } from './limb.ts';

/** Share of the height that toes may dip into the ground as they tip over: what is soft gives way. */
const SOFT = 0.004;
/** Share of a point that a foot must have. */
const CLEAR = 0.45;
const STEPS = 12;
/** Frames to either side over which what feet are kept from is evened out. */
const REACH = 2;

/** A point of a foot at rest against its tip. */
interface SolePoint {
  up: number;
  ahead: number;
}

/**
 * Keeps feet from being rolled into the ground: a foot that stands tips over no further than its toes allow, one on its way by as much more as it is
 * higher, and all evenly in time, so that feet do not snap. `moments` are the controls of a motion's frames, whose feet are changed. Cost: frames times legs.
 */
export function keepSolesUp(
  moments: readonly Controls[],
  { skeleton, body, flesh, loop }: { skeleton: RigSkeleton; body: Anatomy; flesh: Flesh; loop: boolean },
): void {
  body.legs.forEach((leg, i) => {
    const sole = leg.paw ? measureSole(skeleton, leg, flesh) : [];
    if (!sole.length) return;
    // soles that lie below the ground at rest may stay there
    const floor = Math.min(skeleton.ground, ...sole.map(({ up }) => leg.foot[1] + up));
    const rolls = moments.map(({ feet }) => {
      const foot = feet[i];
      const room = leg.foot[1] + foot.at[1] * body.unit - floor + SOFT * skeleton.height;
      return limitRoll(foot, sole, room);
    });
    // nowhere above what they are limited to
    const [down, up] = [1, -1].map((way) => {
      const track = Float64Array.from(rolls, (roll) => Math.max(0, way * roll));
      spreadTrack(track, loop, Math.min, REACH);
      return track;
    });
    moments.forEach(({ feet }, f) => {
      feet[i].roll = down[f] - up[f];
    });
  });
}

function measureSole(skeleton: RigSkeleton, leg: Limb, flesh: Flesh): SolePoint[] {
  const own = jointsBelow(skeleton, leg.joints[leg.joints.length - 1]);
  const out: SolePoint[] = [];
  for (let i = 0; 4 * i < flesh.joints.length; i++) {
    if (flesh.weights[4 * i] < CLEAR || !own.has(flesh.joints[4 * i])) continue;
    out.push({ up: flesh.points[3 * i + 1] - leg.foot[1], ahead: flesh.points[3 * i + 2] - leg.foot[2] });
  }
  return out;
}

/** As much of a foot's roll as keeps its sole from going deeper than `room`; what the trunk carries is not asked. */
function limitRoll({ roll, free }: FootControl, sole: readonly SolePoint[], room: number): number {
  const fits = (degrees: number): boolean => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return sole.every(({ up, ahead }) => up * c - ahead * s + room >= 0);
  };
  if (roll === 0 || free >= 1 || fits(roll)) return roll;
  let [low, high] = [0, 1];
  for (let n = 0; n < STEPS; n++) {
    const middle = (low + high) / 2;
    if (fits(middle * roll)) low = middle;
    else high = middle;
  }
  return roll * (low + (1 - low) * free);
}
