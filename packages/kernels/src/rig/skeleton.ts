import type { Vec3 } from '../math/index.ts';

/** The bodies that have a skeleton of their own kind and motions made for it. */
export const RIG_TYPES = ['biped', 'quadruped', 'hexapod', 'octopod', 'avian', 'serpentine', 'aquatic'] as const;

/** One of `RIG_TYPES`. */
export type RigType = (typeof RIG_TYPES)[number];

/** A joint at rest. */
export interface RigJoint {
  /**
   * Canonical name, whatever a file calls it (`spec` decides that when writing). Left is the creature's own, +X.
   *
   * | rig type | joints |
   * |---|---|
   * | all | `Hips` is the root, `Neck`, `Head`, `HeadTop_End`; `Tail1`...; where there are some `Jaw`, `LeftEar1`... |
   * | biped | Mixamo's without their prefix: `Spine`, `Spine1`, `Spine2`, `LeftShoulder`, `LeftArm`, `LeftForeArm`, `LeftHand`, `LeftHandIndex1`..., `LeftUpLeg`, `LeftLeg`, `LeftFoot`, `LeftToeBase`, `LeftToe_End`; `LeftWing1`... |
   * | quadruped | as a biped, fore legs being arms (`LeftHand` is the wrist, `LeftHand_End` the paw), without fingers; long necks add `Neck1`... |
   * | avian | as a biped, wings being arms (`LeftHand_End` is the wing's tip), without fingers |
   * | hexapod, octopod | `Hips` below the middle of the legs, `Spine`; `Tail1`... is the abdomen; legs from front to back `LeftLeg1_1` (at the body) to `LeftLeg1_4` (the foot) and `LeftLeg1_End`; tentacles have more joints; `LeftClaw_1`..., `LeftWing1_1`..., `LeftAntenna1`... |
   * | serpentine, aquatic | `Hips` in the middle of the body; `Spine1`... forward to `Neck`; `Tail1`... backward; fish: `LeftFin1_1`..., `DorsalFin1`..., the tail fin ends `Tail` |
   */
  name: string;
  /** Index of the parent; -1 for the root. Parents come before children. */
  parent: number;
  /** Metres, in the turned model: +Y up, +Z to the front. */
  at: Vec3;
}

/** What a run of joints does. */
export type ChainKind =
  | 'spine'
  | 'neck'
  | 'arm'
  | 'leg'
  | 'wing'
  | 'finger'
  | 'tail'
  | 'fin'
  | 'tentacle'
  | 'claw'
  | 'ear'
  | 'jaw'
  | 'antenna';

/** A run of joints that moves as one limb. */
export interface JointChain {
  kind: ChainKind;
  /** 1 left, -1 right, 0 in the middle. */
  side: -1 | 0 | 1;
  /** Among those of its kind on its side, from the front to the back, or from the thumb to the little finger: 0, 1, ... */
  order: number;
  /** Indices from the body outwards; each is the parent of the next. The last is the end: of a foot its tip, of a head its top. */
  joints: readonly number[];
}

/** A skeleton at rest, fitted to a model that was turned to stand upright and to look to +Z. */
export interface RigSkeleton {
  type: RigType;
  joints: readonly RigJoint[];
  /** Every joint but the root belongs to one chain at least. */
  chains: readonly JointChain[];
  /** Height of the ground that it stands on, and of the whole model above it, metres. */
  ground: number;
  height: number;
}
