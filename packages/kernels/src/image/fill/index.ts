export { type FillOptions, fillHole } from './fill-hole.ts';
