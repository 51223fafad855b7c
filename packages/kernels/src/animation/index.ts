export { BIPED_PRESETS, type BipedMotionOptions, makeBipedMotion, playClip } from './biped/make-biped-motion.ts';
export { TEST_BODIES } from './biped/testing-bodies.ts';
export { type CurveEase, type CurveKey, createCurve, smoothStep, springTrack } from './curves.ts';
export { type Flesh, fleshOfScene, measureFlesh } from './flesh.ts';
export {
  CREATURE_PRESETS,
  type CreatureMotionOptions,
  type CreaturePreset,
  creaturePresets,
  makeCreatureMotion,
  TEST_SKELETONS,
} from './gaits/index.ts';
export { makeMotion } from './make-motion.ts';
export type { Motion } from './motion.ts';
export { loadFrame, storeFrame } from './motion-frames.ts';
export { createSkeletonPose, resetPose, type SkeletonPose, setTurn, updatePose } from './skeleton-pose.ts';
export { testRig } from './testing-rig.ts';
export { type ClipTarget, motionToClip } from './to-clip.ts';
export {
  frameOf,
  placeTwoBone,
  prepareTwoBone,
  solveTwoBone,
  type TwoBone,
  type TwoBoneOptions,
} from './two-bone-ik.ts';
