import { GeometryError } from '../../math/index.ts';
import type { RigSkeleton, RigType } from '../../rig/index.ts';
import type { Motion } from '../motion.ts';
import { describeAnatomy } from './anatomy.ts';
import { CREATURE_PRESETS } from './creature-presets.ts';
import { recordAct } from './record.ts';

/** What a creature's motion may leave out. */
export interface CreatureMotionOptions {
  /** Leaves out how far the creature goes, so that it stays on its spot. Default false. */
  inPlace?: boolean;
}

/** Names of the motions that a body of this type can be given. */
export function creaturePresets(type: RigType): string[] {
  return CREATURE_PRESETS.filter((p) => p.type === type).map((p) => p.preset);
}

/**
 * Makes a motion for a creature's skeleton: feet on trajectories by inverse kinematics, the trunk over them, the rest following. Deterministic; 30 frames a
 * second. Throws a `GeometryError` for a preset that this type of body has not.
 */
export function makeCreatureMotion(
  preset: string,
  skeleton: RigSkeleton,
  { inPlace = false }: CreatureMotionOptions = {},
): Motion {
  const found = CREATURE_PRESETS.find((p) => p.preset === preset && p.type === skeleton.type);
  if (!found) throw new GeometryError('unknown_motion', `a ${skeleton.type} has no motion ${preset}`);
  const body = describeAnatomy(skeleton);
  return recordAct(preset, skeleton, body, found.act(body), inPlace);
}
