export { arrange, type LayoutItem, type LayoutPlacement } from './arrange.ts';
