export { type FoundParts, findMeshParts, type PartGranularity } from './find-parts.ts';
export { planOfWords } from './naming/body-plan.ts';
export { type DividedPart, labelScene, type SegmentOptions, segmentScene } from './segment-scene.ts';
