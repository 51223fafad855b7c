export { CREATURE_PRESETS, type CreaturePreset } from './creature-presets.ts';
export { creaturePresets, isLevelBiped, makeCreatureMotion, makeLevelMotion } from './make-creature-motion.ts';
export type { CreatureMotionOptions } from './record.ts';
export { TEST_SKELETONS } from './testing-skeletons.ts';
