export { type PartOutline, traceParts } from './outlines.ts';
export { type Granularity, type PartMap, type PicturePart, segmentParts } from './segment-parts.ts';
