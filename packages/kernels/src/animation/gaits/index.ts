export { CREATURE_PRESETS, type CreaturePreset } from './creature-presets.ts';
export { type CreatureMotionOptions, creaturePresets, makeCreatureMotion } from './make-creature-motion.ts';
export { TEST_SKELETONS } from './testing-skeletons.ts';
