import { multiplyQuats, rotateVector, slerp, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import { setTurn, updatePose } from '../skeleton-pose.ts';
import type { Anatomy, Wing } from './anatomy.ts';
import type { WingControl } from './controls.ts';
import { type Puppet, turnOf } from './puppet.ts';
import { turnBy } from './turns.ts';

const DEGREE = Math.PI / 180;
/** Where arm, forearm and hand of a left wing point that is folded as in flight, and that is closed: arm back and down, forearm up to the back, hand back along the flank. */
const HALF: readonly Vec3[] = [
  [0.35, -0.15, -0.9],
  [0.3, 0.1, 0.85],
  [0.12, -0.15, -1],
];
const CLOSED: readonly Vec3[] = [
  [0.3, -0.5, -0.8],
  [0.14, 0.2, -0.7],
  [-0.05, -0.3, -1],
];
/** Where the feathers of a closed left wing lie: over the back. */
const OVER: Vec3 = [-0.95, 0.3, 0];

/**
 * Poses a wing bone by bone towards where they point in flight: the arm a little forward or swept, the outer wing behind it in the flap. Folding brings
 * the arm back along the body, the forearm forward and the hand back, as birds do.
 */
export function poseWing(puppet: Puppet, wing: Wing, control: WingControl): void {
  const { pose, skeleton } = puppet;
  const count = wing.joints.length;
  const base = turnOf(puppet, skeleton.joints[wing.joints[0]].parent);
  for (let i = 0; i < count; i++) {
    const share = count > 1 ? i / (count - 1) : 0;
    const spread = spreadBone(wing, control, share);
    const folded = foldedBone(wing, i, control.fold);
    const wanted = V3.normalize(V3.lerp(spread, folded, control.fold), spread);
    const pointed = turnBetween(wing.bones[i], wanted);
    const closing = closedShare(control.fold) * aroundTo(rotateVector(pointed, wing.vanes[i]), wanted, wing.side);
    const twist = wing.side * control.twist * DEGREE * (0.3 + 0.7 * share);
    const full = multiplyQuats(turnBy(V3.scale(wanted, twist + closing)), pointed);
    const turn = multiplyQuats(base, slerp([0, 0, 0, 1], full, control.weight));
    setTurn(pose, wing.joints[i], ...turn);
    updatePose(pose, wing.joints[i] + 1);
  }
}

/**
 * Wings of a body that comes to lie on a side: both closed over its back. Spread to the sides they would prop it up. `much`
 * is how far it lies, 0 to 1; `before` is how wings are held until then. Wings that are folded at rest stay so; the one below is not spread at all.
 */
export function lieOnSide(
  { wings }: Anatomy,
  before: readonly (WingControl | undefined)[],
  much: number,
  side: -1 | 1,
): (WingControl | undefined)[] {
  const mix = (a: number, b: number): number => a + (b - a) * much;
  return wings.map((wing, i) => {
    const from = before[i];
    if (!wing.open && from && wing.side === side) return { ...from, weight: from.weight * (1 - much) };
    if (!wing.open || much === 0) return from;
    const lying = { flap: -20, sweep: 30, fold: 1, lag: 0, twist: 0, weight: 1 };
    const start = from ?? { ...lying, weight: 0 };
    return {
      flap: mix(start.flap, lying.flap),
      sweep: mix(start.sweep, lying.sweep),
      fold: mix(start.fold, lying.fold),
      lag: mix(start.lag, lying.lag),
      twist: mix(start.twist, lying.twist),
      weight: mix(start.weight, lying.weight),
    };
  });
}

function spreadBone({ side }: Wing, { flap, sweep, lag }: WingControl, share: number): Vec3 {
  const up = (flap - lag * share) * DEGREE;
  // the arm leans forward, the hand back
  const back = (sweep + 26 * (share - 0.35)) * DEGREE;
  return V3.normalize([side * Math.cos(up) * Math.cos(back), Math.sin(up), -Math.sin(back)]);
}

function closedShare(fold: number): number {
  return Math.max(0, 2 * fold - 1);
}

/** Radians about a bone that lay what stands off it over the back. */
function aroundTo(vane: Vec3, bone: Vec3, side: Wing['side']): number {
  const over: Vec3 = [side * OVER[0], OVER[1], OVER[2]];
  return Math.atan2(V3.dot(bone, V3.cross(vane, over)), V3.dot(vane, V3.addScaled(over, bone, -V3.dot(over, bone))));
}

/** Half folded, as in flight, the forearm comes forward; wholly so, the whole wing lies back along the flank: feathers that cannot slide would be wrung. */
function foldedBone({ side }: Wing, i: number, fold: number): Vec3 {
  const [x, y, z] = V3.lerp(HALF[i % 3], CLOSED[i % 3], closedShare(fold));
  return V3.normalize([side * x, y, z]);
}
