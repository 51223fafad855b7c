export { type BindOptions, bindWeights, type SkinWeights } from './bind-weights.ts';
export { RIG_SPECS, type RigSpec } from './file-joints.ts';
export { type FitBodyOptions, type FittedBody, fitBody } from './fit-body.ts';
export type { SculptedBody, SculptedPart } from './known/sculpted-body.ts';
export { type KnownRig, knownSkeleton } from './known-skeleton.ts';
export { type RiggedScene, type RigInput, rigScene } from './rig-scene.ts';
export {
  type ChainKind,
  type JointChain,
  RIG_TYPES,
  type RigJoint,
  type RigSkeleton,
  type RigType,
} from './skeleton.ts';
export { nearestJoint } from './weights/bones.ts';
