import { GeometryError, V3 } from '../../math/index.ts';
import type { RigSkeleton, RigType } from '../../rig/index.ts';
import type { Motion } from '../motion.ts';
import { describeAnatomy } from './anatomy.ts';
import { AVIAN_GROUND } from './avian-ground.ts';
import { CREATURE_PRESETS } from './creature-presets.ts';
import { type ActTable, type CreatureMotionOptions, recordAct } from './record.ts';

/** Sine of the slope of trunks that count as level. */
const LEVEL = 0.5;

/** Names of the motions that a body of this type can be given. */
export function creaturePresets(type: RigType): string[] {
  return CREATURE_PRESETS.filter((p) => p.type === type).map((p) => p.preset);
}

/**
 * Makes a motion for a creature's skeleton: feet on trajectories by inverse kinematics, the trunk over them, the rest following. Deterministic; 30 frames a
 * second. Throws a `GeometryError` for a preset that this type of body has not.
 */
export function makeCreatureMotion(preset: string, skeleton: RigSkeleton, options: CreatureMotionOptions = {}): Motion {
  const found = CREATURE_PRESETS.find((p) => p.preset === preset && p.type === skeleton.type);
  if (!found) throw new GeometryError('unknown_motion', `a ${skeleton.type} has no motion ${preset}`);
  const body = describeAnatomy(skeleton, options.flesh);
  return recordAct(preset, skeleton, body, found.act(body), options);
}

/** Whether a biped carries its trunk level, as theropods do: it moves as birds do on the ground. */
export function isLevelBiped({ type, joints }: RigSkeleton): boolean {
  if (type !== 'biped') return false;
  const chest = joints.find(({ name }) => name === 'Spine2') ?? joints[0];
  return V3.normalize(V3.sub(chest.at, joints[0].at), [0, 1, 0])[1] < LEVEL;
}

/** Moves a biped that carries its trunk level as `makeCreatureMotion` moves a bird; undefined for what birds do not do on the ground. */
export function makeLevelMotion(
  preset: string,
  skeleton: RigSkeleton,
  options: CreatureMotionOptions = {},
): Motion | undefined {
  const act = (AVIAN_GROUND as ActTable)[preset.replace(/^preset:(biped:)?/, '')]?.[1];
  if (!act) return undefined;
  const body = describeAnatomy(skeleton);
  return recordAct(preset, skeleton, body, act(body), options);
}
