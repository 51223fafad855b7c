export { creature } from './archetype.ts';
export { CREATURE_PRESETS } from './presets/index.ts';
