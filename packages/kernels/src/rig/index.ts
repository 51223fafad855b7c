export { type FitBodyOptions, type FittedBody, fitBody } from './fit-body.ts';
export type { SculptedBody, SculptedPart } from './known/sculpted-body.ts';
export { type KnownRig, knownSkeleton } from './known-skeleton.ts';
export {
  type ChainKind,
  type JointChain,
  RIG_TYPES,
  type RigJoint,
  type RigSkeleton,
  type RigType,
} from './skeleton.ts';
