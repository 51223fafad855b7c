import type { PartView } from './part-views.ts';

/** Extent from the bottom to the top, share of the box. */
export const tall = (p: PartView): number => p.max[1] - p.min[1];

/** Extent from the back to the front, share of the box. */
export const deep = (p: PartView): number => p.max[2] - p.min[2];
