export { type FoundParts, findMeshParts, type PartGranularity } from './find-parts.ts';
export { type DividedPart, type SegmentOptions, segmentScene } from './segment-scene.ts';
