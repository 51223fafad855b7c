export { arrange } from './arrange.ts';
export { boxOf, standingRadius } from './box.ts';
export type { LayoutItem, LayoutPlacement } from './item.ts';
export { packCircles } from './pack-circles.ts';
