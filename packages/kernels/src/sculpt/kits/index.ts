export { type EarOptions, earShape } from './ears.ts';
export { type EyeKit, type EyeOptions, eyeKit } from './eyes.ts';
export { type Frame, frames } from './frame.ts';
export { antlerShape, type HornOptions, hornShape } from './horns.ts';
export { Host } from './host.ts';
export { type BatWing, type BatWingOptions, batWing } from './wing-bat.ts';
