export { type BodyOptions, streamlined } from './body.ts';
export { addCycleWheel, brakeDisc, type CycleWheel, mudguard } from './cycle-wheel.ts';
export { addDiscWheel, type DiscWheel } from './disc-wheel.ts';
export { fitting } from './fittings.ts';
export { pairs, steps, triples } from './points.ts';
export { chainLoop, shock } from './running-gear.ts';
export { VEHICLE_SLOTS } from './slots.ts';
export { addWheel, type WheelPlan } from './wheel.ts';
export { flap, type Rib, ribAt, ribs, wing } from './wing.ts';
