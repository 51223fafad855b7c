export { appliance } from './appliance.ts';
export { chain } from './chain.ts';
export { addFlame } from './flame.ts';
export { fitting } from './hardware.ts';
export { keycap, typingKeys } from './keycap.ts';
export { proportioned } from './proportion.ts';
export { addScreen, glowing, type ScreenPlan } from './screen.ts';
export type { ScreenLook } from './screen-looks.ts';
export { winding } from './winding.ts';
