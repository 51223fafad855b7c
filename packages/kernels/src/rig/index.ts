export {
  type ChainKind,
  type JointChain,
  RIG_TYPES,
  type RigJoint,
  type RigSkeleton,
  type RigType,
} from './skeleton.ts';
