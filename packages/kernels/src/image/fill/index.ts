export { type FillOptions, fillHole } from './fill-hole.ts';
export { boxAny } from './grid.ts';
