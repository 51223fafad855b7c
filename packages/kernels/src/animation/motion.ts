import type { Vec3 } from '../math/index.ts';

/**
 * A motion made for one skeleton, sampled evenly. Joints have no axes of their own here: at rest every joint's rotation is the identity in the model's
 * turned frame (+Y up, +Z front), so a joint stands at `parent at + parent turn * (at - parent at)` and turns by `parent turn * own`.
 */
export interface Motion {
  /** The preset it plays, such as `preset:quadruped:walk`. */
  name: string;
  /** Frames a second. */
  fps: number;
  /** Samples; a loop's last equals its first. */
  frames: number;
  loop: boolean;
  /** Own rotations against the parent, xyzw: 4 floats a joint, all joints of the skeleton in their order, frame after frame. */
  rotations: Float32Array;
  /** Where the root is, against where it is at rest, metres: 3 floats a frame. */
  root: Float32Array;
  /** How far the clip carries the root along, metres: a loop's last sample is its first moved by this. Nothing where it stays on its spot. */
  travel: Vec3;
  /** Spans in which an end of a chain stands still on the ground (or on what it holds), seconds. */
  contacts: readonly { chain: number; from: number; to: number }[];
}
