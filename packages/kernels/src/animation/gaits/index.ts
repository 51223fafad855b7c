export { CREATURE_PRESETS, type CreaturePreset } from './creature-presets.ts';
export { type CreatureMotionOptions, creaturePresets, makeCreatureMotion } from './make-creature-motion.ts';
