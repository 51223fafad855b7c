import type { RigSkeleton } from '../rig/index.ts';
import { makeBipedMotion } from './biped/make-biped-motion.ts';
import type { Flesh } from './flesh.ts';
import { isLevelBiped, makeCreatureMotion, makeLevelMotion } from './gaits/index.ts';
import type { Motion } from './motion.ts';

/** A preset on any skeleton: people, animals, and bipeds that carry their trunk level, which walk as birds do. Throws as those do. */
export function makeMotion(
  preset: string,
  skeleton: RigSkeleton,
  options: { inPlace?: boolean; flesh?: Flesh } = {},
): Motion {
  if (skeleton.type !== 'biped') return makeCreatureMotion(preset, skeleton, options);
  const level = isLevelBiped(skeleton) ? makeLevelMotion(preset, skeleton, options) : undefined;
  return level ?? makeBipedMotion(preset, skeleton, options);
}
