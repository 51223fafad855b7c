export { arrange } from './arrange.ts';
export { boxOf } from './box.ts';
export type { LayoutItem, LayoutPlacement } from './item.ts';
