export { type FoundParts, findMeshParts, type PartGranularity } from './find-parts.ts';
export { planOfWords } from './naming/body-plan.ts';
export { lumpOf } from './naming/no-plan.ts';
export { type DividedPart, labelScene, type SegmentOptions, segmentScene } from './segment-scene.ts';
