export { type PartOutline, traceParts } from './outlines.ts';
export { describeSeen, isNamed, readWishes, type SeenPart } from './seen-parts.ts';
export { type Granularity, type PartMap, type PicturePart, segmentParts } from './segment-parts.ts';
