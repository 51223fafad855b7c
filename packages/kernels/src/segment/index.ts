export { type FoundParts, findMeshParts, type PartGranularity } from './find-parts.ts';
