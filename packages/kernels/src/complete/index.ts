export type { CompleteContext, PartReport } from './complete-part.ts';
export { type CompletedPart, type CompleteOptions, completeScene } from './complete-scene.ts';
